// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UISearchTokenTests: XCTestCase {
  private func messages(_ body: () -> Void) -> [String] {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment, operation: body)
    return issues.messages
  }

  func testTokensTakeThePlaceOfText() {
    let field = UISearchTextField()
    field.text = "cats big"
    let cats = UISearchToken(icon: nil, text: "Cats")
    cats.representedObject = 7

    _ = messages {
      let end = field.position(from: field.beginningOfDocument, offset: 5)
      let range = end.flatMap { field.textRange(from: field.beginningOfDocument, to: $0) }
      range.map { field.replaceTextualPortion(of: $0, with: cats, at: 0) }
    }

    XCTAssertEqual(field.text, "big")
    XCTAssertEqual(field.tokens, [cats])
    XCTAssertEqual(field.tokens(in: field.textualRange), [cats])
    XCTAssertEqual(field.tokens.first?.representedObject as? Int, 7)
    field.removeToken(at: 0)
    XCTAssertEqual(field.tokens, [])
  }

  func testScopesTakeAttributesThatWereSetBefore() {
    let bar = UISearchBar()
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    bar.scopeButtonTitles = ["All", "Cats"]

    let control = bar.subviews.compactMap { $0 as? UISegmentedControl }.first
    XCTAssertEqual(
      control?.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, .red)
    XCTAssertEqual(bar.scopeBarButtonTitleTextAttributes(for: .normal)?.count, 1)
  }

  func testAMovedPictureIsReported() {
    let bar = UISearchBar()
    XCTAssertEqual(
      messages { bar.setPositionAdjustment(UIOffset(horizontal: 4, vertical: 0), for: .search) },
      ["another place of a picture of a UISearchBar is not drawn yet"])
    XCTAssertEqual(bar.positionAdjustment(for: .search).horizontal, 4)
    XCTAssertEqual(bar.positionAdjustment(for: .clear), .zero)
  }

  func testTextStandsBehindTokens() throws {
    func field(_ direction: UIUserInterfaceLayoutDirection) -> (token: CGRect, text: CGRect) {
      var environment = RenderingEnvironment.current
      environment.layoutDirection = direction
      return RenderingEnvironment.$current.withValue(environment) {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
        field.text = "Momo"
        let before = field.textRect(forBounds: field.bounds)
        field.tokens = [UISearchToken(icon: UIImage(systemName: "tag"), text: "Cats")]
        field.layoutIfNeeded()
        let token = field.subviews.first {
          $0.subviews.contains { ($0 as? UILabel)?.text == "Cats" }
        }
        let after = field.textRect(forBounds: field.bounds)
        XCTAssertLessThan(after.width, before.width)
        return (token?.frame ?? .zero, after)
      }
    }
    let left = field(.leftToRight)
    XCTAssertEqual(left.token.maxX + 4, left.text.minX)
    let right = field(.rightToLeft)
    XCTAssertEqual(right.token.minX - 4, right.text.maxX)
    XCTAssertGreaterThan(left.token.width, 50)
  }
}

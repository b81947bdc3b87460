// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// The links that a text view finds in its text.
final class DataDetectorTypesTests: XCTestCase {
  /// What is drawn in the color of links.
  private func links(
    _ text: String, _ types: UIDataDetectorTypes, _ change: (UITextView) -> Void = { _ in }
  ) throws -> [String] {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = text
    view.isEditable = false
    view.dataDetectorTypes = types
    view.tintColor = .systemPink
    change(view)
    view.layoutIfNeeded()
    let label = try XCTUnwrap(view.subviews.compactMap { $0 as? UILabel }.first)
    let shown = try XCTUnwrap(label.attributedText)
    var found: [String] = []
    let all = NSRange(location: 0, length: shown.length)
    shown.enumerateAttribute(.foregroundColor, in: all, options: []) { color, range, _ in
      guard (color as? UIColor) == .systemPink else { return }
      found.append((shown.string as NSString).substring(with: range))
    }
    XCTAssertEqual(label.text, text)
    return found
  }

  func testLinksHaveTheTint() throws {
    let text = "See https://example.com, www.example.com or ada@example.com; call +44 20 7946 0958"
    let addresses = ["https://example.com", "www.example.com", "ada@example.com"]
    XCTAssertEqual(try links(text, .link), addresses)
    XCTAssertEqual(try links(text, .phoneNumber), ["+44 20 7946 0958"])
    XCTAssertEqual(try links(text, [.link, .phoneNumber]), addresses + ["+44 20 7946 0958"])
    XCTAssertEqual(try links(text, []), [])
  }

  func testTextThatCanBeEditedHasNone() throws {
    XCTAssertEqual(try links("www.example.com", .link) { $0.isEditable = true }, [])
    XCTAssertEqual(try links("www.example.com", .link) { $0.isSelectable = false }, [])
  }

  func testTextWithAttributesKeepsThem() throws {
    let text = NSMutableAttributedString(string: "See www.example.com now")
    text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 0, length: text.length))
    XCTAssertEqual(
      try links("See www.example.com now", .link) { $0.attributedText = text },
      ["www.example.com"])
  }

  func testTheTextItselfStaysAsItIs() {
    let view = UITextView()
    view.isEditable = false
    view.text = "www.example.com"
    view.dataDetectorTypes = .link
    XCTAssertNil(view.attributedText.attribute(.link, at: 0, effectiveRange: nil))
  }
}

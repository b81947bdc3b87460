// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class AttributedStringConversionTests: XCTestCase {
  private let bold = UIFont.boldSystemFont(ofSize: 17)
  private let page = URL(string: "https://example.org")

  private var value: AttributedString {
    var first = AttributedString("New ")
    first.font = bold
    first.foregroundColor = .red
    var second = AttributedString("page")
    second.link = page
    return first + second
  }

  func testAValueBecomesAStringWithItsAttributes() {
    let string = NSAttributedString(value)

    XCTAssertEqual(string.string, "New page")
    let first = string.attributes(at: 0, effectiveRange: nil)
    XCTAssertEqual(first[.font] as? UIFont, bold)
    XCTAssertEqual(first[.foregroundColor] as? UIColor, .red)
    XCTAssertEqual(string.attributes(at: 5, effectiveRange: nil)[.link] as? URL, page)
    XCTAssertEqual(NSMutableAttributedString(value), string)
  }

  func testAStringBecomesAValueWithItsAttributes() throws {
    XCTAssertEqual(AttributedString(NSAttributedString(value)), value)
    XCTAssertEqual(
      try AttributedString(NSAttributedString(value), including: \.uiKit),
      try AttributedString(
        NSAttributedString(value, including: AttributeScopes.UIKitAttributes.self),
        including: AttributeScopes.UIKitAttributes.self))
    XCTAssertEqual(AttributedString(NSAttributedString(string: "")), AttributedString(""))
  }

  /// Letters of two UTF-16 units, where Foundation's ranges are counted in these.
  func testRunsEndBetweenLetters() {
    let string = NSMutableAttributedString(string: "😀a")
    string.addAttribute(.kern, value: 2, range: NSRange(location: 2, length: 1))

    let runs = AttributedString(string).runs.map(\.kern)

    XCTAssertEqual(runs, [nil, 2])
  }

  func testALabelShowsTheValue() {
    let label = UILabel()
    label.attributedText = NSAttributedString(value)

    XCTAssertEqual(label.text, "New page")
  }
}

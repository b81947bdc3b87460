// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// What views use of Foundation reaches them by `import HeadlessUIKit` alone. The members that
/// `Tools/uikit-members` counts as Foundation's are all here.
final class FoundationMembersTests: XCTestCase {
  func testStringsAreThoseOfFoundation() {
    XCTAssertEqual(String(describing: 1), "1")
    XCTAssertEqual(String(format: "%02d", 7), "07")
    XCTAssertEqual(String(format: "%d of %d", 1, 2), "1 of 2")
    XCTAssertEqual(String(format: "%d", arguments: [3]), "3")
    XCTAssertEqual(String(4), "4")
    XCTAssertEqual(String(), "")
    XCTAssertEqual(String(repeating: "a", count: 3), "aaa")
    XCTAssertEqual(String(data: Data([65]), encoding: .utf8), "A")
    XCTAssertEqual(NSString(string: "text").length, 4)
  }

  func testTextIsMeasuredByItself() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let size = "Text".size(withAttributes: attributes)
    XCTAssertGreaterThan(size.width, 20)
    let room = CGSize(width: 1000, height: 1000)
    for height in [
      "Text".boundingRect(
        with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil
      ).height,
      ("Text" as NSString).boundingRect(
        with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil
      ).height,
      NSAttributedString(string: "Text", attributes: attributes).boundingRect(
        with: room, options: .usesLineFragmentOrigin, context: nil
      ).height,
    ] {
      XCTAssertEqual(height, size.height, accuracy: 0.5)
    }
  }
}

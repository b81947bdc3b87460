// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class KeptParagraphValueTests: XCTestCase {
  private func messages(_ body: () -> Void) -> [String] {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment, operation: body)
    return issues.messages
  }

  func testHyphenationIsReported() {
    let style = NSMutableParagraphStyle()
    XCTAssertEqual(messages { style.hyphenationFactor = 0 }, [])
    XCTAssertEqual(
      messages { style.hyphenationFactor = 0.5 },
      [
        "words are not parted at the end of a line, whatever a paragraph style's hyphenation says"
      ])
    XCTAssertEqual(style.hyphenationFactor, 0.5)
    XCTAssertNotEqual(style, NSMutableParagraphStyle())
  }

  func testAStyleTakesAllOfAnother() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.allowsDefaultTighteningForTruncation = true
    let other = NSMutableParagraphStyle()

    other.setParagraphStyle(style)

    XCTAssertEqual(other, style)
    XCTAssertEqual(other.mutableCopy() as? NSParagraphStyle, style)
    XCTAssertTrue(other.allowsDefaultTighteningForTruncation)
  }
}

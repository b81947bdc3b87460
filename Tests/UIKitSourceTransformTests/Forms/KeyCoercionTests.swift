// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class KeyCoercionTests: TransformTestCase {
  func testAStringOfCoreFoundationsIsMadeAKey() {
    check(
      "let a = kCTTrackingAttributeName as NSAttributedString.Key\n"
        + "let b = [kCTFontAttributeName as NSAttributedString.Key: 1]\n",
      "let a = NSAttributedString.Key(rawValue: kCTTrackingAttributeName )\n"
        + "let b = [NSAttributedString.Key(rawValue: kCTFontAttributeName ): 1]\n")
  }

  /// Fonts, colors and styles are all of NSObject, here as on iOS.
  func testLiteralsOfAttributesStay() {
    let text =
      "let a = [NSAttributedString.Key.font: font, .strikethroughStyle: NSNumber(value: 1)]\n"
    check(text, text)
  }

  func testOtherCoercionsStay() {
    let other = "let a = key as NSAttributedString.Key\nlet b = kCTFontAttributeName as String\n"
    check(other, other)
  }
}

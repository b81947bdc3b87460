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

  func testAttributesHoldObjectsOfAnyKind() {
    check(
      "let a = [NSAttributedString.Key.font: font, .strikethroughStyle: NSNumber(value: 1)]\n",
      "let a = [NSAttributedString.Key.font: font, .strikethroughStyle: NSNumber(value: 1)]"
        + " as [NSAttributedString.Key: Any]\n")
    let others =
      "let a: [NSAttributedString.Key: UIFont] = [NSAttributedString.Key.font: font, .link: font]\n"
      + "let b = [NSAttributedString.Key.font: font]\nf([NSAttributedString.Key.font: 1, .link: 2])\n"
    check(others, others)
  }

  func testOtherCoercionsStay() {
    let other = "let a = key as NSAttributedString.Key\nlet b = kCTFontAttributeName as String\n"
    check(other, other)
  }
}

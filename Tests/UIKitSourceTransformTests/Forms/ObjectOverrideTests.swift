// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class ObjectOverrideTests: TransformTestCase {
  func testFirstClassBelowNSObjectDeclaresWhatUIKitGivesToIt() {
    check(
      "class A: NSObject {\n  override func awakeFromNib() { super.awakeFromNib(); f() }\n}\n"
        + "class B: A {\n  override func awakeFromNib() { super.awakeFromNib() }\n}",
      "class A: NSObject, NibAwakening {\n           func awakeFromNib() { (); f() }\n}\n"
        + "class B: A {\n  override func awakeFromNib() { super.awakeFromNib() }\n}")
    check(
      "class A: NSObject {\n  override var accessibilityLabel: String? { didSet {} }\n}",
      "class A: NSObject {\n           var accessibilityLabel: String? { didSet {} }\n}")
  }

  func testAnExtensionsOverrideIsDeclaredByTheClass() {
    let text = transform(
      "class A: NSObject {\n  let a = 1\n}\nprivate extension A {\n"
        + "  override func awakeFromNib() { super.awakeFromNib(); f() }\n}"
    ).text

    XCTAssertTrue(text.contains("class A: NSObject, NibAwakening {"), text)
    XCTAssertTrue(text.contains("func awakeFromNib() { inExtension_A_awakeFromNib() }"), text)
    XCTAssertTrue(text.contains(" func inExtension_A_awakeFromNib() { (); f() }"), text)
    XCTAssertFalse(text.contains("override"), text)
  }

  func testOtherClassesOverride() {
    for text in [
      "class A: UIView {\n  override func awakeFromNib() {}\n}",
      "class A: NSObject {\n  override func isEqual(_ o: Any?) -> Bool { false }\n}",
    ] {
      check(text, text)
    }
  }
}

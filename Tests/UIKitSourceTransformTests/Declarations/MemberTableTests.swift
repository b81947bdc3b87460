// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class MemberTableTests: TransformTestCase {
  func testMethodsAndOutletsAreTold() {
    check(
      "public class A: UIView {\n  @IBOutlet weak var label: UILabel!\n"
        + "  @objc private func tap(_ sender: UIButton!) {}\n}",
      "public class A: UIView, ObjectiveCMembersProviding {\n            weak var label: UILabel!\n"
        + "        private func tap(_ sender: UIButton!) {}\n"
        + "public class var objectiveCMembers: ObjectiveCMembers { ObjectiveCMembers("
        + "selectors: [Selector(\"tap:\", of: A.self, { (target: A, sender: UIButton?) in "
        + "target.tap(sender) })], "
        + "properties: [ObjectiveCProperty(\"label\", of: A.self, { $0.label = $1 })]) } }")
  }

  func testAMethodBesideAPropertyOfItsNameIsCalledByItsFullName() {
    let result = transform(
      "class A: UIView {\n  var update: ((Int) -> Void)?\n  @objc func update(_ link: Any) {}\n}")

    XCTAssertTrue(
      result.text.contains("{ (target: A, sender: Any) in target.update(_:)(sender) }"),
      result.text)
  }

  func testASubclassAddsToTheTable() {
    let result = transform(
      "class A: Base<Int> { @IBAction func go() {} }",
      beside: ["class Base<T>: UIView {\n  @objc func f() {}\n}"])

    XCTAssertTrue(result.text.hasPrefix("class A: Base<Int> {"), result.text)
    XCTAssertTrue(
      result.text.contains(
        "; override class var objectiveCMembers: ObjectiveCMembers { super.objectiveCMembers + "),
      result.text)
  }

  func testASubclassOfAClassInAModuleBelowAddsToItsTable() {
    let result = transform(
      "class A: Base { @IBAction func go() {} }", below: ["open class Base { @objc func f() {} }"])

    XCTAssertTrue(result.text.contains("; override class var objectiveCMembers"), result.text)
  }

  /// `BaseView` of the app, beside that of a package.
  func testAClassHidesOneOfItsNameInAModuleBelow() {
    let text = "class BaseView: UIView {\n}"
    check(
      text, text,
      below: [
        "open class BaseView: UIView { @IBOutlet var backgroundView: UIView! }",
        "extension BaseView { @objc func tapped() {} }",
      ])
  }

  func testMembersOfExtensionsAreTold() {
    let result = transform(
      "class A: UIView {\n}",
      beside: ["extension A { @objc func f() {}\n@objc private func hidden() {} }"])

    XCTAssertTrue(result.text.contains("Selector(\"f\", of: A.self"), result.text)
    XCTAssertFalse(result.text.contains("hidden"), result.text)
  }

  func testWhatNoSelectorCanCallIsLeftOut() {
    let result = transform(
      "@objcMembers class A: B {\n  func a() {}\n  func b<T>(_ t: T) {}\n  func c() throws {}\n"
        + "  override func d() {}\n  static func e() {}\n  func f(_ a: Int, b: Int, c: Int) {}\n"
        + "  func g(_ a: () -> Void) {}\n  @nonobjc func h() {}\n"
        + "  @available(swift, obsoleted: 1.2) func i() {}\n"
        + "  @available(*, unavailable, renamed: \"a()\") func j() {}\n}")

    XCTAssertTrue(
      result.text.hasSuffix(
        "ObjectiveCMembers(selectors: [Selector(\"a\", of: A.self, { (target: A) in target.a() }"
          + ")]) } }"
      ), result.text)
  }
}

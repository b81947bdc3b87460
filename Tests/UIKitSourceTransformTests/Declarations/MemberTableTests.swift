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
      "@objcMembers class A: B {\n  func a() {}\n  func b<T>(_ t: T) {}\n  func c() async {}\n"
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

  func testTheMethodThatMakesASeguesDestinationIsTold() {
    let text = transform(
      "class A: UIViewController {\n"
        + "  @IBSegueAction func makeDetail(_ coder: NSCoder) -> B? { nil }\n"
        + "  @IBSegueAction private func make(_ coder: NSCoder, sender: Any?, "
        + "segueIdentifier: String?) -> UIViewController? { nil }\n}"
    ).text

    XCTAssertTrue(
      text.contains(
        "ObjectiveCMembers(segueActions: [ObjectiveCSegueAction(\"makeDetail:\", of: A.self, "
          + "{ (target: A, coder: NSCoder) in target.makeDetail(coder) }), "
          + "ObjectiveCSegueAction(\"make:sender:segueIdentifier:\", of: A.self, "
          + "{ (target: A, coder: NSCoder, sender: Any?, identifier: String?) in "
          + "target.make(coder, sender: sender, segueIdentifier: identifier) })])"),
      text)
  }

  func testAMethodThatThrowsIsTold() {
    let text = transform("class A: UIView { @objc func save(_ item: Any) throws {} }").text

    XCTAssertTrue(
      text.contains(
        "Selector(\"save:error:\", of: A.self, "
          + "{ (target: A, sender: Any) in try? target.save(sender) })"), text)
  }

  /// Else it could have the methods, and be one of a file that is not transformed.
  func testAClassThatLeavesOutAllItMayTellsSo() {
    let guide = "@objc protocol Guide { @objc optional func height(of row: Int) -> Int }"
    check(
      "class A: NSObject, Guide {}\nclass B: A {}",
      "class A: NSObject, Guide, ObjectiveCMembersProviding {"
        + "class var objectiveCMembers: ObjectiveCMembers { ObjectiveCMembers() } }\nclass B: A {}",
      beside: [guide])
    let text = transform(
      "class A: NSObject {}\nextension A: Guide {}\n"
        + "class B: A, Guide { func height(of row: Int) -> Int { 1 } }", beside: [guide]
    ).text
    XCTAssertTrue(text.contains("class A: NSObject, ObjectiveCMembersProviding {class var"), text)
    XCTAssertTrue(text.contains("override class var objectiveCMembers"), text)
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class SelectorExpressionTests: TransformTestCase {
  /// The text in a class of the name Badge, without what the class is given besides.
  private func check(
    selector text: String, _ expected: String, members: String = "",
    file: StaticString = #filePath, line: UInt = #line
  ) {
    check(
      "class Badge: UIView { \(members)\nfunc use() { f(\(text)) }\n}",
      "class Badge: UIView { \(members)\nfunc use() { f(\(expected)) }\n}", file: file, line: line)
  }

  func testMethodsOfClassesThemselves() {
    check(
      "class Clock { static func tick() {}\n  static func start() { f(#selector(tick)) }\n}",
      "class Clock { static func tick() {}\n"
        + "  static func start() { f(Selector(\"tick\", of: Clock.Type.self, { $0.tick() })) }\n}")
  }

  func testNamesWithLabels() {
    let expected = "Selector(\"tap:\", of: Badge.self, { $0.tap($1) })"
    for text in ["tap(_:)", "self.tap(_:)", "Self.tap(_:)", "Badge.tap(_:)", "(tap(_:))"] {
      check(selector: "#selector(\(text))", expected)
    }
    // Libraries begin the names of types that are not for everyone with a line.
    check(
      selector: "#selector(_Badge.tap(_:))", "Selector(\"tap:\", of: _Badge.self, { $0.tap($1) })")
    check(
      selector: "#selector(go)", "Selector(\"go\", of: Badge.self, { $0.go() })",
      members: "func go() {}")
    check(
      selector: "#selector(tap(_:event:))",
      "Selector(\"tap:event:\", of: Badge.self, { $0.tap($1, event: $2) })")
    check(
      selector: "#selector(show(item:))",
      "Selector(\"showWithItem:\", of: Badge.self, { $0.show(item: $1) })")
    check(
      selector: "#selector(show(for:))",
      "Selector(\"showFor:\", of: Badge.self, { $0.show(for: $1) })")
  }

  func testNamesWithoutLabelsAreLookedUp() {
    check(
      selector: "#selector(tap)", "Selector(\"tap:\", of: Badge.self, { $0.tap($1) })",
      members: "private func tap(_ sender: Any) {}")
    check(
      selector: "#selector(unknown)",
      "Selector(\"unknown\", of: Badge.self, reference: { $0.unknown })")
  }

  func testOverloadsAreToldApartByTheirType() {
    check(
      selector: "#selector(tap as () -> Void)",
      "Selector(\"tap\", of: Badge.self, { ($0.tap as () -> Void)() })")
    check(
      selector: "#selector(Badge.tap as (Badge) -> (UIButton) -> Void)",
      "Selector(\"tap:\", of: Badge.self, { ($0.tap as (UIButton) -> Void)($1) })")
  }

  func testPropertiesHaveGettersAndSetters() {
    check(
      selector: "#selector(getter: isOn)", "Selector(\"isOn\", of: Badge.self, { $0.isOn })")
    check(
      selector: "#selector(setter: Badge.isOn)",
      "Selector(\"setIsOn:\", of: Badge.self, { $0.isOn = $1 })")
  }

  func testMethodsOfOtherObjects() {
    check(
      selector: "#selector(UIView.layoutSubviews)",
      "Selector(\"layoutSubviews\", of: UIView.self, reference: { $0.layoutSubviews })")
    check(
      selector: "#selector(model.tap(_:))", "Selector(\"tap:\", on: model, { $0.tap($1) })")
  }

  func testEachTypeIsNamedAsItIsAround() {
    check(
      "extension Outer.Inner { func f() { g(#selector(tap(_:))) } }",
      "extension Outer.Inner { func f() { g("
        + "Selector(\"tap:\", of: Outer.Inner.self, { $0.tap($1) })) } }"
    )
    check(
      "extension Tapping where Self: UIView { func f() { g(#selector(tap(_:))) } }",
      "extension Tapping where Self: UIView { func f() { g("
        + "Selector(\"tap:\", of: Self.self, { $0.tap($1) })) } }"
    )
  }

  func testOwnNamesOfObjectiveC() {
    let result = transform(
      "class A: NSObject {\n@objc(press:) func tap(_ a: Any) {}\nlet s = #selector(tap(_:))\n}")

    XCTAssertTrue(result.text.contains("let s = Selector(\"press:\", of: A.self, { $0.tap($1) })"))
  }

  func testWhatCannotBeIsAnErrorInItsPlace() {
    XCTAssertEqual(
      transform("\nlet a = #selector(tap(_:))").findings,
      [
        "App/Badge.swift:2:9: error: #selector(tap) stands outside of a class: name the class "
          + "before the method"
      ])
  }

  func testAMethodOfMoreThanTwoArgumentsHasANameAlone() {
    check(
      selector: "#selector(image(_:didFinishSavingWithError:contextInfo:))",
      "Selector(\"image:didFinishSavingWithError:contextInfo:\", of: Badge.self, "
        + "uncalled: { $0.image(_:didFinishSavingWithError:contextInfo:) })")
    check(
      selector: "#selector(image)",
      "Selector(\"image:a:b:\", of: Badge.self, "
        + "uncalled: { $0.image(_:a:b:) })",
      members: "func image(_ i: Int, a: Int, b: Int) {}")
  }

  func testAProtocolMayBeNamedWithAny() {
    check(
      selector: "#selector((any UITextFieldDelegate).textFieldDidBeginEditing(_:))",
      "Selector(\"textFieldDidBeginEditing:\", of: (any UITextFieldDelegate).self, "
        + "{ $0.textFieldDidBeginEditing($1) })")
  }

  func testAModuleMayHaveATypeOfTheNameItself() {
    let result = transform(
      "class A: UIView {\n@objc func tap() {}\nlet s = #selector(tap)\n}",
      beside: ["typealias Selector = (Int) -> Bool"])

    XCTAssertTrue(
      result.text.contains("let s = HeadlessUIKit.Selector(\"tap\", of: A.self"), result.text)
    XCTAssertTrue(result.text.contains("selectors: [HeadlessUIKit.Selector("), result.text)
  }

  func testTheObjectMayBeHeldWeakly() {
    let result = transform(
      "class A: UIView { @objc func f() {}; let a = { [weak self] in #selector(self?.f) } }")

    XCTAssertTrue(
      result.text.contains("Selector(\"f\", of: A.self, { $0.f() })"), result.text)
    XCTAssertEqual(result.findings, [])
  }

  func testAnEnumerationInAClassNamesTheClasssMethod() {
    check(
      "class A: NSObject { @objc func tap() {}\n"
        + "  enum Row { case a; var action: Selector { #selector(tap) } } }",
      "class A: NSObject, ObjectiveCMembersProviding {       func tap() {}\n"
        + "  enum Row { case a; var action: Selector { Selector(\"tap\", of: A.self, "
        + "{ $0.tap() }) } } "
        + "; class var objectiveCMembers: ObjectiveCMembers { ObjectiveCMembers(selectors: "
        + "[Selector(\"tap\", of: A.self, { (target: A) in target.tap() })]) } }")
  }
}

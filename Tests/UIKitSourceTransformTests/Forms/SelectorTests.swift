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

  func testAMethodBesideAPropertyOfItsNameIsCalledByItsFullName() {
    check(
      selector: "#selector(update(_:))",
      "Selector(\"update:\", of: Badge.self, { $0.update(_:)($1) })",
      members: "var update: ((Int) -> Void)?; func update(_ sender: Any) {}")
    check(
      selector: "#selector(show(item:at:))",
      "Selector(\"showWithItem:at:\", of: Badge.self, { $0.show(item:at:)($1, $2) })",
      members: "var show = true; func show(item: Any, at place: Any) {}")
  }

  func testAClassThatIsCalledLikeItsMethodIsNamedWithItsModule() {
    let result = transform(
      "class picker: UIView { func picker(_ p: UIView) {}\n"
        + "  @IBAction func pick() { f(#selector(pick)) }\n}", module: "App")
    XCTAssertTrue(
      result.text.contains("f(Selector(\"pick\", of: App.picker.self, { $0.pick() }))"),
      result.text)
    XCTAssertTrue(
      result.text.contains(
        "Selector(\"pick\", of: App.picker.self, { (target: App.picker) in target.pick() })"),
      result.text)
  }

  /// `dismissKeyboard` of all controllers, beside a view that has one with a sender.
  func testAnExtensionOfAClassOfUIKitsHasItsOwnMethods() {
    let picker = "class Picker: UIView { @objc private func done(sender: UIView?) {} }"
    check(
      "extension UITextField { func f() { use(#selector(self.done)) }; @objc func done() {} }",
      "extension UITextField { func f() { use(Selector(\"done\", of: UITextField.self, "
        + "{ $0.done() })) };       func done() {} }", beside: [picker])
    check(
      "let a = #selector(UITextField.done)",
      "let a = Selector(\"done\", of: UITextField.self, { $0.done() })",
      beside: [picker, "extension UIView { @objc func done() {} }"])
  }

  func testClassMethodsOfUIKitsAndInitializersAreNamed() {
    check(
      "extension UIFont { static func f() { use(self, #selector(systemFont(ofSize:)), "
        + "#selector(my(ofSize:)), #selector(UIFontDescriptor.init(coder:))) }\n"
        + "class func my(ofSize size: CGFloat) -> UIFont { .systemFont(ofSize: size) } }",
      "extension UIFont { static func f() { use(self, "
        + "Selector(\"systemFontOfSize:\", of: UIFont.Type.self, { $0.systemFont(ofSize: $1) }), "
        + "Selector(\"myOfSize:\", of: UIFont.Type.self, { $0.my(ofSize: $1) }), "
        + "Selector(\"initWithCoder:\")) }\n"
        + "class func my(ofSize size: CGFloat) -> UIFont { .systemFont(ofSize: size) } }")
  }

  func testAMethodThatMayBeLeftOutIsAName() {
    let delegate =
      "@objc protocol WaterDelegate { @objc optional func columns(layout: Int) -> Int }"
    for text in ["self.delegate?.columns(layout:)", "WaterDelegate.columns(layout:)"] {
      check(
        "class A { func f() { use(#selector(\(text))) } }",
        "class A { func f() { use(Selector(\"columnsWithLayout:\")) } }", beside: [delegate])
    }
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

  func testAMethodMayThrow() {
    let text = transform(
      "class A: UIView {\n  @objc func load() throws -> Int { 1 }\n"
        + "  @objc func save(_ item: Any) throws {}\n"
        + "  let a = #selector(load)\n  let b = #selector(A.save(_:))\n}"
    ).text

    XCTAssertTrue(
      text.contains("let a = Selector(\"loadAndReturnError:\", of: A.self, { try? $0.load() })"),
      text)
    XCTAssertTrue(
      text.contains("let b = Selector(\"save:error:\", of: A.self, { try? $0.save($1) })"), text)
    let ofContext = transform("let a = #selector(NSManagedObjectContext.execute(_:))").text
    XCTAssertTrue(ofContext.contains("{ try? $0.execute($1) }"), ofContext)
    let ofNested = transform(
      "extension UIView {\n  class Stub: NSObject { @objc func save() throws {} }\n"
        + "  static func f() { g(#selector(Stub.save)) }\n}"
    ).text
    XCTAssertTrue(ofNested.contains("of: Stub.self, { try? $0.save() })"), ofNested)
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class ExtensionMemberTests: TransformTestCase {
  func testOverridesInExtensionsAreForwarded() {
    check(
      "class Badge: UIView {\n}\nextension Badge {\n  override func layoutSubviews() { g() }\n}",
      "class Badge: UIView {\noverride func layoutSubviews() { inExtension_Badge_layoutSubviews() } }\n"
        + "extension Badge {\n           func inExtension_Badge_layoutSubviews() { g() }\n}")
  }

  func testArgumentsAndEffectsAreHandedOn() {
    let result = transform(
      "class A: B {}\nextension A {\n"
        + "  public override func f<T>(_ a: T, for b: inout Int, c: Int) async throws -> T {\n"
        + "    a\n  }\n}")

    XCTAssertTrue(
      result.text.hasPrefix(
        "class A: B {public override func f<T>(_ a: T, for b: inout Int, c: Int) async throws -> T "
          + "{ try await inExtension_A_f(a, for: &b, c: c) } }\n"), result.text)
  }

  func testAParameterThatIsCalledAsAWordOfSwiftIsHandedOn() {
    let result = transform(
      "class A: B {}\nextension A {\n  override func f(with protocol: String, in: Int) {}\n}")

    XCTAssertTrue(
      result.text.hasPrefix(
        "class A: B {override func f(with `protocol`: String, in `in`: Int) "
          + "{ inExtension_A_f(with: `protocol`, in: `in`) } }\n"), result.text)
  }

  /// What others may not set, the class's own file sets here.
  func testWhoMaySetAPropertyIsNotForwarded() {
    let result = transform(
      "extension M {\n  @objc private(set) var moved: Int { get { n } set { n = newValue } }\n}",
      beside: [
        "@objc class M: NSObject { var n = 0 }\nclass N: M { override var moved: Int { 1 } }"
      ]
    )

    XCTAssertFalse(result.text.contains("private(set)"), result.text)
  }

  func testPropertiesAreForwarded() {
    let result = transform(
      "class A: B {}\npublic extension A {\n  override var x: Int { get { 1 } set {} }\n"
        + "  override var y: Int { 1 }\n}")

    XCTAssertTrue(
      result.text.hasPrefix(
        "class A: B {public override var x: Int { get { inExtension_A_x } "
          + "set { inExtension_A_x = newValue } }; public override var y: Int { inExtension_A_y } }\n"
      ),
      result.text)
  }

  func testObjectiveCPropertiesMayBeOverriddenInOtherModules() {
    let text = transform(
      "class A: B {}\nextension A {\n  @objc var x: Int { 1 }\n  @objc private var y: Int { 2 }\n"
        + "  var z: Int { 3 }\n}"
    ).text

    XCTAssertTrue(text.contains("var x: Int { inExtension_A_x }"), text)
    XCTAssertFalse(text.contains("inExtension_A_y"), text)
    XCTAssertFalse(text.contains("inExtension_A_z"), text)
  }

  func testObserversBecomeMethods() {
    check(
      "class A: B {}\nextension A {\n  override var x: Int {\n    willSet { f(newValue) }\n"
        + "    didSet(old) { g(old) }\n  }\n}",
      "class A: B {override var x: Int { willSet { inExtension_A_x_willSet(newValue) } didSet "
        + "{ inExtension_A_x_didSet(oldValue) } } }\nextension A {\n  \n    "
        + "func inExtension_A_x_willSet(_ newValue: Int) { f(newValue) }\n"
        + "    func inExtension_A_x_didSet(_ old: Int) { g(old) }\n  \n}")
  }

  func testMembersThatAreOverriddenElsewhereAreForwarded() {
    let base = "class Base: UIView {}\nextension Base { @objc func setUp() {} }"
    let sub = "class Sub: Base { override func setUp() {} }"

    let result = transform(base, beside: [sub])

    XCTAssertTrue(result.text.contains("extension Base {       func inExtension_Base_setUp() {} }"))
    XCTAssertTrue(
      result.text.contains("class Base: UIView, ObjectiveCMembersProviding {func setUp() {"))
    XCTAssertTrue(transform(sub, beside: [base]).text.hasPrefix(sub.dropLast(2)))
  }

  func testOtherExtensionsStay() {
    let text = "class A {}\nextension A { func f() {} }\nextension String { var a: Int { 1 } }"

    check(text, text, beside: ["class B: A { func f() {} }"])
  }

  func testArgumentsWithoutNamesAreHandedOn() {
    let result = transform("class A: B {}\nextension A { override func f(at _: Int, _: Int) {} }")

    XCTAssertTrue(
      result.text.hasPrefix(
        "class A: B {override func f(at argument0: Int, _ argument1: Int) "
          + "{ inExtension_A_f(at: argument0, argument1) } }"), result.text)
  }

  func testAnExtensionOfAnotherModulesClassIsAnError() {
    XCTAssertEqual(
      transform("extension UIButton {\n  override func f() {}\n}").findings,
      [
        "App/Badge.swift:2:3: error: a member of an extension cannot override or be overridden "
          + "without the Objective-C runtime: UIButton is a class of another module, so override "
          + "it in a subclass"
      ])
  }

  func testWhatNSObjectHasIsOfNoActor() {
    check(
      "class A: UIView {}\nextension A { override var description: String { \"A\" } }",
      "class A: UIView {override var description: String { inExtension_A_description } }\n"
        + "extension A { nonisolated var inExtension_A_description: String { \"A\" } }")
  }

  func testWhatNoPictureAsksForIsLeftOutOfAnExtensionOfAnotherModulesClass() {
    check(
      "extension UINavigationController {\n  open override var shouldAutorotate: Bool { true }\n}",
      "extension UINavigationController {\n  #warning(\"'shouldAutorotate' of "
        + "UINavigationController is left out: an extension cannot override a member of another "
        + "module's class here, and no picture depends on this one\")\n}")
  }

  func testAnAttributeOfObjectiveCsGoesWithWhatIsLeftOut() {
    let text = transform(
      "extension UINavigationController {\n  @objc override var shouldAutorotate: Bool { true }\n}"
    ).text
    XCTAssertTrue(text.contains("  #warning("), text)
    XCTAssertFalse(text.contains("override var"), text)
  }

  func testExtensionsAboveAndBelowOverrideTheSameMember() {
    check(
      "class A: NSObject {}\nclass B: A {}\nextension A { override func f() {} }\n"
        + "extension B { override func f() { super.f() } }",
      "class A: NSObject {override func f() { inExtension_A_f() } }\n"
        + "class B: A {override func f() { inExtension_B_f() } }\n"
        + "extension A {          func inExtension_A_f() {} }\n"
        + "extension B {          func inExtension_B_f() { super.f() } }")
  }

  func testWhatIsNotCompiledHereCountsNot() {
    check(
      "#if canImport(AppKit)\nclass A: NSView {}\nextension A { override func f() {} }\n#else\n"
        + "class A: UIView { func f() {} }\n#endif",
      "#if canImport(AppKit)\nclass A: NSView {}\nextension A { override func f() {} }\n#else\n"
        + "class A: UIView { func f() {} }\n#endif")
    // As in Alamofire.
    let sockets =
      "class A: B {}\n#if canImport(Darwin) && !canImport(FoundationNetworking)\n"
      + "extension A { override func f() {} }\n#endif"
    check(sockets, sockets)
    let mac = "#if !os(iOS) && DEBUG\nextension A { override func f() {} }\n#endif"
    XCTAssertEqual(transform(mac).findings, [])
    let unknown = "#if DEBUG || os(macOS)\nextension A { override func f() {} }\n#endif"
    XCTAssertEqual(transform(unknown).findings, [])
    XCTAssert(transform(unknown).text.contains("; #error(\"a member of an extension"))
  }
}

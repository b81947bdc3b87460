// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class AttributeTests: TransformTestCase {
  func testSpacesTakeThePlaceOfObjectiveC() {
    check("@objc enum Kind: Int { case a }", "      enum Kind: Int { case a }")
    check("@nonobjc func f() {}", "         func f() {}")
    check("@IBDesignable\nfinal class A {}", "             \nfinal class A {}")
    check("class A { dynamic func a() {} }", "class A {         func a() {} }")
    check(
      "@UIApplicationMain class A: UIResponder {}", "                   class A: UIResponder {}")
    check(
      "@main class A: UIResponder, UIApplicationDelegate {}",
      "      class A: UIResponder, UIApplicationDelegate {}")
    check("@objc(XY) extension A {}", "          extension A {}")
  }

  func testTheEntryOfAnAppMayBeItsDelegateByAnExtensionOrByTheClassAbove() {
    check(
      "@main class A: UIResponder {}\nextension A: UIApplicationDelegate {}",
      "      class A: UIResponder {}\nextension A: UIApplicationDelegate {}")
    check(
      "class A: UIResponder, UIApplicationDelegate {}\n@main class B: A {}",
      "class A: UIResponder, UIApplicationDelegate {}\n      class B: A {}")
  }

  func testTheRestStays() {
    for text in [
      "@main struct Tool {}", "@MainActor class A { weak var b: B?; unowned(safe) let c: C }",
      "let dynamic = 1 // @objc dynamic", "let a = \"@objc #selector(b) \\(c)\"",
      "/* @IBOutlet */ let b = #\"#keyPath(a)\"#", "let e = \"\"\"\n  @objc\n  \"\"\"\n",
      "let crlf = 1\r\nlet two = 2\r\n", "class A { func f( }",
    ] {
      XCTAssertEqual(transform(text).text, text)
    }
  }

  func testCoreDataIsAnErrorInItsPlace() {
    let result = transform("class A {\n  @NSManaged var name: String\n}")

    XCTAssertEqual(result.findings.count, 1)
    XCTAssertTrue(
      result.findings[0].hasPrefix("App/Badge.swift:2:3: error: @NSManaged needs Core Data"))
  }

  func testConventionsOfObjectiveC() {
    check(
      "typealias A = @convention(block) (UIView) -> Void",
      "typealias A =                    (UIView) -> Void")
    check(
      "typealias A = @convention(c) (AnyObject, Selector) -> Void",
      "typealias A =                (AnyObject, Selector) -> Void")
    let plain = "typealias A = @convention(c) (Int32) -> Void"
    check(plain, plain)
  }

  func testMembersOfEveryObjectAreNoOverridesHere() {
    check(
      "class A: NSObject { override func responds(to a: Selector!) -> Bool { true } }",
      "class A: NSObject {          func responds(to a: Selector!) -> Bool { true } }")
    check(
      "class A: Operation { override class func automaticallyNotifiesObservers(forKey a: String) "
        + "-> Bool { false } }",
      "class A: Operation {          class func automaticallyNotifiesObservers(forKey a: String) "
        + "-> Bool { false } }")
  }
}

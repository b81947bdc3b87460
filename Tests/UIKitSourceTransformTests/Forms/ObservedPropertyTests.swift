// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class ObservedPropertyTests: TransformTestCase {
  func testAStoredPropertyTellsThatItWasSet() {
    check(
      "class A: NSObject { @objc dynamic var a = 1 }",
      "class A: NSObject {               var a = 1 { didSet { tellObservers(of: self) } } }")
    check(
      "class A: NSObject { @objc dynamic private(set) var a: B? }",
      "class A: NSObject {               private(set) var a: B? "
        + "{ didSet { tellObservers(of: self) } } }")
  }

  func testASetterAndAnObserverTellAtTheirEnd() {
    check(
      "class A: NSObject { @objc dynamic var a: Int { get { b } set { b = newValue } } }",
      "class A: NSObject {               var a: Int { get { b } set { b = newValue "
        + "; tellObservers(of: self) } } }")
    check(
      "class A: NSObject { @objc dynamic var a = 1 { didSet { f() } } }",
      "class A: NSObject {               var a = 1 { didSet { f() ; tellObservers(of: self) } } }")
    check(
      "class A: NSObject { @objc dynamic var a = 1 { willSet { f() } } }",
      "class A: NSObject {               var a = 1 { willSet { f() }  "
        + "didSet { tellObservers(of: self) } } }")
  }

  func testOthersTellNothing() {
    for (text, expected) in [
      ("class A { dynamic func f() {} }", "class A {         func f() {} }"),
      ("class A { dynamic var a: Int { 1 } }", "class A {         var a: Int { 1 } }"),
      ("class A { dynamic lazy var a = 1 }", "class A {         lazy var a = 1 }"),
      ("extension A { dynamic var a: Int { 1 } }", "extension A {         var a: Int { 1 } }"),
    ] {
      check(text, expected)
    }
  }
}

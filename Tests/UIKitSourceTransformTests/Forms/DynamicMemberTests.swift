// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class DynamicMemberTests: TransformTestCase {
  func testAnyObjectIsOneOfTheClassThatHasTheMember() {
    check(
      "let a = (info[key] as AnyObject).cgRectValue.height",
      "let a = memberOfAnyObject((info[key] as! NSValue).cgRectValue).height")
    check(
      "let a = info?[key].map { $0 as AnyObject }?.cgRectValue",
      "let a = info?[key].map { $0 as! NSValue }?.cgRectValue")
    check(
      "let a = (info[key]! as AnyObject).doubleValue",
      "let a = memberOfAnyObject((info[key]! as! NSNumber).doubleValue)"
    )
    // NSNumber's in Objective-C, which has another name in Swift.
    check(
      "let a = (info[key]! as AnyObject).integerValue!",
      "let a = memberOfAnyObject((info[key]! as! NSNumber).intValue)!")
  }

  /// Actions of storyboards, beside a method whose parameter has the name.
  func testAParameterIsOfTheTypeThatItsFunctionSays() {
    check(
      "func f(_ sender: AnyObject) { print(sender.tag) }\nfunc g(sender: Any?) {}\n"
        + "func h(_ sender: UIButton) { print(sender.tag) }",
      "func f(_ sender: AnyObject) { "
        + "print(memberOfAnyObject((sender as! any ObjectWithTag).tag)) }\nfunc g(sender: Any?) {}\n"
        + "func h(_ sender: UIButton) { print(sender.tag) }")
    let other = "func f(_ v: AnyObject) { let v = view(of: v); print(v.tag) }\nlet w: UIView"
    check(other, other)
  }

  /// Delays of GIF files are read so.
  func testValuesOfAnyObjectAreNumbers() {
    check(
      "var value: AnyObject = first()\nif value.doubleValue == 0 { value = second() }",
      "var value: AnyObject = first()\n"
        + "if memberOfAnyObject((value as! NSNumber).doubleValue) == 0 { value = second() }")
    check(
      "let a = unsafeBitCast(pointer, to: AnyObject.self).floatValue",
      "let a = memberOfAnyObject("
        + "(unsafeBitCast(pointer, to: AnyObject.self) as! NSNumber).floatValue)")
    check(
      "func a(_ value: AnyObject?) -> Double? { value?.doubleValue }",
      "func a(_ value: AnyObject?) -> Double? { (value as? NSNumber)?.doubleValue }")
    check(
      "func a(_ value: AnyObject?) { if let value = value { print(value.intValue) } }",
      "func a(_ value: AnyObject?) { if let value = value { "
        + "print(memberOfAnyObject((value as! NSNumber).intValue)) } }")
    check(
      "var a: AnyObject = b\nif a.doubleValue == 0 { a = c }\nif let a = a as? Double { print(a) }",
      "var a: AnyObject = b\nif memberOfAnyObject((a as! NSNumber).doubleValue) == 0 { a = c }\n"
        + "if let a = a as? Double { print(a) }")
    // Another value of the name may be anything.
    for other in ["let value = json()", "for value in all {}", "all.map { value in value }"] {
      let source = "func a(_ value: AnyObject) {}\nfunc b() { \(other); print(value.intValue) }"
      check(source, source)
    }
    let number = "let value: NSNumber = first()\nlet a = value.doubleValue"
    check(number, number)
  }

  func testSendersOfActionsAreViewsOrItemsOfBars() {
    check(
      "let a = (sender as AnyObject).tag",
      "let a = memberOfAnyObject((sender as! any ObjectWithTag).tag)")
    check(
      "let a = (sender as AnyObject).superview",
      "let a = memberOfAnyObject((sender as! UIView).superview)")
  }

  /// Tests press items of bars so.
  func testTargetsOfUIKitsItemsAreObjects() {
    check(
      "_ = item?.target?.perform(item?.action, with: nil)",
      "_ = (item?.target as? NSObject)?.perform(item?.action, with: nil)")
    let own = "let target: NSObject? = nil\n_ = target?.perform(action)"
    check(own, own)
  }

  func testCallsOfAnyObjectAreThoseOfAnObject() {
    check(
      "weak var t: AnyObject?\nfunc f() { t?.perform(a); self.t?.isKind(of: C.self) }",
      "weak var t: AnyObject?\nfunc f() { (t as? NSObject)?.perform(a); "
        + "(self.t as? NSObject)?.isKind(of: C.self) }")
    check(
      "func f(_ t: AnyObject) { t.perform(a) }",
      "func f(_ t: AnyObject) { (t as! NSObject).perform(a) }")
    check("func f(_ t: NSObject) { t.perform(a) }", "func f(_ t: NSObject) { t.perform(a) }")
  }

  func testPropertiesByNamesAreThoseOfAnObject() {
    check(
      "func f(_ t: AnyObject) { a = t.value(forKey: k); t.setValue(1, forKeyPath: k) }",
      "func f(_ t: AnyObject) { a = (t as! NSObject).value(forKey: k); "
        + "(t as! NSObject).setValue(1, forKeyPath: k) }")
    for text in [
      "func f(_ t: AnyObject) { t.value }", "func f(_ t: Box) { t.value(forKey: k) }",
      "func f(_ t: AnyObject) { t.value(of: k) }",
    ] {
      check(text, text)
    }
  }

  func testAnchorsOfAnyObjectAreThoseOfAViewOrAGuide() {
    check(
      "func f(_ t: AnyObject) { t.topAnchor.g() }",
      "func f(_ t: AnyObject) { (t as! any ItemWithAnchors).topAnchor.g() }")
    check("func f(_ t: UIView) { t.topAnchor.g() }", "func f(_ t: UIView) { t.topAnchor.g() }")
  }

  func testOtherValuesStay() {
    for text in [
      "let a = (b as? NSValue)?.cgRectValue", "let a = (b as AnyObject).count",
      "let a = (b as? AnyObject)?.doubleValue", "let a = number.doubleValue",
    ] {
      check(text, text)
    }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class OptionalRequirementFormTests: TransformTestCase {
  private let guide = """
    @objc protocol Guide {
      @objc optional func height(of row: Int) -> Int
      @objc optional var title: String { get }
    }
    """

  func testOptionalRequirementsThrow() {
    check(
      "@objc public protocol Guide: Base {\n  @objc optional func height(of row: Int) -> Int\n"
        + "  func name() -> String\n}\nlet a = 1",
      "      public protocol Guide: Base, AnyObject {\n"
        + "                 func height(of row: Int) throws(OptionalRequirement) -> Int\n"
        + "  func name() -> String\n}; extension Guide { public func height(of row: Int) "
        + "throws(OptionalRequirement) -> Int { throw .missing } }\nlet a = 1")
    check(
      "@objc protocol Guide: NSObjectProtocol {\n  @objc optional var title: String { get set }\n}",
      "      protocol Guide: NSObjectProtocol {\n                 var title: String "
        + "{ get throws(OptionalRequirement) }\n}; extension Guide { var title: String "
        + "{ get throws(OptionalRequirement) { throw .missing } } }")
  }

  func testOtherProtocolsStay() {
    check("protocol Guide { func f() }", "protocol Guide { func f() }")
  }

  func testCalls() {
    func call(_ text: String, _ expected: String, line: UInt = #line) {
      check(
        "func f() { \(text) }", "func f() { \(expected) }", beside: [guide], line: line)
    }
    call("d?.height?(of: 3)", "optionally(try? d?.height(of: 3))")
    call("d.height?(of: 3) ?? 4", "optionally(try? d.height(of: 3)) ?? 4")
    call("d?.height?(of: 3).abs()", "optionally(try? d?.height(of: 3))?.abs()")
    call("d?.height?(of: 3)?.abs()", "optionally(try? d?.height(of: 3))?.abs()")
    call("d!.height!(of: 3)", "optionally(try? d!.height(of: 3))!")
    call(
      "d?.height?(of: e?.height?(of: 1) ?? 2)",
      "optionally(try? d?.height(of: optionally(try? e?.height(of: 1)) ?? 2))")
    call("handler?(3)", "handler?(3)")
    call("d?.closure?(3)", "d?.closure?(3)")
  }

  func testClosureBehindTheParenthesesLeavesItsLabelOut() {
    check(
      "func f() { d?.remove?(3) { g() } }", "func f() { optionally(try? d?.remove(3) { g() }) }",
      beside: ["@objc protocol Guide { @objc optional func remove(_ i: Int, done: () -> Void) }"])
  }

  func testObjectsOfNoTypeHaveTheProtocolOfTheRequirement() {
    check(
      "weak var d: AnyObject?\nfunc f() { self.d?.height?(of: 3) }",
      "weak var d: AnyObject?\nfunc f() { optionally(try? (self.d as? Guide)?.height(of: 3)) }",
      beside: [guide])
  }

  func testCallsOfUIKitsProtocols() {
    check(
      "func f() { delegate?.scrollViewDidScroll?(scrollView) }",
      "func f() { optionally(delegate?.scrollViewDidScroll(scrollView)) }")
    check(
      "func f() { other.tableView?(t, didSelectRowAt: i) }",
      "func f() { optionally(other.tableView(t, didSelectRowAt: i)) }")
    check(
      "func f() { base?.scrollViewDidScroll?(scrollView) }",
      "func f() { optionally(base?.scrollViewDidScroll(scrollView)) }")
    check(
      "func f() { animator.addAnimations? { g() } }",
      "func f() { optionally(animator.addAnimations { g() }) }")
    // A value with `callAsFunction`.
    check(
      "func f() { text = style?(text: text) }", "func f() { text = style?(text: text) }")
    check(
      "func f() { animator.addCompletion?({ _ in }) }",
      "func f() { optionally(animator.addCompletion({ _ in })) }")
    check(
      "class A { var delegateDidTap: (() -> Void)?\nfunc f() { delegate?.delegateDidTap?() } }",
      "class A { var delegateDidTap: (() -> Void)?\nfunc f() { delegate?.delegateDidTap?() } }")
  }

  func testProperties() {
    check(
      "weak var source: Guide?\nlet a = source?.title?.count\nlet b = other.title",
      "weak var source: Guide?\nlet a = optionally(try? source?.title)?.count\nlet b = other.title",
      beside: [guide])
  }

  func testMethodsThatAreNotCalledAreFunctions() {
    check(
      "func f() { guard let h = self.delegate?.height(of:) else { return } }",
      "func f() { guard let h = optionalMethod(\"heightOf:\", of: self.delegate, "
        + "{ $0.height(of:) }) else { return } }",
      beside: [guide])
    check(
      "func f() -> Bool { delegate?.height != nil }",
      "func f() -> Bool { optionalMethod(\"heightOf:\", of: delegate, { $0.height(of:) }) != nil }",
      beside: [guide])
  }

  func testAMethodOfAClassOfTheRequirementsNameStays() {
    let text = "let adapter: Adapter\nlet a = adapter.height(of:)"

    check(
      text, text,
      beside: [
        "@objc protocol P { @objc optional func height(of a: Int) -> Int }",
        "class Adapter { func height(of a: Int) -> Int { a } }",
      ])
  }

  /// Where the file does not tell the type, the name of a delegate or `?.` does.
  func testAMethodOfAnUnknownTypeStays() {
    let text = "let a = panel.behaviorAdapter.height(of:)"

    check(text, text, beside: [guide])
  }

  /// Mocks in tests are often all called alike.
  func testClassesOfOneNameInSeveralFunctionsHaveTheirOwnMethods() {
    let text = transform(
      """
      @objc protocol D {
        @objc optional func didEnd(_ v: UIView, at s: CGFloat)
        @objc optional func should(_ v: UIView) -> Bool
      }
      class Tests: XCTestCase {
        func testOne() {
          class Mock: D { func should(_ v: UIView) -> Bool { true } }
        }
        func testTwo() {
          class Mock: D { func didEnd(_ v: UIView, at s: CGFloat) {} }
        }
      }
      """
    ).text
    let parts = text.components(separatedBy: "testTwo")
    let (one, two) = (parts[0], parts[1])
    XCTAssertTrue(one.contains("Selector(\"should:\""), text)
    XCTAssertFalse(one.contains("Selector(\"didEnd:at:\""), text)
    XCTAssertTrue(two.contains("Selector(\"didEnd:at:\""), text)
    XCTAssertFalse(two.contains("Selector(\"should:\""), text)
  }
}

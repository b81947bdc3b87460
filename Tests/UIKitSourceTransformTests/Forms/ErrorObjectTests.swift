// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class ErrorObjectTests: TransformTestCase {
  private func checkBody(_ text: String, _ expected: String, line: UInt = #line) {
    check("func f() { \(text) }", "func f() { \(expected) }", line: line)
  }

  func testAnErrorIsAskedForItsObject() {
    checkBody("g(error as? NSError)", "g(errorObject(error))")
    checkBody("g((error as! NSError).code)", "g((errorObject(error)!).code)")
    checkBody(
      "if let a = b.error as? NSError, a.code == 1 { g() }",
      "if let a = errorObject(b.error), a.code == 1 { g() }")
    checkBody("let a = (error as NSError).code", "let a = (error as NSError).code")
    checkBody("let a = error as? URLError", "let a = error as? URLError")
  }

  /// As suites compare the results of what they load.
  func testACaseBindsTheObjectOfAnError() {
    checkBody(
      "switch (a, b) {\ncase let (.failure(one as NSError), .failure(other as NSError)):\n"
        + "  XCTAssertEqual(one, other)\ndefault: break\n}",
      "switch (a, b) {\ncase let (.failure(one), .failure(other)): let one = one as NSError; "
        + "let other = other as NSError;\n  XCTAssertEqual(one, other)\ndefault: break\n}")
    checkBody(
      "switch a {\ncase .failure(let e as NSError) where e.code == 1: g()\ndefault: break\n}",
      "switch a {\ncase .failure(let e) where (e as NSError).code == 1: g()\ndefault: break\n}")
  }

  func testAConditionBindsTheObjectOfAnError() {
    checkBody(
      "guard case let .failure(error as NSError) = a else { return }; g(error.code)",
      "guard case let .failure(errorOf_error) = a, case let error = errorOf_error as NSError "
        + "else { return }; g(error.code)")
  }

  func testACatchBindsTheObjectOfAnError() {
    checkBody(
      "do { try g() } catch let error as NSError { h(error.code) }",
      "do { try g() } catch  { let error = error as NSError; h(error.code) }")
    checkBody(
      "do { try g() } catch let failure as NSError { h() }", "do { try g() } catch  { h() }")
    let other = "func f() { do { try g() } catch let error as URLError { h(error) } catch { } }"
    check(other, other)
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class KeychainConstantTests: TransformTestCase {
  func testConstantsAreObjectsWhereAFunctionTakesOne() {
    check(
      "func wipe() { delete(kSecClassKey); self.delete(kSecClassIdentity) }\n"
        + "func delete(_ kind: AnyObject) { _ = kind }",
      "func wipe() { delete(kSecClassKey as AnyObject); self.delete(kSecClassIdentity as AnyObject) }"
        + "\nfunc delete(_ kind: AnyObject) { _ = kind }")
  }

  func testOthersStayTexts() {
    let text =
      "func f(_ a: AnyObject, _ b: String) { f(a, kSecClass as String); g(kSecClassKey) }\n"
      + "let a = [kSecClass as String: kSecClassKey]"
    XCTAssertEqual(transform(text).text, text)
  }
}

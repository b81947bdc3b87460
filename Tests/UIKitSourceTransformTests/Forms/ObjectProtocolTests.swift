// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

/// Protocols that NSObject meets on iOS alone.
final class ObjectProtocolTests: TransformTestCase {
  func testAProtocolWithAnInitializerIsNotNSObjects() {
    let makeable = "protocol Makeable: AnyObject { init() }"
    check(
      "extension NSObject: Makeable {}\nclass A: Makeable { required init() {} }",
      "#warning(\"NSObject is no 'Makeable' here: its initializer is not required on Linux\")\n"
        + "class A: Makeable { required init() {} }",
      beside: [makeable])
    for text in [
      "extension NSObject: Named {}", "extension UIView: Makeable {}",
      "extension NSObject: Makeable { func f() {} }",
    ] {
      check(text, text, beside: [makeable, "protocol Named { var name: String { get } }"])
    }
  }
}

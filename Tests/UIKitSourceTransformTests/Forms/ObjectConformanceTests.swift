// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

/// Protocols that all objects conform to on iOS.
final class ObjectConformanceTests: TransformTestCase {
  func testColorsAndFontsConformAsObjectsDo() {
    check(
      "protocol Then {}\nextension NSObject: Then {}",
      "protocol Then {}\nextension NSObject: Then {}; extension AttributeValue: Then {}")
    check(
      "protocol A: AnyObject { func a() }\nextension NSObject: A, B {}",
      "protocol A: AnyObject { func a() }\nextension NSObject: A, B {}; "
        + "extension AttributeValue: A {}")
  }

  func testProtocolsOfObjectsAloneStay() {
    for text in [
      "protocol A { init() }\nextension NSObject: A {}",
      "protocol A: NSObjectProtocol {}\nextension NSObject: A {}",
      "protocol A {}\nextension NSObject: A { func a() {} }",
      "protocol A {}\nextension UIView: A {}", "extension NSObject: Elsewhere {}",
    ] {
      check(text, text)
    }
  }
}

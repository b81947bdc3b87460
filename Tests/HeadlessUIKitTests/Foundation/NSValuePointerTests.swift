// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

final class NSValuePointerTests: XCTestCase {
  func testAnObjectIsFoundAgainAndEqualPlacesAreEqual() {
    let object = NSObject()

    XCTAssertTrue(NSValue(nonretainedObject: object).nonretainedObjectValue as AnyObject === object)
    XCTAssertEqual(NSValue(nonretainedObject: object), NSValue(nonretainedObject: object))
    XCTAssertNotEqual(NSValue(nonretainedObject: object), NSValue(nonretainedObject: NSObject()))
    XCTAssertNil(NSValue(nonretainedObject: nil).nonretainedObjectValue)
  }
}

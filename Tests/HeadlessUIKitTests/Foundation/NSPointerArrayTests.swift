// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

import HeadlessUIKit

final class NSPointerArrayTests: XCTestCase {
  func testObjectsThatAreGoneLeaveGaps() {
    let array = NSPointerArray.weakObjects()
    let kept = UIView()
    array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
    autoreleasepool {
      let lost = UIView()
      array.insertPointer(Unmanaged.passUnretained(lost).toOpaque(), at: 0)
      XCTAssertTrue(array.allObjects.first as? UIView === lost)
    }
    array.addPointer(nil)
    XCTAssertEqual(array.count, 3)
    XCTAssertNil(array.pointer(at: 0))
    array.compact()
    XCTAssertEqual(array.count, 1)
    XCTAssertEqual(array.pointer(at: 0), Unmanaged.passUnretained(kept).toOpaque())
  }

  func testPlacesAreReplacedRemovedAndCounted() {
    let (first, second) = (UIView(), UIView())
    let array = NSPointerArray.strongObjects()
    array.addPointer(Unmanaged.passUnretained(first).toOpaque())
    array.replacePointer(at: 0, withPointer: Unmanaged.passUnretained(second).toOpaque())
    array.count = 2
    XCTAssertNil(array.pointer(at: 1))
    array.removePointer(at: 1)
    XCTAssertEqual(array.allObjects as? [UIView], [second])
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import Rasterizer

final class SharedBufferTests: XCTestCase {
  func testCopiesHaveTheSameElements() {
    let first = SharedBuffer<UInt32>(count: 3, filledWith: 7)
    let second = first
    second.base[1] = 8

    XCTAssertEqual((0..<3).map { first.base[$0] }, [7, 8, 7])
    XCTAssertEqual(first.base, second.base)
    XCTAssertIdentical(first.owner, second.owner)
  }

  func testABufferOfNothingHasAnAddress() {
    XCTAssertEqual(SharedBuffer<UInt64>(count: 0, filledWith: 1).count, 0)
    XCTAssertEqual(SharedBuffer<UInt64>(uninitialized: 0).count, 0)
  }

  func testItsOwnerAloneHoldsTheElements() {
    var buffer: SharedBuffer<UInt8>? = SharedBuffer(count: 100, filledWith: 9)
    let base = buffer?.base
    weak var watched: AnyObject?
    watched = buffer?.owner
    var owner = buffer?.owner
    buffer = nil

    XCTAssertEqual(base?[99], 9)
    XCTAssertNotNil(watched)
    XCTAssertIdentical(owner, watched)
    owner = nil
    XCTAssertNil(watched)
  }
}

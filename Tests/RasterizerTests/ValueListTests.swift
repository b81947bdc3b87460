// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import Rasterizer

/// Lists and stacks in memory of their own.
final class ValueListTests: XCTestCase {
  func testCopiesDoNotSeeEachOthersChanges() {
    var first = ValueList<Int32>()
    for value in 0..<100 as Range<Int32> { first.append(value) }
    var second = first
    second.append(100)
    second.withMutableValues { $0[0] = -1 }
    var third = second
    third.withMutableValues { $0[1] = -2 }

    XCTAssertEqual(Array(first), Array(0..<100))
    XCTAssertEqual(Array(second), [-1] + Array(1...100))
    XCTAssertEqual(Array(third), [-1, -2] + Array(2...100))
  }

  func testRoomIsMadeAndGivenBack() {
    var list = ValueList<Int32>()
    list.releaseCapacity()
    XCTAssertTrue(list.isEmpty)
    list.withMutableValues { XCTAssertTrue($0.isEmpty) }
    list.reserveCapacity(1_000)
    list.releaseCapacity()
    XCTAssertTrue(list.isEmpty)
    list.reserveCapacity(1_000)
    for value in 0..<10 as Range<Int32> { list.append(value) }
    list.releaseCapacity()
    list.append(10)

    XCTAssertEqual(Array(list), Array(0...10))
  }

  func testListsAreEqualWhereTheirValuesAre() {
    func list(_ values: [Int32], room: Int) -> ValueList<Int32> {
      ValueList(capacity: room) { memory in
        for (index, value) in values.enumerated() { (memory + index).initialize(to: value) }
        return values.count
      }
    }

    XCTAssertEqual(list([1, 2, 3], room: 3), list([1, 2, 3], room: 30))
    XCTAssertEqual(list([], room: 3), ValueList())
    XCTAssertNotEqual(list([1, 2, 3], room: 3), list([1, 2, 4], room: 3))
    XCTAssertNotEqual(list([1, 2, 3], room: 3), list([1, 2], room: 3))
  }

  func testStackGrowsAndFreesWhatItHolds() {
    final class Token {}
    weak var first: Token?
    weak var last: Token?
    do {
      var stack = Stack<Token>(capacity: 1)
      for index in 0..<100 {
        let token = Token()
        if index == 0 { first = token }
        last = token
        stack.append(token)
      }
      XCTAssertEqual(stack.count, 100)
      XCTAssertTrue(stack.last === last)
      stack.removeLast()
      XCTAssertNil(last)
      XCTAssertNotNil(first)
      stack.deallocate()
    }

    XCTAssertNil(first)
  }
}

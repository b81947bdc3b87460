// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import Rasterizer

final class ValueTableTests: XCTestCase {
  /// Half of its values have one hash.
  private struct Key: TableKey {
    var number: Int

    func add(to hash: inout TableHash) { hash.add(number % 2 == 0 ? 0 : number) }
  }

  func testEmptyTableHasNoValues() {
    XCTAssertNil(ValueTable<Key, Int>()[Key(number: 1)])
  }

  func testEachKeyHasItsLastValue() {
    var table = ValueTable<Key, Int>()
    for round in 0..<2 {
      for number in 0..<700 { table.set(number * 3 + round, for: Key(number: number)) }
    }

    for number in 0..<700 { XCTAssertEqual(table[Key(number: number)], number * 3 + 1) }
    XCTAssertNil(table[Key(number: 700)])
    XCTAssertNil(table[Key(number: 701)])
  }

  func testNilIsAValueToo() {
    var table = ValueTable<Key, Int?>()
    table.set(nil, for: Key(number: 1))

    XCTAssertEqual(table[Key(number: 1)], .some(nil))
    XCTAssertEqual(table[Key(number: 2)], nil)
  }
}

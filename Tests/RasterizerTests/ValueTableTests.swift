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

  func testValuesComeInTheOrderInWhichTheirKeysWereSetFirst() {
    var table = ValueTable<Key, Int>()
    for number in [5, 2, 9, 4, 2, 5] { table.set(number * 10, for: Key(number: number)) }
    var values: [Int] = []
    table.forEachValue { values.append($0) }

    XCTAssertEqual(values, [50, 20, 90, 40])
  }

  func testWhatIsTakenIsNoLongerThere() {
    var table = ValueTable<Key, Int>()
    for number in 0..<100 { table.set(number, for: Key(number: number)) }
    let taken = table.take()
    table.set(-1, for: Key(number: 50))

    for number in 0..<100 { XCTAssertEqual(taken[Key(number: number)], number) }
    XCTAssertEqual(table[Key(number: 50)], -1)
    XCTAssertNil(table[Key(number: 51)])
  }

  /// Its memory is freed by hand.
  func testValuesAreHeldOnceAndLetGo() {
    final class Value {}
    var first: Value? = Value()
    weak var watched: Value?
    watched = first
    do {
      var table = ValueTable<Key, Value>()
      for number in 0..<200 { table.set(Value(), for: Key(number: number)) }
      if let first { table.set(first, for: Key(number: 7)) }
      first = nil
      XCTAssertIdentical(table[Key(number: 7)], watched)
      table.set(Value(), for: Key(number: 7))
      XCTAssertNil(watched, "another value took its place")
    }
    weak var last: Value?
    do {
      let value = Value()
      last = value
      var table = ValueTable<Key, Value>()
      table.set(value, for: Key(number: 1))
    }
    XCTAssertNil(last, "the table is gone")
  }
}

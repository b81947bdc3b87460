// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification
import XCTest

final class SnapshotStatesTests: XCTestCase {
  private enum Mode: CaseIterable, Equatable { case off, on, broken }

  func testALiteralKeepsItsOrder() {
    let states: SnapshotStates = ["b": 1, "c": 2, "a": 3]

    XCTAssertEqual(states.pairs.map(\.name), ["b", "c", "a"])
  }

  func testADictionaryIsSortedByName() {
    let numbers = Dictionary(uniqueKeysWithValues: (10..<40).map { ("state \($0)", $0) })
    let states = SnapshotStates(sortedByName: numbers)

    XCTAssertEqual(states.pairs.map(\.state), Array(10..<40))
    XCTAssertEqual(states.pairs.first?.name, "state 10")
  }

  func testMappedStatesKeepTheirNamesAndOrder() {
    let states: SnapshotStates = ["b": 1, "a": 2]

    XCTAssertEqual(states.map { "\($0)" }.pairs.map { "\($0.name) \($0.state)" }, ["b 1", "a 2"])
  }

  func testCasesAreStatesUnderTheirNames() {
    let modes: SnapshotStates<Mode> = .allCases
    let texts: SnapshotStates<String> = .allCases(of: Mode.self) { "is \($0)" }

    XCTAssertEqual(modes.pairs.map(\.name), ["off", "on", "broken"])
    XCTAssertEqual(modes.pairs.map(\.state), [.off, .on, .broken])
    XCTAssertEqual(texts.pairs.map(\.state), ["is off", "is on", "is broken"])
    XCTAssertEqual(modes.missingCases(of: Mode.self) { $0 }, [])
  }
}

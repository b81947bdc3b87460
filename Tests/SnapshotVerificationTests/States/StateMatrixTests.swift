// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import SnapshotVerification

private enum Status: CaseIterable {
  case signedOut, active, failed
}

private struct Account: Hashable {
  var status = Status.active
  var name = ""
  var isNew = false
  var badge: Int?
}

final class StateMatrixTests: XCTestCase {
  private func numbers(_ counts: Int...) -> StateMatrix<[Int]> {
    let variations = counts.enumerated().map { axis, count in
      StateVariation<[Int]>("axis \(axis)", .listed(0..<count)) { $0[axis] = $1 }
    }
    return StateMatrix([Int](repeating: -1, count: counts.count), variations)
  }

  private func assertThrows(
    _ expected: String, _ body: () throws -> Void, line: UInt = #line
  ) {
    XCTAssertThrowsError(try body(), line: line) { XCTAssertEqual("\($0)", expected, line: line) }
  }

  func testTheProductHoldsEveryCombinationInOrder() throws {
    let states = try StateMatrix(
      StateAxis("status", .everyCase, of: Status.self), StateAxis("isNew", .both)
    ) { Account(status: $0, isNew: $1) }.states()

    XCTAssertEqual(
      states.pairs.map(\.name),
      [
        "status=signedOut,isNew=false", "status=signedOut,isNew=true", "status=active,isNew=false",
        "status=active,isNew=true", "status=failed,isNew=false", "status=failed,isNew=true",
      ])
    XCTAssertEqual(states.pairs.last?.state, Account(status: .failed, isNew: true))
  }

  func testASingleAxisNamesStatesByItsLabels() throws {
    let states = try StateMatrix(
      Account(), StateVariation("badge", \.badge, .optional([1, 100]))
    ).states()

    XCTAssertEqual(states.pairs.map(\.name), ["none", "1", "100"])
    XCTAssertEqual(states.pairs.map(\.state.badge), [nil, 1, 100])
  }

  func testInsertingAValueRenamesNoState() throws {
    func names(_ values: StateValues<Int>) throws -> Set<String> {
      Set(
        try StateMatrix(StateAxis("count", values), StateAxis("isNew", .both)) { ($0, $1) }
          .states().pairs.map(\.name))
    }

    XCTAssert(try names([1, 2]).isStrictSubset(of: names([1, 7, 2])))
  }

  func testExclusionsLeaveImpossibleStatesOut() throws {
    let matrix = StateMatrix(
      Account(), StateVariation("status", \.status, .everyCase),
      StateVariation("name", \.name, ["empty": "", "Ada": "Ada"])
    ).excluding { $0.status == .signedOut && !$0.name.isEmpty }

    XCTAssertEqual(try matrix.states().pairs.count, 5)
    XCTAssertEqual(try matrix.states(.allPairs).pairs.count, 5)
    assertThrows("Every state is excluded. Exclude fewer.") {
      _ = try matrix.excluding { _ in true }.states()
    }
  }

  func testAllPairsHoldEveryPossiblePairAndAreFew() throws {
    for counts in [[3, 3, 3, 3], [2, 2, 2, 2, 2, 2, 2, 2, 2, 2], [5, 4, 3, 2, 1], [7, 7]] {
      let variations = counts.enumerated().map { axis, count in
        StateVariation<[Int]>("axis \(axis)", .listed(0..<count)) { $0[axis] = $1 }
      }
      let matrix = StateMatrix([Int](repeating: -1, count: counts.count), variations)
        .excluding { $0[0] == 1 && $0[1] == 1 }
      let rows = try matrix.states(.allPairs).pairs.map(\.state)

      for first in counts.indices {
        for second in counts.indices.dropFirst(first + 1) {
          let pairs = Set(rows.map { [$0[first], $0[second]] })
          let excluded = first == 0 && second == 1 ? 1 : 0
          XCTAssertEqual(pairs.count, counts[first] * counts[second] - excluded, "\(counts)")
        }
      }
      let largest = counts.sorted(by: >)
      XCTAssertLessThanOrEqual(rows.count, largest[0] * largest[1] * 3)
      XCTAssert(rows.allSatisfy { !($0[0] == 1 && $0[1] == 1) })
    }
    XCTAssertLessThanOrEqual(try numbers(3, 3, 3, 3).states(.allPairs).pairs.count, 12)
    XCTAssertLessThanOrEqual(
      try numbers(2, 2, 2, 2, 2, 2, 2, 2, 2, 2).states(.allPairs).pairs.count, 12)
  }

  func testAllPairsAreTheSameEachTime() throws {
    let first = try numbers(4, 3, 5, 2).states(.allPairs).pairs.map(\.name)
    let second = try numbers(4, 3, 5, 2).states(.allPairs).pairs.map(\.name)

    XCTAssertEqual(first, second)
    XCTAssertEqual(first.first, "axis 0=0,axis 1=0,axis 2=0,axis 3=0")
  }

  func testExamplesTakeTheFirstValueWhereTheyNameNone() throws {
    let matrix = StateMatrix(
      Account(), StateVariation("status", \.status, .everyCase),
      StateVariation("isNew", \.isNew, .both))

    let states = try matrix.states(.examples([["isNew": "true"], ["status": "failed"]]))

    XCTAssertEqual(
      states.pairs.map(\.name), ["status=signedOut,isNew=true", "status=failed,isNew=false"])
    assertThrows("An example names the axis \"isOld\", and the axes are status, isNew.") {
      _ = try matrix.states(.examples([["isOld": "true"]]))
    }
    assertThrows(
      "An example gives the axis \"status\" the value \"gone\", and its values are signedOut, "
        + "active, failed."
    ) { _ = try matrix.states(.examples([["status": "gone"]])) }
    assertThrows(
      "The example \"status=failed,isNew=false\" is a state that the matrix excludes. Remove it, "
        + "or the exclusion."
    ) {
      _ = try matrix.excluding { $0.status == .failed }.states(.examples([["status": "failed"]]))
    }
  }

  func testAMillionStatesAreAnErrorThatSaysHowToCutThem() {
    assertThrows(
      "The matrix has 1,000,000 states (axis 0 10 x axis 1 100 x axis 2 10 x axis 3 100), and the "
        + "limit is 5,000. To cut them: leave values out of \"axis 1\"; list the ones that matter "
        + "with .examples; exclude impossible ones, or raise `limit`."
    ) { _ = try numbers(10, 100, 10, 100).states() }
    assertThrows(
      "The matrix has 1,048,576 states (axis 0 32 x axis 1 32 x axis 2 32 x axis 3 32), and the "
        + "limit is 5,000. To cut them: combine them with .allPairs, which takes at least 1,024; "
        + "leave values out of \"axis 0\"; list the ones that matter with .examples; exclude "
        + "impossible ones, or raise `limit`."
    ) { _ = try numbers(32, 32, 32, 32).states() }
    XCTAssertThrowsError(
      try numbers(1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000).states(.allPairs)
    ) { XCTAssert("\($0)".hasPrefix("The matrix has more states than can be counted ("), "\($0)") }
  }

  func testAnAxisWithoutValuesIsAnError() {
    assertThrows("The axis \"axis 1\" has no values. Give it at least one.") {
      _ = try numbers(2, 0).states()
    }
    assertThrows("The matrix has no axes. Give it at least one.") {
      _ = try StateMatrix(1, []).states()
    }
  }

  func testTwoAxesOfOneNameAreAnError() {
    assertThrows("The axes \"is new\" and \"Is-New\" have one name as a file name. Rename one.") {
      _ = try StateMatrix(StateAxis("is new", .both), StateAxis("Is-New", .both)) { ($0, $1) }
        .states()
    }
  }

  func testLabelsThatAFileSystemCannotTellApartAreAnError() {
    assertThrows(
      "The values \"\u{E9}\" and \"E\u{301}\" of the axis \"name\" have one name as a file name. "
        + "Give them labels that differ in more than letter case and punctuation."
    ) {
      _ = try StateMatrix(StateAxis("name", ["\u{E9}", "E\u{301}"])) { $0 }.states()
    }
  }

  func testStateNamesThatRunTogetherAreAnError() {
    let first: StateValues<Int> = ["1": 1, "1,b=2": 2]
    let second: StateValues<Int> = ["2,b=3": 1, "3": 2]
    assertThrows(
      "The states \"a=1,b=2,b=3\" and \"a=1,b=2,b=3\" have one name as a file name. Rename a value."
    ) { _ = try StateMatrix(StateAxis("a", first), StateAxis("b", second)) { ($0, $1) }.states() }
  }

  func testANameThatCannotBeSeenIsAnError() {
    assertThrows(
      "The name \" \\u{200B}\" of a value of the axis \"name\" has no character that can be seen. "
        + "Give it a label, such as [\"blank\": value]."
    ) { _ = try StateMatrix(StateAxis("name", [" \u{200B}"])) { $0 }.states() }
    assertThrows(
      "The name \"\" of an axis has no character that can be seen. Give it a label, such as "
        + "[\"blank\": value]."
    ) { _ = try StateMatrix(StateAxis("", .both)) { $0 }.states() }
  }

  func testExclusionsThatLeaveAlmostNothingAreAnErrorAndNotAnEndlessSearch() {
    let matrix = numbers(8, 8, 8, 8, 8, 8, 8).excluding { $0 != [7, 7, 7, 7, 7, 7, 7] }

    assertThrows(
      "No state with axis 0=0 and axis 1=0 was found among those that are not excluded, and there "
        + "are too many to try them all. Exclude fewer, or list examples."
    ) { _ = try matrix.states(.allPairs) }
  }

  func testACaseWithoutAStateIsFound() throws {
    let states: SnapshotStates<Account> = [
      "a": Account(status: .failed), "b": Account(status: .active), "c": Account(status: .active),
    ]

    XCTAssertEqual(states.missingCases(of: Status.self) { $0.status }, [.signedOut])
    XCTAssertEqual(
      try StateMatrix(StateAxis("status", .everyCase)) { Account(status: $0) }.states()
        .missingCases(of: Status.self) { $0.status }, [])
  }
}

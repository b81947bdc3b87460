// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import SnapshotVerification

final class StateTransitionsTests: XCTestCase {
  func testAWalkOverAllPairsTakesEachOnce() throws {
    for count in 1...13 {
      let walk = try StateTransitions.allPairs.walk((0..<count).map(String.init))

      let pairs = zip(walk, walk.dropFirst()).map { [$0, $1] }
      XCTAssertEqual(pairs.count, count * count)
      XCTAssertEqual(Set(pairs).count, count * count)
    }
    XCTAssertEqual(try StateTransitions.allPairs.walk([]), [])
  }

  func testAPathIsTakenAsItIs() throws {
    XCTAssertEqual(try StateTransitions.path(["b", "a", "b"]).walk(["a", "b"]), [1, 0, 1])
    XCTAssertThrowsError(try StateTransitions.path(["c"]).walk(["a", "b"])) {
      XCTAssertEqual("\($0)", "There is no state \"c\"; the states are a, b.")
    }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import SnapshotVerification

final class RepeatedStateNameTests: XCTestCase {
  func testNamesWithFilesOfTheirOwnAreNotRepeated() {
    XCTAssertNil(RepeatedStateName(in: []))
    XCTAssertNil(RepeatedStateName(in: ["adult", "minor", "an adult"]))
  }

  func testTheSameNameIsToldOnce() {
    XCTAssertEqual(
      RepeatedStateName(in: ["adult", "minor", "adult", "minor"])?.message,
      "Two states have the name \"adult\". Give each a name of its own. Nothing was drawn: the name "
        + "is part of the picture's file name.")
  }

  func testNamesOfOneFileAreToldBoth() {
    XCTAssertEqual(
      RepeatedStateName(in: ["a b", "A/B"])?.message,
      "The states \"a b\" and \"A/B\" have one name as a file name. Give them names that differ in "
        + "more than letter case and punctuation. Nothing was drawn: the name is part of the "
        + "picture's file name.")
  }
}

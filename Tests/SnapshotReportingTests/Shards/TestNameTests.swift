// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotReporting
import SnapshotVerification
import XCTest

final class TestNameTests: XCTestCase {
  private func name(suite: String, test: String) -> TestName {
    TestName(
      SnapshotRun.Entry(
        target: "AppTests", suite: suite, test: test, reference: nil, outcome: .matched,
        message: "", file: "", line: 1))
  }

  private func matches(_ pattern: String, _ name: String) -> Bool {
    name.range(of: pattern, options: .regularExpression) != nil
  }

  func testTheFilterOfATestMatchesItInEitherLibraryAndNoOther() {
    let filter = name(suite: "A.B", test: "devices(_:)").filter

    for id in [
      "AppTests.A/B/devices(_:)", "AppTests.A/B/devices(_:)/File.swift:3:4", "AppTests.A/B/devices",
      "AppTests.devices(_:)",
    ] {
      XCTAssertTrue(matches(filter, id), id)
    }
    for id in ["AppTests.A/B/devicesAll()", "OtherAppTests.A/B/devices()", "AppTests.A/devices()"] {
      XCTAssertFalse(matches(filter, id), id)
    }
  }

  func testTheFiltersOfListedNamesMatchThemAndNothingElse() {
    let names = [
      "AppTests.V/testA", "AppTests.V/testB", "AppTests.S/T/odd(_:)", "AppTests.free()",
      "AppTests.S/`a (b)`()",
    ]

    let filters = TestName.filters(forListed: names)

    XCTAssertEqual(filters.count, 4)
    for name in names {
      XCTAssertTrue(filters.contains { matches($0, name) }, name)
      XCTAssertTrue(filters.contains { matches($0, name + "/File.swift:1:2") }, name)
    }
    for name in ["AppTests.V/testAB", "XAppTests.V/testA", "AppTests.V/test", "AppTests.free(_:)"] {
      XCTAssertFalse(filters.contains { matches($0, name) }, name)
    }
  }

  func testTheKeyIsThatOfTheListedName() {
    XCTAssertEqual(name(suite: "V", test: "testA()").key, "AppTests.V/testA")
    XCTAssertEqual(TestName.key(ofListed: "AppTests.V/testA"), "AppTests.V/testA")
    XCTAssertEqual(
      name(suite: "A.B", test: "zero()").key, TestName.key(ofListed: "AppTests.A/B/zero()"))
    XCTAssertEqual(
      name(suite: "S", test: "odd(_:)").key, TestName.key(ofListed: "AppTests.S/odd(_:)"))
  }
}

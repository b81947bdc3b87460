// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import HeadlessSnapshots

/// The variables that schemes of Xcode say for the tests of targets.
final class TestEnvironmentTests: XCTestCase {
  private func value(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

  override func tearDown() {
    for name in ["TEST_A", "TEST_B", "TEST_GIVEN"] { unsetenv(name) }
  }

  func testTheFirstTargetByNameSaysAVariable() {
    let environment = TestEnvironment(
      targets: [
        "/b.resources": ["TEST_A": "b", "TEST_B": "b"], "/a.resources": ["TEST_A": "a"],
      ], environment: [:])

    environment.begin()

    XCTAssertEqual(value("TEST_A"), "a")
    XCTAssertEqual(value("TEST_B"), "b")
  }

  func testWhatTheProcessWasGivenStays() {
    setenv("TEST_GIVEN", "mine", 1)
    let targets = ["/a.resources": ["TEST_GIVEN": "a", "TEST_A": "a"]]

    TestEnvironment(targets: targets, environment: ["TEST_GIVEN": "mine"]).begin()

    XCTAssertEqual(value("TEST_GIVEN"), "mine")
    XCTAssertEqual(value("TEST_A"), "a")
    let next = TestEnvironment(
      targets: targets, environment: ["TEST_GIVEN": "mine", "TEST_A": "a"])
    XCTAssertEqual(next.given, ["TEST_GIVEN"], "what a former process set was not given")
  }

  func testTheVariablesOfOneTargetAreNotThoseOfTheOthers() {
    let environment = TestEnvironment(targets: ["/a.resources": ["TEST_A": "a"]], environment: [:])
    environment.begin()

    environment.enter("Lacks")

    XCTAssertNil(value("TEST_A"))
  }

  func testATargetHasItsOwnVariablesAlone() {
    let environment = TestEnvironment(
      targets: ["/a.resources": ["TEST_A": "a"], "/b.resources": ["TEST_B": "b"]], environment: [:])
    environment.begin()

    environment.enter("Lacks")

    XCTAssertNil(value("TEST_A"))
    XCTAssertNil(value("TEST_B"))
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import HeadlessSnapshots

final class TestReporterXCTests: CapturingTestCase, @unchecked Sendable {
  private let here = CallerLocation(fileID: #fileID, filePath: #filePath, line: 10, column: 3)

  private var expected: [CapturedFailure] {
    [CapturedFailure(message: "It differs.", file: #filePath, line: 10)]
  }

  func testAFailureIsRecordedAtTheCallersLine() {
    let failures = failures { TestReporter.recordFailure("It differs.", at: here) }

    XCTAssertEqual(failures, expected)
  }

  func testAFailureOfAnotherThreadIsNotLost() {
    let failures = failures {
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        TestReporter.recordFailure("It differs.", at: self.here)
        done.signal()
      }
      done.wait()
    }

    XCTAssertEqual(failures, expected)
  }

  func testAFailureOfADetachedTaskIsNotLost() async {
    let failures = await failures {
      await Task.detached { TestReporter.recordFailure("It differs.", at: self.here) }.value
    }

    XCTAssertEqual(failures, expected)
  }

  func testFailuresOfManyThreadsAreAllRecorded() {
    let failures = failures {
      DispatchQueue.concurrentPerform(iterations: 100) { _ in
        TestReporter.recordFailure("It differs.", at: self.here)
      }
    }

    XCTAssertEqual(failures.count, 100)
  }

  func testTheSuiteIsTheClassOfTheRunningTestCase() {
    let test = TestReporter.test(function: #function, at: here)

    XCTAssertEqual(test.target, "HeadlessSnapshotsTests")
    XCTAssertEqual(test.suite, "TestReporterXCTests")
    XCTAssertEqual(test.name, "testTheSuiteIsTheClassOfTheRunningTestCase")
    XCTAssertEqual(
      test.filter,
      "HeadlessSnapshotsTests.TestReporterXCTests/testTheSuiteIsTheClassOfTheRunningTestCase")
  }

  func testTheSuiteIsKnownInADetachedTask() async {
    let test = await Task.detached { TestReporter.test(function: "a()", at: self.here) }.value

    XCTAssertEqual(test.suite, "TestReporterXCTests")
  }
}

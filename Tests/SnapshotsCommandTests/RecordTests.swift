// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

final class RecordTests: XCTestCase {
  func testTheTestsRunInThePackagesFolderAndRecordEverything() throws {
    let package = try PlayedPackage()

    let result = try package.run(
      ["record", "--filter", "A b", "--filter", "C", "--", "--parallel"], in: "Sources/deep",
      environment: ["SNAPSHOT_RECORD": "never"])

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertEqual(
      package.call, "<package>: test --filter A b --filter C --parallel; record all\n")
  }

  func testWhatWasWrittenIsPrintedAndTheStatusIs0() throws {
    let package = try PlayedPackage()

    let result = try package.run(
      ["record"],
      entries: [
        package.entry("adult", .recordedNew), package.entry("minor", .recordedChanged),
        package.entry("senior", .recordedUnchanged),
      ])

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertEqual(
      result.output,
      """
      added      Snapshots/AppTests/ViewTests/testView.adult.png
      changed    Snapshots/AppTests/ViewTests/testView.minor.png

      1 added, 1 changed, 1 unchanged

      """)
  }

  func testARunWithoutSnapshotsIsAWarning() throws {
    let result = try PlayedPackage().run(["record", "--filter", "Nope"])

    XCTAssertEqual(result.status, 0)
    XCTAssertEqual(result.output, "no snapshots\n")
    XCTAssertTrue(
      result.errors.contains("Warning: No snapshot was taken. Check the filter"), result.errors)
  }

  func testASnapshotThatCouldNotBeRecordedIsStatus1() throws {
    let package = try PlayedPackage()

    let result = try package.run(
      ["record"], entries: [package.entry("adult", .failed)], script: "exit 1")

    XCTAssertEqual(result.status, 1)
    XCTAssertEqual(
      result.output, "failed     ViewTests/testView.adult: failed\n\n1 failed\n")
  }

  func testTheOutputIsInALogAndItsEndIsShownAfterAFailedRun() throws {
    let package = try PlayedPackage()

    let result = try package.run(
      ["record"],
      script: """
        echo "[1/2] Compiling"; echo "/x.swift:1:1: error: what" >&2; exit 1
        """)

    XCTAssertEqual(result.status, 3)
    let log = try XCTUnwrap(package.runs.first.map { "artifacts/runs/\($0)/swift-test.log" })
    XCTAssertEqual(
      result.errors.replacingOccurrences(of: package.path, with: "<package>")
        .replacing(/after \d+\.\d s/, with: "after N s"),
      """
      Running 'swift build --build-tests'
      Running 'swift test', output in <package>/\(log)
      'swift test' ended with status 1 after N s

      Error: The tests failed or could not be built, and no snapshot explains it.
      Errors:
        /x.swift:1:1: error: what
      Last lines:
        [1/2] Compiling
        /x.swift:1:1: error: what
      All output: <package>/\(log)

      """)
    XCTAssertEqual(
      try String(contentsOfFile: package.path + "/" + log, encoding: .utf8),
      "[1/2] Compiling\n/x.swift:1:1: error: what\n")
  }
}

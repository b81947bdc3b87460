// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotReporting
import XCTest

/// Which run is the newest, whatever clocks say.
final class RunOrderTests: XCTestCase {
  private func numbers(_ package: PlayedPackage) -> [Int] {
    RunName.all(in: package.artifacts + "/runs").map(\.number)
  }

  /// Gives the package's newest run another name.
  private func rename(_ package: PlayedPackage, to name: String) throws {
    let runs = package.artifacts + "/runs"
    let newest = try XCTUnwrap(RunName.all(in: runs).last)
    try FileManager.default.moveItem(atPath: "\(runs)/\(newest)", toPath: "\(runs)/\(name)")
  }

  func testRunsAreCounted() throws {
    let package = try PlayedPackage()
    for _ in 0..<3 { _ = try package.run(["test"]) }
    XCTAssertEqual(numbers(package), [1, 2, 3])

    try FileManager.default.removeItem(atPath: package.artifacts + "/.run-number")
    _ = try package.run(["test"])
    try Data("99999999999999999999\n".utf8).write(
      to: URL(fileURLWithPath: package.artifacts + "/.run-number"))
    _ = try package.run(["test"])

    XCTAssertEqual(numbers(package), [1, 2, 3, 4, 5])
  }

  /// One run with a clock that was ahead must not be the newest for years.
  func testARunFromTheFutureIsNotTheNewestForEver() throws {
    for name in ["20991231-235959-1", "000001-20991231-235959-1"] {
      let package = try PlayedPackage()
      _ = try package.run(["test"], entries: [package.entry("old", .differed)], script: "exit 1")
      try rename(package, to: name)

      let before = try package.run(["status"])
      XCTAssertTrue(before.output.contains("testView.old"), before.output)
      XCTAssertTrue(
        before.errors.contains("The run \(name) is from the future"), before.errors)
      _ = try package.run(["test"], entries: [package.entry("new", .differed)], script: "exit 1")

      for command in [["status"], ["review", "--terminal"]] {
        let result = try package.run(command)
        XCTAssertFalse(result.output.contains("testView.old"), result.output)
        XCTAssertFalse(result.errors.contains("from the future"), result.errors)
      }
      XCTAssertTrue(try package.run(["status"]).output.contains("testView.new"), name)
    }
  }

  func testRunsThatBeginTogetherHaveNumbersOfTheirOwn() throws {
    let package = try PlayedPackage()
    _ = try package.run(["test"])
    let (count, path) = (6, package.path)
    DispatchQueue.concurrentPerform(iterations: count) { _ in
      _ = try? SnapshotsCommand.run(
        ["test"], in: path,
        environment: ["PATH": "\(path)/bin:/usr/bin:/bin", "SNAPSHOT_ARTIFACTS": "artifacts"])
    }

    XCTAssertEqual(numbers(package), Array(1...count + 1))
  }
}

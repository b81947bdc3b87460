// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification
import XCTest

@testable import snapshots

/// Every exit status that the help of a command promises, brought about, and no other.
final class ExitStatusTests: XCTestCase {
  /// What makes a command end with a status: the package to run it in and the arguments.
  private typealias Attempt = (status: Int32, run: () throws -> SnapshotsCommand.Result)

  private func check(
    _ command: [String], _ attempts: [Attempt], elsewhere: Set<Int32> = [], line: UInt = #line
  ) throws {
    for attempt in attempts {
      let result = try attempt.run()
      XCTAssertEqual(
        result.status, attempt.status, "\(command): \(result.output)\(result.errors)", line: line)
      // Who is told no says what to do, on the error stream.
      if attempt.status == 2 {
        XCTAssertGreaterThan(result.errors.count + result.output.count, 20, line: line)
      }
    }
    let help = try SnapshotsCommand.run(command + ["--help"]).output
    let promised = CommandHelp.section("EXIT STATUS:", of: help)
      .compactMap { $0.firstMatch(of: #/^  (\d)  /#).flatMap { Int32($0.output.1) } }
    XCTAssertEqual(
      Set(promised), Set(attempts.map(\.status)).union(elsewhere), "\(command)", line: line)
  }

  // MARK: Running tests

  func testTheCommandsThatRunTests() throws {
    for command in ["test", "record"] {
      let package = try PlayedPackage()
      let well = package.entry("adult", command == "test" ? .matched : .recordedNew)
      try check(
        [command],
        [
          (0, { try package.run([command], entries: [well]) }),
          (
            1,
            {
              try package.run(
                [command], entries: [package.entry("adult", .failed)], script: "exit 1")
            }
          ),
          (2, { try package.run([command, "--filter", "("]) }),
          (3, { try package.run([command], entries: [well], script: "kill -9 $$") }),
        ])
    }
  }

  func testMerge() throws {
    let package = try PlayedPackage()
    func merged(_ outcome: SnapshotRun.Outcome, _ script: String) throws -> SnapshotsCommand.Result
    {
      _ = try package.run(["test"], entries: [package.entry("adult", outcome)], script: script)
      return try package.run(["merge", "artifacts", "--output", "merged"])
    }
    try check(
      ["merge"],
      [
        (0, { try merged(.matched, "") }), (1, { try merged(.differed, "exit 1") }),
        (2, { try package.run(["merge", "nowhere"]) }), (3, { try merged(.matched, "kill -9 $$") }),
      ])
  }

  // MARK: Reviewing

  func testTheCommandsOfAReview() throws {
    let package = try DifferingPackage()
    let played = try PlayedPackage()
    _ = try played.run(["test"], entries: [played.entry("adult", .matched)])
    func run(_ arguments: String...) -> () throws -> SnapshotsCommand.Result {
      {
        try SnapshotsCommand.run(
          arguments, in: package.path, environment: ["SNAPSHOT_ARTIFACTS": ""])
      }
    }
    try check(["report"], [(0, run("report")), (2, run("report", "--format", "pdf"))])
    try check(
      ["review"],
      [
        (0, { try played.run(["review", "--terminal"]) }), (1, run("review", "--terminal")),
        (2, run("review", "--report", "/nowhere")),
      ])
    let inline = try DifferingPackage()
    try inline.addInlineText(line: 61)
    func acceptInline() throws -> SnapshotsCommand.Result {
      try SnapshotsCommand.run(
        ["accept", "--all"], in: inline.path, environment: ["SNAPSHOT_ARTIFACTS": ""])
    }
    try check(
      ["accept"],
      [(0, run("accept", "--all")), (1, acceptInline), (2, run("accept", "nonsense"))])
    try check(["reject"], [(0, run("reject", "--all")), (2, run("reject"))])
  }

  func testStatusAndPrune() throws {
    let package = try PlayedPackage()
    let folder = package.path + "/Snapshots/AppTests/ViewTests"
    func played(_ command: String, isObsolete: Bool) -> () throws -> SnapshotsCommand.Result {
      {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
        if isObsolete {
          try Data("gone".utf8).write(to: URL(fileURLWithPath: folder + "/testGone.png"))
        }
        _ = try package.run(["test"], entries: [package.entry("adult", .matched)])
        let result = try package.run([command])
        try? FileManager.default.removeItem(atPath: folder + "/testGone.png")
        return result
      }
    }
    for command in ["status", "prune"] {
      try check(
        [command],
        [
          (0, played(command, isObsolete: false)), (1, played(command, isObsolete: true)),
          (2, { try package.run([command, "--run", "/nowhere"]) }),
        ])
    }
  }

  // MARK: Pictures

  func testTheCommandsAboutFiles() throws {
    let package = try DifferingPackage()
    let (white, dark) = (
      package.file("a"), package.artifacts + "/AppTests/ViewTests/testView.a/actual.png"
    )
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: package.path + "/no.png"))
    func run(_ arguments: String...) -> () throws -> SnapshotsCommand.Result {
      { try SnapshotsCommand.run(arguments, in: package.path) }
    }
    try check(
      ["diff"],
      [
        (0, run("diff", white, white)), (1, run("diff", white, dark)),
        (2, run("diff", white, "/nowhere")),
      ])
    try check(["show"], [(0, run("show", white)), (2, run("show", "no.png"))])
    try check(["textconv"], [(0, run("textconv", "no.png")), (2, run("textconv"))])
    try check(
      ["audit"],
      [(0, run("audit", white)), (1, run("audit", "no.png")), (2, run("audit", "/nowhere"))])
  }

  // MARK: The machine and the package

  func testInitAndFonts() throws {
    let package = try PlayedPackage()
    let script = """
      case "$2" in
        describe) echo '{"targets":[{"name":"T","type":"test","path":"Tests/T",\
      "product_dependencies":["HeadlessSnapshots"]}]}' ;;
        show-dependencies) echo '{"identity":"app","name":"App","dependencies":[]}' ;;
      esac
      """
    try check(
      ["init"],
      [
        (0, { try package.run(["init"], script: script) }),
        (2, { try SnapshotsCommand.run(["init"], in: "/") }),
      ])
    try check(
      ["fonts", "list"], [(2, { try package.run(["fonts", "list"]) })], elsewhere: [0, 1])
    try check(
      ["fonts", "vendor"], [(2, { try package.run(["fonts", "vendor"]) })], elsewhere: [0])
  }

  func testDoctorsStatusIsThatOfItsWorstCheck() throws {
    let package = try PlayedPackage()
    // What no healthy machine does is told by the report alone.
    let worst: [(DoctorCheck.Status, Int32)] = [
      (.warning, 0), (.difference, 1), (.problem, 2), (.failed, 3),
    ]
    for (status, expected) in worst {
      let checks = [DoctorCheck(name: "a", status: .ok), DoctorCheck(name: "b", status: status)]
      XCTAssertEqual(DoctorReport(checks).commandStatus.rawValue, expected)
    }

    try check(
      ["doctor"],
      [
        (0, { try SnapshotsCommand.run(["doctor"], in: "/") }),
        (2, { try package.run(["doctor"], script: "echo 'Swift version 5.10.1'") }),
      ], elsewhere: [1, 3])
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

final class AcceptTests: XCTestCase {
  private let environment = ["SNAPSHOT_ARTIFACTS": "", "NO_COLOR": "1"]

  private func run(_ arguments: [String], _ package: DifferingPackage) throws
    -> SnapshotsCommand.Result
  {
    try SnapshotsCommand.run(arguments, in: package.path, environment: environment)
  }

  /// The identifier of the report that the package's run makes.
  private func identifier(_ package: DifferingPackage) throws -> String {
    let page = try String(
      contentsOfFile: package.artifacts + "/report/report.html", encoding: .utf8)
    return String(try XCTUnwrap(page.firstMatch(of: /"id":"([0-9a-f]{12})"/)).output.1)
  }

  func testACodeOfTheReportIsCarriedOutAndUndone() throws {
    let package = try DifferingPackage()
    XCTAssertEqual(try run(["report"], package).status, 0)
    // a approved, b rejected, new approved: 01, 10, 01 from the lowest bits.
    let code = try identifier(package) + ".GQ"

    let accepted = try run(["accept", code], package)

    XCTAssertEqual(accepted.status, 0, accepted.errors)
    XCTAssertEqual(
      accepted.output,
      """
      replaced   Snapshots/AppTests/ViewTests/testView.a.png
      added      Snapshots/AppTests/ViewTests/testView.new.png

      1 added, 1 replaced, 1 rejected

      """)
    XCTAssertEqual(try package.picture("a"), package.actual)
    XCTAssertEqual(try package.picture("b"), package.reference)
    XCTAssertEqual(try package.picture("new"), package.actual)

    let undone = try run(["accept", code, "--undo"], package)
    XCTAssertEqual(undone.status, 0, undone.errors)
    XCTAssertEqual(try package.picture("a"), package.reference)
    XCTAssertNil(try package.picture("new"))
  }

  func testByNameAndAllAndPutBack() throws {
    let package = try DifferingPackage()

    XCTAssertEqual(try run(["accept", "--filter", "testView\\.b"], package).status, 0)
    XCTAssertEqual(try package.picture("b"), package.actual)
    XCTAssertEqual(try package.picture("a"), package.reference)
    XCTAssertEqual(try run(["accept", "--all"], package).status, 0)
    XCTAssertEqual(try package.picture("a"), package.actual)
    let rejected = try run(["reject", "--all", "--json"], package)
    XCTAssertEqual(rejected.status, 0)
    XCTAssertTrue(rejected.output.contains("\"action\" : \"removed\""), rejected.output)
    XCTAssertEqual(try package.picture("a"), package.reference)
    XCTAssertNil(try package.picture("new"))
  }

  func testTextsInSourcesAreLeftWithTheCommandThatWritesThem() throws {
    let package = try DifferingPackage()
    try package.addInlineText(line: 61)

    let all = try run(["accept", "--all"], package)

    XCTAssertEqual(all.status, 1, all.errors)
    XCTAssertEqual(
      all.output,
      """
      replaced   Snapshots/AppTests/ViewTests/testView.a.png
      replaced   Snapshots/AppTests/ViewTests/testView.b.png
      added      Snapshots/AppTests/ViewTests/testView.new.png
      left       Tests/AppTests/ViewTests.swift:61: an inline text; to write it:
                 swift run snapshots record --failed --filter ViewTests/testText

      1 added, 2 replaced, 1 left

      """)
    let others = try run(["accept", "--filter", "testView\\."], package)
    XCTAssertEqual(others.output, "3 unchanged\n")
    XCTAssertEqual(others.status, 0)
    let named = try run(["accept", "--filter", "ViewTests/testText", "--json"], package)
    XCTAssertEqual(named.status, 1)
    try assertFits(named.output, "accept")
    XCTAssertTrue(
      named.output.contains(#""Tests/AppTests/ViewTests.swift:61""#), named.output)
  }

  func testANameOfATestThatIsNoWordIsQuoted() throws {
    let package = try DifferingPackage()
    try package.addInlineText(line: 5, test: "`greets all, people`()")

    let result = try run(["accept", "--filter", "greets"], package)

    XCTAssertTrue(
      result.output.contains(#"--filter "ViewTests/greets all, people""#), result.output)
  }

  func testWhatWasAcceptedIsNotPendingAnymore() throws {
    let package = try DifferingPackage()
    XCTAssertEqual(try run(["status"], package).status, 1)
    XCTAssertEqual(try run(["accept", "--filter", "testView\\.b"], package).status, 0)

    let partly = try run(["status"], package)
    XCTAssertEqual(try run(["accept", "--all"], package).status, 0)
    let wholly = try run(["status"], package)

    XCTAssertEqual(partly.status, 1)
    XCTAssertTrue(
      partly.output.hasSuffix("2 pending, 0 renamed, 0 obsolete, 0 unused, 1 settled since\n"),
      partly.output)
    XCTAssertEqual(
      wholly.output, "0 pending, 0 renamed, 0 obsolete, 0 unused, 3 settled since\n")
    XCTAssertEqual(wholly.status, 0)
  }

  func testWhatChangedSinceIsRefusedAndNothingIsWritten() throws {
    let package = try DifferingPackage()
    try Data([1, 2]).write(to: URL(fileURLWithPath: package.file("b")))

    let result = try run(["accept", "--all"], package)

    XCTAssertEqual(result.status, 2)
    XCTAssertTrue(result.errors.contains("Nothing was changed"), result.errors)
    XCTAssertTrue(
      result.errors.contains("testView.b.png: the reference has changed"), result.errors)
    XCTAssertEqual(try package.picture("a"), package.reference)
    XCTAssertNil(try package.picture("new"))
  }

  func testAReportElsewhereIsUsed() throws {
    let package = try DifferingPackage()
    let elsewhere = package.path + "/downloaded"
    XCTAssertEqual(try run(["report", "--single-file", "--output", elsewhere], package).status, 0)
    try FileManager.default.removeItem(atPath: package.artifacts)

    let result = try run(["accept", "--all", "--report", elsewhere + "/report.html"], package)

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertEqual(try package.picture("a"), package.actual)
  }

  func testUnusableInputIsStatus2() throws {
    let package = try DifferingPackage()
    let cases: [(arguments: [String], error: String)] = [
      (["accept"], "in one way"), (["accept", "--all", "--filter", "x"], "in one way"),
      (["accept", "nonsense"], "the code is not"),
      (["accept", "0123456789ab.AQ"], "about the report"),
      (["accept", "--filter", "("], "is not a regular expression"),
      (["accept", "--all", "--report", "/nowhere"], "no report and no run in /nowhere"),
      (["accept", "--decisions", "/nowhere"], "/nowhere"), (["reject"], "Say what to reject"),
      (["report", "--format", "pdf"], "no format 'pdf'"),
      (["report", "--run", "/nowhere"], "no run in /nowhere"),
      (["report", "--format", "json", "--single-file"], "html alone"),
    ]
    for (arguments, error) in cases {
      let result = try run(arguments, package)
      XCTAssertEqual(result.status, 2, "\(arguments)")
      XCTAssertTrue(result.errors.contains(error), "\(arguments): \(result.errors)")
    }
  }

  func testReviewWithoutATerminalPrintsTheCommands() throws {
    let package = try DifferingPackage()

    let result = try run(["review", "--terminal"], package)

    XCTAssertEqual(result.status, 1)
    XCTAssertTrue(result.output.hasPrefix("3 to review, and this is no terminal."), result.output)
    let lines = result.output.split(separator: "\n").filter { $0.contains("--filter") }
    XCTAssertEqual(lines.count, 3)
    // A shell reads the command as it was meant.
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "set -- \(lines[0]); printf %s \"$6\""]
    let pipe = Pipe()
    shell.standardOutput = pipe
    try shell.run()
    let filter = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    XCTAssertEqual(try run(["accept", "--filter", filter], package).status, 0)
    XCTAssertEqual(try package.picture("a"), package.actual)
    XCTAssertEqual(try package.picture("b"), package.reference)
  }

  func testAFailedTestWritesTheReportAndSaysWhere() throws {
    let package = try PlayedPackage()

    let result = try package.run(
      ["test"], entries: [package.entry("adult", .differed)], script: "exit 1")

    XCTAssertEqual(result.status, 1)
    XCTAssertTrue(
      result.errors.contains("Report: \(package.path)/artifacts/report/report.html"), result.errors)
    XCTAssertTrue(
      FileManager.default.fileExists(atPath: package.path + "/artifacts/report/report.html"))
    let passed = try PlayedPackage()
    XCTAssertFalse(
      try passed.run(["test"], entries: [passed.entry("adult", .matched)]).errors.contains(
        "Report:"))
  }

  func testWhatIsGoneIsDeletedWhereItIsNamedAndNotWithAll() throws {
    let package = try DifferingPackage()
    let gone = package.file("gone")
    try FileManager.default.copyItem(atPath: package.file("a"), toPath: gone)
    // A run of all tests, begun behind all files, whose failures its snapshots explain.
    let run = package.artifacts + "/runs/20260131-142501-4711"
    let record = try String(contentsOfFile: run + "/run.json", encoding: .utf8)
    let start = Date().timeIntervalSince1970 + 60
    try Data(
      record.replacing("}", with: ", \"otherFailures\": 0, \"start\": \(start)}").utf8
    ).write(to: URL(fileURLWithPath: run + "/run.json"))
    try Data(#"{"schema": 1, "selection": [], "ending": "failed"}"#.utf8).write(
      to: URL(fileURLWithPath: run + "/course.json"))

    let all = try self.run(["accept", "--all"], package)
    XCTAssertEqual(all.status, 0, all.errors)
    XCTAssertFalse(all.output.contains("deleted"), all.output)
    XCTAssertTrue(FileManager.default.fileExists(atPath: gone))

    let named = try self.run(["accept", "--filter", "testView\\.gone"], package)
    XCTAssertEqual(named.status, 0, named.errors)
    XCTAssertTrue(
      named.output.contains("deleted    Snapshots/AppTests/ViewTests/testView.gone.png"),
      named.output)
    XCTAssertFalse(FileManager.default.fileExists(atPath: gone))
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import HeadlessSnapshots

/// A test that ends its process fails alone: those after it run in another process.
///
/// The tests of `PlayedTests` and `OtherPlayedTests` do something only where this starts them.
final class EndedTestsTests: XCTestCase {
  private let module = "HeadlessSnapshotsTests"

  func testThoseBehindATrapRunInAnotherProcess() throws {
    let result = try play(
      "PlayedTests,\(module).OtherPlayedTests", ["SWIFT_BACKTRACE": "enable=yes"])

    // XCTest takes the classes in the order in which they were compiled.
    XCTAssertEqual(result.played.sorted(), ["A", "B", "C", "D", "E"], result.errors)
    XCTAssertEqual(result.status, 1)
    XCTAssert(
      result.errors.contains(
        """
        error: \(module).PlayedTests/testB ended its process (SIGTRAP) and counts as failed. \
        The tests after it go on in another process.
        """)
        || result.errors.contains("PlayedTests/testB ended its process (SIGILL)"), result.errors)
    XCTAssert(result.errors.contains("PlayedTests/testB played a trap"), result.errors)
    // Swift's handler has its say before.
    XCTAssert(result.errors.contains("PlayedTests.testB() + "), result.errors)
    XCTAssert(
      result.errors.contains("error: 2 tests ended their processes and count as failed"),
      result.errors)
    XCTAssert(result.errors.contains("  \(module).OtherPlayedTests/testD (SIGABRT)"), result.errors)
    XCTAssert(result.errors.contains("SNAPSHOT_DEVICE=\"iPhone 15\""), result.errors)
  }

  func testADeviceThatIsSetIsNotAskedFor() throws {
    let result = try play("PlayedTests", ["SNAPSHOT_DEVICE": "iPhone-8"])

    XCTAssert(result.errors.contains("ended its process"), result.errors)
    XCTAssertFalse(result.errors.contains("SNAPSHOT_DEVICE="), result.errors)
  }

  func testTheLastTestEndsAsEver() throws {
    let result = try play("PlayedTests/testB")

    XCTAssertEqual(result.played, ["B"])
    XCTAssertGreaterThan(result.status, 1, result.errors)
    XCTAssertFalse(result.errors.contains("ended its process"), result.errors)
  }

  func testAVariableLeavesOutTheRest() throws {
    let result = try play("PlayedTests", ["SNAPSHOT_CRASH": "end"])

    XCTAssertEqual(result.played, ["A", "B"])
    XCTAssertGreaterThan(result.status, 1, result.errors)
  }

  func testTheNextProcessHasTheFolderAndTheVariablesOfTheFirst() throws {
    let result = try play("PlayedTests")

    let places = result.lines.filter { $0.hasPrefix("place ") }
    XCTAssertEqual(places, Array(repeating: "place \(folder) kept", count: 2), result.errors)
  }

  func testAfterTwentyProcessesTheNextEndsThemAll() throws {
    let ended = (1...20).map { "App.Tests/test\($0):SIGILL" }.joined(separator: ",")

    let result = try play("PlayedTests", ["HEADLESS_SNAPSHOTS_ENDED_TESTS": ended])

    XCTAssertEqual(result.played, ["A", "B"])
    XCTAssertGreaterThan(result.status, 1, result.errors)
  }

  func testAClassWhoseTestsAreAllLeftIsNamedByItsName() throws {
    let suite = XCTestSuite(name: "All tests")
    for name in ["testA", "testB", "testC"] {
      suite.addTest(PlayedTests(name: "PlayedTests.\(name)") { _ in })
    }
    for name in ["testD", "testE"] {
      suite.addTest(OtherPlayedTests(name: "OtherPlayedTests.\(name)") { _ in })
    }
    let all = try XCTUnwrap(RemainingTests(of: suite, arguments: ["program"]))
    let chosen = try XCTUnwrap(
      RemainingTests(of: suite, arguments: ["program", "\(module).PlayedTests/testA,X.Y/testZ"]))

    XCTAssertEqual(
      all.argument(after: "\(module).PlayedTests/testB"),
      "\(module).PlayedTests/testC,\(module).OtherPlayedTests")
    XCTAssertEqual(
      chosen.argument(after: "\(module).PlayedTests/testC"),
      "\(module).OtherPlayedTests/testD,\(module).OtherPlayedTests/testE")
    XCTAssertNil(all.argument(after: "\(module).OtherPlayedTests/testE"))
    XCTAssertNil(all.argument(after: "App.Unknown/test"))
    XCTAssertNil(RemainingTests(of: suite, arguments: ["program", "--list-tests"]))
  }

  // MARK: - The played process

  private struct Result {
    var status: Int32
    var lines: [String]
    var errors: String

    var played: [String] {
      lines.filter { $0.hasPrefix("played ") }.map { String($0.dropFirst(7)) }
    }
  }

  private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path

  private func play(_ tests: String, _ variables: [String: String] = [:]) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["\(module).\(tests)"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var environment = ProcessInfo.processInfo.environment
    environment["SNAPSHOT_RUN_DIRECTORY"] = nil
    environment["HEADLESS_SNAPSHOTS_ENDED_TESTS"] = nil
    environment[playedVariable] = "1"
    // It takes seconds.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment.merging(variables) { $1 }
    // Files, since a pipe that nobody reads would stop the process.
    let output = TemporaryFile()
    let errors = TemporaryFile()
    process.standardOutput = output.handle
    process.standardError = errors.handle
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus,
      lines: output.text.split(separator: "\n").map(String.init), errors: errors.text)
  }

  private final class TemporaryFile {
    private let path = NSTemporaryDirectory() + "played-\(UUID().uuidString)"
    let handle: FileHandle

    init() {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
      handle = FileHandle(forWritingAtPath: path)!
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var text: String {
      String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }
  }
}

private let playedVariable = "HEADLESS_SNAPSHOTS_PLAYED_TESTS"

private func play(_ name: String) throws {
  guard ProcessInfo.processInfo.environment[playedVariable] != nil else {
    throw XCTSkip("a part of EndedTestsTests")
  }
  FileHandle.standardOutput.write(Data("played \(name)\n".utf8))
}

final class PlayedTests: XCTestCase {
  func testA() throws {
    try play("A")
    sayPlace()
    setenv("PLAYED_LATER", "lost", 1)
    chdir("/")
  }

  func testB() throws {
    try play("B")
    fatalError("PlayedTests/testB played a trap")
  }

  func testC() throws {
    try play("C")
    sayPlace()
  }

  private func sayPlace() {
    let folder = FileManager.default.currentDirectoryPath
    let variable = ProcessInfo.processInfo.environment["PLAYED_LATER"] ?? "kept"
    FileHandle.standardOutput.write(Data("place \(folder) \(variable)\n".utf8))
  }
}

final class OtherPlayedTests: XCTestCase {
  func testD() throws {
    try play("D")
    abort()
  }

  func testE() throws { try play("E") }
}

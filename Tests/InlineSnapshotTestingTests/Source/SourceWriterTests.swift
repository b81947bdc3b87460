// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification
import XCTest

@testable import InlineSnapshotTesting

final class SourceWriterTests: XCTestCase {
  private let folder = NSTemporaryDirectory() + "inline-\(UUID().uuidString)"
  private let program = TestProgram(identity: "build 1", seconds: .infinity)

  private var file: String { folder + "/Tests.swift" }
  private var source: String { (try? String(contentsOfFile: file, encoding: .utf8)) ?? "" }

  override func setUp() {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  override func tearDown() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  private func snapshot(line: Int, _ actual: String, expected: String? = nil) -> InlineSnapshot {
    InlineSnapshot(
      line: line, column: 6, descriptor: .init(), expected: expected, actual: actual)
  }

  private func record(_ snapshot: InlineSnapshot, by writer: SourceWriter) throws {
    try writer.write(snapshot, to: file, notes: folder + "/notes")
  }

  private func text(_ values: Int...) -> String {
    values.map { "check(\($0)) {\n  \"\"\"\n  \($0)\n  \"\"\"\n}\n" }.joined()
  }

  func testProcessesOfOneBuildFindTheirLinesInASourceThatOthersHaveWritten() throws {
    try write("check(1)\ncheck(2)\ncheck(3)\n")

    for line in [2, 3, 1] {
      try record(snapshot(line: line, "\(line)"), by: SourceWriter(program: program))
    }

    XCTAssertEqual(source, text(1, 2, 3))
  }

  func testProcessesAtTheSameTimeLoseNothing() throws {
    let count = 24
    try write((1...count).map { "check(\($0))\n" }.joined())
    let failures = Failures()

    DispatchQueue.concurrentPerform(iterations: count) { index in
      let writer = SourceWriter(program: program)
      do {
        try record(snapshot(line: index + 1, "\(index + 1)"), by: writer)
      } catch {
        failures.add("\(error)")
      }
    }

    XCTAssertEqual(failures.all, [])
    XCTAssertEqual(source, (1...count).map { text($0) }.joined())
  }

  func testTheNextBuildStartsWithTheSourceAsItIs() throws {
    try write("check(1)\ncheck(2)\ncheck(3)\n")
    try record(snapshot(line: 1, "1"), by: SourceWriter(program: program))

    // The second call stands in line 6 now, which the third call had before.
    let next = TestProgram(identity: "build 2", seconds: .infinity)
    try record(snapshot(line: 6, "2"), by: SourceWriter(program: next))

    XCTAssertEqual(source, text(1, 2) + "check(3)\n")
  }

  func testABuildThatRunsAgainReplacesWhatItWrote() throws {
    try write("check(1)\ncheck(2)\n")
    try record(snapshot(line: 1, "0\n0"), by: SourceWriter(program: program))
    try record(snapshot(line: 1, "1"), by: SourceWriter(program: program))
    try record(snapshot(line: 2, "2"), by: SourceWriter(program: program))

    XCTAssertEqual(source, text(1, 2))
  }

  func testASourceThatIsNewerThanTheProgramIsLeftAsItIs() throws {
    try write("check(1)\n")

    XCTAssertThrowsError(
      try record(
        snapshot(line: 1, "1"),
        by: SourceWriter(program: TestProgram(identity: "x", seconds: 0)))
    ) { error in
      XCTAssertEqual(
        "\(error)",
        "The snapshot in the source cannot be written: the file has changed since the test was "
          + "built. Build and run the test again.\n  \(file):1")
    }
    XCTAssertEqual(source, "check(1)\n")
  }

  func testASourceThatAPersonChangedMeanwhileIsLeftAsItIs() throws {
    try write("check(1)\ncheck(2)\n")
    usleep(20_000)
    let program = TestProgram(identity: "build 1", seconds: Date().timeIntervalSince1970)
    usleep(20_000)
    try record(snapshot(line: 1, "1"), by: SourceWriter(program: program))
    try write("\n" + source)

    XCTAssertThrowsError(
      try record(snapshot(line: 2, "2"), by: SourceWriter(program: program)))
    XCTAssertEqual(source, "\n" + text(1) + "check(2)\n")
  }

  func testAnAssertionWithTwoTextsIsAnErrorAndTheFirstStays() throws {
    try write("check(1)\n")
    let writer = SourceWriter(program: program)
    try record(snapshot(line: 1, "1"), by: writer)
    try record(snapshot(line: 1, "1"), by: writer)

    XCTAssertThrowsError(try record(snapshot(line: 1, "2"), by: writer)) { error in
      XCTAssert("\(error)".contains("ran more than once with different texts"), "\(error)")
    }
    XCTAssertEqual(source, text(1))
  }

  func testTheFilesPermissionsAndALinkToItStay() throws {
    try write("check(1)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    let link = folder + "/Link.swift"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)

    try SourceWriter(program: program)
      .write(snapshot(line: 1, "1"), to: link, notes: folder + "/notes")

    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
    XCTAssertEqual((mode as? NSNumber)?.intValue, 0o600)
    XCTAssertEqual(
      try FileManager.default.destinationOfSymbolicLink(atPath: link), file)
    XCTAssertEqual(source, text(1))
  }

  func testWhateverCallFailsTheSourceIsTheOldOneOrTheNew() throws {
    let kinds = FileCall.Kind.allCases
    for kind in kinds {
      try write("check(1)\n")
      try? FileManager.default.removeItem(atPath: folder + "/notes")
      FileCall.$answer.withValue({ $0.kind == kind ? .fail(EIO) : .proceed }) {
        try? record(snapshot(line: 1, "1"), by: SourceWriter(program: program))
      }
      XCTAssert(["check(1)\n", text(1)].contains(source), "\(kind): \(source)")

      try record(snapshot(line: 1, "1"), by: SourceWriter(program: program))
      XCTAssertEqual(source, text(1), "\(kind)")
    }
  }

  func testTheLineOfAClosureIsThatOfTheSourceThatWasBuilt() throws {
    try write("check(1)\ncheck(2) {\n  \"2\"\n}\ncheck(\n  of: 1,\n  matches: { \"\" })\n")
    let writer = SourceWriter(program: program)
    try record(snapshot(line: 1, "1"), by: writer)

    let lines = [1, 2, 5].map { writer.closureLine(.init(), path: file, line: $0, column: 6) }

    XCTAssertEqual(lines, [nil, 2, 7])
  }
}

private final class Failures: @unchecked Sendable {
  private let lock = NSLock()
  private var messages: [String] = []

  var all: [String] { lock.withLock { messages } }

  func add(_ message: String) { lock.withLock { messages.append(message) } }
}

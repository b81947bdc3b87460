// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessSnapshots
import InlineSnapshotTesting
import SnapshotVerification
import XCTest

/// Assertions of this file write into a copy of it.
final class InlineRecordingXCTests: CapturingTestCase, @unchecked Sendable {
  private let folder = NSTemporaryDirectory() + "inline-recording-\(UUID().uuidString)"

  private var copy: String {
    folder + "/Tests/InlineSnapshotTestingTests/Assertions/InlineRecordingXCTests.swift"
  }

  override func setUp() {
    let directory = (copy as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    try? FileManager.default.copyItem(atPath: #filePath, toPath: copy)
    // A copy is as old as what it was copied from, or it would be newer than this program.
    try? FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: copy)
  }

  override func tearDown() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The failures of assertions in a process with these variables, and what is new in the copy.
  private func recorded(
    _ variables: [String: String], _ body: () throws -> Void
  ) throws -> (failures: [String], added: [String]) {
    var configuration = SnapshotConfiguration()
    configuration.environment = SnapshotEnvironment(
      variables.merging(["SNAPSHOT_PACKAGE_DIRECTORY": folder]) { first, _ in first })
    let failures = try SnapshotConfiguration.$current.withValue(configuration) {
      try self.failures(in: body).map { $0.message }
    }
    let old = try String(contentsOfFile: #filePath, encoding: .utf8).components(separatedBy: "\n")
    let new = try String(contentsOfFile: copy, encoding: .utf8).components(separatedBy: "\n")
    let added = new.difference(from: old).insertions.compactMap { change -> String? in
      if case .insert(_, let element, _) = change {
        return element.trimmingCharacters(in: .whitespaces)
      }
      return nil
    }
    return (failures, added)
  }

  func testAMissingTextIsWrittenAndFailsTheTest() throws {
    let (failures, added) = try recorded([:]) {
      assertInlineSnapshot(of: [1], as: .json)
    }

    XCTAssertEqual(
      added, ["assertInlineSnapshot(of: [1], as: .json) {", "\"\"\"", "[", "1", "]", "\"\"\"", "}"])
    XCTAssertEqual(failures.count, 1)
    XCTAssert(failures[0].contains("there was no reference; the text was recorded."), failures[0])
    XCTAssert(failures[0].contains("reference   \(copy):"), failures[0])
  }

  func testInCIAndInModeNeverNothingIsWritten() throws {
    for variables in [["CI": "true"], ["SNAPSHOT_RECORD": "never"]] {
      let (failures, added) = try recorded(variables) {
        assertInlineSnapshot(of: 3, as: .json)
        assertInlineSnapshot(of: 4, as: .json, record: .all) { "5" }
      }

      XCTAssertEqual(added, [], "\(variables)")
      XCTAssertEqual(failures.count, 2, "\(variables)")
    }
  }

  func testModeFailedReplacesWhatDiffersAndModeMissingDoesNot() throws {
    let (failures, added) = try recorded([:]) {
      withSnapshotTesting(record: .failed) {
        assertInlineSnapshot(of: 6, as: .json) { "7" }
        assertInlineSnapshot(of: 8, as: .json) { "8" }
      }
      assertInlineSnapshot(of: 9, as: .json) { "10" }
    }

    XCTAssertEqual(
      added, ["assertInlineSnapshot(of: 6, as: .json) {", "\"\"\"", "6", "\"\"\"", "}"])
    XCTAssertEqual(failures.count, 2)
    XCTAssert(failures[1].contains("-10\n+9"), failures[1])
  }

  func testModeAllPassesNoTestAndWritesWhatDiffers() throws {
    let (failures, added) = try recorded(["SNAPSHOT_RECORD": "all"]) {
      assertInlineSnapshot(of: 11, as: .json) { "11" }
      assertInlineSnapshot(of: 12, as: .json) { "13" }
    }

    XCTAssertEqual(failures.count, 2)
    XCTAssertEqual(
      added, ["assertInlineSnapshot(of: 12, as: .json) {", "\"\"\"", "12", "\"\"\"", "}"])
  }

  func testTwoInOneLineAreTold() throws {
    let (failures, added) = try recorded([:]) {
      _ = (assertInlineSnapshot(of: 1, as: .json), assertInlineSnapshot(of: 2, as: .json))
    }

    XCTAssertEqual(failures.count, 2)
    XCTAssertEqual(
      added,
      [
        "_ = (assertInlineSnapshot(of: 1, as: .json) {", "\"\"\"", "1", "\"\"\"",
        "}, assertInlineSnapshot(of: 2, as: .json) {", "\"\"\"", "2", "\"\"\"", "})",
      ])
  }

  func testAValueThatIsGoneTakesItsTextWithIt() throws {
    let (failures, added) = try recorded(["SNAPSHOT_RECORD": "failed"]) {
      assertInlineSnapshot(of: String?.none, as: .lines) { "16" }
    }

    XCTAssertEqual(failures.count, 1)
    XCTAssertEqual(added, ["assertInlineSnapshot(of: String?.none, as: .lines)"])
  }

  func testAConductedRecordingIsReportedAndFailsNoTest() throws {
    let run = folder + "/run"
    let (failures, added) = try recorded(
      ["SNAPSHOT_RECORD": "missing", "SNAPSHOT_RUN_DIRECTORY": run]
    ) {
      assertInlineSnapshot(of: 17, as: .json)
    }

    let entries = try SnapshotRun(directory: run).entries
    XCTAssertEqual(failures, [])
    XCTAssertEqual(added.count, 5)
    XCTAssertEqual(entries.map(\.outcome), [.recordedNew])
    XCTAssertEqual(entries.map(\.reference), [nil])
    XCTAssertEqual(entries.map(\.content), [.text])
  }
}

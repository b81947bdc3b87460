// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import SnapshotVerification

final class SnapshotRunTests: TemporaryFolderTestCase {
  private func entry(test: String = "testA()", state: String? = nil, line: Int = 1)
    -> SnapshotRun.Entry
  {
    SnapshotRun.Entry(
      target: "AppTests", suite: "ProfileTests", test: test, state: state,
      reference: "/p/Snapshots/a.png", outcome: .matched, message: "matched", file: "/p/a.swift",
      line: line)
  }

  func testEntriesComeBackAsTheyWereAppended() throws {
    var failing = entry(state: "adult \"x\"\nnew line", line: 7)
    failing.variant = "dark"
    failing.outcome = .differed
    failing.artifacts = SnapshotRun.Artifacts(reference: "/a/reference.png", viewTree: "/a/t.txt")

    try SnapshotRun.append(entry(), toDirectory: folder + "/run")
    try SnapshotRun.append(failing, toDirectory: folder + "/run")

    XCTAssertEqual(try SnapshotRun(directory: folder + "/run").entries, [entry(), failing])
    XCTAssertEqual(failing.artifacts.paths, ["/a/reference.png", "/a/t.txt"])
  }

  func testAnEntryIsOneLineWithSortedKeys() throws {
    try SnapshotRun.append(entry(state: "two\nlines"), toDirectory: folder)

    let name = try XCTUnwrap(try files().first)
    let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
    XCTAssertEqual(name, "\(ProcessInfo.processInfo.processIdentifier).jsonl")
    XCTAssertEqual(
      text,
      #"{"artifacts":{},"file":"/p/a.swift","line":1,"message":"matched","outcome":"matched","#
        + #""reference":"/p/Snapshots/a.png","schema":1,"state":"two\nlines","suite":"#
        + #""ProfileTests","target":"AppTests","test":"testA()"}"# + "\n")
  }

  func testEntriesOfSeveralProcessesAreSortedByTestStateAndLine() throws {
    try SnapshotRun.append(entry(test: "testB()"), toDirectory: folder)
    try SnapshotRun.append(entry(line: 10), toDirectory: folder)
    let own = try XCTUnwrap(try files().first)
    try FileManager.default.moveItem(atPath: folder + "/" + own, toPath: folder + "/1.jsonl")
    try SnapshotRun.append(entry(line: 9), toDirectory: folder)
    try makeFile("notes.txt", "not a manifest")

    let entries = try SnapshotRun(directory: folder).entries

    XCTAssertEqual(entries.map(\.test), ["testA()", "testA()", "testB()"])
    XCTAssertEqual(entries.map(\.line), [9, 10, 1])
  }

  func testThreadsNeverMixTheirLines() throws {
    let folder = self.folder
    let entries = (1...200).map { entry(line: $0) }

    DispatchQueue.concurrentPerform(iterations: 200) { index in
      try? SnapshotRun.append(entries[index], toDirectory: folder)
    }

    XCTAssertEqual(try SnapshotRun(directory: folder).entries.map(\.line), Array(1...200))
  }

  func testAManifestOfManyLinesIsReadWhole() throws {
    let entries = (1...1_300).map { entry(state: "a\nb", line: $0) }
    try SnapshotRun(entries: entries).write(toDirectory: folder, name: "1.jsonl")
    let text = try String(contentsOfFile: folder + "/1.jsonl", encoding: .utf8)
    // Empty lines, and an end without one.
    try makeFile("1.jsonl", "\n\n" + text.dropLast().replacingOccurrences(of: "}\n", with: "}\n\n"))

    XCTAssertEqual(try SnapshotRun(directory: folder).entries, entries)
  }

  func testABrokenLineAmongManyIsNamedByItsNumber() throws {
    let lines = (1...1_300).map { _ in "" }
    var run = SnapshotRun(entries: lines.indices.map { entry(line: $0 + 1) })
    run.entries[1_199].schema = 2
    try run.write(toDirectory: folder, name: "1.jsonl")

    XCTAssertThrowsError(try SnapshotRun(directory: folder)) { error in
      XCTAssert("\(error)".hasPrefix("Line 1200 of the run manifest \(folder)/1.jsonl"), "\(error)")
    }
  }

  func testTwoHalvesOfAnEntryAreNoEntry() throws {
    try SnapshotRun.append(entry(), toDirectory: folder)
    let name = try XCTUnwrap(try files().first)
    let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
    try makeFile(name, text.replacingOccurrences(of: ",\"file\"", with: "\n\"file\""))

    XCTAssertThrowsError(try SnapshotRun(directory: folder)) { error in
      XCTAssert("\(error)".hasPrefix("Line 1 of the run manifest"), "\(error)")
    }
  }

  func testAFolderWithoutManifestsIsAnEmptyRun() throws {
    XCTAssertEqual(try SnapshotRun(directory: folder).entries, [])
  }

  func testAMissingFolderIsAnErrorThatNamesIt() {
    XCTAssertThrowsError(try SnapshotRun(directory: folder + "/none")) { error in
      XCTAssertEqual(
        "\(error)",
        "The run manifest \(folder)/none cannot be read: there is no such folder.")
    }
  }

  func testABrokenLineIsAnErrorWithItsNumber() throws {
    try SnapshotRun.append(entry(), toDirectory: folder)
    try makeFile("9.jsonl", "{\"schema\":1}\n")

    XCTAssertThrowsError(try SnapshotRun(directory: folder)) { error in
      XCTAssert(
        "\(error)".hasPrefix("Line 1 of the run manifest \(folder)/9.jsonl is not an entry"))
    }
  }

  func testANewerSchemaIsAnErrorThatSaysWhatToUse() throws {
    try makeFile("9.jsonl", "{\"schema\":2}\n")

    XCTAssertThrowsError(try SnapshotRun(directory: folder)) { error in
      XCTAssertEqual(
        error as? SnapshotVerifier.Error,
        .newerManifest(path: folder + "/9.jsonl", line: 1, schema: 2, supported: 1))
    }
  }

  func testAFolderThatCannotBeMadeIsAnError() throws {
    try makeFile("file")

    XCTAssertThrowsError(try SnapshotRun.append(entry(), toDirectory: folder + "/file/run")) {
      guard case .unwritableManifest = $0 as? SnapshotVerifier.Error else {
        return XCTFail("\($0)")
      }
    }
  }
}

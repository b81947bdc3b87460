// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotReporting

/// Where a run of a package's tests keeps its files; `FinishedRun` shows the layout.
struct RunFolder {
  /// The absolute path of this run's folder.
  let path: String
  /// When the run began.
  let start: Date

  /// The folder's name.
  var name: String { (path as NSString).lastPathComponent }
  var log: String { path + "/swift-test.log" }

  /// The runs that are kept, for those who want to look at an earlier one.
  private static let keptRunCount = 10

  /// Makes a folder for a run that begins now, and removes the oldest ones.
  ///
  /// - Parameter artifacts: The artifacts folder.
  init(inArtifacts artifacts: String) throws(Snapshots.Error) {
    let runs = artifacts + "/runs"
    let counter = try RunCounter(inArtifacts: artifacts)
    start = Date()
    let name = RunName(
      number: try counter.next(),
      start: start, process: Int(ProcessInfo.processInfo.processIdentifier))
    path = "\(runs)/\(name)"
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: path)
    }
    // An old run that cannot be removed takes room and does no other harm.
    for old in RunName.all(in: runs).dropLast(Self.keptRunCount) {
      try? FileManager.default.removeItem(atPath: "\(runs)/\(old)")
    }
  }

  /// Adds a line to the log, as the tests' program writes there.
  func appendToLog(_ line: String) {
    guard let file = FileHandle(forWritingAtPath: log) else { return }
    _ = try? file.seekToEnd()
    try? file.write(contentsOf: Data((line + "\n").utf8))
    try? file.close()
  }

  /// What `swift test` is told so that a run knows which tests Swift Testing skipped or cancelled:
  /// one file for each call, in the format that is meant to last.
  var eventStreamArguments: [String] {
    var number = 1
    while FileManager.default.fileExists(atPath: "\(path)/swift-testing-\(number).events") {
      number += 1
    }
    return [
      "--event-stream-output-path", "\(path)/swift-testing-\(number).events",
      "--event-stream-version", "0",
    ]
  }
}

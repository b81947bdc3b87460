// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotReporting
import SnapshotVerification

/// The snapshots that ended a process of a run, as its folder and its log tell of them.
struct RunCrashes {
  private let folder: String
  private let log: String
  /// The files that were read.
  private var read: Set<String> = []

  /// How many processes were ended by a snapshot.
  var count: Int { read.count }

  /// More processes than this are not begun because of crashes, for each call of the tests.
  static let limit = 20

  init(folder: String, log: String) {
    self.folder = folder
    self.log = log
  }

  /// Notes the snapshots that ended a process since the last call, for the processes to come.
  ///
  /// - Returns: Their names, as people read them.
  mutating func note() throws -> [String] {
    // A test may well start a program that is to crash, and which draws.
    guard let log = RunLog(path: log), log.unfinishedProcessCount > count else { return [] }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    var found: [String] = []
    for name in names where name.hasSuffix(".crash") && read.insert(name).inserted {
      let data = FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()
      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
      guard lines.count > 1 else { continue }
      try SnapshotRun.append(
        SnapshotRun.Crash(
          snapshot: lines[0], message: log.crashMessage(lastWords: Array(lines.dropFirst()))),
        toDirectory: folder)
      found.append(lines[0])
    }
    return found
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

extension SnapshotRun {
  /// A snapshot that ended its process.
  ///
  /// The process leaves the name in `<pid>.crash` in the run's folder, as the last that it does.
  /// The `snapshots` command then writes all crashes to `crashes.lines` there and starts the tests
  /// again: in the next process such a snapshot fails with its message, and is not drawn.
  public struct Crash: Codable, Hashable, Sendable {
    /// The snapshot's name as `SnapshotName.path` spells it.
    public var snapshot: String
    /// What a person reads of how the process ended.
    public var message: String

    /// Makes a crash.
    public init(snapshot: String, message: String) {
      self.snapshot = snapshot
      self.message = message
    }
  }

  /// The name of the file that lists the crashes of a run, one JSON object a line.
  static let crashFileName = "crashes.lines"

  /// Adds a crash to those that the next process of the run knows.
  public static func append(
    _ crash: Crash, toDirectory directory: String
  ) throws(SnapshotVerifier.Error) {
    let path = directory + "/" + crashFileName
    do {
      let line = try JSONEncoder().encode(crash)
      try appendBytes([UInt8](line) + [UInt8(ascii: "\n")], path: path)
    } catch {
      throw .unwritableManifest(path: path, reason: SnapshotVerifier.Error.reason(error))
    }
  }

  /// The crashes that a run's folder tells of, in their order.
  public static func crashes(inDirectory directory: String) -> [Crash] {
    let data = FileManager.default.contents(atPath: directory + "/" + crashFileName) ?? Data()
    return data.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(Crash.self, from: Data($0))
    }
  }

  /// - Throws: `.endedProcess` where the snapshot ended an earlier process of this run.
  static func checkDidNotEnd(
    _ name: SnapshotName, inDirectory directory: String?
  ) throws(SnapshotVerifier.Error) {
    if let crash = crash(of: name, inDirectory: directory) {
      throw .endedProcess(message: crash.message)
    }
  }

  /// How a snapshot ended an earlier process of this run; `nil` for one that did not.
  static func crash(of name: SnapshotName, inDirectory directory: String?) -> Crash? {
    guard let directory else { return nil }
    // A process is started after the crashes before it were written.
    let messages = crashMessages.withLock { known in
      if let found = known[directory] { return found }
      let found = Dictionary(
        crashes(inDirectory: directory).map { ($0.snapshot, $0) }, uniquingKeysWith: { $1 })
      known[directory] = found
      return found
    }
    return messages.isEmpty ? nil : messages[name.path]
  }
}

/// The crashes of each run's folder, as this process found them first.
private let crashMessages = Mutex<[String: [String: SnapshotRun.Crash]]>([:])

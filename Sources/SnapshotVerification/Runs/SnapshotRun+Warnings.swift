// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

// Each process of a run appends its warnings to a file of its own, `<pid>.warnings`, one a line.

extension SnapshotRun {
  /// Writes what views are warned of outside of snapshots to the record of a run from now on.
  ///
  /// - Parameter directory: The value of `SNAPSHOT_RUN_DIRECTORY`.
  package static func recordWarnings(toDirectory directory: String) {
    RenderingWarnings.observe { line in
      do throws(SnapshotVerifier.Error) {
        try appendWarning(line, toDirectory: directory)
      } catch {
        FileHandle.standardError.write(Data("warning: \(error)\n".utf8))
      }
    }
  }

  /// Appends a warning to this process's file, and makes the directory if it is not there.
  package static func appendWarning(
    _ line: String, toDirectory directory: String
  ) throws(SnapshotVerifier.Error) {
    let path = "\(directory)/\(ProcessInfo.processInfo.processIdentifier).warnings"
    do {
      try AtomicFile.makeFolder(directory)
      try appendBytes(Array("\(line)\n".utf8), path: path)
    } catch {
      throw .unwritableManifest(path: path, reason: SnapshotVerifier.Error.reason(error))
    }
  }

  static func warnings(inDirectory directory: String, files: [String]) -> Set<String> {
    let lines = files.filter { $0.hasSuffix(".warnings") }.flatMap { name in
      let data = FileManager.default.contents(atPath: directory + "/" + name) ?? Data()
      return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
    return Set(lines)
  }
}

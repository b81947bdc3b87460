// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import SnapshotVerification

/// A file of a report.
///
/// ```swift
/// let file = ReportFile(path: "summary.md", text: "# Snapshots\n")
/// ```
public struct ReportFile: Hashable, Sendable {
  /// The path in the report's folder, with slashes, such as `images/3f2a.png`.
  public let path: String
  /// The file, byte for byte.
  public let bytes: [UInt8]

  /// Makes a file of its bytes.
  ///
  /// - Parameter path: A relative path without `..`, which is made by a format and never holds a
  ///   name from outside.
  public init(path: String, bytes: [UInt8]) {
    require(
      !path.hasPrefix("/") && !path.split(separator: "/").contains(".."),
      "a report's file lies in the report's folder, and \(path) does not")
    self.path = path
    self.bytes = bytes
  }

  /// Makes a file of text in UTF-8.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Writes the file below `folder`, whole or not at all.
  public func write(to folder: String) throws(FinishedRun.Error) {
    let url = URL(fileURLWithPath: folder).appendingPathComponent(path)
    do throws(SnapshotVerifier.Error) {
      try AtomicFile.write(bytes, to: url.path, .unsynced)
    } catch {
      throw .unwritableReport(path: url.path, reason: error.description)
    }
  }
}

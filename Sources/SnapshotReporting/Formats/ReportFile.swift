// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

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
    precondition(
      !path.hasPrefix("/") && !path.split(separator: "/").contains(".."),
      "a report's file lies in the report's folder")
    self.path = path
    self.bytes = bytes
  }

  /// Makes a file of text in UTF-8.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Writes the file below `folder`, whole or not at all.
  public func write(to folder: String) throws(ReportProblem) {
    let url = URL(fileURLWithPath: folder).appendingPathComponent(path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(path: url.path, reason: PathText.reason(error))
    }
  }
}

/// Why a report could not be made.
///
/// ```swift
/// ReportProblem.unwritable(path: "/proc/x", reason: "Permission denied").description
/// ```
public enum ReportProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file of the report cannot be written.
  case unwritable(path: String, reason: String)
  /// A picture that the run wrote cannot be used.
  case unusablePicture(path: String, reason: String)
  /// A picture of the report cannot be drawn.
  case undrawable(snapshot: String, reason: String)
  /// The pictures are too many for one file.
  case tooLargeForOneFile(byteCount: Int, limit: Int)

  /// What happened, with which path, and what to do next.
  public var description: String {
    switch self {
    case .unwritable(let path, let reason):
      "\(path) cannot be written: \(reason). Choose another folder, or make it writable."
    case .unusablePicture(let path, let reason):
      "The picture \(path) cannot be used: \(reason) Run the tests again with "
        + "'swift run snapshots test'."
    case .undrawable(let snapshot, let reason):
      "The picture of \(snapshot) cannot be drawn. \(reason)"
    case .tooLargeForOneFile(let byteCount, let limit):
      "The pictures have \(byteCount >> 20) MB, more than the \(limit >> 20) MB that a browser opens "
        + "quickly from one file. Leave out --single-file."
    }
  }
}

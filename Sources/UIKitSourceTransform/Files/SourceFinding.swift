// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What cannot be transformed, and what to change: printed as compilers print errors.
public struct SourceFinding: Codable, Equatable, Sendable, CustomStringConvertible {
  /// The original file.
  public let path: String
  /// The line, from 1 on.
  public let line: Int
  /// The column in bytes of UTF-8, from 1 on.
  public let column: Int
  /// What is wrong, and what to do.
  public let message: String

  /// The line of a compiler's error.
  public var description: String { "\(path):\(line):\(column): error: \(message)" }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// Two files that are texts and no pictures, compared line by line: what `snapshots diff` prints of
/// them.
///
/// ```swift
/// let comparison = TextFileComparison(reference: "a.txt", actual: "b.txt")
/// print(comparison?.text(style: .plain) ?? "these are no texts")
/// ```
public struct TextFileComparison: Hashable, Sendable {
  /// How they differ.
  public let difference: TextDifference
  /// Whether every byte is the same.
  public let isEqual: Bool

  /// Compares two files; `nil` where one ends in `.png` or is no text in UTF-8.
  public init?(reference: String, actual: String) {
    guard !reference.lowercased().hasSuffix(".png"), !actual.lowercased().hasSuffix(".png"),
      let old = ReviewText(path: reference), let new = ReviewText(path: actual)
    else { return nil }
    isEqual = old.bytes == new.bytes
    difference = TextDifference(from: old.text, to: new.text)
  }

  /// 1 where they differ.
  public var status: CommandStatus { isEqual ? .success : .differences }

  /// The lines that changed, with some around them, and how many there are.
  public func text(style: TerminalStyle) -> String {
    guard !isEqual else { return "The texts are equal.\n" }
    let lines = TerminalText.lines(difference.unified()).map { line in
      if line.hasPrefix("-") { return style.paint(line, .bad) }
      if line.hasPrefix("+") { return style.paint(line, .good) }
      return line.hasPrefix("@@ ") ? style.paint(line, .notable) : line
    }
    let counts = "\(difference.removedCount) lines removed, \(difference.addedCount) added"
    return (lines + ["", counts]).map { $0 + "\n" }.joined()
  }

  /// The same as JSON.
  public func json() -> String {
    JSONText.of(
      Document(
        status: status.name, removed: difference.removedCount, added: difference.addedCount,
        lines: difference.lines.filter { $0.kind != .same }))
  }

  private struct Document: Encodable {
    let schema = 1
    let status: String
    let removed: Int
    let added: Int
    let lines: [TextDifference.Line]
  }
}

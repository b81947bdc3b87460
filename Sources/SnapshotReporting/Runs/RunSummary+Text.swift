// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

extension RunSummary {
  /// At most so many problems are shown in full; of others only the first line.
  private static let fullMessageLimit = 20

  /// The summary as lines of text: what was written, what went wrong, then the counts.
  ///
  /// ```
  /// added      Snapshots/AppTests/ProfileViewTests/testEveryState.adult.png
  /// differing  ProfileViewTests/testEveryState.minor: the picture differs from its reference.
  ///
  ///              40 of 6400 pixels differ (0.63%), by up to 255 of 255
  ///              ...
  ///
  /// 1 differing, 1 added, 12 unchanged
  /// ```
  ///
  /// - Parameter style: Whether the words are colored.
  public func text(style: TerminalStyle) -> String {
    var list: [String] = []
    var problemCount = 0
    for entry in entries {
      if entry.outcome.isProblem {
        problemCount += 1
        list += problem(entry, isFull: problemCount <= Self.fullMessageLimit, style)
      } else if let word = entry.outcome.writtenWord {
        list.append(style.row(word, .notable, shown(entry.reference ?? entry.test)))
      }
    }
    let ending = list.isEmpty || list.last == "" ? [] : [""]
    return (list + ending + [counts.text]).joined(separator: "\n") + "\n"
  }

  /// The message with its first line beside the word, and a blank line after a longer one.
  private func problem(
    _ entry: SnapshotRun.Entry, isFull: Bool, _ style: TerminalStyle
  ) -> [String] {
    let lines = TerminalText.lines(entry.message)
    let first = style.row(entry.outcome.word, .bad, lines.first ?? "")
    guard isFull, lines.count > 1 else { return [first] }
    return [first]
      + lines.dropFirst().map { line in
        let shown = entry.content == .text ? Self.painted(line, style) : line
        return line.isEmpty ? "" : style.row("", .bad, shown)
      } + [""]
  }
}

extension RunSummary {
  /// A line of a text's difference in its color: red where it went, green where it came.
  private static func painted(_ line: String, _ style: TerminalStyle) -> String {
    if line.hasPrefix("-") { return style.paint(line, .bad) }
    if line.hasPrefix("+") { return style.paint(line, .good) }
    return line.hasPrefix("@@ ") ? style.paint(line, .notable) : line
  }
}

extension SnapshotRun.Outcome {
  /// The word where a file was written, otherwise nil.
  fileprivate var writtenWord: String? {
    switch self {
    case .recordedNew, .recordedChanged: word
    case .matched, .recordedUnchanged, .differed, .sizeMismatch, .missingReference, .failed: nil
    }
  }
}

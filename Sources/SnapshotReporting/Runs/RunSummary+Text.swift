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
  /// - Parameter style: Whether the words are coloured.
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
    return (list + ending + [counts]).joined(separator: "\n") + "\n"
  }

  /// The message with its first line beside the word, and a blank line after a longer one.
  private func problem(
    _ entry: SnapshotRun.Entry, isFull: Bool, _ style: TerminalStyle
  ) -> [String] {
    let lines = TerminalText.lines(entry.message)
    let first = style.row(entry.outcome.word, .bad, lines.first ?? "")
    guard isFull, lines.count > 1 else { return [first] }
    return [first] + lines.dropFirst().map { $0.isEmpty ? "" : style.row("", .bad, $0) } + [""]
  }

  private var counts: String {
    guard !entries.isEmpty else { return "no snapshots" }
    let words = ["failed", "differing", "missing", "added", "changed", "unchanged", "equal"]
    return words.compactMap { word in
      let count = entries.count { $0.outcome.word == word }
      return count > 0 ? "\(count) \(word)" : nil
    }.joined(separator: ", ")
  }
}

extension SnapshotRun.Outcome {
  /// The outcome in one word.
  fileprivate var word: String {
    switch self {
    case .matched: "equal"
    case .recordedNew: "added"
    case .recordedChanged: "changed"
    case .recordedUnchanged: "unchanged"
    case .differed, .sizeMismatch: "differing"
    case .missingReference: "missing"
    case .failed: "failed"
    }
  }

  /// The word where a file was written, otherwise nil.
  fileprivate var writtenWord: String? {
    switch self {
    case .recordedNew, .recordedChanged: word
    case .matched, .recordedUnchanged, .differed, .sizeMismatch, .missingReference, .failed: nil
    }
  }
}

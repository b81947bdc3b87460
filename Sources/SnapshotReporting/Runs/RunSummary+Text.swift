// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

extension RunSummary {
  /// At most so many problems are shown in full; of others only the first line.
  private static let fullMessageLimit = 20
  /// At most so many notes are.
  private static let noteLimit = 3
  /// At most so many causes are listed at the end.
  private static let causeLimit = 12

  /// The summary as lines of text: what was written, what went wrong, then the counts.
  ///
  /// ```
  /// added      Snapshots/AppTests/ProfileViewTests/testEveryState.adult.png
  /// differing  ProfileViewTests/testEveryState.minor  0.63%  UILabel "name": text changed
  /// differing  ProfileViewTests/testEveryState.teen  0.58%  UILabel "name": text changed
  ///
  /// causes     2 snapshots: UILabel "name": text changed
  ///
  /// 2 differing, 1 added, 12 unchanged
  /// ```
  ///
  /// A snapshot that could not be taken has its whole message, and so has a problem that is the
  /// only one.
  ///
  /// - Parameters:
  ///   - style: Whether the words are colored.
  ///   - isVerbose: Whether every problem has its whole message; up to 20.
  public func text(style: TerminalStyle, isVerbose: Bool = false) -> String {
    var list: [String] = []
    var fullCount = 0
    let problemCount = problems.count
    for entry in entries {
      if entry.outcome.isProblem {
        let isFull =
          (isVerbose || problemCount == 1 || entry.outcome == .failed)
          && fullCount < Self.fullMessageLimit
        if isFull { fullCount += 1 }
        list += isFull ? message(entry, style) : [line(entry, style)]
      } else if let word = entry.outcome.writtenWord {
        // A text in a source has no file of its own.
        let place = entry.reference ?? "\(entry.file):\(entry.line)"
        list.append(style.row(word, .notable, shown(place)))
      }
    }
    list += changeLines(list, style)
    if problemCount > 1 { list += causeLines(list, style) }
    list += failingFindingLines(style) + noteLines(list, style)
    let others = otherFailureLines(style)
    list += list.isEmpty || list.last == "" ? others : [""] + others
    let ending = list.isEmpty || list.last == "" ? [] : [""]
    return (list + ending + [counts.text]).joined(separator: "\n") + "\n"
  }

  /// What was found that fails tests whose pictures equal their references.
  private func failingFindingLines(_ style: TerminalStyle) -> [String] {
    let groups = findingGroups.filter { group in
      group.isFailure && group.snapshots.contains { !$0.outcome.isProblem }
    }
    return groups.prefix(Self.causeLimit).map { group in
      let count = group.snapshots.count
      let message = TerminalText.lines(group.first.message).joined(separator: " ")
      return style.row(
        "found", .bad,
        "\(count) snapshot\(count == 1 ? "" : "s"): \(TerminalText.escaped(group.family.subject)): "
          + message)
    }
  }

  /// What was noted in pictures that nobody has seen before, such as a symbol that a square stands
  /// for: most of what one wants to know before a picture is committed.
  private func noteLines(_ list: [String], _ style: TerminalStyle) -> [String] {
    let groups = findingGroups.filter { group in
      !group.isFailure
        && group.snapshots.allSatisfy { $0.outcome.isProblem || $0.outcome.writtenWord != nil }
    }
    guard !groups.isEmpty else { return [] }
    var rows = groups.prefix(Self.noteLimit).map { group in
      let count = group.snapshots.count
      let message = TerminalText.lines(group.first.message).joined(separator: " ")
      return "\(count) snapshot\(count == 1 ? "" : "s"): \(TerminalText.escaped(message))"
    }
    if groups.count > Self.noteLimit {
      rows.append(
        "and \(groups.count - Self.noteLimit) more: 'swift run snapshots report' shows all")
    }
    let lines = rows.enumerated().map { style.row($0 == 0 ? "noted" : "", .notable, $1) }
    return list.isEmpty || list.last == "" ? lines : [""] + lines
  }

  /// The failures of tests that no snapshot explains, with all their lines; empty for none.
  public func otherFailureText(style: TerminalStyle) -> String {
    otherFailureLines(style).map { $0 + "\n" }.joined()
  }

  /// The failures of tests that no snapshot explains.
  private func otherFailureLines(_ style: TerminalStyle) -> [String] {
    guard let sentence = otherFailureSentence else { return [] }
    let shown = otherFailures.prefix(Self.causeLimit)
    var rows = shown.flatMap { failure in
      [style.row("", .bad, TerminalText.escaped(failure.title))]
        + TerminalText.lines(failure.message).map {
          $0.isEmpty ? "" : style.row("", .bad, "  " + $0)
        }
    }
    if otherFailureCount > shown.count, !shown.isEmpty {
      rows.append(style.row("", .bad, "and \(otherFailureCount - shown.count) more"))
    }
    return [style.row("also", .bad, sentence)] + rows
  }

  /// The whole message with its first line beside the word, and a blank line after a longer one.
  private func message(_ entry: SnapshotRun.Entry, _ style: TerminalStyle) -> [String] {
    let lines = TerminalText.lines(entry.message)
    let first = style.row(entry.outcome.word, .bad, lines.first ?? "")
    guard lines.count > 1 else { return [first] }
    return [first]
      + lines.dropFirst().map { line in
        let shown = entry.content == .text ? Self.painted(line, style) : line
        return line.isEmpty ? "" : style.row("", .bad, shown)
      } + [""]
  }

  /// The snapshot, how much of it differs, and why, in one line.
  private func line(_ entry: SnapshotRun.Entry, _ style: TerminalStyle) -> String {
    let causes = entry.causes ?? []
    let others = causes.count > 1 ? " and \(causes.count - 1) more" : ""
    let parts = [
      SnapshotTitle(entry).full, entry.difference?.percentage,
      causes.first.map { $0.change + others } ?? Self.detail(entry),
    ]
    return style.row(
      entry.outcome.word, .bad,
      parts.compactMap { $0 }.map(TerminalText.escaped).joined(separator: "  "))
  }

  /// Of a snapshot whose cause is not known: what its message says first below its first line.
  private static func detail(_ entry: SnapshotRun.Entry) -> String? {
    guard entry.outcome != .missingReference else { return nil }
    let lines = entry.message.split(separator: "\n").dropFirst()
    if lines.first?.hasPrefix("@@ ") == true { return changedLines(lines.dropFirst()) }
    return lines.first.map { String($0.drop { $0 == " " }) }
  }

  /// The first line that went and the first that came in a text's difference, and how many more
  /// there are: `-balance: 12  +balance: 14 and 3 more lines`.
  private static func changedLines(_ lines: ArraySlice<Substring>) -> String {
    let changed = lines.filter { $0.hasPrefix("-") || $0.hasPrefix("+") }
    let shown = [changed.first { $0.hasPrefix("-") }, changed.first { $0.hasPrefix("+") }]
      .compactMap { $0 }
    let rest = changed.count - shown.count
    return shown.map { $0.prefix(1) + $0.dropFirst().drop { $0 == " " } }
      .joined(separator: "  ")
      + (rest > 0 ? " and \(rest) more line\(rest == 1 ? "" : "s")" : "")
  }

  /// The references that the run left behind.
  private func changeLines(_ list: [String], _ style: TerminalStyle) -> [String] {
    let lines =
      changes.renamed.flatMap {
        [
          style.row("renamed", .notable, shown($0.from)),
          style.row("", .notable, "-> " + shown($0.to)),
        ]
      } + changes.removed.map { style.row("removed", .notable, shown($0)) }
    return lines.isEmpty || list.isEmpty || list.last == "" ? lines : [""] + lines
  }

  /// What made snapshots differ, each cause once.
  private func causeLines(_ list: [String], _ style: TerminalStyle) -> [String] {
    let groups = causeGroups
    guard !groups.isEmpty else { return [] }
    var rows = groups.prefix(Self.causeLimit).map { group in
      let count = group.snapshots.count
      return "\(count) snapshot\(count == 1 ? "" : "s"): \(TerminalText.escaped(group.change))"
    }
    if groups.count > rows.count { rows.append("and \(groups.count - rows.count) more") }
    return (list.last == "" ? [] : [""])
      + rows.enumerated().map { style.row($0.offset == 0 ? "causes" : "", .notable, $0.element) }
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

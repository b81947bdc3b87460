// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What was done with references, for people and for other programs.
///
/// ```swift
/// print(SettlementText(results: results, rejected: []).text(style: .plain))
/// ```
public struct SettlementText: Sendable {
  private let results: [ReferenceSettlement.Result]
  /// The references that were rejected and are as they were.
  private let rejected: [String]
  /// The texts in sources that were to be accepted, too.
  private let left: [ReviewItem]

  /// Makes a text of what was done.
  ///
  /// - Parameter left: What was to be accepted and only its test can write.
  public init(
    results: [ReferenceSettlement.Result], rejected: [String], left: [ReviewItem] = []
  ) {
    self.results = results
    self.rejected = rejected.sorted()
    self.left = left.sorted { $0.source.compare($1.source, options: .numeric) == .orderedAscending }
  }

  /// 1 where something is left over.
  public var status: CommandStatus { left.isEmpty ? .success : .differences }

  /// A line for each reference that was written and each text that was not, then the counts.
  ///
  ///     replaced   Snapshots/AppTests/ProfileViewTests/testEveryState.adult.png
  ///     left       Tests/AppTests/ProfileViewTests.swift:61: an inline text; to write it:
  ///                swift run snapshots record --failed --filter ProfileViewTests/testText
  ///
  ///     1 replaced, 2 unchanged, 1 rejected, 1 left
  public func text(style: TerminalStyle) -> String {
    var lines = results.filter { $0.action != .unchanged }.map {
      style.row($0.action.rawValue, .notable, TerminalText.escaped($0.reference))
    }
    lines += left.flatMap { item in
      [
        style.row(
          "left", .bad, TerminalText.escaped(item.source) + ": an inline text; to write it:"),
        style.row("", .bad, TerminalText.escaped(item.recordingCommand)),
      ]
    }
    let words: [ReferenceSettlement.Action] = [
      .added, .replaced, .moved, .deleted, .restored, .removed, .unchanged,
    ]
    var counts = words.compactMap { word in
      let count = results.count { $0.action == word }
      return count > 0 ? "\(count) \(word.rawValue)" : nil
    }
    if !rejected.isEmpty { counts.append("\(rejected.count) rejected") }
    if !left.isEmpty { counts.append("\(left.count) left") }
    let summary = counts.isEmpty ? "nothing to do" : counts.joined(separator: ", ")
    return (lines + (lines.isEmpty ? [] : [""]) + [summary]).joined(separator: "\n") + "\n"
  }

  /// The same as JSON; `Tools/snapshots/Schemas/accept.schema.json` describes it.
  public func json() -> String {
    struct Document: Encodable {
      let schema = 1
      let results: [Line]
      let rejected: [String]
      let left: [String]

      struct Line: Encodable {
        let reference: String
        let action: ReferenceSettlement.Action
      }
    }
    return JSONText.of(
      Document(
        results: results.map { Document.Line(reference: $0.reference, action: $0.action) },
        rejected: rejected, left: left.map(\.source)))
  }
}

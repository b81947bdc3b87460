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

  /// Makes a text of what was done.
  public init(results: [ReferenceSettlement.Result], rejected: [String]) {
    self.results = results
    self.rejected = rejected.sorted()
  }

  /// A line for each reference that was written, then the counts.
  ///
  ///     replaced   Snapshots/AppTests/ProfileViewTests/testEveryState.adult.png
  ///
  ///     1 replaced, 2 unchanged, 1 rejected
  public func text(style: TerminalStyle) -> String {
    let lines = results.filter { $0.action != .unchanged }.map {
      style.row($0.action.rawValue, .notable, TerminalText.escaped($0.reference))
    }
    let words: [ReferenceSettlement.Action] = [
      .added, .replaced, .moved, .deleted, .restored, .removed, .unchanged,
    ]
    var counts = words.compactMap { word in
      let count = results.count { $0.action == word }
      return count > 0 ? "\(count) \(word.rawValue)" : nil
    }
    if !rejected.isEmpty { counts.append("\(rejected.count) rejected") }
    let summary = counts.isEmpty ? "nothing to do" : counts.joined(separator: ", ")
    return (lines + (lines.isEmpty ? [] : [""]) + [summary]).joined(separator: "\n") + "\n"
  }

  /// The same as JSON; `Tools/snapshots/Schemas/accept.schema.json` describes it.
  public func json() -> String {
    struct Document: Encodable {
      let schema = 1
      let results: [Line]
      let rejected: [String]

      struct Line: Encodable {
        let reference: String
        let action: ReferenceSettlement.Action
      }
    }
    return JSONText.of(
      Document(
        results: results.map { Document.Line(reference: $0.reference, action: $0.action) },
        rejected: rejected))
  }
}

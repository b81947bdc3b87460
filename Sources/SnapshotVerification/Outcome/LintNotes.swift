// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What lints noted in the pictures of one assertion, each note once, with the states in which it
/// holds.
///
/// ```swift
/// for message in LintNotes(results).messages { print(message) }
/// ```
public struct LintNotes {
  /// The notes, in the order of the states and views.
  public let messages: [String]

  /// Collects the findings at the level `note`.
  public init(_ results: [SnapshotResult]) {
    var order: [SnapshotRun.Finding] = []
    var states: [SnapshotRun.Finding: [String]] = [:]
    for result in results {
      for var finding in result.findings where finding.level == .note {
        // The same label may lie elsewhere in another state.
        finding.frame = nil
        if states[finding] == nil { order.append(finding) }
        let name = result.name.state.map { "\"\($0)\"" } ?? ""
        if states[finding]?.contains(name) != true { states[finding, default: []].append(name) }
      }
    }
    let test = results.first.map { "\($0.name.suite)/\($0.name.test)" } ?? ""
    messages = order.map { finding in
      let names = (states[finding] ?? []).filter { !$0.isEmpty }
      let shown = names.count > 4 ? names.prefix(3) + ["\(names.count - 3) more"] : names[...]
      let place = names.isEmpty ? "" : " (\(shown.joined(separator: ", ")))"
      return "\(test): \(finding.view): \(finding.message) [\(finding.kind)]\(place)"
    }
  }
}

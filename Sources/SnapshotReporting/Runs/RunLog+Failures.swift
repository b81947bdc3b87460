// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

extension RunLog {
  /// How many failures of tests are none of these snapshots'.
  ///
  /// Whoever asks whether a failed run took all its snapshots goes by it: a snapshot that differs
  /// does not end its test, while a thrown error or a guard behind a failed check does.
  ///
  /// - Parameter entries: What the tests did with their snapshots.
  public func otherFailureCount(than entries: [SnapshotRun.Entry]) -> Int {
    let explained = Set(
      entries.filter { entry in
        entry.outcome.isProblem || (entry.findings ?? []).contains { $0.level == .failure }
      }.map { Self.place(file: Substring($0.file), line: "\($0.line)") })
    return failurePlaces.count { !explained.contains($0) }
  }

  /// Where tests failed, as `Name.swift:12`: a line of XCTest or of Swift Testing for each failure.
  ///
  ///     /app/Tests/AppTests/CardTests.swift:12: error: CardTests.testCard : ...
  ///     ✘ Test card() recorded an issue at CardTests.swift:12:5: ...
  private var failurePlaces: [String] {
    lines.compactMap { line in
      // Most of thousands of lines, without an expression for each.
      guard line.contains("error: ") || line.contains("recorded an issue") else { return nil }
      if let match = line.prefixMatch(of: #/([^:]+\.swift):([0-9]+): error: /#) {
        return Self.place(file: match.output.1, line: match.output.2)
      }
      let issue = #/. Test .* recorded an issue.* at ([^:]+):([0-9]+):[0-9]+: /#
      if let match = line.prefixMatch(of: issue) {
        return Self.place(file: match.output.1, line: match.output.2)
      }
      // A failure without a place, such as that of a time limit.
      return line.contains("recorded an issue") || line.hasPrefix("<unknown>:0: error: ")
        ? "" : nil
    }
  }

  private static func place(file: Substring, line: some StringProtocol) -> String {
    "\(file.split(separator: "/").last ?? ""):\(line)"
  }
}

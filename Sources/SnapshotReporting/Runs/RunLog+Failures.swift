// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

extension RunLog {
  /// The failures of tests that are none of these snapshots'.
  ///
  /// Whoever asks whether a failed run took all its snapshots goes by them: a snapshot that differs
  /// does not end its test, while a thrown error or a guard behind a failed check does.
  ///
  /// - Parameter entries: What the tests did with their snapshots.
  public func otherFailures(than entries: [SnapshotRun.Entry]) -> [OtherFailure] {
    let explained = Set(
      entries.filter { entry in
        entry.outcome.isProblem || (entry.findings ?? []).contains { $0.level == .failure }
      }.map { Self.place(file: Substring($0.file), line: "\($0.line)") })
    // Where a test ended its process, tests may run once more in the next one.
    var seen: Set<OtherFailure> = []
    return lines.indices.compactMap(failure).filter { failure in
      guard seen.insert(failure).inserted else { return false }
      guard let file = failure.file, let line = failure.line else { return true }
      return !explained.contains(Self.place(file: Substring(file), line: "\(line)"))
    }
  }

  /// The failure that a line of XCTest or of Swift Testing tells of.
  ///
  ///     /app/Tests/AppTests/CardTests.swift:12: error: CardTests.testCard : ...
  ///     <EXPR>:0: error: CardTests.testCard : threw error "..."
  ///     error: AppTests.CardTests/testCard ended its process (SIGILL) and counts as failed.
  ///     ✘ Test card() recorded an issue at CardTests.swift:12:5: ...
  private func failure(at index: Int) -> OtherFailure? {
    let line = lines[index]
    // Most of thousands of lines, without an expression for each.
    guard line.contains("error: ") || line.contains("recorded an issue") else { return nil }
    if let match = line.prefixMatch(of: #/([^:]+\.swift):([0-9]+): error: /#) {
      var rest = line[match.range.upperBound...]
      var test = ""
      if let middle = rest.range(of: " : ") {
        test = String(rest[..<middle.lowerBound])
        rest = rest[middle.upperBound...]
      }
      return OtherFailure(
        test: test, file: String(match.output.1), line: Int(match.output.2), message: String(rest))
    }
    // Thrown errors have no place, and neither have ends of processes.
    if let match = line.prefixMatch(of: #/<(?:EXPR|unknown)>:0: error: (\S+) : (.*)/#) {
      return OtherFailure(test: String(match.output.1), message: String(match.output.2))
    }
    if let match = line.prefixMatch(of: #/error: (\S+) (ended its process \([A-Z0-9]+\))/#) {
      let reason = lines[..<index].suffix(80).last { $0.contains("Fatal error: ") }
      return OtherFailure(
        test: String(match.output.1),
        message: ([String(match.output.2)] + [reason.map(String.init)].compactMap { $0 })
          .joined(separator: "\n"))
    }
    let issue = #/. Test (.*) recorded an issue.* at ([^:]+):([0-9]+):[0-9]+: (.*)/#
    if let match = line.prefixMatch(of: issue) {
      let message = message(below: index)
      return OtherFailure(
        test: String(match.output.1), file: String(match.output.2), line: Int(match.output.3),
        message: message.isEmpty ? String(match.output.4) : message.joined(separator: "\n"))
    }
    // A failure without a place, such as that of a time limit.
    return line.contains("recorded an issue") || line.hasPrefix("<unknown>:0: error: ")
      ? OtherFailure(test: "", message: String(line)) : nil
  }

  private static func place(file: Substring, line: some StringProtocol) -> String {
    "\(file.split(separator: "/").last ?? ""):\(line)"
  }
}

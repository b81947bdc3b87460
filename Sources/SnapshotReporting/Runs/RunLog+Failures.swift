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
      // Only what a test or an assertion has written itself goes on in further lines.
      let more = rest.hasPrefix("failed - ") ? restOfMessage(below: index) : []
      return OtherFailure(
        test: test, file: String(match.output.1), line: Int(match.output.2),
        message: ([String(rest)] + more).joined(separator: "\n"))
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
      let isComment = index + 1 < lines.count && lines[index + 1].hasPrefix("\u{21B3} ")
      let message = isComment ? comment(below: index) : message(below: index)
      return OtherFailure(
        test: String(match.output.1), file: String(match.output.2), line: Int(match.output.3),
        message: message.isEmpty ? String(match.output.4) : message.joined(separator: "\n"))
    }
    // A failure without a place, such as that of a time limit.
    return line.contains("recorded an issue") || line.hasPrefix("<unknown>:0: error: ")
      ? OtherFailure(test: "", message: String(line)) : nil
  }

  /// A comment of Swift Testing below a test's name and line, with all its lines. Those behind the
  /// first are indented by two.
  private func comment(below index: Int) -> [String] {
    let lines = restOfMessage(below: index)
    let isIndented = lines.dropFirst().allSatisfy { $0.isEmpty || $0.hasPrefix("  ") }
    return lines.enumerated().map { number, line in
      number == 0 || isIndented ? String(line.dropFirst(2)) : line
    }
  }

  /// The lines of a message that goes on below its first one, as far as the next event of a test.
  private func restOfMessage(below index: Int) -> [String] {
    let rest = lines[(index + 1)...].prefix(Self.messageLimit).prefix { !Self.isEvent($0) }
    return rest.reversed().drop { $0.allSatisfy(\.isWhitespace) }.reversed().map(String.init)
  }

  /// No message has more lines; all of a state's transitions are told in half as many.
  private static let messageLimit = 40

  private static func isEvent(_ line: Substring) -> Bool {
    line.first?.isMarkOfTesting == true || line.hasPrefix("Test Case '")
      || line.hasPrefix("Test Suite '") || line.hasPrefix("error: ")
      || [": error: ", ": note: ", "Fatal error"].contains { line.contains($0) }
  }

  private static func place(file: Substring, line: some StringProtocol) -> String {
    "\(file.split(separator: "/").last ?? ""):\(line)"
  }
}

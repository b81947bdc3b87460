// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

/// The run in the Test Anything Protocol, version 13: a line for each snapshot, and below one with
/// a problem a block of YAML that says what it is.
///
///     TAP version 13
///     1..2
///     not ok 1 - AppTests/ProfileViewTests/testEveryState.adult
///       ---
///       outcome: "differed"
///       message: "..."
///       ...
///     ok 2 - AppTests/ProfileViewTests/testEveryState.minor
///
/// All texts of the blocks stand in double quotes, so that none of them means anything to YAML. A
/// run that ended badly without a snapshot to blame has a line of its own, so that no reader takes
/// it for a good one.
struct TAPReport {
  private let run: FinishedRun
  private let summary: RunSummary

  init(_ run: FinishedRun) {
    self.run = run
    summary = run.fullSummary
  }

  var text: String {
    var points = summary.entries.map(point) + summary.changes.removed.map(removed)
    points += summary.otherFailures.map { failure in
      Point(
        title: "other tests: \(failure.title)",
        block: [Self.field("outcome", "failed"), Self.field("message", failure.headline)])
    }
    if let message = summary.unexplainedEnding {
      let block = [
        Self.field("outcome", summary.ending.rawValue), Self.field("message", message),
      ]
      points.append(Point(title: "swift test", block: block))
    }
    // A plan of no tests at all needs a reason.
    let plan = "1..\(points.count)" + (points.isEmpty ? " # SKIP no snapshots" : "")
    let lines = points.enumerated().flatMap { index, point in point.lines(number: index + 1) }
    return (["TAP version 13", plan] + lines).map { $0 + "\n" }.joined()
  }

  private func point(_ entry: SnapshotRun.Entry) -> Point {
    var point = Point(title: "\(entry.target)/\(SnapshotTitle(entry).full)")
    guard entry.outcome.isProblem else {
      if let finding = entry.failingFinding {
        let message = finding.message.prefix { !$0.isNewline }
        point.block = [
          Self.field("outcome", finding.kind), Self.field("message", String(message)),
          Self.field("file", run.pathInPackage(entry.file)), "line: \(entry.line)",
        ]
      }
      return point
    }
    let former = summary.changes.formerPath(of: entry.reference)
    let outcome = former == nil ? entry.outcome.rawValue : ReviewOutcome.renamed.rawValue
    let lines = entry.message.split(omittingEmptySubsequences: false) { $0.isNewline }
      .map(String.init)
    let artifacts = entry.artifacts
    let pictures = [artifacts.difference, artifacts.actual, artifacts.reference]
      .compactMap { $0.map(run.pathInPackage) }
    point.block = [Self.field("outcome", outcome), Self.field("message", lines.first ?? "")]
    if let former { point.block.append(Self.field("renamedFrom", run.pathInPackage(former))) }
    point.block += Self.list("details", lines.dropFirst().filter { !$0.isEmpty })
    point.block.append(Self.field("file", run.pathInPackage(entry.file)))
    point.block.append("line: \(entry.line)")
    point.block += Self.list("pictures", pictures)
    return point
  }

  /// The line of a reference that nothing asks for any more: nothing failed, and a person has to
  /// decide about it.
  private func removed(_ path: String) -> Point {
    Point(
      title: run.pathInPackage(path),
      skipped: "removed: no test and no state asks for this reference any more")
  }
}

extension TAPReport {
  /// A line of the document, with what stands below it.
  private struct Point {
    let title: String
    /// Why it counts as skipped; nil where it does not.
    var skipped: String?
    /// The lines that say what is wrong; empty where nothing is.
    var block: [String] = []

    func lines(number: Int) -> [String] {
      let verdict = block.isEmpty ? "ok" : "not ok"
      let directive = skipped.map { " # SKIP \($0)" } ?? ""
      let line = "\(verdict) \(number) - \(TAPReport.escaped(title))\(directive)"
      guard !block.isEmpty else { return [line] }
      return [line, "  ---"] + block.map { "  " + $0 } + ["  ..."]
    }
  }

  private static func field(_ key: String, _ text: String) -> String {
    "\(key): \(quoted(text))"
  }

  /// No line at all without texts.
  private static func list(_ key: String, _ texts: [String]) -> [String] {
    texts.isEmpty ? [] : ["\(key):"] + texts.map { "  - \(quoted($0))" }
  }

  /// A title as one line, in which `#` begins no directive.
  private static func escaped(_ text: String) -> String {
    TerminalText.escaped(text).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }

  /// A text between double quotes, as YAML and JSON read it. What YAML has no way to write is
  /// replaced.
  private static func quoted(_ text: String) -> String {
    var quoted = ""
    for scalar in TerminalText.escaped(text).unicodeScalars {
      switch scalar {
      case "\\": quoted += "\\\\"
      case "\"": quoted += "\\\""
      case "\t": quoted += "\\t"
      case "\u{FFFE}", "\u{FFFF}": quoted += "\u{FFFD}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return "\"\(quoted)\""
  }
}

extension ReportFormat {
  /// The Test Anything Protocol, version 13, which is printed: `snapshots.tap`.
  public static let tap = ReportFormat(
    name: "tap", abstract: "the Test Anything Protocol, version 13, printed",
    fileName: "snapshots.tap", isPrinted: true
  ) { run, _ in
    [ReportFile(path: "snapshots.tap", text: TAPReport(run).text)]
  }
}

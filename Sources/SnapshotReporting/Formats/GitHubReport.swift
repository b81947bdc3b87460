// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

/// Annotations that GitHub shows beside the lines of a pull request: one line a problem, printed
/// by a step of a workflow.
///
///     ::error file=Tests/AppTests/ProfileViewTests.swift,line=12,title=...::...
///
/// The form and its escapes are those of "Workflow commands for GitHub Actions" and of the runner's
/// `ActionCommand`: in the message `%`, CR and LF, in a property also `:` and `,` are written as
/// `%` and two digits. No text of a test can therefore begin a command of its own.
struct GitHubReport {
  private let run: FinishedRun

  /// GitHub shows at most ten errors of a step; what is beyond that is said in the last one.
  private static let limit = 10
  /// The characters of a title that are kept; GitHub cuts at 255.
  private static let titleLimit = 200

  init(_ run: FinishedRun) {
    self.run = run
  }

  var text: String {
    let summary = run.fullSummary
    let problems = summary.problems
    let isCut = problems.count > Self.limit
    var lines = problems.prefix(isCut ? Self.limit - 1 : Self.limit).map(line)
    if isCut {
      let rest = problems.count - lines.count
      lines.append(
        command(
          "error", [("title", "Snapshots")],
          "\(rest) more snapshots have a problem: \(summary.counts.text). The job's summary and "
            + "its artifacts show all of them."))
    }
    if let message = summary.unexplainedEnding {
      lines.insert(command("error", [("title", "Snapshots")], message), at: 0)
    }
    return (otherFailures + lines + findings).map { $0 + "\n" }.joined()
  }

  /// The failures of tests that no snapshot explains.
  private var otherFailures: [String] {
    run.summary.otherFailures.prefix(Self.limit / 2).map { failure in
      var properties: [(name: String, value: String)] = []
      if let file = path(of: failure) {
        properties.append(("file", file))
        if let line = failure.line { properties.append(("line", String(line))) }
      }
      properties.append(("title", Self.cut("failed: \(failure.title)", to: Self.titleLimit)))
      return command("error", properties, failure.message)
    }
  }

  /// The file of a failure in the repository. Swift Testing gives its name alone: the one file of
  /// that name in which snapshots were taken.
  private func path(of failure: OtherFailure) -> String? {
    guard let file = failure.file else { return nil }
    if file.contains("/") { return run.pathInRepository(file) }
    let files = Set(run.run.entries.map(\.file).filter { $0.hasSuffix("/" + file) })
    return files.count == 1 ? files.first.map(run.pathInRepository) : nil
  }

  /// What else was found in pictures, each cause once and new ones first: an error where it fails
  /// a test, otherwise a notice.
  private var findings: [String] {
    run.summary.findingGroups.prefix(Self.limit).compactMap { group in
      guard let entry = group.snapshots.first else { return nil }
      let others = group.snapshots.count - 1
      let more = others > 0 ? "\nand in \(others) other snapshot\(others == 1 ? "" : "s")" : ""
      return command(
        group.isFailure ? "error" : "notice",
        place(entry, title: "\(group.family.kind): \(SnapshotTitle(entry).full)"),
        "\(group.first.message)\n\(group.first.view)\(more)")
    }
  }

  private func place(
    _ entry: SnapshotRun.Entry, title: String
  ) -> [(name: String, value: String)] {
    [
      ("file", run.pathInRepository(entry.file)), ("line", String(entry.line)),
      ("title", Self.cut(title, to: Self.titleLimit)),
    ]
  }

  private func line(_ entry: SnapshotRun.Entry) -> String {
    command(
      "error", place(entry, title: "\(entry.outcome.word): \(SnapshotTitle(entry).full)"),
      message(entry))
  }

  /// Which views changed; where that is not known, the first lines that a person reads.
  private func message(_ entry: SnapshotRun.Entry) -> String {
    let causes = (entry.causes ?? []).filter { $0.pixels > 0 }
    if entry.content == .text {
      return entry.message.split(separator: "\n").prefix(16).joined(separator: "\n")
    }
    guard !causes.isEmpty else {
      return entry.message.split(separator: "\n").prefix(4)
        .map { $0.drop(while: \.isWhitespace) }.joined(separator: "\n")
    }
    var lines = causes.prefix(5).map { cause in
      let path = cause.views?.first.map { "\n  \($0.path)" } ?? ""
      return "\(cause.change): \(cause.pixels) pixels\(path)"
    }
    if causes.count > 5 { lines.append("... and \(causes.count - 5) more changes") }
    return lines.joined(separator: "\n")
  }

  private func command(
    _ name: String, _ properties: [(name: String, value: String)], _ message: String
  ) -> String {
    let list = properties.map { "\($0.name)=\(Self.property($0.value))" }.joined(separator: ",")
    return "::\(name) \(list)::\(Self.message(message))"
  }

  private static func cut(_ text: String, to limit: Int) -> String {
    text.count > limit ? text.prefix(limit - 1) + "…" : text
  }

  /// Line breaks stay; other control characters and bidirectional formatting are made visible.
  private static func message(_ text: String) -> String {
    cut(TerminalText.lines(text).joined(separator: "\n"), to: 4000)
      .replacing("%", with: "%25").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    TerminalText.escaped(text).replacing("%", with: "%25").replacing(":", with: "%3A")
      .replacing(",", with: "%2C")
  }
}

extension ReportFormat {
  /// Annotations for GitHub Actions, to be printed by a step: `annotations.txt`.
  public static let github = ReportFormat(
    name: "github", abstract: "annotations for GitHub Actions, printed",
    fileName: "annotations.txt",
    isPrinted: true
  ) { run, _ in
    [ReportFile(path: "annotations.txt", text: GitHubReport(run).text)]
  }
}

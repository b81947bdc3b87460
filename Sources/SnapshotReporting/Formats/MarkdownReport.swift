// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// The run as Markdown, for the summary of a CI job: counts, then the causes with the snapshots
/// that differ because of them, then what has no cause.
///
///     # Snapshots: 12 differing, 1 missing, 480 equal
///     ## 12 snapshots: UILabel: text color changed
///     ![...](triptychs/AppTests/ProfileViewTests/testEveryState.adult.png)
///
/// A picture of the first snapshot of each cause lies beside the document, where its path leads.
struct MarkdownReport {
  private let run: FinishedRun
  private let summary: RunSummary
  private let pictures: MarkdownPictures

  /// A job's summary holds at most 1 MiB; so much of a run is more than anybody reads.
  private static let shownCauses = 20
  private static let shownSnapshots = 20
  private static let shownOthers = 100

  init(_ run: FinishedRun, pictures: MarkdownPictures = .beside) {
    self.pictures = pictures
    self.run = run
    summary = run.fullSummary
  }

  func files() throws(FinishedRun.Error) -> [ReportFile] {
    var pictures: [ReportFile] = []
    let causes = summary.causeGroups.prefix(Self.shownCauses)
    var sections: [String] = []
    for group in causes { sections.append(try section(group, &pictures)) }
    let text =
      ([heading, ending, otherFailures] + sections + [
        moreCauses, others, changes, texts, flaky, slow, findings,
      ])
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
    return [ReportFile(path: "summary.md", text: text + "\n")] + pictures
  }

  private var heading: String {
    let time = run.record.seconds.map { ", in \(XMLText.seconds($0)) s" } ?? ""
    return "# Snapshots: \(summary.counts.text)\(time)"
  }

  private var ending: String {
    switch (summary.ending, summary.status) {
    case (.crashed, _):
      "**The tests crashed or were interrupted: not all snapshots were taken.**"
    case (.failed, .failedRun): "**`swift test` failed, and no snapshot explains it.**"
    case (.failed, .differences) where summary.problems.isEmpty:
      "**Tests fail by what was found in pictures that equal their references: see below.**"
    case (.failed, .differences):
      "Look at the report among the job's artifacts: its page makes the command that accepts what is "
        + "right. All of it: `swift run snapshots accept --all --report FOLDER`, with the report's "
        + "folder. Or draw it anew: `swift run snapshots record --failed`."
    case (.failed, _), (.passed, _): ""
    }
  }

  /// The failures of tests that no snapshot explains.
  private var otherFailures: String {
    guard let sentence = summary.otherFailureSentence else { return "" }
    var lines = summary.otherFailures.prefix(Self.shownOthers).map {
      "- **\(MarkdownText.escaped($0.title))**: \(MarkdownText.escaped($0.message))"
    }
    if lines.isEmpty {
      lines = ["`swift-test.log` in the folder of the run names them."]
    } else if summary.otherFailureCount > lines.count {
      lines.append("- ... and \(summary.otherFailureCount - lines.count) more")
    }
    return "## \(sentence)\n\n" + lines.joined(separator: "\n")
  }

  // MARK: Causes

  private func section(
    _ group: CauseGroup, _ pictures: inout [ReportFile]
  ) throws(FinishedRun.Error) -> String {
    let count = group.snapshots.count
    var parts = [
      "## \(count) snapshot\(count == 1 ? "" : "s"): \(MarkdownText.escaped(group.change))"
    ]
    if self.pictures != .none,
      let first = group.snapshots.first(where: { $0.artifacts.actual != nil })
    {
      parts.append(try picture(of: first, &pictures))
    }
    parts.append(list(group.snapshots, limit: Self.shownSnapshots))
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func picture(
    of entry: SnapshotRun.Entry, _ pictures: inout [ReportFile]
  ) throws(FinishedRun.Error) -> String {
    let path = TriptychReport.path(of: entry)
    if !pictures.contains(where: { $0.path == path }) {
      guard let triptych = try TriptychPicture(entry) else { return "" }
      pictures.append(ReportFile(path: path, bytes: try triptych.png(package: run.record.package)))
    }
    let title = MarkdownText.escaped(SnapshotTitle(entry).full)
    return
      "![\(title): reference, actual, difference](\(self.pictures.prefix)\(Self.address(path)))"
  }

  private var moreCauses: String {
    let rest = summary.causeGroups.dropFirst(Self.shownCauses)
    return rest.isEmpty ? "" : "... and \(rest.count) more causes."
  }

  /// The problems that are in no group above.
  private var others: String {
    let others = summary.problems.filter {
      ($0.causes ?? []).isEmpty && summary.changes.formerPath(of: $0.reference) == nil
    }
    guard !others.isEmpty else { return "" }
    return "## Without a known cause\n\n" + list(others, limit: Self.shownOthers)
  }

  /// The references that the run left behind.
  private var changes: String {
    func code(_ path: String) -> String {
      "**\(MarkdownText.escaped(run.pathInPackage(path)))**"
    }
    let renamed = summary.changes.renamed.map { "- renamed: \(code($0.from)) to \(code($0.to))" }
    let removed = summary.changes.removed.map { "- removed: \(code($0))" }
    let lines = renamed + removed
    guard !lines.isEmpty else { return "" }
    let rest = lines.count - Self.shownOthers
    return "## Renamed and removed\n\n"
      + (lines.prefix(Self.shownOthers) + (rest > 0 ? ["- ... and \(rest) more"] : []))
      .joined(separator: "\n")
  }

  /// The snapshots that the run took several times, and not always alike.
  private var flaky: String {
    let flaky = summary.entries.filter {
      $0.reference.map { summary.flakyReferences.contains($0) } ?? false
    }
    guard !flaky.isEmpty else { return "" }
    return "## Flaky: taken several times with other outcomes\n\n"
      + list(flaky, limit: Self.shownSnapshots)
  }

  /// The suites that took longest, where that is worth a look.
  private var slow: String {
    let slow = summary.suiteTimes.filter { $0.seconds >= 1 }.prefix(5)
    guard !slow.isEmpty else { return "" }
    let rows = slow.map {
      "| \(MarkdownText.escaped($0.suite)) | \($0.snapshots) | \(XMLText.seconds($0.seconds)) s |"
    }
    return "## Slowest suites\n\n| suite | snapshots | time |\n| --- | ---: | ---: |\n"
      + rows.joined(separator: "\n")
  }

  /// The lines that changed in texts.
  private var texts: String {
    let texts = summary.problems.filter { $0.content == .text && $0.outcome == .differed }
    guard !texts.isEmpty else { return "" }
    let sections = texts.prefix(Self.shownCauses).map { entry in
      let lines = TerminalText.lines(entry.message).drop { !$0.hasPrefix("@@ ") }
        .prefix { !$0.hasPrefix("  reference   ") && !$0.hasPrefix("If the new text") }
        .prefix(40)
      let text = lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
      return "### \(MarkdownText.escaped(SnapshotTitle(entry).full))\n\n"
        + Self.fenced(text, as: "diff")
    }
    return (["## Changed texts"] + sections).joined(separator: "\n\n")
  }

  /// A block of code that nothing in `text` ends.
  private static func fenced(_ text: String, as language: String) -> String {
    var longest = 2
    var length = 0
    for character in text {
      length = character == "`" ? length + 1 : 0
      longest = max(longest, length)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)\(language)\n\(text)\n\(fence)"
  }

  /// What else was found in pictures, whatever their references say: each cause once, new ones
  /// first.
  private var findings: String {
    let groups = summary.findingGroups
    guard !groups.isEmpty else { return "" }
    var lines = groups.prefix(Self.shownOthers).map { group in
      let count = group.snapshots.count
      let first = group.snapshots.first.map { SnapshotTitle($0).full } ?? ""
      return "- \(group.isNew ? "new: " : "")\(MarkdownText.escaped(group.family.subject)), in "
        + "\(count) snapshot\(count == 1 ? "" : "s"), such as "
        + "**\(MarkdownText.escaped(first))**: \(MarkdownText.escaped(group.first.message))"
    }
    if groups.count > Self.shownOthers {
      lines.append("- ... and \(groups.count - Self.shownOthers) more")
    }
    return "## Also found\n\n" + lines.joined(separator: "\n")
  }

  private func list(_ entries: [SnapshotRun.Entry], limit: Int) -> String {
    var lines = entries.prefix(limit).map { entry in
      "- \(entry.outcome.word): **\(MarkdownText.escaped(SnapshotTitle(entry).full))**, "
        + "\(MarkdownText.escaped(run.pathInRepository(entry.file))), line \(entry.line)"
    }
    if entries.count > limit { lines.append("- ... and \(entries.count - limit) more") }
    return lines.joined(separator: "\n")
  }

  /// A path in the destination of a link: what is not plain is written in percent.
  private static func address(_ path: String) -> String {
    path.utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      let isPlain = byte < 0x80 && (character.isLetter || character.isNumber)
      if isPlain || "/._-".contains(character) { return String(character) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" + digits : digits)
    }.joined()
  }
}

/// Where the pictures of a document in Markdown are looked at.
public enum MarkdownPictures: Hashable, Sendable {
  /// There are none: in the summary of a job on GitHub they would be gaps.
  case none
  /// Beside the document.
  case beside
  /// Below this address, where somebody puts them: a comment has nothing beside it.
  case at(String)

  /// What stands before the path of a picture.
  var prefix: String {
    guard case .at(let address) = self else { return "" }
    return address.hasSuffix("/") ? address : address + "/"
  }
}

extension ReportFormat {
  /// Markdown for the summary of a CI job: `summary.md`, with pictures in `triptychs/`.
  public static let markdown = ReportFormat(
    name: "markdown", abstract: "a summary of a CI job", fileName: "summary.md"
  ) { (run, _) throws(FinishedRun.Error) in
    try MarkdownReport(run).files()
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

/// The run as JUnit XML: a suite for each test class, a test case for each snapshot.
///
///     testsuites
///       testsuite        AppTests.ProfileViewTests
///         testcase       testEveryState.adult
///           failure      type="differed", with the message that a person reads
///           system-out   [[ATTACHMENT|...]] for each picture, as Jenkins and GitLab read them
///
/// There is no schema of JUnit's own. Elements and attributes are those that both Jenkins' junit-10
/// and its predecessors know; `Tools/snapshots/Schemas/junit.xsd` states them. A run that ended
/// badly without a snapshot to blame has a test case of its own, so that no reader takes it for a
/// good one.
struct JUnitReport {
  private let run: FinishedRun
  private let summary: RunSummary

  init(_ run: FinishedRun) {
    self.run = run
    summary = run.fullSummary
  }

  var text: String {
    var suites: [(name: String, cases: [Case])] = []
    for entry in summary.entries {
      let name = "\(entry.target).\(entry.suite)"
      // Entries are sorted by target and suite.
      if suites.last?.name != name { suites.append((name, [])) }
      let former = summary.changes.formerPath(of: entry.reference)
      suites[suites.count - 1].cases.append(Case(entry, former: former, suite: name, in: run))
    }
    if !summary.changes.removed.isEmpty {
      let name = "references"
      suites.append((name, summary.changes.removed.map { removed($0, suite: name) }))
    }
    let others = summary.otherFailures.map { failure in
      Case(
        suite: "other tests", name: failure.title, seconds: nil,
        problem: ("failure", "failed", failure.message), attachments: [])
    }
    if !others.isEmpty { suites.append(("other tests", others)) }
    if let ending = Self.ending(summary) { suites.append((ending.suite, [ending])) }
    let elements = suites.map { element(suite: $0.name, $0.cases) }
    let attributes = Self.attributes("snapshots", suites.flatMap(\.cases))
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites\(attributes)>
      \(elements.map { $0 + "\n" }.joined())</testsuites>

      """
  }

  private func element(suite name: String, _ cases: [Case]) -> String {
    "  <testsuite\(Self.attributes(name, cases))>\n" + cases.map(\.element).joined()
      + "  </testsuite>"
  }

  /// What both levels of suites say about their cases.
  private static func attributes(_ name: String, _ cases: [Case]) -> String {
    let failures = cases.count { $0.problem?.element == "failure" }
    let errors = cases.count { $0.problem?.element == "error" }
    let skipped = cases.count { $0.skipped != nil }
    let seconds = cases.compactMap(\.seconds)
    return " name=\"\(XMLText.attribute(name))\" tests=\"\(cases.count)\" failures=\"\(failures)\""
      + " errors=\"\(errors)\""
      + (skipped > 0 ? " skipped=\"\(skipped)\"" : "")
      + (seconds.isEmpty ? "" : " time=\"\(XMLText.seconds(seconds.reduce(0, +)))\"")
  }

  /// The test case of a reference that nothing asks for any more: nothing failed, and a person
  /// has to decide about it.
  private func removed(_ path: String, suite: String) -> Case {
    var row = Case(
      suite: suite, name: run.pathInPackage(path), seconds: nil, problem: nil, attachments: [])
    row.skipped = "removed: no test and no state asks for this reference any more"
    return row
  }

  /// The test case of a bad ending that no snapshot explains.
  private static func ending(_ summary: RunSummary) -> Case? {
    guard let message = summary.unexplainedEnding else { return nil }
    return Case(
      suite: "swift test", name: "all tests", seconds: nil,
      problem: ("error", summary.ending.rawValue, message), attachments: [])
  }
}

extension JUnitReport {
  /// A test case.
  private struct Case {
    let suite: String
    let name: String
    let seconds: Double?
    let problem: (element: String, type: String, message: String)?
    let attachments: [String]
    /// Why it counts as skipped; nil where it does not.
    var skipped: String?

    init(
      suite: String, name: String, seconds: Double?,
      problem: (element: String, type: String, message: String)?, attachments: [String]
    ) {
      self.suite = suite
      self.name = name
      self.seconds = seconds
      self.problem = problem
      self.attachments = attachments
    }

    init(_ entry: SnapshotRun.Entry, former: String?, suite: String, in run: FinishedRun) {
      self.suite = suite
      name = SnapshotTitle(entry).inSuite
      seconds = entry.seconds
      guard entry.outcome.isProblem else {
        let place = "\(run.pathInPackage(entry.file)):\(entry.line)"
        problem = entry.failingFinding.map { finding in
          ("failure", finding.kind, "\(finding.message)\n\(finding.view)\n\n\(place)")
        }
        attachments = []
        return
      }
      let element = entry.outcome == .failed ? "error" : "failure"
      let place = "\(run.pathInPackage(entry.file)):\(entry.line)"
      problem = (
        element, former == nil ? entry.outcome.rawValue : ReviewOutcome.renamed.rawValue,
        (former.map { "renamed from \(run.pathInPackage($0))\n\n" } ?? "") + entry.message + "\n\n"
          + place
      )
      let artifacts = entry.artifacts
      attachments = [artifacts.difference, artifacts.actual, artifacts.reference]
        .compactMap { $0.map(run.pathInPackage) }
    }

    var element: String {
      let time = seconds.map { " time=\"\(XMLText.seconds($0))\"" } ?? ""
      let start =
        "    <testcase classname=\"\(XMLText.attribute(suite))\""
        + " name=\"\(XMLText.attribute(name))\"" + time
      if let skipped {
        return start + ">\n      <skipped message=\"\(XMLText.attribute(skipped))\"/>\n"
          + "    </testcase>\n"
      }
      guard let problem else { return start + "/>\n" }
      let headline = problem.message.prefix { !$0.isNewline }
      let lines = attachments.map { XMLText.content("[[ATTACHMENT|\($0)]]") }
      let output =
        lines.isEmpty
        ? "" : "      <system-out>\(lines.joined(separator: "\n"))</system-out>\n"
      return """
        \(start)>
              <\(problem.element) message="\(XMLText.attribute(String(headline)))" \
        type="\(XMLText.attribute(problem.type))">\(XMLText.content(problem.message))</\(
          problem.element)>
        \(output)    </testcase>

        """
    }
  }
}

extension ReportFormat {
  /// JUnit XML, which CI engines read: `junit.xml`.
  public static let junit = ReportFormat(
    name: "junit", abstract: "JUnit XML, for CI engines", fileName: "junit.xml"
  ) { run, _ in
    [ReportFile(path: "junit.xml", text: JUnitReport(run).text)]
  }
}

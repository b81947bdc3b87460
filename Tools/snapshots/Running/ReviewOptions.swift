// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import SnapshotReporting

/// The options of the commands that settle references.
struct ReviewOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The report that was reviewed: its page, its folder, or the folder of a run.",
      discussion: """
        By default this package's report for a code and for decisions, and its newest run for \
        --all and --filter. May come from another machine.
        """),
    completion: .file())
  var report: String?

  @Flag(help: "All snapshots that differ or have no reference; what is gone is left to 'prune'.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Snapshots whose reference's path matches the regular expression.",
      discussion: "Such as ProfileViewTests/testEveryState. May be repeated.", valueName: "regex"))
  var filter: [String] = []

  @Flag(help: "Print what was done as JSON, for other programs.")
  var json = false

  func validate() throws {
    for filter in filter where (try? NSRegularExpression(pattern: filter)) == nil {
      throw Snapshots.Error.notRegularExpression(filter: filter)
    }
  }

  /// The package, and the review of the report.
  func open() throws -> (settlement: ReferenceSettlement, review: Review) {
    let package = try PackageFolder.current()
    if report == nil, all || !filter.isEmpty {
      // A report may be older than the run that one has in mind.
      let review = try Review(runIn: package.artifacts)
      return (ReferenceSettlement(package: package.path), review)
    }
    let review = try Review(at: report ?? package.artifacts)
    return (ReferenceSettlement(package: package.path), review)
  }

  /// The snapshots that --all and --filter choose.
  func chosen(from review: Review) throws -> [ReviewItem] {
    try review.decidableItems.filter { item in
      // Whoever accepts all has looked at pictures, and not at what is not drawn any more.
      if all { return item.outcome != .removed }
      return try matchesFilter(item.reference ?? "")
    }
  }

  /// The texts in sources that --all and --filter choose: they differ, and no decision writes them.
  func inlineTexts(in review: Review) throws -> [ReviewItem] {
    try review.items.filter { item in
      guard item.isUnwrittenInlineText else { return false }
      // Where a reference of that test would be.
      return try all || matchesFilter("Snapshots/\(item.target)/\(item.suite)/\(item.test)")
    }
  }

  private func matchesFilter(_ path: String) throws -> Bool {
    try filter.contains { filter in
      let range = NSRange(path.startIndex..., in: path)
      return try NSRegularExpression(pattern: filter).firstMatch(in: path, range: range) != nil
    }
  }

  /// Carries orders out and says what was done, and what is left.
  func settle(
    _ orders: [(item: ReviewItem, order: ReferenceSettlement.Order)], rejected: [String],
    left: [ReviewItem] = [], with settlement: ReferenceSettlement
  ) throws {
    let results = try settlement.settle(orders)
    let text = SettlementText(results: results, rejected: rejected, left: left)
    StandardOutput.write(json ? text.json() : text.text(style: StandardOutput.style))
    try CommandExit.end(with: text.status)
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import SnapshotReporting

struct Reject: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Leaves references as they were reviewed, and puts accepted ones back.",
    discussion: """
      A reference that was replaced by 'snapshots accept' becomes again the one that the report \
      showed; one that was added is removed. Refuses, and changes nothing, where a reference has \
      changed since.

      EXAMPLES:
        swift run snapshots reject --filter ProfileViewTests
        swift run snapshots reject --all --report ~/Downloads/report

      EXIT STATUS:
        0  the references are those that were reviewed
        2  something cannot be used or has changed since the review, and nothing was written
      """)

  @OptionGroup var options: ReviewOptions

  func validate() throws {
    guard options.all != !options.filter.isEmpty else {
      throw ValidationError("Say what to reject: --filter or --all.")
    }
  }

  func run() throws {
    let (settlement, review) = try options.open()
    let chosen = try options.chosen(from: review)
    try options.settle(
      chosen.map { ($0, .restore) }, rejected: chosen.compactMap(\.reference), with: settlement)
  }
}

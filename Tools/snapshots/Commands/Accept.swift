// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import SnapshotReporting

struct Accept: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes reviewed pictures the references.",
    discussion: """
      Writes exactly the pictures that were reviewed: it refuses, and changes nothing, where a \
      reference or a picture is not the one that the report showed. Approve and reject in the \
      report and copy its command, or choose by name. What was rejected in the report is put back \
      where it had been accepted before. A text that stands in the source of its test is written \
      by 'record --failed'.

      EXAMPLES:
        swift run snapshots accept 9f3c1ab20d17.JQAA
        swift run snapshots accept 9f3c1ab20d17.JQAA --report ~/Downloads/report
        swift run snapshots accept --decisions ~/Downloads/decisions.json
        swift run snapshots accept --filter ProfileViewTests
        swift run snapshots accept --all --json | jq -r '.results[].reference'
        swift run snapshots accept 9f3c1ab20d17.JQAA --undo

      EXIT STATUS:
        0  all is as it was decided
        1  a text in a source was chosen, which 'record' writes
        2  something cannot be used or has changed since the review, and nothing was written
      """)

  @Argument(help: "The code that the report has made of the decisions.")
  var code: String?

  @Option(help: "The file of decisions that the report has made.", completion: .file())
  var decisions: String?

  @Flag(help: "Put the references back that these decisions have replaced.")
  var undo = false

  @OptionGroup var options: ReviewOptions

  func validate() throws {
    let ways = [code != nil, decisions != nil, options.all, !options.filter.isEmpty].count { $0 }
    guard ways == 1 else {
      throw ValidationError(
        "Say what to accept in one way: the code of a report, --decisions, --filter or --all.")
    }
  }

  func run() throws {
    let (settlement, review) = try options.open()
    let decided = try decided(about: review)
    let orders = review.decidableItems.compactMap {
      item -> (item: ReviewItem, order: ReferenceSettlement.Order)? in
      guard let decision = decided.decisions[item.reference ?? ""] else { return nil }
      return (item, decision == .approved && !undo ? .accept : .restore)
    }
    let rejected = decided.decisions.filter { $0.value == .rejected }.map(\.key)
    // A rejected reference that is not the accepted picture stays, whatever it is.
    let needed = orders.filter { item, order in
      order == .accept || settlement.state(of: item) == .accepted
    }
    try options.settle(
      needed, rejected: undo ? [] : rejected, left: undo ? [] : options.inlineTexts(in: review),
      with: settlement)
  }

  private func decided(about review: Review) throws -> ReviewDecisions {
    if let code { return try ReviewDecisions(code: code, review: review) }
    if let decisions { return try ReviewDecisions(file: decisions, review: review) }
    let chosen = try options.chosen(from: review).compactMap(\.reference)
    return ReviewDecisions(
      review: review.id, decisions: Dictionary(chosen.map { ($0, .approved) }) { $1 })
  }
}

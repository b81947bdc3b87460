// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// What is to review, for other programs: what `snapshots review --json` prints.
struct ReviewDocument: Encodable, Hashable, Sendable {
  let schema = 1
  /// The identifier of the review, with which the codes of its decisions begin.
  let review: String
  /// Where the page is served; nil where it is not.
  let address: String?
  /// How many snapshots are not decided.
  let open: Int
  /// The snapshots that can be decided about, in the order of a report.
  let snapshots: [Snapshot]

  /// One snapshot.
  struct Snapshot: Encodable, Hashable, Sendable {
    let name: String
    let outcome: ReviewOutcome
    /// The reference's path in the package.
    let reference: String
    /// What was decided: `approved` or `rejected`.
    let decision: String?
    /// The arguments of `snapshots` that accept this one alone.
    let accept: [String]
  }

  init(_ session: ReviewSession, address: String?) {
    let settled = session.settled()
    review = session.review.id
    self.address = address
    snapshots = session.review.decidableItems.map { item in
      let reference = item.reference ?? ""
      return Snapshot(
        name: item.title, outcome: item.outcome, reference: reference,
        decision: settled[reference],
        accept: ["accept", "--filter", ReviewCommandWord.pattern(reference)])
    }
    open = snapshots.count { $0.decision == nil }
  }

  private enum CodingKeys: String, CodingKey {
    case schema, review, address, open, snapshots
  }
}

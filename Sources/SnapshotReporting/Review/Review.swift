// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import TextLayout

/// A run as it is reviewed: each snapshot with its pictures, the worst first.
///
/// It is what a report shows and what decisions are about. Paths in it are relative to the package, so
/// that a report of another machine can be settled here.
///
/// ```swift
/// let review = Review(run)
/// try HTMLReport(review).write(toFolder: "report")
/// ```
public struct Review: Codable, Hashable, Sendable {
  /// The version of this format; readers refuse a higher one.
  public static let currentSchema = 1

  /// The version of the format in which the review was written.
  public let schema: Int
  /// The package's name, or that of its folder.
  public let title: String
  /// The same for the same pictures of the same snapshots: 12 hexadecimal digits.
  public let id: String
  /// The snapshots, the worst first.
  public internal(set) var items: [ReviewItem]

  /// Makes a review of a run, and reads its pictures.
  ///
  /// - Parameter run: Of several entries for one reference, such as those of a repeated test, the worst
  ///   counts.
  public init(_ run: FinishedRun) {
    schema = Review.currentSchema
    title = run.record.packageName ?? (run.record.package as NSString).lastPathComponent
    var notedCount = 0
    let items = run.summary.entries.map { entry in
      var item = ReviewItem(entry, of: run)
      if !item.findings.isEmpty, item.pictures.all.isEmpty, notedCount < Self.notedPictureLimit {
        item.addPictureOfFindings(entry)
        notedCount += 1
      }
      return item
    }
    self.items = items.enumerated().sorted { Review.isWorse($0, $1) }.map(\.element)
    id = Review.identifier(of: items)
  }

  /// Of how many snapshots that equal their references the pictures are shown because something was found
  /// in them: a lint that is new to a suite finds something everywhere.
  static let notedPictureLimit = 200

  /// The snapshots that can be accepted, in the order that decisions are counted in.
  public var decidableItems: [ReviewItem] {
    items.filter(\.isDecidable).sorted { ($0.reference ?? "") < ($1.reference ?? "") }
  }

  private static func isWorse(
    _ first: (offset: Int, element: ReviewItem), _ second: (offset: Int, element: ReviewItem)
  ) -> Bool {
    func key(_ item: (offset: Int, element: ReviewItem)) -> (Int, Double, Int) {
      // The share and not the number: a picture at 3x has nine times the pixels of one at 1x.
      let difference = item.element.difference
      let share = difference.map { Double($0.differingPixels) / Double(max($0.pixels, 1)) } ?? 0
      return (item.element.rank, -share, item.offset)
    }
    return key(first) < key(second)
  }

  /// Two reviews with one identifier are about the same pictures.
  private static func identifier(of items: [ReviewItem]) -> String {
    let lines = items.filter(\.isDecidable).map { item in
      [item.reference, item.pictures.reference?.digest, item.pictures.actual?.digest]
        .map { $0 ?? "-" }.joined(separator: "\n")
    }
    let text = lines.sorted().joined(separator: "\n")
    let digest = Array(text.utf8).withUnsafeBytes { SHA256.hexDigest($0) }
    return String(digest.prefix(12))
  }
}

/// Why a review cannot be read or settled.
public enum ReviewProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// A picture's file cannot be read.
  case unreadablePicture(path: String, reason: String)
  /// A picture is not the one that was reviewed.
  case otherPicture(expected: String, found: String)
  /// There is no report and no run at a path.
  case noReport(path: String)
  /// The report cannot be read.
  case unreadableReport(path: String, reason: String)
  /// A reference cannot be written.
  case unwritable(path: String, reason: String)
  /// No server can be started on this machine.
  case noServer(reason: String)
  /// Decisions are of another review.
  case otherReview(decisions: String, review: String)
  /// A code or a file of decisions is none.
  case malformedDecisions(reason: String)
  /// Some snapshots cannot be settled, and nothing was changed.
  case refused([Refusal])

  /// Why one snapshot cannot be settled.
  public struct Refusal: Hashable, Sendable {
    /// The reference's path in the package.
    public var reference: String
    /// The reason, as a part of a sentence.
    public var reason: String
  }

  public var description: String {
    switch self {
    case .unreadablePicture(let path, let reason):
      "The picture \(path) cannot be read. \(reason)"
    case .otherPicture(let expected, let found):
      "The picture is not the one that was reviewed: its digest is \(found.prefix(12)) and not "
        + "\(expected.prefix(12)). Run the tests and review them again."
    case .noReport(let path):
      "There is no report and no run in \(path). Run 'swift run snapshots test' first, or name a report's "
        + "folder with --report."
    case .unreadableReport(let path, let reason):
      "The report \(path) cannot be read: \(reason)."
    case .unwritable(let path, let reason):
      "The file \(path) cannot be written: \(reason)."
    case .noServer(let reason):
      "No server can be started on 127.0.0.1: \(reason). Use 'snapshots report' or "
        + "'snapshots review --terminal'."
    case .otherReview(let decisions, let review):
      "The decisions are about the report \(decisions), and this is \(review): the pictures are not "
        + "those that were reviewed. Name the report's folder with --report, or review again."
    case .malformedDecisions(let reason):
      "The decisions cannot be read: \(reason). Copy the whole command from the report."
    case .refused(let refusals):
      "Nothing was changed, because \(refusals.count) of the snapshots cannot be settled:\n"
        + refusals.map { "  \(TerminalText.escaped($0.reference)): \($0.reason)" }
        .joined(separator: "\n")
    }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A run as it is reviewed: each snapshot with its pictures, the worst first.
///
/// It is what a report shows and what decisions are about. Paths in it are relative to the package,
/// so that a report of another machine can be settled here.
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
  /// - Parameters:
  ///   - run: Of several entries for one reference, such as those of a repeated test, the worst
  ///     counts.
  ///   - showsEqual: Whether the pictures of snapshots that equal their references are shown, too,
  ///     of 5,000 at most.
  public init(_ run: FinishedRun, showsEqual: Bool = false) {
    schema = Review.currentSchema
    title = run.record.packageName ?? (run.record.package as NSString).lastPathComponent
    var notedCount = 0
    var equalCount = 0
    let summary = run.fullSummary
    var items = summary.entries.map { entry in
      var item = ReviewItem(entry, of: run)
      if let former = summary.changes.formerPath(of: entry.reference) {
        item.rename(from: former, of: run)
      }
      if let reference = entry.reference, let attempts = summary.attempts[reference] {
        item.addAttempts(attempts)
      }
      if !item.findings.isEmpty, item.pictures.all.isEmpty, notedCount < Self.notedPictureLimit {
        item.addPictureOfFindings(entry, of: run)
        notedCount += 1
      }
      if showsEqual, item.pictures.all.isEmpty, item.texts == nil, !item.outcome.isProblem,
        equalCount < Self.equalPictureLimit
      {
        item.pictures.reference = run.storedReference(of: entry)
        equalCount += 1
      }
      return item
    }
    items += summary.changes.removed.compactMap { ReviewItem(removed: $0, of: run) }
    FindingFamily.markNew(&items)
    self.items = items.enumerated().sorted { Review.isWorse($0, $1) }.map(\.element)
    id = Review.identifier(of: items)
  }

  /// Makes a review of references alone.
  init(title: String, catalog items: [ReviewItem]) {
    schema = Review.currentSchema
    self.title = title
    self.items = items
    id = Review.identifier(of: items)
  }

  /// Of how many snapshots that equal their references the pictures are shown because something was
  /// found in them: a lint that is new to a suite finds something everywhere.
  static let notedPictureLimit = 200

  /// Of how many snapshots that equal their references the pictures are shown where that is asked
  /// for: each file is read for its digest.
  static let equalPictureLimit = 5_000

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
      ([item.reference, item.referenceDigest, item.actualDigest]
        + (item.formerReference.map { [$0] } ?? []))
        .map { $0 ?? "-" }.joined(separator: "\n")
    }
    let text = lines.sorted().joined(separator: "\n")
    let digest = Array(text.utf8).withUnsafeBytes { SHA256.hexDigest($0) }
    return String(digest.prefix(12))
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A review in which decisions are carried out at once, and which follows the run that it is about.
final class ReviewSession {
  private let settlement: ReferenceSettlement
  private let source: Source
  private(set) var review: Review { didSet { pictures = ReviewSession.pictures(of: review) } }
  /// The pictures of the review by the names of their files.
  private(set) var pictures: [String: ReviewPicture] = [:]
  /// Whether the pictures of equal snapshots are shown, too.
  private let showsEqual: Bool
  /// Counts the changes of what the page shows.
  private(set) var version = 1
  /// What was rejected: digests of actual pictures, and paths of references that are gone.
  private var rejected: Set<String> = []
  private var signature: [String]
  private var lastSettled: [String: String] = [:]

  /// What is reviewed.
  enum Source {
    /// A report or a run that does not change any more.
    case fixed(String)
    /// What is to review in an artifacts folder: of the newest run, and what is left of others.
    case newestRun(artifacts: String)
    /// All references of the package, without a run.
    case catalog
  }

  init(
    _ source: Source, settlement: ReferenceSettlement, showsEqual: Bool = false
  ) throws(FinishedRun.Error) {
    self.source = source
    self.showsEqual = showsEqual
    self.settlement = settlement
    signature = ReviewSession.signature(of: source)
    review = try ReviewSession.read(source, settlement.package, showsEqual)
    pictures = ReviewSession.pictures(of: review)
  }

  private static func read(
    _ source: Source, _ package: String, _ showsEqual: Bool
  ) throws(FinishedRun.Error) -> Review {
    switch source {
    case .fixed(let path): return try Review(at: path)
    case .catalog: return try Review(catalogOf: package)
    case .newestRun(let artifacts):
      var review = try Review(runIn: artifacts, showsEqual: showsEqual)
      // While tests run, nobody waits for git once a second.
      let folder = FinishedRun.folders(inArtifacts: artifacts).last ?? ""
      if PathKind(folder + "/course.json") == .file { review.addHistory(package: package) }
      return review
    }
  }

  private static func pictures(of review: Review) -> [String: ReviewPicture] {
    Dictionary(
      HTMLReport(review).pictures.map { ($0.fileName, $0) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// Counts a change of what the page shows beside the review.
  func countChange() { version += 1 }

  /// The newest run with the sizes of its manifests, and what plain `swift test` left, replaced or
  /// removed.
  private static func signature(of source: Source) -> [String] {
    guard case .newestRun(let artifacts) = source else { return [] }
    let run = FinishedRun.folders(inArtifacts: artifacts).last.map(signature(ofRun:)) ?? []
    return run + UnconductedSnapshots.signature(ofArtifacts: artifacts)
  }

  private static func signature(ofRun folder: String) -> [String] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return [folder]
      + names.filter { $0.hasSuffix(".jsonl") }.map { name in
        let path = folder + "/" + name
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber
        return "\(name) \(size?.intValue ?? 0)"
      }
  }

  /// Reads the run again where it went on. A manifest that cannot be read now may be readable
  /// later.
  func follow() {
    let now = ReviewSession.signature(of: source)
    guard now != signature else { return }
    do throws(FinishedRun.Error) {
      review = try ReviewSession.read(source, settlement.package, showsEqual)
    } catch .noReport {
      // Without a run, what plain `swift test` found was all, and its tests pass now.
      review = Review(title: review.title, catalog: [])
    } catch {
      return
    }
    signature = now
    version += 1
  }

  /// What is decided: reference to decision. References tell of themselves that they were accepted,
  /// also by another program.
  func settled() -> [String: String] {
    var settled: [String: String] = [:]
    for item in review.decidableItems {
      guard let reference = item.reference else { continue }
      if settlement.state(of: item) == .accepted {
        settled[reference] = ReviewDecisions.Decision.approved.rawValue
      } else if rejected.contains(item.decisionKey) {
        settled[reference] = ReviewDecisions.Decision.rejected.rawValue
      }
    }
    if settled != lastSettled {
      lastSettled = settled
      version += 1
    }
    return settled
  }

  /// Carries a decision out; nil takes an earlier one back.
  func decide(
    _ decision: ReviewDecisions.Decision?, about references: [String]
  ) throws(FinishedRun.Error) {
    let asked = Set(references)
    let items = review.decidableItems.filter { asked.contains($0.reference ?? "") }
    guard items.count == asked.count else {
      throw .malformedDecisions(reason: "the run went on, and a snapshot is not in it any more")
    }
    let orders = items.compactMap {
      item -> (item: ReviewItem, order: ReferenceSettlement.Order)? in
      if decision == .approved { return (item, .accept) }
      return settlement.state(of: item) == .accepted ? (item, .restore) : nil
    }
    try settlement.settle(orders)
    for item in items {
      if decision == .rejected {
        rejected.insert(item.decisionKey)
      } else {
        rejected.remove(item.decisionKey)
      }
    }
  }
}

extension ReviewItem {
  /// What a rejection is about: the picture, wherever it is met again.
  fileprivate var decisionKey: String { actualDigest ?? reference ?? title }
}

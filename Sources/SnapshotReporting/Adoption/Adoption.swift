// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// The references of another program, a simulator's above all, that a run has drawn anew: what
/// `snapshots adopt` lists and settles.
///
/// ```swift
/// let adoption = Adoption(run, package: package, artifacts: artifacts)
/// print(adoption.text(style: .plain))
/// ```
public struct Adoption: Sendable {
  /// The references that differ from what is drawn, in the order of their paths.
  public internal(set) var items: [Item]
  /// How many of the run's references of another program equal what is drawn, within their
  /// tolerances.
  public let equalCount: Int
  /// How many other snapshots of the run are to review.
  public let otherCount: Int

  /// One reference.
  public struct Item: Sendable {
    /// The snapshot, as it is reviewed.
    public let review: ReviewItem
    /// What differs; `nil` for a file that cannot be compared.
    let picture: AdoptedPicture?
    /// Why it cannot be compared.
    let problem: String?
    /// What was done with it.
    public internal(set) var action: ReferenceSettlement.Action?

    /// The reference's path in the package.
    public var reference: String { review.reference ?? "" }

    /// Whether nothing but letters and soft edges differs.
    public var isOfGlyphs: Bool { picture?.finding == .glyphs }
  }

  /// Compares what a run has drawn with the references of another program.
  ///
  /// - Parameters:
  ///   - run: The run, with what is pending.
  ///   - package: The package's folder.
  public init(_ run: FinishedRun, package: String) {
    let review = Review(run)
    let foreign = review.items.filter { item in
      item.reference.map { AdoptedPicture.isForeign("\(package)/\($0)") } ?? false
    }
    items = foreign.filter(\.isDecidable).map { Item($0, package: package) }
      .sorted { $0.reference < $1.reference }
    equalCount = foreign.count { $0.outcome == .matched }
    let listed = Set(items.map(\.reference))
    otherCount = review.items.count { item in
      item.isProblem && !listed.contains(item.reference ?? "")
    }
  }

  /// Makes the pictures that are drawn the references.
  ///
  /// - Parameter isChosen: Which ones.
  /// - Throws: As `ReferenceSettlement.settle`: then nothing is written.
  public mutating func accept(
    package: String, where isChosen: (Item) -> Bool
  ) throws(FinishedRun.Error) {
    let chosen = items.filter(isChosen)
    let results = try ReferenceSettlement(package: package)
      .settle(chosen.map { ($0.review, .accept) })
    let actions = Dictionary(results.map { ($0.reference, $0.action) }) { $1 }
    for index in items.indices { items[index].action = actions[items[index].reference] }
  }

  /// Keeps copies of all that are listed.
  public func keep(in kept: AdoptedReferences) throws(FinishedRun.Error) {
    for item in items { try kept.keep(item.reference) }
  }

  /// 1 where something is left to adopt.
  public var exitStatus: CommandStatus {
    items.allSatisfy { $0.action != nil } ? .success : .differences
  }
}

extension Adoption.Item {
  fileprivate init(_ item: ReviewItem, package: String) {
    review = item
    guard case .file(let actual)? = item.pictures.actual?.origin else {
      (picture, problem) = (nil, "the picture that was drawn is not at hand")
      return
    }
    do throws(SnapshotVerifier.Error) {
      picture = try AdoptedPicture(
        reference: "\(package)/\(item.reference ?? "")", actual: actual)
      problem = nil
    } catch {
      (picture, problem) = (nil, error.description)
    }
  }
}

extension Review {
  /// Tells in which views of references of another program more differs than letters, where the run
  /// was made to adopt them.
  public mutating func noteAdoptions(of run: FinishedRun) {
    guard run.record.command == "adopt" else { return }
    let package = run.record.package
    for index in items.indices where items[index].isDecidable {
      guard let reference = items[index].reference,
        AdoptedPicture.isForeign("\(package)/\(reference)")
      else { continue }
      items[index].findings += Adoption.Item(items[index], package: package).findings
    }
  }
}

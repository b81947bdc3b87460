// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import ImageComparison

/// The fourth step: what a picture and its reference have to do with each other, and how that was
/// seen.
struct SnapshotComparison: Sendable {
  /// What was found.
  var finding: Finding
  /// How it was seen that the picture is that of the reference, byte for byte; `nil` where it is
  /// not.
  var proof: SnapshotRun.Proof?
  /// The reference, where it had to be decoded.
  var reference: StoredReference?
  /// The strategy, with each region that it leaves out as pixels.
  var strategy: ComparisonStrategy

  /// What a picture and its reference have to do with each other, whatever the record mode.
  enum Finding: Sendable {
    case equal
    case missing
    /// They differ, or the reference cannot be compared; the outcome is that without recording.
    case mismatch(SnapshotOutcome)
  }

  /// The picture is that of its reference, byte for byte.
  init(_ plan: SnapshotPlan, provenBy proof: SnapshotRun.Proof) {
    finding = .equal
    self.proof = proof
    strategy = plan.strategy
  }

  /// Compares a picture whose views are described with its reference.
  init(
    _ plan: SnapshotPlan, _ rendered: RenderedSnapshot,
    _ file: Result<ReferenceFile?, SnapshotVerifier.Error>
  ) {
    // Regions that are not resolved must not meet pixels.
    strategy = .exact
    finding = .missing
    do throws(SnapshotVerifier.Error) {
      strategy = try plan.resolvedStrategy(for: rendered)
      guard let file = try file.get() else { return }
      let reference = try file.decoded()
      self.reference = reference
      finding = plan.finding(rendered, reference, strategy)
    } catch {
      finding = .mismatch(.failed(error))
    }
  }

  /// The finding as text.
  ///
  /// ```
  /// comparison equal, proven by its digest
  /// comparison missing
  /// comparison differed, strategy exact
  /// ```
  func dump() -> String {
    switch finding {
    case .equal:
      "comparison equal, "
        + (proof.map { "proven by its \($0 == .digest ? "digest" : "pixels")" }
          ?? "strategy \(strategy)") + "\n"
    case .missing: "comparison missing\n"
    case .mismatch(let outcome):
      "comparison \(outcome.runOutcome), strategy \(strategy)\n"
        + (outcome.difference.map { "  \($0)\n" } ?? "")
    }
  }
}

extension SnapshotPlan {
  /// How the file shows the picture, byte for byte; `nil` where it does not or where that takes
  /// decoding to know.
  func proof(
    of rendered: RenderedSnapshot, by file: Result<ReferenceFile?, SnapshotVerifier.Error>
  ) -> SnapshotRun.Proof? {
    guard case .success(let file?) = file else { return nil }
    return file.proof(of: rendered, kind(of: rendered), trust: trust)
  }

  /// Compares a picture with its reference: first what they show, then the pixels.
  fileprivate func finding(
    _ rendered: RenderedSnapshot, _ reference: StoredReference, _ strategy: ComparisonStrategy
  ) -> SnapshotComparison.Finding {
    if let stored = reference.metadata {
      let own = kind(of: rendered)
      guard stored.viewType == own.viewType else {
        return .mismatch(
          .failed(
            .otherViewType(
              path: referencePath, reference: stored.viewType, actual: own.viewType)))
      }
      guard stored.scale == own.scale else {
        return .mismatch(
          .failed(.otherScale(path: referencePath, reference: stored.scale, actual: own.scale)))
      }
    }
    return switch strategy.compare(reference.bitmap, with: rendered.bitmap) {
    case .equal: .equal
    case .differing(let difference): .mismatch(.differed(difference))
    case .sizeMismatch(let reference, let actual, let difference):
      .mismatch(.sizeMismatch(reference: reference, actual: actual, difference))
    }
  }

  /// The strategy with each region as pixels of the picture.
  fileprivate func resolvedStrategy(
    for rendered: RenderedSnapshot
  ) throws(SnapshotVerifier.Error) -> ComparisonStrategy {
    try strategy.resolvingRegions { (region) throws(SnapshotVerifier.Error) in
      switch region {
      case .pixels(let pixels): return [pixels]
      case .rectangle(let rect): return [PixelRegion(touching: rect, scale: scale)]
      case .view(let identifier):
        let scene = rendered.description?.scene
        let frames = scene?.frames(ofViews: identifier) ?? []
        guard !frames.isEmpty else {
          throw .noViewToIgnore(identifier: identifier, identifiers: scene?.identifiers ?? [])
        }
        return frames.map { PixelRegion(touching: $0, scale: scale) }
      }
    }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import ImageComparison

/// What a picture and its reference have to do with each other, and what it took to know that.
struct SnapshotComparison {
  /// What was found.
  var finding: SnapshotFinding
  /// How it was seen that the picture is that of the reference, byte for byte; `nil` where it is not.
  var proof: SnapshotRun.Proof?
  /// The reference, where it had to be decoded.
  var reference: StoredReference?
  /// The strategy, with each region that it leaves out as pixels.
  var strategy: ComparisonStrategy

  /// There is no reference, or none that could be compared.
  init(_ finding: SnapshotFinding, strategy: ComparisonStrategy) {
    self.finding = finding
    self.strategy = strategy
  }
}

extension SnapshotPlan {
  /// How the file shows `actual`, byte for byte; `nil` where it does not or where that is not known.
  func proof(
    of actual: SnapshotRenderer.Rendered, by file: Result<ReferenceFile?, SnapshotVerifier.Error>
  ) -> SnapshotRun.Proof? {
    guard case .success(let file?) = file else { return nil }
    return file.proof(of: actual, kind(of: actual), trust: trust)
  }

  /// Compares a picture of which it is not known whether it is that of its reference, and whose views
  /// are described.
  func comparison(
    _ actual: SnapshotRenderer.Rendered, _ file: Result<ReferenceFile?, SnapshotVerifier.Error>
  ) -> SnapshotComparison {
    // Regions that are not resolved must not meet pixels.
    var comparison = SnapshotComparison(.missing, strategy: .exact)
    do throws(SnapshotVerifier.Error) {
      comparison.strategy = try resolvedStrategy(for: actual)
      guard let file = try file.get() else { return comparison }
      let reference = try file.decoded()
      comparison.reference = reference
      comparison.finding = finding(actual, reference, comparison.strategy)
    } catch {
      comparison.finding = .mismatch(.failed(error))
    }
    return comparison
  }

  /// Compares a picture with its reference: first what they show, then the pixels.
  private func finding(
    _ actual: SnapshotRenderer.Rendered, _ reference: StoredReference,
    _ strategy: ComparisonStrategy
  ) -> SnapshotFinding {
    if let stored = reference.metadata {
      let own = kind(of: actual)
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
    return switch strategy.compare(reference.bitmap, with: actual.bitmap) {
    case .equal: .equal
    case .differing(let difference): .mismatch(.differed(difference))
    case .sizeMismatch(let reference, let actual, let difference):
      .mismatch(.sizeMismatch(reference: reference, actual: actual, difference))
    }
  }

  /// The strategy with each region as pixels of the picture.
  private func resolvedStrategy(
    for actual: SnapshotRenderer.Rendered
  ) throws(SnapshotVerifier.Error) -> ComparisonStrategy {
    try strategy.resolvingRegions { (region) throws(SnapshotVerifier.Error) in
      switch region {
      case .pixels(let pixels): return [pixels]
      case .rectangle(let rect): return [PixelRegion(touching: rect, scale: scale)]
      case .view(let identifier):
        let frames = actual.description?.scene.frames(ofViews: identifier) ?? []
        guard !frames.isEmpty else {
          throw .noViewToIgnore(
            identifier: identifier, identifiers: actual.description?.scene.identifiers ?? [])
        }
        return frames.map { PixelRegion(touching: $0, scale: scale) }
      }
    }
  }

  /// What the picture shows, as far as a reference is bound to it.
  private func kind(of actual: SnapshotRenderer.Rendered) -> ReferenceMetadata {
    ReferenceMetadata(name: claimant.name, viewType: actual.viewType, scale: scale)
  }
}

extension PixelRegion {
  /// The pixels that a rectangle in points touches.
  init(touching rect: CGRect, scale: CGFloat) {
    func pixel(_ value: CGFloat) -> Int { value.isFinite ? Int(max(-1e6, min(1e6, value))) : 0 }
    let left = pixel((rect.minX * scale).rounded(.down))
    let top = pixel((rect.minY * scale).rounded(.down))
    self.init(
      columns: left..<max(left, pixel((rect.maxX * scale).rounded(.up))),
      rows: top..<max(top, pixel((rect.maxY * scale).rounded(.up))))
  }
}

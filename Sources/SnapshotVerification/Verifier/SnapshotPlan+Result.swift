// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import ImageComparison
import TextLayout

extension SnapshotPlan {
  /// The fifth step: the outcome under the record mode, and its explanation. What it records is not
  /// written yet.
  func result(_ rendered: RenderedSnapshot, _ comparison: SnapshotComparison) -> SnapshotResult {
    var result = blankResult
    result.outcome = comparison.finding.outcome(mode: mode)
    result.proof = comparison.proof
    result.findings = rendered.lints?.findings(in: rendered.bitmap) ?? []
    result.drawnScale = Double(scale)
    if comparesStates { result.fingerprint = rendered.digest.word }
    result.otherRenderer = comparison.reference?.otherRenderer
    result.referenceScale = otherScale(of: comparison)
    explain(rendered, comparison, in: &result)
    return result
  }

  /// The scales of screens.
  private static let scales: [Double] = [1, 2, 3]

  /// Pixels per point of a reference that says nothing of them and has this picture's size in points
  /// at another scale: one of 960x1440 pixels beside a picture of 640x960 at 2x has 3.
  private func otherScale(of comparison: SnapshotComparison) -> Double? {
    guard case .mismatch(.sizeMismatch(let reference, let actual, _)) = comparison.finding,
      comparison.reference?.metadata == nil
    else { return nil }
    return Self.scales.first { scale in
      scale != Double(self.scale)
        && Double(reference.width) * Double(self.scale) == Double(actual.width) * scale
        && Double(reference.height) * Double(self.scale) == Double(actual.height) * scale
    }
  }

  /// Which views changed, and why; where pixels differ, and which tolerance would let them pass.
  private func explain(
    _ rendered: RenderedSnapshot, _ comparison: SnapshotComparison,
    in result: inout SnapshotResult
  ) {
    guard let difference = result.outcome.difference, let reference = comparison.reference else {
      return
    }
    let strategy = comparison.strategy
    let mask = DifferenceMask(reference.bitmap, rendered.bitmap, strategy: strategy)
    result.explanation = explanation(rendered, reference, mask)
    result.changesWhenDrawnAgain = rendered.description == nil
    result.patches = mask.patches(limit: SnapshotRun.Difference.maximumPlaceCount)
    result.fontMismatch = fontMismatch(rendered, reference)
    if difference.largestChannelDifference <= SnapshotResult.faintDifference || !strategy.isExact {
      result.tolerances = strategy.tolerances(reference.bitmap, rendered.bitmap)
    }
  }

  /// Which views changed, and why; `nil` where the scene of either picture is missing.
  private func explanation(
    _ rendered: RenderedSnapshot, _ reference: StoredReference, _ mask: DifferenceMask
  ) -> SnapshotExplanation? {
    guard let description = rendered.description, let metadata = reference.metadata,
      let scene = metadata.scene.flatMap({ SceneNode(text: $0) })
    else { return nil }
    return SnapshotExplanation(
      reference: scene.described(asInVersion: metadata.sceneVersion),
      actual: description.scene.described(asInVersion: metadata.sceneVersion),
      isSameDrawing: metadata.drawing.map { $0 == description.drawing }, mask: mask, scale: scale)
  }

  /// The faces that are not those of the reference; `nil` where all are, and where the faces of
  /// either picture are missing.
  private func fontMismatch(
    _ rendered: RenderedSnapshot, _ reference: StoredReference
  ) -> FontMismatch? {
    guard let recorded = reference.metadata?.fonts, !recorded.isEmpty,
      let current = rendered.description?.faces
    else { return nil }
    return FontMismatch(recorded: recorded, current: current, in: fonts)
  }
}

extension SnapshotComparison.Finding {
  /// The outcome in a record mode. What it records is not written yet.
  func outcome(mode: RecordMode) -> SnapshotOutcome {
    switch (self, mode) {
    case (.equal, .all): .recorded(.unchanged, mode: mode)
    case (.equal, .never), (.equal, .missing), (.equal, .failed): .matched
    case (.missing, .never): .missingReference
    case (.missing, .missing), (.missing, .failed), (.missing, .all): .recorded(.new, mode: mode)
    case (.mismatch(let outcome), .never), (.mismatch(let outcome), .missing): outcome
    case (.mismatch, .failed), (.mismatch, .all): .recorded(.changed, mode: mode)
    }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import ImageComparison
import TextLayout

/// Everything about a snapshot that is settled before its view is made.
struct SnapshotPlan: Sendable {
  let claimant: SnapshotClaimant
  let mode: RecordMode
  let referencePath: String
  let artifacts: SnapshotArtifacts
  let scale: CGFloat
  let strategy: ComparisonStrategy
  /// Whether the reference's digest is believed.
  let trust: ReferenceTrust
  /// The package's own fonts; `nil` where it has none.
  let fonts: FontLibrary?

  /// What a reference of `actual` says about itself.
  func metadata(of actual: SnapshotRenderer.Rendered) -> ReferenceMetadata {
    ReferenceMetadata(
      name: claimant.name, viewType: actual.viewType, scale: scale,
      traits: actual.description?.traits, scene: actual.description?.scene.text,
      drawing: actual.description?.drawing,
      fonts: (actual.description?.faces ?? []).map(FontIdentity.init))
  }
}

/// What a picture and its reference have to do with each other, before recording.
enum SnapshotFinding {
  case equal
  case missing
  /// They differ, or the reference cannot be compared; the outcome is that without recording.
  case mismatch(SnapshotOutcome)

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

extension SnapshotPlan {
  /// Why two pictures that were found to differ do; `nil` where the scene of one is not known.
  func explanation(
    of actual: SnapshotRenderer.Rendered, _ reference: StoredReference,
    _ strategy: ComparisonStrategy
  ) -> SnapshotExplanation? {
    guard let description = actual.description, let metadata = reference.metadata,
      let scene = metadata.scene.flatMap({ SceneNode(text: $0) })
    else { return nil }
    return SnapshotExplanation(
      reference: scene, actual: description.scene.told(asInVersion: metadata.sceneVersion),
      isSameDrawing: metadata.drawing.map { $0 == description.drawing },
      mask: DifferenceMask(reference.bitmap, actual.bitmap, strategy: strategy), scale: scale)
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import ImageComparison
import TextLayout

/// Everything about a snapshot that is settled before its view is made.
struct SnapshotPlan {
  let claimant: SnapshotClaims.Claimant
  let mode: RecordMode
  let referencePath: String
  let artifacts: SnapshotArtifacts
  let scale: CGFloat
  let strategy: ComparisonStrategy
  /// The package's own fonts; `nil` where it has none.
  let fonts: FontLibrary?

  /// What a reference of `actual` says about itself.
  func metadata(of actual: SnapshotRenderer.Rendered) -> ReferenceMetadata {
    ReferenceMetadata(
      name: claimant.name, viewType: actual.viewType, scale: scale,
      scene: actual.description?.scene.text, drawing: actual.description?.drawing,
      fonts: (actual.description?.faces ?? []).map(FontIdentity.init))
  }

  /// What a picture and the file of its reference have to do with each other. The file is decoded only
  /// where they are not the same.
  func comparison(
    _ actual: SnapshotRenderer.Rendered, _ file: ReferenceFile
  ) throws(SnapshotProblem) -> (finding: SnapshotFinding, reference: StoredReference?) {
    let own = ReferenceMetadata(name: claimant.name, viewType: actual.viewType, scale: scale)
    if file.shows(actual.bitmap, own) { return (.equal, nil) }
    let reference = try file.decoded()
    return (finding(actual, reference), reference)
  }

  /// Compares a picture with its reference: first what they show, then the pixels.
  private func finding(
    _ actual: SnapshotRenderer.Rendered, _ reference: StoredReference
  ) -> SnapshotFinding {
    if let stored = reference.metadata {
      let own = ReferenceMetadata(name: claimant.name, viewType: actual.viewType, scale: scale)
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
}

/// What a picture and its reference have to do with each other, before recording.
enum SnapshotFinding {
  case equal
  case missing
  /// They differ, or the reference cannot be compared; the outcome is that without recording.
  case mismatch(SnapshotOutcome)

  /// Whether there is anything to say about the picture's views.
  var needsDescription: Bool {
    if case .equal = self { false } else { true }
  }

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
    of actual: SnapshotRenderer.Rendered, _ reference: StoredReference
  ) -> SnapshotExplanation? {
    guard let description = actual.description, let metadata = reference.metadata,
      let scene = metadata.scene.flatMap({ SceneNode(text: $0) })
    else { return nil }
    return SnapshotExplanation(
      reference: scene, actual: description.scene,
      isSameDrawing: metadata.drawing.map { $0 == description.drawing },
      mask: DifferenceMask(reference.bitmap, actual.bitmap, strategy: strategy), scale: scale)
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import ImageComparison

extension SnapshotExplanation {
  /// The most views of one cause that a manifest holds; no reader looks at a list of thousands.
  private static let maximumViewCount = 40

  /// The causes as they stand in a run's manifest.
  var runCauses: [SnapshotRun.Cause] {
    parts.map { part in
      SnapshotRun.Cause(
        fingerprint: part.cause.fingerprint, change: part.cause.headline,
        deed: part.cause.deed, pixels: part.pixelCount,
        views: part.cause.changes.prefix(Self.maximumViewCount).map(changedView))
    }
  }

  private func changedView(_ change: SceneChange) -> SnapshotRun.ChangedView {
    func place(_ rect: CGRect?) -> SnapshotRun.Place? {
      rect.map { SnapshotRun.Place(PixelRegion(around: $0, scale: scale)) }
    }
    return SnapshotRun.ChangedView(
      title: change.title, path: change.kind, before: place(change.before),
      after: place(change.after))
  }
}

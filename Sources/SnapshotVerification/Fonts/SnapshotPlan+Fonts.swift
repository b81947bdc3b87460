// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import TextLayout

extension SnapshotPlan {
  /// The faces that are not those of the reference; `nil` where all are, and where one of the pictures
  /// does not tell.
  func fontMismatch(
    of actual: SnapshotRenderer.Rendered, _ reference: StoredReference
  ) -> FontMismatch? {
    guard let recorded = reference.metadata?.fonts, !recorded.isEmpty,
      let current = actual.description?.faces
    else { return nil }
    return FontMismatch(
      recorded: recorded, current: current, in: fonts ?? RenderingEnvironment.current.fonts)
  }
}

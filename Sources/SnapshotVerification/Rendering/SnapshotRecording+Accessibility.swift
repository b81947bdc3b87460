// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

extension SnapshotRecording {
  /// The recorded view with the places of its elements, and beside it what is read.
  ///
  /// - Parameter view: The view that was recorded.
  /// - Throws: `SnapshotVerifier.Error` for a size that cannot be drawn.
  func showingAccessibility(
    of view: UIView, style: AccessibilityPictureStyle, scale: CGFloat
  ) throws(SnapshotVerifier.Error) -> SnapshotRecording {
    let bitmap = try rendered().bitmap
    let whole = AccessibilityPictureView(
      SpokenScreen(of: view),
      picture: UIImage(bitmap: style.isMonochrome ? bitmap.monochrome : bitmap, scale: scale),
      size: size, style: style)
    try SnapshotSize.check(whole.bounds.size, scale: scale)
    return SnapshotRecording(
      list: whole.displayList(scale: scale), size: whole.bounds.size, viewType: viewType)
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// Whether the view lays out its content from right to left, so that left and right change
  /// places.
  final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A rectangle as it lies in a layout from left to right, or its mirror image in `area`.
  final func mirrored(_ rect: CGRect, in area: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    var image = rect
    image.origin.x = area.minX + (area.maxX - rect.maxX)
    return image
  }
}

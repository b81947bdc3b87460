// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Where a card lies in a window.
///
///     narrow: at the lower edge, as high as its detent    wide: in the middle    low: everywhere
struct SheetGeometry {
  static let cornerRadius: CGFloat = 10
  /// From the safe area's top to a card that is as high as can be, of which the one below sticks
  /// out.
  static let gap: CGFloat = 10
  /// The narrowest window in which cards lie in the middle, as on a tablet.
  private static let wideWindow: CGFloat = 700
  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageWidth: CGFloat = 712

  let bounds: CGRect
  let safeArea: UIEdgeInsets

  /// Whether the window is that of a phone that lies on its side, which cards cover.
  var isWhole: Bool { BarMetrics.isLow(bounds.size) }

  /// Whether cards reach to the lower edge, and those below move back.
  var isAttached: Bool { !isWhole && bounds.width < SheetGeometry.wideWindow }

  /// Where the highest card begins.
  var top: CGFloat { safeArea.top + SheetGeometry.gap }

  /// The height of the highest card, without what the lower edge covers of it.
  var maximumHeight: CGFloat { max(0, bounds.height - top - safeArea.bottom) }

  /// - Parameter height: How high an attached card is, without what the lower edge covers of it.
  func frame(_ style: UIModalPresentationStyle, preferred: CGSize, height: CGFloat) -> CGRect {
    if isWhole { return bounds }
    guard !isAttached else {
      let whole = min(max(0, height), maximumHeight) + safeArea.bottom
      return CGRect(
        x: bounds.minX, y: bounds.maxY - whole, width: bounds.width, height: max(0, whole))
    }
    var size = SheetGeometry.formSize
    if style != .formSheet {
      size = CGSize(width: SheetGeometry.pageWidth, height: bounds.height - 2 * top)
    }
    if preferred.width > 0, preferred.height > 0 { size = preferred }
    size.width = min(size.width, bounds.width)
    size.height = min(size.height, bounds.height - 2 * top)
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }
}

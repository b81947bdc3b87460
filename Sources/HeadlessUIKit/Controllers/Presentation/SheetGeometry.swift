// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Where a card lies in a window.
///
///     narrow: at the lower edge, as high as its detent    wide: in the middle    low: everywhere
struct SheetGeometry {
  struct Figures: Sendable {
    var cornerRadius: CGFloat
    /// How much of what lies below sticks out above a card that is as high as can be.
    var gap: CGFloat
    /// Whether what presents a card that is as high as can be moves back.
    var movesPresenterBack: Bool
    /// How much a card darkens what is behind it, light and dark.
    var veil: (light: CGFloat, dark: CGFloat)
    /// Whether cards that are lower than can be float above the edges, smaller than they are laid
    /// out.
    var floats: Bool
  }

  static let looks = Looks(
    iOS18: Figures(
      // Below a card, 242 of 255 become 213 on iOS 16: 0.6 of what an alert darkens, of which
      // kern0x1b's reading of iOS 16.0 has the same.
      cornerRadius: 10, gap: 10, movesPresenterBack: true, veil: (0.6 * 0.2, 0.6 * 0.48),
      floats: false),
    // Of iOS 26.1 on a phone 393 x 852: the highest card is 759 points high above what the lower
    // edge covers, one half as high 425.
    iOS26: Figures(
      cornerRadius: 37.7, gap: 0, movesPresenterBack: false, veil: (0.2, 0.2), floats: true))

  static var cornerRadius: CGFloat { looks.current.cornerRadius }
  static var gap: CGFloat { looks.current.gap }
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

  /// Where the highest card begins. Phones with a home indicator have what sticks out right below
  /// the safe area; those with a button, and tablets, leave as much free above it: a card begins at
  /// 40 on a phone of 375 x 667 whose status bar is 20 high.
  var top: CGFloat {
    safeArea.top + SheetGeometry.gap * (isAttached && safeArea.bottom > 0 ? 1 : 2)
  }

  /// Where what presents the highest card sticks out.
  var presenterTop: CGFloat { top - SheetGeometry.gap }

  /// What a card is of the highest one that is half as high, in a window that is `height` points
  /// high.
  ///
  /// UIKit says 277.2 of 440 up to 568 points and 246.4 of 440 above. On iOS 26.1 a card of a phone
  /// of 852 points is 425 of 759 high.
  static func medium(height: CGFloat) -> CGFloat { height > 568 ? 0.56 : 0.63 }

  /// The height of the highest card, without what the lower edge covers of it.
  var maximumHeight: CGFloat { max(0, bounds.height - top - safeArea.bottom) }

  /// - Parameter height: How high an attached card is, without what the lower edge covers of it.
  func frame(_ style: UIModalPresentationStyle, preferred: CGSize, height: CGFloat) -> CGRect {
    if isWhole { return bounds }
    guard !isAttached else {
      if let float = float(height: height) { return float.frame }
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

  /// Where a card floats, and how much smaller it is than laid out; `nil` where it does not.
  ///
  /// On iOS 26 cards of 150 points and more float 8 points above the edges; lower ones up to 28
  /// points above them, and without room for what the lower edge covers. They are laid out as wide
  /// as the window.
  func float(height: CGFloat) -> (frame: CGRect, scale: CGFloat)? {
    guard SheetGeometry.looks.current.floats, isAttached, height < maximumHeight else { return nil }
    let inset = min(max(8 + (150 - height) * 10 / 37, 8), 28)
    let scale = (bounds.width - 2 * inset) / bounds.width
    let whole = (max(0, height) + (inset == 8 ? safeArea.bottom : 0)) * scale
    let frame = CGRect(
      x: bounds.minX + inset, y: bounds.maxY - inset - whole, width: bounds.width - 2 * inset,
      height: whole)
    return (frame, scale)
  }
}

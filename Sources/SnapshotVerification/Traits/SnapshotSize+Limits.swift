// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import PNGCodec
import Rasterizer

/// The sizes and scales that a picture can have.
extension SnapshotSize {
  /// The most pixels across a picture: 16,384.
  public static let maximumWidth = min(DisplayListPlayer.maximumWidth, PNG.maximumSide)
  /// The most pixels down a picture, such as a scroll view's content: 65,535.
  public static let maximumHeight = min(DisplayListPlayer.maximumHeight, PNG.maximumSide)
  /// The most pixels of a picture: 64,000,000.
  public static let maximumPixelCount = min(
    DisplayListPlayer.maximumPixelCount, PNG.maximumPixelCount)
  /// The most pixels per point.
  public static let maximumScale: CGFloat = 16

  /// What to write where there is no usable size.
  static let advice =
    "Pass `size:`, such as `size: .fixed(320, 88)`, `.device(.iPhone15)`, `.width(375)` for the "
    + "height that fits, or `.fitting`"

  /// Checks that a view of `size` points can be drawn at `scale` pixels per point.
  ///
  /// - Throws: `SnapshotVerifier.Error.unusableScale` or `.unusableSize`, with the values.
  public static func check(_ size: CGSize, scale: CGFloat) throws(SnapshotVerifier.Error) {
    guard scale > 0, scale <= maximumScale else { throw .unusableScale(scale: number(scale)) }
    try checkSides(of: size)
    // Compared as numbers with a fraction: the pixels of a huge size do not fit in an integer.
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width <= CGFloat(maximumWidth), height <= CGFloat(maximumHeight),
      width * height <= CGFloat(maximumPixelCount)
    else {
      throw .unusableSize(
        size: text(size),
        reason: "at \(number(scale)) pixels per point that is \(number(width))x\(number(height)) "
          + "pixels, and at most \(maximumWidth) across, \(maximumHeight) down and "
          + "\(maximumPixelCount) in all are possible")
    }
  }

  /// Checks that a view has both sides.
  static func checkSides(of size: CGSize) throws(SnapshotVerifier.Error) {
    try checkSide("width", size.width, of: size)
    try checkSide("height", size.height, of: size)
  }

  /// The size as messages show it, such as `320x88`.
  static func text(_ size: CGSize) -> String { "\(number(size.width))x\(number(size.height))" }

  private static func checkSide(
    _ side: String, _ length: CGFloat, of size: CGSize
  ) throws(SnapshotVerifier.Error) {
    guard !length.isFinite || length <= 0 else { return }
    let rule =
      length.isFinite ? "both sides must be above 0. \(advice)" : "both sides must be finite"
    throw .unusableSize(size: text(size), reason: "its \(side) is \(number(length)), and \(rule)")
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// A picture with a size in points.
///
/// ```swift
/// let image = UIImage(contentsOfFile: "badge@2x.png")  // scale 2: half as many points as pixels
/// ```
open class UIImage: NSObject, @unchecked Sendable {
  /// The pixels as they are shown, upright.
  public let bitmap: Bitmap
  /// Pixels per point, more than 0.
  public let scale: CGFloat
  /// What the picture is told beside its pixels.
  let manner: Manner
  /// The pixels cut at the caps.
  let slices: SlicedBitmap?

  /// How a picture is shown.
  struct Manner: Hashable {
    var renderingMode = RenderingMode.automatic
    /// The caps of a resizable picture.
    var resizing: Resizing?
    var orientation = Orientation.up
    var flipsForRightToLeft = false
  }

  /// Makes an image from pixels.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - scale: Pixels per point, more than 0. The default is 1.
  public convenience init(bitmap: Bitmap, scale: CGFloat = 1) {
    self.init(bitmap: bitmap, scale: scale, Manner())
  }

  init(bitmap: Bitmap, scale: CGFloat, _ manner: Manner) {
    require(scale > 0 && scale.isFinite, "an image cannot have \(scale) pixels per point")
    self.bitmap = bitmap
    self.scale = scale
    self.manner = manner
    slices = manner.resizing?.slices(of: bitmap, scale: scale)
    super.init()
  }

  /// Makes an image without pixels.
  public override convenience init() {
    self.init(bitmap: Bitmap(width: 0, height: 0))
  }

  /// The same picture, shown in another manner.
  func changing(_ change: (inout Manner) -> Void) -> UIImage {
    var manner = manner
    change(&manner)
    return UIImage(bitmap: bitmap, scale: scale, manner)
  }

  /// The size in points.
  open var size: CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }

  /// Images are equal when their pixels, scales, rendering modes, caps and orientations are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || (scale == other.scale && manner == other.manner && bitmap == other.bitmap)
  }

  /// Equal images have equal hashes.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(bitmap.width)
    hasher.combine(bitmap.height)
    hasher.combine(scale)
    return hasher.finalize()
  }

  /// The size and the scale, without an address.
  open override var description: String {
    "<UIImage; size = (\(number(size.width)) \(number(size.height))); scale = \(number(scale))>"
  }
}

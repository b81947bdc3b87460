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
  /// What whoever drew the picture knows of it; it is no part of what makes images equal.
  package final var origin: (any Sendable)?
  /// The name by which it was found; it is no part of what makes images equal.
  final var assetName: String?
  /// The asset that it is a picture of; it is no part of what makes images equal.
  final var assetLink: AssetLink?
  /// How large text was when the picture of a symbol was made in the size of a text style.
  final var textSize: UIContentSizeCategory?
  /// What is read for the picture. The default is `nil`.
  public final var accessibilityLabel: String?
  /// The name that tests find the picture by; it is not read to anybody.
  public final var accessibilityIdentifier: String?
  /// What decides how the pixels are shown.
  let displayOptions: DisplayOptions
  /// The pixels cut at the caps.
  let slices: SlicedBitmap?

  /// How a picture is shown.
  public struct DisplayOptions: Hashable {
    var renderingMode = RenderingMode.automatic
    /// The caps of a resizable picture.
    var resizing: Resizing?
    var orientation = Orientation.up
    var flipsForRightToLeft = false
    /// What constraints do not see of the picture, as it was said.
    var alignmentInsets: UIEdgeInsets?
    /// What the pixels were made from, for a symbol.
    var symbol: Symbol?
    /// Whether a symbol has lost its baseline.
    var hasNoBaseline = false
    /// The color that a symbol was given.
    var symbolTint: Color?
    /// What it is drawn of where it is scaled.
    var vector: VectorSource?
  }

  /// Makes an image from pixels.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - scale: Pixels per point, more than 0. The default is 1.
  public convenience init(bitmap: Bitmap, scale: CGFloat = 1) {
    self.init(bitmap: bitmap, scale: scale, DisplayOptions())
  }

  /// Makes an image from pixels. Subclasses inherit the other initializers with this one.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - scale: Pixels per point, more than 0.
  ///   - displayOptions: How they are shown, which images of this module say.
  public init(bitmap: Bitmap, scale: CGFloat, _ displayOptions: DisplayOptions) {
    require(scale > 0 && scale.isFinite, "an image cannot have \(scale) pixels per point")
    self.bitmap = bitmap
    self.scale = scale
    self.displayOptions = displayOptions
    slices = displayOptions.resizing?.slices(of: bitmap, scale: scale)
    super.init()
  }

  /// Makes the picture of `#imageLiteral(resourceName:)`, which ``init(named:)`` has to find.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      trap(
        "there is no picture called \u{201C}\(name)\u{201D} for #imageLiteral; add it to the bundle"
      )
    }
    self.init(bitmap: image.bitmap, scale: image.scale, image.displayOptions)
    assetName = name
    assetLink = image.assetLink
  }

  /// Makes an image without pixels.
  public override convenience init() {
    self.init(bitmap: Bitmap(width: 0, height: 0))
  }

  /// The same pixels with other options.
  func changing(_ change: (inout DisplayOptions) -> Void) -> UIImage {
    var displayOptions = displayOptions
    change(&displayOptions)
    let image = UIImage(bitmap: bitmap, scale: scale, displayOptions)
    image.assetName = assetName
    image.assetLink = assetLink
    image.textSize = textSize
    image.accessibilityLabel = accessibilityLabel
    return image
  }

  /// The size in points.
  open var size: CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }

  /// Images are equal when their pixels, scales, rendering modes, caps and orientations are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || (scale == other.scale && displayOptions == other.displayOptions && bitmap == other.bitmap)
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

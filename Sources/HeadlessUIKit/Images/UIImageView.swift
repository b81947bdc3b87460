// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// A view that shows a picture, placed by its `contentMode`.
///
/// ```swift
/// let avatar = UIImageView(image: UIImage(contentsOfFile: "avatar@2x.png"))
/// avatar.contentMode = .scaleAspectFill
/// avatar.clipsToBounds = true
/// ```
open class UIImageView: UIView {
  /// Makes a view without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Archives of views are not read: always `nil`.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Makes a view as large as `image`.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// Makes a view as large as `image`, which shows another picture while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// The picture; `nil` shows nothing.
  open var image: UIImage? {
    didSet { imageDidChange(from: oldValue) }
  }

  /// The picture shown while ``isHighlighted`` is true; `nil` shows ``image`` then, too.
  open var highlightedImage: UIImage? {
    didSet { imageDidChange(from: oldValue) }
  }

  /// Whether ``highlightedImage`` is shown. The default is false.
  open var isHighlighted: Bool = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The picture's size in points; no metric without one.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? super.intrinsicContentSize
  }

  /// The picture's size in points; zero without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? .zero
  }

  // MARK: Animation

  /// The pictures that are shown one after the other instead of ``image``; `nil`, the default, for
  /// none.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// The same while ``isHighlighted`` is true; `nil`, the default, for ``animationImages``.
  open var highlightedAnimationImages: [UIImage]?

  /// How long all of them take, in seconds. 0, the default, is a thirtieth for each.
  open var animationDuration: TimeInterval = 0

  /// How often they are shown. 0, the default, is without end.
  open var animationRepeatCount: Int = 0

  /// Whether they are being shown. A picture shows the first of them then.
  open private(set) var isAnimating = false

  /// Starts to show them, where there are some. Shown a limited number of times they are over at
  /// once.
  open func startAnimating() {
    guard animationImages?.isEmpty == false, animationRepeatCount == 0 else { return }
    isAnimating = true
    setNeedsDisplay()
  }

  /// Shows ``image`` again.
  open func stopAnimating() {
    isAnimating = false
    setNeedsDisplay()
  }

  final var shownImage: UIImage? {
    if isAnimating {
      let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
      if let first = images?.first { return first }
    }
    return isHighlighted ? highlightedImage ?? image : image
  }

  private func imageDidChange(from old: UIImage?) {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  override var hasContent: Bool { shownImage != nil }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    guard let image = shownImage else { return }
    let isTemplate = image.renderingMode == .alwaysTemplate
    let tinted =
      isTemplate ? image.bitmap.tinted(tintColor.components(with: .current).color) : nil
    let destination = destination(of: image, scale: recorder.scale)
    let filter = layer.interpolation(
      of: image.bitmap, in: destination.size, transform: recorder.transform)
    if image.flipsForRightToLeftLayoutDirection,
      isMirrored
    {
      recorder.concatenate(
        CGAffineTransform(
          a: -1, b: 0, c: 0, d: 1, tx: destination.minX + destination.maxX, ty: 0))
    }
    image.record(tinted, in: destination, interpolation: filter, into: &recorder)
  }

  /// Where the picture goes. One that is not scaled starts at a whole pixel, so that it stays
  /// sharp.
  private func destination(of image: UIImage, scale: CGFloat) -> CGRect {
    var destination = contentMode.destination(of: image.size, in: bounds)
    if destination.size == image.size {
      let grid = PixelGrid(scale: scale)
      destination.origin.x = grid.round(destination.minX)
      destination.origin.y = grid.round(destination.minY)
    }
    return destination
  }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("image", image: shownImage, readers: .description)
    sceneProperties
  }
}

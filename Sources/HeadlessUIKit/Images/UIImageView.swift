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

  /// Reads the view from a `.xib` file; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode { decodeImage($0, $1) }
  }

  /// Makes a view as large as `image`.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Makes a view as large as `image`, which shows another picture while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// The picture; `nil` shows nothing.
  open var image: UIImage? {
    didSet { imageDidChange(from: oldValue, to: image) }
  }

  /// The picture shown while ``isHighlighted`` is true; `nil` shows ``image`` then, too.
  open var highlightedImage: UIImage? {
    didSet { imageDidChange(from: oldValue, to: highlightedImage) }
  }

  /// Whether ``highlightedImage`` is shown. The default is false.
  open var isHighlighted: Bool = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  // MARK: Extensions' overrides

  /// Called when a `.xib` file or a storyboard has made the view and connected it. An override calls
  /// `super`.
  open override func awakeFromNib() { callExtensionsAwakeFromNib() }

  /// Does what an extension of the class says, see ``OverridingLayoutSubviews``.
  open override func layoutSubviews() {
    super.layoutSubviews()
    callExtensionsLayoutSubviews()
  }

  /// False, unless an extension of the class says otherwise.
  open override var canBecomeFirstResponder: Bool { extensionsCanBecomeFirstResponder ?? false }

  // MARK: Measuring

  /// The picture's insets.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  /// The picture's size in points without its insets, so that the frame has the picture's size; no
  /// metric without one.
  open override var intrinsicContentSize: CGSize {
    extensionsIntrinsicContentSize
      ?? shownImage.map {
        CGRect(origin: .zero, size: $0.size).inset(by: $0.alignmentRectInsets).size
      } ?? super.intrinsicContentSize
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

  /// Whether a picture grows along with the text sizes for accessibility. It does not here, which
  /// is reported at such a size. The default is false.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool = false {
    didSet {
      guard adjustsImageSizeForAccessibilityContentSizeCategory,
        traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      else { return }
      RenderingEnvironment.report(
        RenderingIssue(
          "a picture does not grow with text sizes for accessibility", kind: .notDrawn, in: [self]))
    }
  }

  /// How bright a picture may become. Pictures have the usual range here. Kept. The default is the
  /// surroundings' own.
  open var preferredImageDynamicRange: UIImage.DynamicRange = .unspecified

  /// How symbols are drawn, instead of what they say themselves; `nil`, the default, for that.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration != oldValue else { return }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// What a symbol is shown with where it says nothing itself.
  final var symbolDefaults: SymbolValues?

  final var shownImage: UIImage? { configured(chosenImage?.resolved(for: self)) }

  /// A picture as this view shows symbols.
  func configured(_ image: UIImage?) -> UIImage? {
    let image = symbolDefaults.flatMap { image?.symbolDefaults($0) } ?? image
    return image?.symbol(applying: preferredSymbolConfiguration)
  }

  private var chosenImage: UIImage? {
    if isAnimating {
      let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
      if let first = images?.first { return first }
    }
    return isHighlighted ? highlightedImage ?? image : image
  }

  private func imageDidChange(from old: UIImage?, to new: UIImage?) {
    setNeedsDisplay()
    if new?.size != old?.size || new?.alignmentRectInsets != old?.alignmentRectInsets {
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether a symbol's effect has let it disappear.
  final var symbolHasDisappeared = false {
    didSet { if symbolHasDisappeared != oldValue { setNeedsDisplay() } }
  }

  override var showsWhatLayerIsGiven: Bool { false }

  // What a layer is given takes the picture's place, as on iOS.
  override var hasContent: Bool {
    layerStorage.contents == nil && shownImage != nil && !symbolHasDisappeared
  }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    guard let shownImage, !symbolHasDisappeared else { return }
    let destination = destination(of: shownImage, scale: recorder.scale)
    let image = shownImage.redrawn(at: destination.size, scale: recorder.scale)
    let tint = image.takesTint ? tintColor.components(with: .current).color : nil
    noteStandIn(image)
    let filter = layer.interpolation(
      of: image.bitmap, in: destination.size, transform: recorder.transform)
    if image.flipsForRightToLeftLayoutDirection,
      isMirrored
    {
      recorder.concatenate(
        CGAffineTransform(
          a: -1, b: 0, c: 0, d: 1, tx: destination.minX + destination.maxX, ty: 0))
    }
    guard !image.recordSymbol(in: destination, tint: tint, into: &recorder) else { return }
    let tinted = tint.map { image.bitmap.tinted($0) }
    image.record(tinted, in: destination, interpolation: filter, into: &recorder)
  }

  /// Says that a square stands for a symbol, where somebody listens.
  private func noteStandIn(_ image: UIImage) {
    guard let name = image.standInName else { return }
    RenderingEnvironment.current.issues?.report(
      RenderingIssue(
        "a square stands for the symbol \u{201C}\(name)\u{201D}, of which there is no drawing",
        kind: .standInSymbol, in: [self]))
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

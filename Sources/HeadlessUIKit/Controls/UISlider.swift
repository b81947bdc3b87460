// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// A control for one value of a range, with the look of iOS 17 and 18, or of iOS 26.
///
/// ```swift
/// let volume = UISlider()
/// volume.maximumValue = 10
/// volume.value = 4
/// ```
open class UISlider: UIControl {
  override var eventsOfPrimaryAction: Event { .valueChanged }

  // Measured on iOS 17 to 26, in points.
  private static let height: CGFloat = 34
  private static let imageDistance: CGFloat = 9

  private struct Figures {
    var trackHeight: CGFloat
    var trackInset: CGFloat
    var thumb: CGSize
    /// How far the thumb's middle is above the track's.
    var thumbRise: CGFloat
    /// How far the thumb's way goes over the ends of the track.
    var thumbOverhang: CGFloat
    /// Of the track behind the thumb.
    var rest: UIColor
    var shadows: [ControlThumb.Shadow]
  }

  private static let looks = Looks(
    iOS18: Figures(
      trackHeight: 4, trackInset: 3, thumb: CGSize(width: 27, height: 27), thumbRise: 1.2,
      thumbOverhang: 2.5, rest: .systemFill,
      shadows: [
        ControlThumb.Shadow(y: 6, radius: 6.5, alpha: 0.12),
        ControlThumb.Shadow(y: 0.5, radius: 2, alpha: 0.12),
      ]),
    // The thumb is a lens of glass, which is drawn white, with the shadow that it has on a screen.
    iOS26: Figures(
      trackHeight: 6, trackInset: 0, thumb: CGSize(width: 37, height: 24), thumbRise: 0,
      thumbOverhang: 0,
      rest: UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 26 / 255) },
      shadows: [ControlThumb.Shadow(y: 1, radius: 3, alpha: 0.11)]))

  private var storedValue: Float = 0
  private var thumbImages: [State: UIImage] = [:]

  /// Makes a slider from 0 to 1 at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Reads the view from a `.xib` file; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    coder.decode { decodeSlider($0, $1) }
  }

  /// The value, kept in the range. The default is 0.
  open var value: Float {
    get { storedValue }
    set { storedValue = max(minimumValue, min(maximumValue, newValue)) }
  }

  /// The least value. The default is 0. It moves a ``maximumValue`` that is less.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// The greatest value. The default is 1. It moves a ``minimumValue`` that is greater.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// Whether the value changes while the thumb is dragged. The default is true.
  open var isContinuous: Bool = true
  /// The color of the track before the thumb; `nil`, the default, for the tint.
  open var minimumTrackTintColor: UIColor? {
    didSet { noteSet(.minimumTrackTintColor) }
  }
  /// The color of the track behind the thumb; `nil`, the default, for a gray.
  open var maximumTrackTintColor: UIColor? {
    didSet { noteSet(.maximumTrackTintColor) }
  }
  /// The thumb's color; `nil`, the default, for white.
  open var thumbTintColor: UIColor? {
    didSet { noteSet(.thumbTintColor) }
  }
  /// The picture at the end of the least value; the default is none.
  open var minimumValueImage: UIImage?
  /// The picture at the end of the greatest value; the default is none.
  open var maximumValueImage: UIImage?

  /// Sets ``value``. There is no animation in a still picture, and no event.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Sets the picture that is the thumb in a state. A state without one shows that of `normal`.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    noteSet(.thumbImage, state)
    thumbImages[state] = image
  }

  /// The picture that is the thumb in a state.
  open func thumbImage(for state: State) -> UIImage? {
    thumbImages[state] ?? thumbImages[.normal]
  }

  /// The picture that is the thumb now.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }

  // MARK: Layout

  /// Where the picture of the least value goes.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Where the picture of the greatest value goes.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Where the track goes: between the pictures, 3 points from the edges; from edge to edge with
  /// the look of iOS 26.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let first = minimumValueImageRect(forBounds: bounds).width
    let last = maximumValueImageRect(forBounds: bounds).width
    let figures = UISlider.looks.current
    let left = figures.trackInset + (first > 0 ? first + UISlider.imageDistance : 0)
    let right = figures.trackInset + (last > 0 ? last + UISlider.imageDistance : 0)
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - figures.trackHeight / 2,
      width: max(0, bounds.width - left - right), height: figures.trackHeight)
  }

  /// Where the thumb goes for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let figures = UISlider.looks.current
    let size = currentThumbImage?.size ?? figures.thumb
    let range = maximumValue - minimumValue
    var share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    if isMirrored { share = 1 - share }
    let way = rect.insetBy(dx: -figures.thumbOverhang, dy: 0)
    let rise = currentThumbImage == nil ? figures.thumbRise : 0
    return CGRect(
      x: way.minX + (way.width - size.width) * share,
      y: rect.midY - size.height / 2 - rise, width: size.width, height: size.height)
  }

  /// 33 points high, as constraints see it, and as wide as it is made; the frame is 34 high.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: UISlider.height - alignmentRectInsets.bottom)
  }

  /// 2 points at both sides and 1 below, which constraints do not see.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  /// The given width, 34 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UISlider.height)
  }

  override var hasContent: Bool { true }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    if isEnabled {
      recordParts(into: &recorder)
    } else {
      recorder.withGroup(opacity: 0.5) { recordParts(into: &$0) }
    }
  }

  private func recordParts(into recorder: inout DisplayListRecorder) {
    record(minimumValueImage, in: minimumValueImageRect(forBounds: bounds), into: &recorder)
    record(maximumValueImage, in: maximumValueImageRect(forBounds: bounds), into: &recorder)
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let radius = track.height / 2
    let figures = UISlider.looks.current
    let rest = maximumTrackTintColor ?? figures.rest
    recorder.fill(Path(roundedRect: track, cornerRadius: radius), with: rest.paint)
    var done = track
    done.size.width = isMirrored ? track.maxX - thumb.midX : thumb.midX - track.minX
    done = mirrored(done, in: track)
    recorder.fill(
      Path(roundedRect: done, cornerRadius: radius),
      with: (minimumTrackTintColor ?? tintColor).paint)
    if let image = currentThumbImage {
      recorder.draw(image.bitmap, in: thumb)
    } else {
      ControlThumb(frame: thumb, color: thumbTintColor ?? .white, shadows: figures.shadows)
        .record(into: &recorder)
    }
  }

  /// Draws the picture of an end, as an image view would: a template in the slider's tint.
  private func record(
    _ image: UIImage?, in rect: CGRect, into recorder: inout DisplayListRecorder
  ) {
    guard let image = image?.redrawn(at: rect.size, scale: recorder.scale) else { return }
    let tint = image.takesTint ? tintColor.components(with: .current).color : nil
    guard !image.recordSymbol(in: rect, tint: tint, into: &recorder) else { return }
    recorder.draw(tint.map { image.bitmap.tinted($0) } ?? image.bitmap, in: rect)
  }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("value", number: CGFloat(value), readers: [.description, .scene])
    StateProperty("minimumValue", number: CGFloat(minimumValue), default: 0)
    StateProperty("maximumValue", number: CGFloat(maximumValue), default: 1)
    StateProperty("minimumTrackTintColor", color: minimumTrackTintColor)
    StateProperty("maximumTrackTintColor", color: maximumTrackTintColor)
    StateProperty("thumbTintColor", color: thumbTintColor)
    StateProperty("minimumValueImage", image: minimumValueImage)
    StateProperty("maximumValueImage", image: maximumValueImage)
    StateProperty("thumbImage", image: currentThumbImage)
  }
}

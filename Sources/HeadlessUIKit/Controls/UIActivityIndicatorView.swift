// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// A wheel that turns while something is going on. A picture shows it as it starts.
///
/// ```swift
/// let indicator = UIActivityIndicatorView(style: .medium)
/// indicator.startAnimating()
/// ```
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
    /// 37 points, white: the large one before iOS 13.
    case whiteLarge = 0
    /// 20 points, white: the one before iOS 13.
    case white = 1
    /// 20 points, gray: the one before iOS 13.
    case gray = 2

    var side: CGFloat {
      switch self {
      case .medium, .white, .gray: 20
      case .large, .whiteLarge: 37
      }
    }

    /// The diameter of the wheel, and the size of a spoke.
    fileprivate var figures: (diameter: CGFloat, spoke: CGSize) {
      switch self {
      case .medium, .white, .gray: (20, CGSize(width: 2.5, height: 20.0 / 3))
      case .large, .whiteLarge: (104.0 / 3, CGSize(width: 4.85, height: 12.15))
      }
    }

    fileprivate var color: UIColor {
      switch self {
      case .medium, .large: .secondaryLabel
      case .white, .whiteLarge: .white
      case .gray: .gray
      }
    }
  }

  /// Makes a wheel of the style `medium` that does not turn.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Reads the view from a `.xib` file. From other coders it is a wheel of the style `medium`:
  /// archives are not read.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    if coder is NibCoder { decodeView(coder) }
    isHidden = true
    coder.decode { decodeWheel($0, $1) }
  }

  /// Makes a wheel of the given style and its size that does not turn.
  public init(style: Style) {
    self.style = style
    color = style.color
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    isHidden = true
  }

  /// How large the wheel is, and its color. The default is `medium`.
  open var style: Style = .medium {
    didSet {
      guard style != oldValue else { return }
      color = style.color
      invalidateIntrinsicContentSize()
    }
  }

  /// The wheel's color; setting `nil` restores that of the style, by default a gray.
  open var color: UIColor! = .secondaryLabel {
    didSet {
      noteSet(.color)
      if color == nil { color = style.color }
    }
  }

  /// Whether the view is hidden while the wheel does not turn. The default is true.
  open var hidesWhenStopped: Bool = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Starts the wheel, and shows it.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops the wheel, and hides it where ``hidesWhenStopped`` is true.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

  /// The size of the style, whatever `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// How opaque each spoke is, clockwise from the top, while the wheel stands still: five as faint
  /// as can be, and four that follow one another.
  private static let opacities: [CGFloat] = [0.27, 0.27, 0.27, 0.415, 0.56, 0.705, 0.85, 0.27]

  override var hasContent: Bool { true }

  // Eight capsules around the middle, the one at the left the strongest.
  override func recordContent(into recorder: inout DisplayListRecorder) {
    let (diameter, size) = style.figures
    let components = color.components(with: .current)
    let spoke = Path(
      roundedRect: CGRect(
        x: -size.width / 2, y: -diameter / 2, width: size.width, height: size.height),
      cornerRadius: size.width / 2)
    let opacities = UIActivityIndicatorView.opacities
    for (index, opacity) in opacities.enumerated() {
      let share = CGFloat(index) / CGFloat(opacities.count)
      let alpha = components.alpha * opacity
      recorder.withSavedState { recorder in
        recorder.concatenate(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
        recorder.concatenate(CGAffineTransform(rotationAngle: share * 2 * .pi))
        recorder.fill(spoke, with: .color(components.withAlpha(alpha).color))
      }
    }
  }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    if isAnimating { StateProperty("animating", flag: true, readers: .description) }
    StateProperty("style", term: style, default: .medium)
    StateProperty("indicatorColor", color: color)
  }
}

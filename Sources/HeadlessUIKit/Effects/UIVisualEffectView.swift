// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// A view that changes how what lies behind it looks, or how what lies in it does.
///
/// ```swift
/// let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
/// glass.contentView.addSubview(label)
/// photo.addSubview(glass)
/// ```
///
/// The blur is of what was drawn before in the same picture. Rounded corners and masks cut it where
/// `clipsToBounds` is true.
open class UIVisualEffectView: UIView {
  private let content = UIView()

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    isOpaque = false
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Makes a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Reads the view from a `.xib` file; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    coder.decode { element, session in
      decodeContent(of: element, in: content, session)
      if let blur = element.child("blurEffect") {
        effect = UIBlurEffect(style: UIBlurEffect.Style(nib: blur["style"]))
      }
    }
  }

  /// The effect; `nil` for none.
  open var effect: UIVisualEffect? {
    didSet { setNeedsDisplay() }
  }

  /// The view for subviews; it fills this one.
  open var contentView: UIView { content }

  override var fillingSubview: UIView? { content }

  /// - Precondition: `subview` is the ``contentView``: all others belong in that.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    require(
      subview === content,
      "\(subview) has been added as a subview to \(self). Do not add subviews directly to the "
        + "visual effect view itself, instead add them to the -contentView.")
  }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    if let blur = effect as? UIBlurEffect { StateProperty("blur", term: blur.style) }
    if let vibrancy = effect as? UIVibrancyEffect {
      StateProperty("vibrancy", term: vibrancy.style)
      StateProperty("blur", term: vibrancy.blur.style)
    }
  }

  // MARK: Drawing

  override var hasContent: Bool { effect is UIBlurEffect }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    guard let blur = effect as? UIBlurEffect else { return }
    let material = blur.material(isDark: UITraitCollection.current.userInterfaceStyle == .dark)
    let transform = recorder.transform
    let area = bounds.applying(transform).integral.intersection(recorder.canvas)
    guard area.width >= 1, area.height >= 1, !transform.isSingular else { return }
    // Pictures past the limits are refused when they are played.
    guard let behind = try? recorder.recorded(in: area).pixels() else { return }
    let length = (abs(transform.a * transform.d - transform.b * transform.c)).squareRoot()
    let filter = BackdropFilter(
      radius: material.radius * length, saturation: material.saturation, tint: material.tint)
    let glass = filter.applied(to: behind)
    recorder.clip(to: Path(rect: bounds))
    recorder.withSavedState { recorder in
      recorder.concatenate(transform.inverted())
      recorder.draw(glass, in: area, interpolation: .nearest)
    }
  }

  override var vibrancy: Vibrancy? {
    guard let effect = effect as? UIVibrancyEffect else { return nil }
    let isDark = effect.blur.isDark(in: traitCollection)
    let alpha = UInt8((effect.style.strength * 255).rounded())
    let gray: UInt8 = isDark ? 255 : 0
    return Vibrancy(
      color: Color(red: gray, green: gray, blue: gray, alpha: alpha),
      blendMode: isDark ? .plusLighter : .plusDarker)
  }
}

extension CGAffineTransform {
  /// Whether it maps everything to a line or a point.
  fileprivate var isSingular: Bool { abs(a * d - b * c) < 1e-9 }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// A control that is on or off, with the look of iOS 17 and 18, or of iOS 26.
///
/// ```swift
/// let notifications = UISwitch()
/// notifications.isOn = true
/// notifications.onTintColor = .systemBlue
/// ```
open class UISwitch: UIControl {
  override var eventsOfPrimaryAction: Event { .valueChanged }

  private struct Figures {
    var size: CGSize
    var thumb: CGSize
    var off: UIColor
    var shadows: [ControlThumb.Shadow]
  }

  private static let looks = Looks(
    // The shadow is the best fit to a picture of iOS 17.5 at 3x: within half a level of 255 on
    // average.
    iOS18: Figures(
      size: CGSize(width: 51, height: 31), thumb: CGSize(width: 27, height: 27),
      off: .secondarySystemFill,
      shadows: [ControlThumb.Shadow(y: 3, radius: 3, alpha: 0.12)]),
    // The track that is off is 198 over white in pictures of iOS 26.2, and (90, 90, 93) over 28.
    // The thumb is a lens of glass, which is drawn white.
    iOS26: Figures(
      size: CGSize(width: 63, height: 28), thumb: CGSize(width: 37, height: 24),
      off: .tertiaryLabel, shadows: []))
  private static let inset: CGFloat = 2
  /// Of a switch that cannot be changed: on iOS 17, 18 and 26 the track is 210 over white instead
  /// of 173.
  private static let disabledOpacity: CGFloat = 0.55

  private static var size: CGSize { looks.current.size }

  /// Makes a switch that is off. It has a size of its own: that of `frame` is not used.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    isOpaque = false
  }

  /// Reads the view from a `.xib` file; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = UISwitch.size
    isOpaque = false
    coder.decode { decodeSwitch($0, $1) }
  }

  /// Whether it is on. The default is false.
  open var isOn: Bool = false

  /// The track's color while it is on; `nil`, the default, for green.
  open var onTintColor: UIColor? {
    didSet { noteSet(.onTintColor) }
  }

  /// The thumb's color; `nil`, the default, for white.
  open var thumbTintColor: UIColor? {
    didSet { noteSet(.thumbTintColor) }
  }

  /// Sets ``isOn``. There is no animation in a still picture, and no event.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// 49 x 31 points, as constraints see it; the frame is 51 wide. With the look of iOS 26 61 x 28,
  /// and 63.
  open override var intrinsicContentSize: CGSize {
    CGRect(origin: .zero, size: UISwitch.size).inset(by: alignmentRectInsets).size
  }

  /// The last 2 points, which constraints do not see.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  /// 51 x 31 points, or 63 x 28 with the look of iOS 26, whatever `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  /// Under another look the switch has that one's size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.systemLook != traitCollection.systemLook else { return }
    bounds.size = UISwitch.looks[traitCollection.systemLook ?? .current].size
    invalidateIntrinsicContentSize()
  }

  override var hasContent: Bool { true }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    if isEnabled {
      recordParts(into: &recorder)
    } else {
      recorder.withGroup(opacity: UISwitch.disabledOpacity) { recordParts(into: &$0) }
    }
  }

  private func recordParts(into recorder: inout DisplayListRecorder) {
    let figures = UISwitch.looks.current
    let track = CGRect(origin: bounds.origin, size: figures.size)
    let color = isOn ? onTintColor ?? .systemGreen : figures.off
    let capsule = Path(roundedRect: track, cornerRadius: track.height / 2)
    recorder.fill(capsule, with: color.paint)
    let (inset, size) = (UISwitch.inset, figures.thumb)
    let x = isOn != isMirrored ? track.maxX - inset - size.width : track.minX + inset
    let thumb = ControlThumb(
      frame: CGRect(origin: CGPoint(x: x, y: track.minY + inset), size: size),
      color: thumbTintColor ?? .white, shadows: figures.shadows)
    recorder.withSavedState { recorder in
      // Its shadow ends at the track's edge.
      recorder.clip(to: capsule)
      thumb.record(into: &recorder)
    }
  }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("on", flag: isOn, readers: [.description, .scene])
    StateProperty("onTintColor", color: onTintColor)
    StateProperty("thumbTintColor", color: thumbTintColor)
  }
}

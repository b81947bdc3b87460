// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// A control that is on or off, with the look of iOS 17 and 18.
///
/// ```swift
/// let notifications = UISwitch()
/// notifications.isOn = true
/// notifications.onTintColor = .systemBlue
/// ```
open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  private static let inset: CGFloat = 2
  // The best fit to a picture of iOS 17.5 at 3x: within half a level of 255 on average.
  private static let shadows = [ControlThumb.Shadow(y: 3, radius: 3, alpha: 0.12)]

  /// Makes a switch that is off. It has a size of its own: that of `frame` is not used.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    isOpaque = false
  }

  /// Reads the view from a `.xib` file; `nil` for other coders, as archives are not read.
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

  /// 49 x 31 points, as constraints see it; the frame is 51 wide.
  open override var intrinsicContentSize: CGSize {
    CGRect(origin: .zero, size: UISwitch.size).inset(by: alignmentRectInsets).size
  }

  /// The last 2 points, which constraints do not see.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  /// 51 x 31 points, whatever `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  override var hasContent: Bool { true }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    if isEnabled {
      recordParts(into: &recorder)
    } else {
      recorder.withGroup(opacity: 0.5) { recordParts(into: &$0) }
    }
  }

  private func recordParts(into recorder: inout DisplayListRecorder) {
    let track = CGRect(origin: bounds.origin, size: UISwitch.size)
    let color = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    let capsule = Path(roundedRect: track, cornerRadius: track.height / 2)
    recorder.fill(capsule, with: color.paint)
    let side = track.height - 2 * UISwitch.inset
    let x = isOn != isMirrored ? track.maxX - UISwitch.inset - side : track.minX + UISwitch.inset
    let thumb = ControlThumb(
      frame: CGRect(x: x, y: track.minY + UISwitch.inset, width: side, height: side),
      color: thumbTintColor ?? .white, shadows: UISwitch.shadows)
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

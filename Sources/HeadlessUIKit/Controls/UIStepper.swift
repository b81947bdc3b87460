// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// A control that counts up and down, with the look of iOS 17 and 18.
///
/// ```swift
/// let guests = UIStepper()
/// guests.maximumValue = 8
/// ```
open class UIStepper: UIControl {
  // Measured on iOS 17 and 18, in points.
  private static let size = CGSize(width: 94, height: 32)
  private static let glyph: CGFloat = 12
  private static let stroke: CGFloat = 5.0 / 3
  private static let minusX: CGFloat = 49.0 / 3 + stroke / 2
  private static let plusX: CGFloat = 191.5 / 3 + stroke / 2
  private static let dividerX: CGFloat = 140.0 / 3

  private var storedValue = 0.0

  /// Makes a stepper from 0 to 100 at 0. It has a size of its own: that of `frame` is not used.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
    isOpaque = false
  }

  /// Reads the view from a `.xib` file; `nil` for other coders, as archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = UIStepper.size
    isOpaque = false
    coder.decode { decodeStepper($0, $1) }
  }

  /// The value, kept in the range. The default is 0.
  open var value: Double {
    get { storedValue }
    set { storedValue = max(minimumValue, min(maximumValue, newValue)) }
  }

  /// The least value. The default is 0.
  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// The greatest value. The default is 100.
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// How much a press changes the value, more than 0. The default is 1.
  open var stepValue: Double = 1
  /// Whether the values start again at the other end. The default is false.
  open var wraps: Bool = false
  /// Whether a long press goes on counting. The default is true.
  open var autorepeat: Bool = true
  /// Whether the value changes during a long press. The default is true.
  open var isContinuous: Bool = true

  /// 94 x 32 points.
  open override var intrinsicContentSize: CGSize { UIStepper.size }

  /// 94 x 32 points, whatever `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

  override var hasContent: Bool { true }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    let area = CGRect(origin: bounds.origin, size: UIStepper.size)
    recorder.fill(
      Path(roundedRect: area, cornerRadius: 8), with: UIColor.tertiarySystemFill.paint)
    let divider = CGRect(
      x: area.minX + UIStepper.dividerX, y: area.midY - 9, width: 1, height: 18)
    recorder.fill(
      Path(roundedRect: divider, cornerRadius: 0.5), with: UIColor.systemFill.paint)
    let (minus, plus) = (area.minX + UIStepper.minusX, area.minX + UIStepper.plusX)
    recordGlyph(
      at: isMirrored ? plus : minus, isPlus: false, isActive: wraps || value > minimumValue,
      into: &recorder)
    recordGlyph(
      at: isMirrored ? minus : plus, isPlus: true, isActive: wraps || value < maximumValue,
      into: &recorder)
  }

  private func recordGlyph(
    at x: CGFloat, isPlus: Bool, isActive: Bool, into recorder: inout DisplayListRecorder
  ) {
    let color: UIColor = isEnabled && isActive ? .label : .label.withAlphaComponent(0.5)
    let (half, y) = (UIStepper.glyph / 2, bounds.minY + UIStepper.size.height / 2)
    var path = Path()
    path.move(to: CGPoint(x: x, y: y))
    path.addLine(to: CGPoint(x: x + 2 * half, y: y))
    if isPlus {
      path.move(to: CGPoint(x: x + half, y: y - half))
      path.addLine(to: CGPoint(x: x + half, y: y + half))
    }
    recorder.stroke(path, StrokeStyle(width: UIStepper.stroke, cap: .round), with: color.paint)
  }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("value", number: CGFloat(value), readers: [.description, .scene])
    StateProperty("minimumValue", number: CGFloat(minimumValue), default: 0)
    StateProperty("maximumValue", number: CGFloat(maximumValue), default: 100)
    StateProperty("wraps", flag: wraps, default: false)
  }
}

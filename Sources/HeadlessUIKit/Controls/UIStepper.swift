// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// A control that counts up and down, with the look of iOS 17 and 18, or of iOS 26.
///
/// ```swift
/// let guests = UIStepper()
/// guests.maximumValue = 8
/// ```
open class UIStepper: UIControl {
  override var eventsOfPrimaryAction: Event { .valueChanged }

  // Measured on iOS 17 to 26, in points.
  private static let size = CGSize(width: 94, height: 32)
  private static let dividerX: CGFloat = 140.0 / 3

  private struct Figures {
    var radius: CGFloat
    /// Where the signs' ink begins, from the left edge, and the size of the plus.
    var minusX: CGFloat
    var plusX: CGFloat
    var sign: CGSize
    var stroke: CGFloat
    /// Of a sign that does nothing.
    var inactive: UIColor
    var dividerHeight: CGFloat
    var divider: UIColor
  }

  private static let looks = Looks(
    iOS18: Figures(
      radius: 8, minusX: 49.0 / 3, plusX: 191.5 / 3,
      sign: CGSize(width: 41.0 / 3, height: 41.0 / 3),
      stroke: 5.0 / 3, inactive: .label.withAlphaComponent(0.5), dividerHeight: 18,
      divider: .systemFill),
    iOS26: Figures(
      radius: 16, minusX: 51.5 / 3, plusX: 191.5 / 3, sign: CGSize(width: 12.6, height: 12.9),
      stroke: 1.9, inactive: .tertiaryLabel, dividerHeight: 24, divider: .tertiaryLabel))

  private var storedValue = 0.0

  /// Makes a stepper from 0 to 100 at 0. It has a size of its own: that of `frame` is not used.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
    isOpaque = false
  }

  /// Reads the view from a `.xib` file; from an archive it is as a new one.
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
    let figures = UIStepper.looks.current
    let area = CGRect(origin: bounds.origin, size: UIStepper.size)
    recorder.fill(
      Path(roundedRect: area, cornerRadius: figures.radius),
      with: UIColor.tertiarySystemFill.paint)
    let divider = CGRect(
      x: area.minX + UIStepper.dividerX, y: area.midY - figures.dividerHeight / 2, width: 1,
      height: figures.dividerHeight)
    recorder.fill(Path(roundedRect: divider, cornerRadius: 0.5), with: figures.divider.paint)
    let (minus, plus) = (area.minX + figures.minusX, area.minX + figures.plusX)
    recordSign(
      at: isMirrored ? plus : minus, isPlus: false, isActive: wraps || value > minimumValue,
      figures, into: &recorder)
    recordSign(
      at: isMirrored ? minus : plus, isPlus: true, isActive: wraps || value < maximumValue,
      figures, into: &recorder)
  }

  /// - Parameter x: Where the sign's ink begins.
  private func recordSign(
    at x: CGFloat, isPlus: Bool, isActive: Bool, _ figures: Figures,
    into recorder: inout DisplayListRecorder
  ) {
    let color: UIColor = isEnabled && isActive ? .label : figures.inactive
    if let image = shownImage(isPlus: isPlus, isActive: isEnabled && isActive) {
      let middle = x + figures.sign.width / 2
      return record(
        image, at: CGPoint(x: middle, y: bounds.minY + UIStepper.size.height / 2),
        color, into: &recorder)
    }
    let edge = figures.stroke / 2
    let (left, right) = (x + edge, x + figures.sign.width - edge)
    let y = bounds.minY + UIStepper.size.height / 2
    var path = Path()
    path.move(to: CGPoint(x: left, y: y))
    path.addLine(to: CGPoint(x: right, y: y))
    if isPlus {
      let reach = figures.sign.height / 2 - edge
      path.move(to: CGPoint(x: (left + right) / 2, y: y - reach))
      path.addLine(to: CGPoint(x: (left + right) / 2, y: y + reach))
    }
    recorder.stroke(path, StrokeStyle(width: figures.stroke, cap: .round), with: color.paint)
  }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("value", number: CGFloat(value), readers: [.description, .scene])
    StateProperty("minimumValue", number: CGFloat(minimumValue), default: 0)
    StateProperty("maximumValue", number: CGFloat(maximumValue), default: 100)
    StateProperty("wraps", flag: wraps, default: false)
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// The round sign at the start of a cell that is edited: minus on red, plus on green, or a circle
/// that is filled and checked where the row is chosen.
final class CellEditingControl: UIView {
  enum Sign: Equatable {
    case style(UITableViewCell.EditingStyle)
    case choice(Bool)
  }

  private static let diameter: CGFloat = 22
  /// Measured on iOS 18, with the line of the circle.
  private static let choiceDiameter: CGFloat = 62.0 / 3
  private static let choiceLine: CGFloat = 5.0 / 3

  private var sign: Sign

  init(_ sign: Sign) {
    self.sign = sign
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: CellEditingControl.diameter, height: CellEditingControl.diameter))
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  /// Whether it shows that a row is chosen.
  var isChoice: Bool {
    if case .choice = sign { true } else { false }
  }

  /// Fills or empties the circle.
  func choose(_ isChosen: Bool) {
    if isChoice { sign = .choice(isChosen) }
  }

  override var hasContent: Bool { true }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    switch sign {
    case .style(let style): StateProperty("editingStyle", term: style)
    case .choice(let isChosen): StateProperty("chosen", flag: isChosen)
    }
  }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    switch sign {
    case .style(let style): recordSign(style, into: &recorder)
    case .choice(let isChosen): recordChoice(isChosen, into: &recorder)
    }
  }

  private func recordSign(
    _ style: UITableViewCell.EditingStyle, into recorder: inout DisplayListRecorder
  ) {
    let color = style == .insert ? UIColor.systemGreen : .systemRed
    recorder.fill(Path(ellipseIn: bounds), with: color.paint)
    let (middle, half) = (CellEditingControl.diameter / 2, 5.5)
    var sign = Path()
    sign.move(to: CGPoint(x: middle - half, y: middle))
    sign.addLine(to: CGPoint(x: middle + half, y: middle))
    if style == .insert {
      sign.move(to: CGPoint(x: middle, y: middle - half))
      sign.addLine(to: CGPoint(x: middle, y: middle + half))
    }
    recorder.stroke(sign, StrokeStyle(width: 2, cap: .round), with: UIColor.white.paint)
  }

  private func recordChoice(_ isChosen: Bool, into recorder: inout DisplayListRecorder) {
    let edge = 1.0
    let circle = CGRect(
      x: edge, y: edge, width: CellEditingControl.choiceDiameter,
      height: CellEditingControl.choiceDiameter)
    guard isChosen else {
      let line = CellEditingControl.choiceLine
      recorder.stroke(
        Path(ellipseIn: circle.insetBy(dx: line / 2, dy: line / 2)), StrokeStyle(width: line),
        with: UIColor.tertiaryLabel.paint)
      return
    }
    recorder.fill(Path(ellipseIn: circle), with: tintColor.paint)
    var check = Path()
    check.move(to: CGPoint(x: circle.minX + 6, y: circle.midY + 0.7))
    check.addLine(to: CGPoint(x: circle.minX + 9, y: circle.midY + 4))
    check.addLine(to: CGPoint(x: circle.minX + 14.7, y: circle.midY - 4.3))
    recorder.stroke(
      check, StrokeStyle(width: 1.8, cap: .round, join: .round), with: UIColor.white.paint)
  }
}

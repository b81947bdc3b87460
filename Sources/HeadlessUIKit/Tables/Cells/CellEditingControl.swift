// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// The round sign at the start of a cell that is edited: minus on red, plus on green.
final class CellEditingControl: UIView {
  private static let diameter: CGFloat = 22

  private let style: UITableViewCell.EditingStyle

  init(_ style: UITableViewCell.EditingStyle) {
    self.style = style
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: CellEditingControl.diameter, height: CellEditingControl.diameter))
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override var hasContent: Bool { true }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("editingStyle", term: style)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) {
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
}

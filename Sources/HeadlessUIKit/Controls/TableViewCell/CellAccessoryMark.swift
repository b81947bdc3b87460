// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// The arrowhead or the check mark at the end of a cell.
final class CellAccessoryMark: UIView {
  private let type: UITableViewCell.AccessoryType

  init(_ type: UITableViewCell.AccessoryType) {
    self.type = type
    let size =
      type == .checkmark
      ? CGSize(width: 15, height: 13) : CGSize(width: 8, height: 13)
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  required convenience init() { self.init(.none) }

  override var hasContent: Bool { type != .none }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    let points: [CGPoint]
    let color: UIColor
    if type == .checkmark {
      points = [CGPoint(x: 1, y: 7), CGPoint(x: 5.5, y: 12), CGPoint(x: 14, y: 1)]
      color = tintColor
    } else {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let (tip, end): (CGFloat, CGFloat) = isMirrored ? (1.5, 6.5) : (6.5, 1.5)
      points = [CGPoint(x: end, y: 1.5), CGPoint(x: tip, y: 6.5), CGPoint(x: end, y: 11.5)]
      color = .tertiaryLabel
    }
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    recorder.stroke(
      path, StrokeStyle(width: 2, cap: .round, join: .round), with: color.paint)
  }
}

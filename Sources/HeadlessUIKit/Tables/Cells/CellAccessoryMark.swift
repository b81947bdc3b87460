// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// What stands at the end of a cell: an arrowhead, a check mark, a circled i, or the first and the
/// last.
final class CellAccessoryMark: UIView {
  private static let arrow = CGSize(width: 8, height: 13)
  /// The width that an arrowhead takes, whose line ends at its end.
  private static let arrowRoom: CGFloat = 31.0 / 3
  /// The width that a check mark or a circled i takes with the cell's margin.
  private static let roomWithMargin = Looks<CGFloat>(iOS18: 44, iOS26: 40)
  private static let check = CGSize(width: 15, height: 13)
  private static let info: CGFloat = 22
  private static let distance: CGFloat = 8

  private let type: UITableViewCell.AccessoryType

  /// Whether it has the circled i, which can be pressed.
  var isDetailButton: Bool { type == .detailButton || type == .detailDisclosureButton }

  init(_ type: UITableViewCell.AccessoryType) {
    self.type = type
    super.init(frame: CGRect(origin: .zero, size: CellAccessoryMark.size(of: type)))
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  private static func size(of type: UITableViewCell.AccessoryType) -> CGSize {
    switch type {
    case .none: .zero
    case .disclosureIndicator: arrow
    case .checkmark: check
    case .detailButton: CGSize(width: info, height: info)
    case .detailDisclosureButton: CGSize(width: info + distance + arrow.width, height: info)
    }
  }

  /// The width at the end of a cell that is not the content's, with the margin.
  func room(margin: CGFloat, grid: PixelGrid) -> CGFloat {
    switch type {
    case .none: 0
    case .disclosureIndicator: grid.ceil(CellAccessoryMark.arrowRoom) + margin
    case .checkmark, .detailButton: CellAccessoryMark.roomWithMargin.current
    case .detailDisclosureButton: bounds.width + margin
    }
  }

  override var hasContent: Bool { type != .none }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    switch type {
    case .none: break
    case .checkmark: recordCheck(into: &recorder)
    case .disclosureIndicator: recordArrow(at: .zero, isMirrored, into: &recorder)
    case .detailButton: recordInfo(x: 0, into: &recorder)
    case .detailDisclosureButton:
      let y = (CellAccessoryMark.info - CellAccessoryMark.arrow.height) / 2
      let end = CellAccessoryMark.info + CellAccessoryMark.distance
      recordInfo(
        x: isMirrored ? CellAccessoryMark.arrow.width + CellAccessoryMark.distance : 0,
        into: &recorder)
      recordArrow(at: CGPoint(x: isMirrored ? 0 : end, y: y), isMirrored, into: &recorder)
    }
  }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("accessoryType", term: type)
    StateProperty("tintColor", color: tintColor)
  }

  private func recordCheck(into recorder: inout DisplayListRecorder) {
    record(
      [CGPoint(x: 1, y: 7), CGPoint(x: 5.5, y: 12), CGPoint(x: 14, y: 1)], tintColor,
      into: &recorder)
  }

  private func recordArrow(
    at corner: CGPoint, _ isMirrored: Bool, into recorder: inout DisplayListRecorder
  ) {
    let (tip, end): (CGFloat, CGFloat) = isMirrored ? (1.5, 6.5) : (6.5, 1.5)
    let points = [(end, 1.5), (tip, 6.5), (end, 11.5)].map {
      CGPoint(x: corner.x + $0.0, y: corner.y + $0.1)
    }
    record(points, .tertiaryLabel, into: &recorder)
  }

  private func recordInfo(x: CGFloat, into recorder: inout DisplayListRecorder) {
    let paint = tintColor.paint
    let (side, middle) = (CellAccessoryMark.info, x + CellAccessoryMark.info / 2)
    let circle = CGRect(x: x + 1, y: 1, width: side - 2, height: side - 2)
    recorder.stroke(Path(ellipseIn: circle), StrokeStyle(width: 1.5), with: paint)
    let dot = CGRect(x: middle - 1.25, y: 5.5, width: 2.5, height: 2.5)
    recorder.fill(Path(ellipseIn: dot), with: paint)
    var stem = Path()
    stem.move(to: CGPoint(x: middle - 1.5, y: 10))
    stem.addLine(to: CGPoint(x: middle, y: 10))
    stem.addLine(to: CGPoint(x: middle, y: 16))
    recorder.stroke(stem, StrokeStyle(width: 1.5), with: paint)
    var foot = Path()
    foot.move(to: CGPoint(x: middle - 2, y: 16))
    foot.addLine(to: CGPoint(x: middle + 2, y: 16))
    recorder.stroke(foot, StrokeStyle(width: 1.5), with: paint)
  }

  private func record(
    _ points: [CGPoint], _ color: UIColor, into recorder: inout DisplayListRecorder
  ) {
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    recorder.stroke(path, StrokeStyle(width: 2, cap: .round, join: .round), with: color.paint)
  }
}

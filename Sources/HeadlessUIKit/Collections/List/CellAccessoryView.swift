// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// A sign that a list's cell has as an accessory.
final class CellAccessoryView: UIView {
  private let kind: UICellAccessory.Kind
  private let color: UIColor?
  private let ground: UIColor?
  /// Whether the row is chosen, for the circle that shows it.
  var isChosen = false {
    didSet { if isChosen != oldValue { setNeedsDisplay() } }
  }
  /// Whether the items in the row show.
  var isExpanded = false {
    didSet { if isExpanded != oldValue { setNeedsDisplay() } }
  }

  init(_ accessory: UICellAccessory) {
    kind = accessory.kind
    color = accessory.tintColor
    ground = accessory.backgroundColor
    super.init(frame: CGRect(origin: .zero, size: CellAccessoryView.size(of: accessory.kind)))
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  private static func size(of kind: UICellAccessory.Kind) -> CGSize {
    switch kind {
    case .disclosureIndicator: CGSize(width: 8, height: 13)
    case .outlineDisclosure: CGSize(width: 13, height: 13)
    case .checkmark: CGSize(width: 15, height: 13)
    case .delete, .insert, .multiselect, .detail: CGSize(width: 22, height: 22)
    case .reorder: CGSize(width: 20, height: 11)
    case .label, .custom: .zero
    }
  }

  override var hasContent: Bool { true }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("accessory", term: kind)
    StateProperty("tintColor", color: color ?? tintColor)
    StateProperty("chosen", flag: isChosen, default: false)
    StateProperty("expanded", flag: isExpanded, default: false)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    switch kind {
    case .disclosureIndicator:
      stroke(
        [CGPoint(x: 1.5, y: 1.5), CGPoint(x: 6.5, y: 6.5), CGPoint(x: 1.5, y: 11.5)],
        color ?? .tertiaryLabel, into: &recorder)
    case .outlineDisclosure:
      // Opened, the arrowhead points down.
      let points =
        isExpanded
        ? [CGPoint(x: 1.5, y: 4), CGPoint(x: 6.5, y: 9), CGPoint(x: 11.5, y: 4)]
        : [CGPoint(x: 4, y: 1.5), CGPoint(x: 9, y: 6.5), CGPoint(x: 4, y: 11.5)]
      stroke(points, color ?? tintColor, into: &recorder)
    case .checkmark:
      stroke(
        [CGPoint(x: 1, y: 7), CGPoint(x: 5.5, y: 12), CGPoint(x: 14, y: 1)], color ?? tintColor,
        into: &recorder, mirrors: false)
    case .delete: sign(on: ground ?? .systemRed, isPlus: false, into: &recorder)
    case .insert: sign(on: ground ?? .systemGreen, isPlus: true, into: &recorder)
    case .multiselect: circle(into: &recorder)
    case .detail: info(into: &recorder)
    case .reorder:
      for y in [0.75, 5.5, 10.25] as [CGFloat] {
        var line = Path()
        line.move(to: CGPoint(x: 0, y: y))
        line.addLine(to: CGPoint(x: 20, y: y))
        recorder.stroke(
          line, StrokeStyle(width: 1.5), with: (color ?? .tertiaryLabel).paint)
      }
    case .label, .custom: break
    }
  }

  private func stroke(
    _ points: [CGPoint], _ color: UIColor, into recorder: inout DisplayListRecorder,
    mirrors: Bool = true
  ) {
    var path = Path()
    for (index, point) in points.enumerated() {
      let isFlipped = mirrors && isMirrored
      let place = isFlipped ? CGPoint(x: bounds.width - point.x, y: point.y) : point
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    recorder.stroke(path, StrokeStyle(width: 2, cap: .round, join: .round), with: color.paint)
  }

  private func sign(on ground: UIColor, isPlus: Bool, into recorder: inout DisplayListRecorder) {
    recorder.fill(Path(ellipseIn: bounds), with: ground.paint)
    var sign = Path()
    sign.move(to: CGPoint(x: 5.5, y: 11))
    sign.addLine(to: CGPoint(x: 16.5, y: 11))
    if isPlus {
      sign.move(to: CGPoint(x: 11, y: 5.5))
      sign.addLine(to: CGPoint(x: 11, y: 16.5))
    }
    recorder.stroke(
      sign, StrokeStyle(width: 2, cap: .round), with: (color ?? .white).paint)
  }

  private func circle(into recorder: inout DisplayListRecorder) {
    guard isChosen else {
      recorder.stroke(
        Path(ellipseIn: bounds.shrunk(dx: 0.75, dy: 0.75)), StrokeStyle(width: 1.5),
        with: UIColor.tertiaryLabel.paint)
      return
    }
    recorder.fill(Path(ellipseIn: bounds), with: (ground ?? tintColor).paint)
    stroke(
      [CGPoint(x: 6, y: 11.5), CGPoint(x: 9.5, y: 15), CGPoint(x: 16, y: 7.5)], color ?? .white,
      into: &recorder, mirrors: false)
  }

  private func info(into recorder: inout DisplayListRecorder) {
    let paint = (color ?? tintColor).paint
    recorder.stroke(
      Path(ellipseIn: bounds.shrunk(dx: 1, dy: 1)), StrokeStyle(width: 1.5), with: paint)
    recorder.fill(Path(ellipseIn: CGRect(x: 9.75, y: 5.5, width: 2.5, height: 2.5)), with: paint)
    var stem = Path()
    stem.move(to: CGPoint(x: 9.5, y: 10))
    stem.addLine(to: CGPoint(x: 11, y: 10))
    stem.addLine(to: CGPoint(x: 11, y: 16))
    recorder.stroke(stem, StrokeStyle(width: 1.5), with: paint)
    var foot = Path()
    foot.move(to: CGPoint(x: 9, y: 16))
    foot.addLine(to: CGPoint(x: 13, y: 16))
    recorder.stroke(foot, StrokeStyle(width: 1.5), with: paint)
  }
}

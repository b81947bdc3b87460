// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The outline of a popover: a rounded rectangle, and an arrow with a round tip whose sides run out
/// into the edge.
///
///              _.._            tip, 13 points high
///           __/    \__
///     ╭────´          `────╮   base, 37 points wide
struct PopoverShape {
  let placement: PopoverPlacement

  /// The outline in a view as large as the placement's frame.
  var path: UIBezierPath {
    let bounds = CGRect(origin: .zero, size: placement.frame.size)
    let card = bounds.inset(by: placement.arrowInsets)
    let path = UIBezierPath(
      roundedRect: card,
      cornerRadius: min(PopoverGeometry.cornerRadius, card.width / 2, card.height / 2))
    if placement.direction != .unknown { path.append(arrow(in: bounds)) }
    return path
  }

  private func arrow(in bounds: CGRect) -> UIBezierPath {
    let height = PopoverGeometry.arrowHeight
    let half = PopoverGeometry.arrowBase / 2
    let path = UIBezierPath()
    /// A point of the arrow: along its edge from the middle, and out from the edge.
    func at(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
      // The arrow runs around in the direction of the card, so that both are one shape where they
      // overlap.
      let isTurned = placement.direction == .down || placement.direction == .left
      let along = placement.arrowMiddle + (isTurned ? -along : along)
      switch placement.direction {
      case .up: return CGPoint(x: along, y: height - out)
      case .down: return CGPoint(x: along, y: bounds.maxY - height + out)
      case .left: return CGPoint(x: height - out, y: along)
      default: return CGPoint(x: bounds.maxX - height + out, y: along)
      }
    }
    // A little of it lies in the card, so that no seam shows between both.
    path.move(to: at(-half, -1))
    path.addLine(to: at(-half, 0))
    path.addCurve(to: at(-4.5, 10.6), controlPoint1: at(-11, 0), controlPoint2: at(-9, 6))
    path.addCurve(to: at(4.5, 10.6), controlPoint1: at(-2, 13.8), controlPoint2: at(2, 13.8))
    path.addCurve(to: at(half, 0), controlPoint1: at(9, 6), controlPoint2: at(11, 0))
    path.addLine(to: at(half, -1))
    path.close()
    return path
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A part of an ellipse between two points.
///
/// After "SVG 1.1", appendix F.6, without angles: what is between two directions is halved until it
/// is at most a quarter, so that only square roots are needed.
struct SVGArc {
  let from: CGPoint
  let to: CGPoint
  let radiusX: CGFloat
  let radiusY: CGFloat
  let degrees: CGFloat
  let isLarge: Bool
  let isClockwise: Bool

  /// Adds curves from the current point, which is ``from``.
  func add(to path: inout Path) {
    guard from != to else { return }
    var (rx, ry) = (abs(radiusX), abs(radiusY))
    guard rx > 0, ry > 0 else { return path.addLine(to: to) }
    let (sine, cosine) = sineAndCosine(Double(degrees) * .pi / 180)
    let turn = CGAffineTransform(
      a: CGFloat(cosine), b: CGFloat(sine), c: CGFloat(-sine), d: CGFloat(cosine), tx: 0, ty: 0)
    let half = CGPoint(x: (from.x - to.x) / 2, y: (from.y - to.y) / 2).applying(turn.inverted())
    // Radii that do not reach are made larger.
    let excess = half.x * half.x / (rx * rx) + half.y * half.y / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    // On the unit circle: the start, the end, and the center between them.
    let unit = CGPoint(x: half.x / rx, y: half.y / ry)
    let square = unit.x * unit.x + unit.y * unit.y
    let distance = (max(0, 1 - square) / square).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = CGPoint(x: distance * unit.y, y: -distance * unit.x)
    let start = CGPoint(x: unit.x - center.x, y: unit.y - center.y)
    let end = CGPoint(x: -unit.x - center.x, y: -unit.y - center.y)
    let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
    let toEllipse = CGAffineTransform(translationX: center.x, y: center.y)
      .concatenating(CGAffineTransform(scaleX: rx, y: ry)).concatenating(turn)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    let directions = Self.directions(from: start, to: end, isClockwise: isClockwise)
    for (index, (one, two)) in zip(directions, directions.dropFirst()).enumerated() {
      let isLast = index == directions.count - 2
      Self.addCurve(one, two, isClockwise, toEllipse, end: isLast ? to : nil, &path)
    }
  }

  /// Directions from the start to the end, at most a quarter of a turn apart.
  private static func directions(
    from start: CGPoint, to end: CGPoint, isClockwise: Bool
  ) -> [CGPoint] {
    let side: CGFloat = isClockwise ? 1 : -1
    func quarter(_ point: CGPoint) -> CGPoint { CGPoint(x: -side * point.y, y: side * point.x) }
    var directions = [start]
    // Whole quarters, as long as the end lies beyond.
    for _ in 0..<3 {
      let last = directions[directions.count - 1]
      let next = quarter(last)
      let alongLast = last.x * end.x + last.y * end.y
      let alongNext = next.x * end.x + next.y * end.y
      // Within the quarter that starts here.
      if alongLast >= 0, alongNext >= 0 { break }
      directions.append(next)
    }
    directions.append(end)
    return directions
  }

  /// Adds one curve between two directions of the unit circle.
  private static func addCurve(
    _ one: CGPoint, _ two: CGPoint, _ isClockwise: Bool, _ transform: CGAffineTransform,
    end: CGPoint?, _ path: inout Path
  ) {
    let cosine = max(-1, min(1, one.x * two.x + one.y * two.y))
    // 4/3·tan(angle / 4), by halving twice: tan(a/2) = sin(a) / (1 + cos(a)).
    let halfCosine = ((1 + cosine) / 2).squareRoot()
    let halfSine = ((1 - cosine) / 2).squareRoot()
    let handle = 4 / 3 * halfSine / (1 + halfCosine) * (isClockwise ? 1 : -1)
    let first = CGPoint(x: one.x - one.y * handle, y: one.y + one.x * handle)
    let second = CGPoint(x: two.x + two.y * handle, y: two.y - two.x * handle)
    path.addCurve(
      to: end ?? two.applying(transform), control1: first.applying(transform),
      control2: second.applying(transform))
  }
}

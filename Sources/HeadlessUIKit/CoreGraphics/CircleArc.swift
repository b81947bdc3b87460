// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A part of a circle, as cubics of at most a quarter.
struct CircleArc {
  var center: CGPoint
  var radius: CGFloat
  /// Where it starts, in radians from the right, clockwise on the screen.
  var start: CGFloat
  /// How far it goes, in radians; negative for counterclockwise.
  var sweep: CGFloat

  init(center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat) {
    self.center = center
    self.radius = radius
    self.start = start
    self.sweep = sweep
  }

  /// From one angle to the other with angles that rise or fall. A whole turn or more is one turn.
  init(center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, isRising: Bool) {
    let turn = 2 * CGFloat.pi
    var distance = isRising ? end - start : start - end
    // Angles such as 3π/2 are rounded: a turn that lacks nothing but that is whole.
    if distance >= turn - 1e-9 {
      distance = turn
    } else if distance < 0 {
      let isTurn = distance <= 1e-9 - turn
      distance = distance.truncatingRemainder(dividingBy: turn)
      if distance < -1e-9 {
        distance += turn
      } else {
        // From 0 to 2π against the direction is the whole circle, too, as in Core Graphics: pages
        // that draw one by `arc(x, y, r, 0, 2π, true)` rely on it, and layers of published views.
        distance = isTurn ? turn : 0
      }
    }
    self.init(
      center: center, radius: radius, start: start, sweep: isRising ? distance : -distance)
  }

  /// The arc as an open contour; empty where a number is not finite.
  var path: Path {
    var path = Path()
    guard radius.isFinite, start.isFinite, sweep.isFinite, abs(sweep) < 1e4 else { return path }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let (sine, cosine) = sineAndCosine(Double(step / 4))
    // Wikipedia, "Composite Bézier curve", 4/3·tan(angle / 4).
    let handle = radius * 4 / 3 * CGFloat(sine / cosine)
    path.move(to: point(at: start).point)
    guard sweep != 0 else { return path }
    for index in 1...count {
      let from = point(at: start + step * CGFloat(index - 1))
      let to = point(at: start + step * CGFloat(index))
      path.addCurve(
        to: to.point,
        control1: CGPoint(
          x: from.point.x - from.sine * handle, y: from.point.y + from.cosine * handle),
        control2: CGPoint(x: to.point.x + to.sine * handle, y: to.point.y - to.cosine * handle))
    }
    return path
  }

  private func point(at angle: CGFloat) -> (point: CGPoint, sine: CGFloat, cosine: CGFloat) {
    let (sine, cosine) = sineAndCosine(Double(angle))
    let point = CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine)
    return (point, sine, cosine)
  }
}

/// The angle of a direction in radians, from -π to π, clockwise on the screen from the right; 0 for
/// no direction. It is found with ``sineAndCosine(_:)``, so that it is the same on every machine.
func angle(ofX x: CGFloat, y: CGFloat) -> CGFloat {
  let length = (x * x + y * y).squareRoot()
  guard length > 0, length.isFinite else { return 0 }
  if y == 0 { return x > 0 ? 0 : .pi }
  if x == 0 { return y > 0 ? .pi / 2 : -.pi / 2 }
  var angle: CGFloat = (x > 0 ? 0.25 : 0.75) * (y > 0 ? .pi : -.pi)
  // Newton's method on the sine of what is missing: each step triples the digits.
  for _ in 0..<6 {
    let (sine, cosine) = sineAndCosine(Double(angle))
    angle += (cosine * y - sine * x) / length
  }
  return angle
}

extension Path {
  /// A line from `start` to an arc that rounds the corner at `corner` on the way to `end`.
  init(cornerFrom start: CGPoint, at corner: CGPoint, to end: CGPoint, radius: CGFloat) {
    self.init()
    move(to: start)
    let first = (x: start.x - corner.x, y: start.y - corner.y)
    let second = (x: end.x - corner.x, y: end.y - corner.y)
    let (one, two) = (
      (first.x * first.x + first.y * first.y).squareRoot(),
      (second.x * second.x + second.y * second.y).squareRoot()
    )
    let cross = first.x * second.y - first.y * second.x
    guard one > 0, two > 0, radius > 0, abs(cross) > 1e-12 * one * two else {
      addLine(to: corner)
      return
    }
    // tan(angle / 2) = sin / (1 + cos) of the angle between the two lines.
    let cosine = (first.x * second.x + first.y * second.y) / (one * two)
    let sine = abs(cross) / (one * two)
    let distance = radius * (1 + cosine) / sine
    let from = CGPoint(
      x: corner.x + first.x / one * distance, y: corner.y + first.y / one * distance)
    let to = CGPoint(
      x: corner.x + second.x / two * distance, y: corner.y + second.y / two * distance)
    addLine(to: from)
    // Across the first line, on the side of the second.
    let side: CGFloat = cross > 0 ? radius : -radius
    let center = CGPoint(x: from.x - first.y / one * side, y: from.y + first.x / one * side)
    let (startAngle, endAngle) = (
      angle(ofX: from.x - center.x, y: from.y - center.y),
      angle(ofX: to.x - center.x, y: to.y - center.y)
    )
    let arc = CircleArc(
      center: center, radius: radius, start: startAngle, end: endAngle, isRising: cross < 0)
    join(arc.path)
  }
}

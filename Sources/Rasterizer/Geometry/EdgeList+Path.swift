// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension EdgeList {
  /// The edges of `path` under `transform`, each contour closed, curves flattened.
  ///
  /// A path with a coordinate that is not finite has no edges. Neither the point at which a contour
  /// starts nor the direction in which it runs changes an edge: only the sign of its winding.
  init(_ path: Path, transform: CGAffineTransform) {
    guard transform.isFinite else {
      self.init()
      return
    }
    let placement = PixelPlacement(path, transform: transform)
    self.init(path, placement)
    move(x: placement.originX, y: placement.originY)
  }

  /// The same from the placement's origin.
  init(_ path: Path, _ placement: PixelPlacement) {
    self.init()
    var builder = EdgeBuilder(placement: placement)
    let limit = CubicCurve.maximumChordCountOfPath
    if Double(path.elements.count) * CubicCurve.maximumChordCount > limit {
      builder.isCounting = true
      builder.add(path)
      builder.isCounting = false
      if builder.chordCount > limit { builder.list.chordScale = limit / builder.chordCount }
    }
    builder.list.reserveCapacity(builder.estimate(path))
    builder.add(path)
    guard builder.isFinite else { return }
    self = builder.list
    releaseCapacity()
  }
}

/// A point in pixels.
struct PixelPoint: Equatable {
  var x: Double
  var y: Double

  /// Above, or left where equally high: the order in which edges and curves are computed.
  @inline(__always)
  static func precedes(_ first: PixelPoint, _ second: PixelPoint) -> Bool {
    first.y != second.y ? first.y < second.y : first.x < second.x
  }
}

/// Turns contours into edges.
private struct EdgeBuilder {
  var list = EdgeList()
  /// Whether chords are only counted.
  var isCounting = false
  /// How many chords the curves want.
  private(set) var chordCount = 0.0
  /// Whether all coordinates so far are finite.
  private(set) var isFinite = true
  private let placement: PixelPlacement
  private var start = PixelPoint(x: 0, y: 0)
  private var current = PixelPoint(x: 0, y: 0)

  init(placement: PixelPlacement) { self.placement = placement }

  /// How many edges a path of ordinary size may have.
  func estimate(_ path: Path) -> Int {
    path.elements.reduce(0) { count, element in
      switch element {
      case .move, .line, .close: count + 1
      case .quadCurve: count + 10
      case .curve: count + 20
      }
    }
  }

  private mutating func pixels(_ point: CGPoint) -> PixelPoint {
    if !placement.isRounded, !point.x.isFinite || !point.y.isFinite { isFinite = false }
    return placement.point(point)
  }

  mutating func add(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point): move(to: point)
      case .line(let point): line(to: point)
      case .quadCurve(let point, let control): quadCurve(to: point, control: control)
      case .curve(let point, let control1, let control2):
        curve(to: point, control1: control1, control2: control2)
      case .close: close()
      }
    }
    close()
  }

  private mutating func addLine(_ from: PixelPoint, _ to: PixelPoint) {
    if !isCounting { list.addLine(from, to) }
  }

  private mutating func addCurve(_ curve: CubicCurve) {
    if isCounting {
      chordCount += Double(curve.chordCount)
    } else {
      list.addCurve(curve)
    }
  }

  private mutating func move(to point: CGPoint) {
    close()
    start = pixels(point)
    current = start
    list.startContour()
  }

  private mutating func line(to point: CGPoint) {
    let end = pixels(point)
    addLine(current, end)
    current = end
  }

  /// A quadratic curve is the cubic whose handles are two thirds of the way to its control point.
  private mutating func quadCurve(to point: CGPoint, control: CGPoint) {
    let (end, control) = (pixels(point), pixels(control))
    func handle(_ from: PixelPoint) -> PixelPoint {
      PixelPoint(
        x: from.x + (control.x - from.x) * (2.0 / 3), y: from.y + (control.y - from.y) * (2.0 / 3))
    }
    addCurve(CubicCurve(current, handle(current), handle(end), end))
    current = end
  }

  private mutating func curve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    let end = pixels(point)
    addCurve(CubicCurve(current, pixels(control1), pixels(control2), end))
    current = end
  }

  private mutating func close() {
    if current != start { addLine(current, start) }
    current = start
  }
}

extension EdgeList {
  /// Adds the line from `from` to `to`, cut to the reach.
  @inline(__always)
  mutating func addLine(_ from: PixelPoint, _ to: PixelPoint) {
    let reach = FixedPoint.reach
    if abs(from.x) <= reach, abs(from.y) <= reach, abs(to.x) <= reach, abs(to.y) <= reach {
      add(
        FixedPoint.rounding(from.x), FixedPoint.rounding(from.y), FixedPoint.rounding(to.x),
        FixedPoint.rounding(to.y), isReversed: false)
    } else {
      addCutLine(from, to)
    }
  }

  /// The same for a line that leaves the reach: what is above or below is dropped, what is left or
  /// right becomes a vertical line on the border, so that the winding inside stays.
  private mutating func addCutLine(_ from: PixelPoint, _ to: PixelPoint) {
    let isReversed = PixelPoint.precedes(to, from)
    let (upper, lower) = isReversed ? (to, from) : (from, to)
    let reach = FixedPoint.reach
    guard upper.y < lower.y, lower.y > -reach, upper.y < reach else { return }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    func point(y: Double) -> PixelPoint {
      if y <= upper.y { return upper }
      if y >= lower.y { return lower }
      return PixelPoint(x: upper.x + (y - upper.y) * slope, y: y)
    }
    let (first, last) = (point(y: -reach), point(y: reach))
    var stops = [first, last]
    for border in [-reach, reach] where (first.x < border) != (last.x < border) {
      let y = upper.y + (border - upper.x) / slope
      stops.append(PixelPoint(x: border, y: min(last.y, max(first.y, y))))
    }
    stops.sort { $0.y < $1.y }
    for (top, bottom) in zip(stops, stops.dropFirst()) {
      addClamped(top, bottom, isReversed: isReversed)
    }
  }

  private mutating func addClamped(_ from: PixelPoint, _ to: PixelPoint, isReversed: Bool) {
    let reach = FixedPoint.reach
    let isOutside = min(from.x, to.x) < -reach || max(from.x, to.x) > reach
    let middle = min(reach, max(-reach, (from.x + to.x) / 2))
    // Rounding at a crossing may leave an end a little outside.
    let clamped = { (x: Double) in
      isOutside && abs(middle) == reach ? middle : min(reach, max(-reach, x))
    }
    add(
      FixedPoint.rounding(clamped(from.x)), FixedPoint.rounding(from.y),
      FixedPoint.rounding(clamped(to.x)), FixedPoint.rounding(to.y), isReversed: isReversed)
  }
}

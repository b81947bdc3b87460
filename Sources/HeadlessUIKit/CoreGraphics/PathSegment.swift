// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A line or a Bézier curve with its start, as a cubic where it is one.
struct BezierCurve: Equatable {
  var start: CGPoint
  /// No point for a line, one for a quadratic curve, two for a cubic.
  var controls: [CGPoint]
  var end: CGPoint

  /// The curve as a step from its start.
  var element: Path.Element {
    switch controls.count {
    case 0: .line(to: end)
    case 1: .quadCurve(to: end, control: controls[0])
    default: .curve(to: end, control1: controls[0], control2: controls[1])
    }
  }

  var reversed: BezierCurve {
    BezierCurve(start: end, controls: controls.reversed(), end: start)
  }

  /// The parts before and after `t`, by de Casteljau's construction.
  func split(at t: CGFloat) -> (BezierCurve, BezierCurve) {
    var points = [start] + controls + [end]
    var (first, second) = ([start], [end])
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { from, to in
        CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
      }
      first.append(points[0])
      second.append(points[points.count - 1])
    }
    second.reverse()
    return (BezierCurve(first), BezierCurve(second))
  }

  private init(_ points: [CGPoint]) {
    self.init(
      start: points[0], controls: Array(points.dropFirst().dropLast()),
      end: points[points.count - 1])
  }

  init(start: CGPoint, controls: [CGPoint], end: CGPoint) {
    self.start = start
    self.controls = controls
    self.end = end
  }

  func point(at t: CGFloat) -> CGPoint { split(at: t).0.end }

  /// How many chords stand for a curve: off by less than 1/1000 of its size.
  private static let chords = 32

  /// The ends of chords along the curve.
  var chordEnds: [CGPoint] {
    guard !controls.isEmpty else { return [end] }
    return (1...Self.chords).map { index in
      index == Self.chords ? end : point(at: CGFloat(index) / CGFloat(Self.chords))
    }
  }

  /// The distances along the chords, from the start to each of ``chordEnds``.
  var distances: [CGFloat] {
    var from = start
    var sum: CGFloat = 0
    return chordEnds.map { to in
      let (x, y) = (to.x - from.x, to.y - from.y)
      sum += (x * x + y * y).squareRoot()
      from = to
      return sum
    }
  }

  /// Start, end, and the points where x or y is greatest or least.
  var extremes: [CGPoint] {
    guard !controls.isEmpty else { return [start, end] }
    let turns = turns(\.x) + turns(\.y)
    return [start, end] + turns.map(point)
  }

  /// Where one coordinate turns around, between 0 and 1.
  private func turns(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let p = ([start] + controls + [end]).map { $0[keyPath: axis] }
    let roots: [CGFloat]
    if p.count == 3 {
      roots = [(p[0] - p[1]) / (p[0] - 2 * p[1] + p[2])]
    } else {
      // The derivative a·t² + b·t + c, without its factor 3.
      let a = p[3] - 3 * p[2] + 3 * p[1] - p[0]
      let b = 2 * (p[2] - 2 * p[1] + p[0])
      let c = p[1] - p[0]
      let root = max(0, b * b - 4 * a * c).squareRoot()
      roots =
        abs(a) < 1e-12 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

/// A line or a curve of a path.
struct PathSegment {
  var curve: BezierCurve
  /// Whether it is the line that closes its contour.
  var closes = false
}

/// The segments from one move to the next.
struct PathContour {
  var start: CGPoint
  var segments: [PathSegment] = []
  var isClosed = false
}

extension Path {
  /// The contours with their lines and curves.
  var contours: [PathContour] {
    var contours: [PathContour] = []
    var current = CGPoint.zero
    for element in elements {
      if case .move(let point) = element {
        contours.append(PathContour(start: point))
        current = point
        continue
      }
      // After a closed contour, another one starts at the same point.
      if contours.last?.isClosed ?? true { contours.append(PathContour(start: current)) }
      let index = contours.count - 1
      if element == .close {
        let start = contours[index].start
        if current != start {
          let line = BezierCurve(start: current, controls: [], end: start)
          contours[index].segments.append(PathSegment(curve: line, closes: true))
        }
        contours[index].isClosed = true
        current = start
      } else {
        let points = element.points
        let curve = BezierCurve(
          start: current, controls: Array(points.dropFirst()), end: points[0])
        contours[index].segments.append(PathSegment(curve: curve))
        current = points[0]
      }
    }
    return contours
  }

  /// All lines and curves, those that close a contour included.
  var segments: [PathSegment] { contours.flatMap(\.segments) }

  /// All lines and curves, with a line to the start for contours that are open.
  func segments(closingContours: Bool) -> [PathSegment] {
    contours.flatMap { contour -> [PathSegment] in
      guard !contour.isClosed, let last = contour.segments.last else { return contour.segments }
      let line = BezierCurve(start: last.curve.end, controls: [], end: contour.start)
      return contour.segments + [PathSegment(curve: line, closes: true)]
    }
  }

  /// The part of the path between two fractions of its length, 0 to 1. Contours count one after the
  /// other; one that is cut is open.
  func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    guard start > 0 || end < 1 else { return self }
    let contours = contours
    let total = contours.flatMap(\.segments).reduce(0) { $0 + ($1.curve.distances.last ?? 0) }
    let (from, to) = (max(0, start) * total, min(1, end) * total)
    var trimmed = Path()
    var passed: CGFloat = 0
    for contour in contours {
      var isDrawing = false
      for segment in contour.segments {
        let distances = segment.curve.distances
        let length = distances.last ?? 0
        defer { passed += length }
        guard length > 0, passed < to, passed + length > from else { continue }
        let part = segment.curve.part(
          from: max(0, from - passed), to: min(length, to - passed), distances: distances)
        if !isDrawing { trimmed.move(to: part.start) }
        isDrawing = true
        trimmed.add(part.element)
      }
    }
    return trimmed
  }
}

extension BezierCurve {
  /// The part between two distances along the curve.
  fileprivate func part(from: CGFloat, to: CGFloat, distances: [CGFloat]) -> BezierCurve {
    let length = distances[distances.count - 1]
    let (first, last) = (parameter(at: from, distances), parameter(at: to, distances))
    let tail = from > 0 ? split(at: first).1 : self
    guard to < length else { return tail }
    return tail.split(at: first < 1 ? (last - first) / (1 - first) : 1).0
  }

  private func parameter(at distance: CGFloat, _ distances: [CGFloat]) -> CGFloat {
    var before: CGFloat = 0
    for (index, after) in distances.enumerated() {
      if distance <= after {
        let share = after > before ? (distance - before) / (after - before) : 0
        return (CGFloat(index) + share) / CGFloat(distances.count)
      }
      before = after
    }
    return 1
  }
}

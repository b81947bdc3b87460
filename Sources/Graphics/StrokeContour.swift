// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A direction or a distance.
struct Vector: Equatable {
  var x: Double
  var y: Double

  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Vector, k: Double) -> Vector { Vector(x: a.x * k, y: a.y * k) }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }

  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  static let zero = Vector(x: 0, y: 0)

  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var length: Double { (x * x + y * y).squareRoot() }
  /// Turned by a quarter, clockwise on the screen.
  var turned: Vector { Vector(x: -y, y: x) }
  /// One long; `nil` where the length is 0 or not finite.
  var unit: Vector? {
    let length = length
    guard length > 0, length.isFinite else { return nil }
    return Vector(x: x / length, y: y / length)
  }

  static func dot(_ a: Vector, _ b: Vector) -> Double { a.x * b.x + a.y * b.y }
  static func cross(_ a: Vector, _ b: Vector) -> Double { a.x * b.y - a.y * b.x }
}

/// A contour as points with the directions in which it comes and goes, close enough to be stroked
/// with straight pieces.
struct StrokeContour {
  struct Node {
    var point: Vector
    /// The direction in which the contour arrives; one long.
    var arriving: Vector
    /// The direction in which it leaves; equal where it is smooth.
    var leaving: Vector
    /// What is added to the unit vector to the left on a curve, so that chords beside it keep the
    /// area of the curve beside it.
    var bulge = Vector.zero
    /// Whether the contour turns here on the spot, within a curve: the pen turns with it, whatever
    /// joins are.
    var isTurn = false
  }

  var nodes: [Node] = []
  var isClosed = false
  /// A contour of one point only, which has no direction.
  var dot: Vector?
}

extension Path {
  /// The path's contours for a stroke of `width`, off by at most about `tolerance`.
  func strokeContours(width: Double, tolerance: Double) -> [StrokeContour] {
    var builder = StrokeContourBuilder(width: width, tolerance: tolerance)
    let limit = StrokeContourBuilder.maximumSampleCountOfPath
    let most = StrokeContourBuilder.maximumSampleCount * StrokedCurve.usualPartLimit
    if Double(elements.count) * most > limit {
      builder.isCounting = true
      builder.add(self)
      builder.isCounting = false
      if builder.sampleCount > limit { builder.sampleScale = limit / builder.sampleCount }
    }
    builder.add(self)
    return builder.contours
  }
}

private struct StrokeContourBuilder {
  /// More samples than a curve needs.
  static let maximumSampleCount = 2048.0
  /// The samples that all curves of a path get together, where they want more: a defined result in
  /// bounded memory.
  static let maximumSampleCountOfPath = 1_048_576.0

  var contours: [StrokeContour] = []
  /// Whether samples are only counted.
  var isCounting = false
  /// How many samples the curves want.
  private(set) var sampleCount = 0.0
  /// How many of them they get, at most 1.
  var sampleScale = 1.0
  private var current = Vector(x: 0, y: 0)
  private var start = Vector(x: 0, y: 0)
  private var nodes: [StrokeContour.Node] = []
  private var hasSegment = false
  private let width: Double
  private let pixelsPerUnit: Double

  init(width: Double, tolerance: Double) {
    self.width = width
    pixelsPerUnit = ChordCount.tolerance / tolerance
  }

  mutating func add(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point): move(Vector(point))
      case .line(let point): line(Vector(point))
      case .quadCurve(let point, let control):
        let (from, end, control) = (current, Vector(point), Vector(control))
        curve(from + (control - from) * (2.0 / 3), end + (control - end) * (2.0 / 3), end)
      case .curve(let point, let control1, let control2):
        curve(Vector(control1), Vector(control2), Vector(point))
      case .close: close()
      }
    }
    finish()
  }

  private mutating func move(_ point: Vector) {
    finish()
    (start, current) = (point, point)
  }

  private mutating func line(_ point: Vector) {
    if isCounting { return current = point }
    hasSegment = true
    guard let direction = (point - current).unit else { return }
    append(current, direction)
    current = point
    nodes.append(.init(point: point, arriving: direction, leaving: direction))
  }

  /// Samples with the curve's own directions: as many as its two edges, half a width beside it,
  /// need.
  private mutating func curve(_ control1: Vector, _ control2: Vector, _ end: Vector) {
    let curve = StrokedCurve(p0: current, p1: control1, p2: control2, p3: end)
    var isFirst = true
    curve.forEachPart(
      halfWidth: width / 2, pixelsPerUnit: pixelsPerUnit, maximumCount: Self.maximumSampleCount
    ) { part, samples in
      sampleCount += samples ?? 1
      if isCounting { return }
      let added = part.nodes(count: samples.map { Int(($0 * sampleScale).rounded(.up)) } ?? 1)
      guard let first = added.first else { return }
      if isFirst { append(first.point, first.leaving) } else { turn(to: first.leaving) }
      isFirst = false
      if samples == nil, let last = added.last {
        turn(to: last.arriving)
      } else {
        nodes.append(contentsOf: added.dropFirst())
      }
    }
    if !isCounting { hasSegment = true }
    current = end
  }

  /// Turns within a curve; not where it goes on as it came, but for rounding.
  private mutating func turn(to direction: Vector) {
    let last = nodes.count - 1
    guard (nodes[last].leaving - direction).length > 1e-6 else { return }
    nodes[last].leaving = direction
    nodes[last].isTurn = true
  }

  private mutating func close() {
    if isCounting { return current = start }
    guard hasSegment || !nodes.isEmpty else { return }
    if current != start { line(start) }
    end(closed: true)
    current = start
  }

  /// Ends an open contour.
  private mutating func finish() { end(closed: false) }

  /// Leaves the last node in `direction`, or starts with a node at `point`.
  private mutating func append(_ point: Vector, _ direction: Vector) {
    if nodes.isEmpty {
      nodes.append(.init(point: point, arriving: direction, leaving: direction))
    } else {
      nodes[nodes.count - 1].leaving = direction
    }
  }

  private mutating func end(closed: Bool) {
    defer {
      nodes = []
      hasSegment = false
    }
    guard nodes.count > 1 else {
      if hasSegment { contours.append(StrokeContour(dot: current)) }
      return
    }
    if closed {
      // The last node is the first one again.
      nodes[0].arriving = nodes[nodes.count - 1].arriving
      nodes.removeLast()
    }
    contours.append(StrokeContour(nodes: nodes, isClosed: closed))
  }
}

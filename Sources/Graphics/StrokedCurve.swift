// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A cubic curve that is cut into straight pieces for a stroke.
///
/// Where it turns sharply, at or near a cusp, pieces of equal shares of the parameter turn too far,
/// so that the edge beside them would be cut straight: there it is cut in two until the halves'
/// pieces do not, or are so small that the curve turns on the spot.
struct StrokedCurve {
  var p0: Vector
  var p1: Vector
  var p2: Vector
  var p3: Vector

  /// How often a curve is cut in two: 16 times make a part of 4,000 pixels less than a tenth of a
  /// pixel long, and one at a cusp, whose length goes with the parameter's square, less than a
  /// thousandth.
  private static let maximumDepth = 16

  /// How many parts a curve has that turns sharply in one place, at most: one of each depth, and
  /// two of the last.
  static let usualPartLimit = Double(maximumDepth + 1)

  /// The parts that turn nowhere too far for their number of pieces, in order.
  ///
  /// - Parameter body: Is given a part and how many pieces it needs; `nil` where it turns on the
  ///   spot.
  func forEachPart(
    halfWidth: Double, pixelsPerUnit scale: Double, maximumCount: Double, depth: Int = 0,
    _ body: (StrokedCurve, Double?) -> Void
  ) {
    let wanted = chordCount(halfWidth: halfWidth, pixelsPerUnit: scale)
    let count = wanted.isFinite ? min(maximumCount, max(1, wanted)) : 1
    guard depth < Self.maximumDepth, wanted <= maximumCount,
      turnsTooFar(count: Int(count), halfWidth: halfWidth, pixelsPerUnit: scale)
    else { return body(self, count) }
    guard !isPoint(pixelsPerUnit: scale) else { return body(self, nil) }
    let (first, second) = halves
    for half in [first, second] {
      half.forEachPart(
        halfWidth: halfWidth, pixelsPerUnit: scale, maximumCount: maximumCount, depth: depth + 1,
        body)
    }
  }

  /// Whether one of `count` pieces has an edge that should be more, and not only nearly so.
  private func turnsTooFar(count: Int, halfWidth: Double, pixelsPerUnit scale: Double) -> Bool {
    let length = ((p1 - p0).length + (p2 - p1).length + (p3 - p2).length) / Double(count)
    var last: Vector?
    for index in 0...count {
      guard let direction = direction(parameter(of: index, count: count)) else { continue }
      if let last {
        let angle = (direction - last).length
        let wanted = ChordCount.wanted(
          bend: halfWidth * angle * angle * scale, speed: (halfWidth * angle + length) * scale)
        if wanted > 1.25 { return true }
      }
      last = direction
    }
    return false
  }

  private func isPoint(pixelsPerUnit scale: Double) -> Bool {
    max((p1 - p0).length, max((p2 - p0).length, (p3 - p0).length)) * scale < ChordCount.tolerance
      / 8
  }

  /// Those before and after the middle of the parameter's range (de Casteljau).
  private var halves: (StrokedCurve, StrokedCurve) {
    let (a, b, c) = ((p0 + p1) * 0.5, (p1 + p2) * 0.5, (p2 + p3) * 0.5)
    let (ab, bc) = ((a + b) * 0.5, (b + c) * 0.5)
    let middle = (ab + bc) * 0.5
    return (
      StrokedCurve(p0: p0, p1: a, p2: ab, p3: middle),
      StrokedCurve(p0: middle, p1: bc, p2: c, p3: p3)
    )
  }

  /// How many pieces its two edges need, not less than 1; not finite where its numbers are too
  /// large.
  ///
  /// An edge bends by the curve's bend and by its turning, which moves the edge by half a width.
  func chordCount(halfWidth: Double, pixelsPerUnit scale: Double) -> Double {
    let bend = 6 * max((p0 - p1 * 2 + p2).length, (p1 - p2 * 2 + p3).length)
    let speed = 3 * max((p1 - p0).length, max((p2 - p1).length, (p3 - p2).length))
    let edges = [p1 - p0, p2 - p1, p3 - p2].compactMap(\.unit)
    let turning = zip(edges, edges.dropFirst()).reduce(0) { $0 + Self.angle($1.0, $1.1) }
    return ChordCount.wanted(
      bend: (bend + halfWidth * turning * turning) * scale,
      speed: (speed + halfWidth * turning) * scale
    ).rounded(.up)
  }

  /// The angle between two directions, or a little more: a chord c of the unit circle has 2·asin(c
  /// / 2).
  private static func angle(_ a: Vector, _ b: Vector) -> Double {
    let chord = (b - a).length
    return chord * (1 + 0.15 * chord * chord)
  }

  /// The ends of `count` pieces, moved so that the pieces' edges keep their area (see
  /// ``ChordCount``).
  ///
  /// Fewer than `count + 1`, where the curve has no direction.
  func nodes(count: Int) -> [StrokeContour.Node] {
    let step = ChordCount.step(count: count)
    var nodes: [StrokeContour.Node] = []
    nodes.reserveCapacity(count + 1)
    for index in 0...count {
      let isEnd = index == 0 || index == count
      let t = parameter(of: index, count: count)
      guard let direction = direction(t) else { continue }
      let point =
        isEnd ? (index == 0 ? p0 : p3) : self.point(t) - secondDerivative(t) * (step * step / 12)
      nodes.append(.init(point: point, arriving: direction, leaving: direction))
    }
    addBulges(&nodes)
    return nodes
  }

  /// Where the pieces' end `index` is.
  private func parameter(of index: Int, count: Int) -> Double {
    if index == 0 { return 0 }
    if index == count { return 1 }
    return (Double(index - 1) + ChordCount.outerShare) * ChordCount.step(count: count)
  }

  /// Moves the edges' points as the curve's are moved: by the second difference of the directions.
  private func addBulges(_ nodes: inout [StrokeContour.Node]) {
    guard nodes.count > 2 else { return }
    for index in 1..<nodes.count - 1 {
      let before = nodes[index].leaving - nodes[index - 1].leaving
      let after = nodes[index + 1].leaving - nodes[index].leaving
      // A cusp's directions are not near each other.
      guard Vector.dot(before, before) < 0.25, Vector.dot(after, after) < 0.25 else { continue }
      let shareBefore = index == 1 ? ChordCount.outerShare : 1
      let shareAfter = index == nodes.count - 2 ? ChordCount.outerShare : 1
      let second =
        (after * (1 / shareAfter) - before * (1 / shareBefore)) * (2 / (shareBefore + shareAfter))
      nodes[index].bulge = second.turned * (-1.0 / 12)
    }
  }

  private func point(_ t: Double) -> Vector {
    let u = 1 - t
    return p0 * (u * u * u) + p1 * (3 * u * u * t) + p2 * (3 * u * t * t) + p3 * (t * t * t)
  }

  private func secondDerivative(_ t: Double) -> Vector {
    (p0 - p1 * 2 + p2) * (6 * (1 - t)) + (p1 - p2 * 2 + p3) * (6 * t)
  }

  /// One long; at an end whose handle has no length the curve starts towards the next point.
  private func direction(_ t: Double) -> Vector? {
    let u = 1 - t
    let derivative = (p1 - p0) * (u * u) + (p2 - p1) * (2 * u * t) + (p3 - p2) * (t * t)
    return derivative.unit ?? (t == 0 ? (p2 - p0).unit ?? (p3 - p0).unit : (p3 - p1).unit)
      ?? (p3 - p0).unit
  }
}

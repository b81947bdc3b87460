// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// A cubic Bézier curve in pixels.
struct CubicCurve {
  var p0: PixelPoint
  var p1: PixelPoint
  var p2: PixelPoint
  var p3: PixelPoint

  init(_ p0: PixelPoint, _ p1: PixelPoint, _ p2: PixelPoint, _ p3: PixelPoint) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  /// More chords than a curve of the reach's size needs.
  static let maximumChordCount = 8192.0
  /// The chords that all curves of a path get together, where they want more: a defined result in
  /// bounded memory.
  static let maximumChordCountOfPath = 4_194_304.0

  /// Whether the curve is computed from its end to its start, so that both directions give the same
  /// vertices.
  var runsBackward: Bool {
    if p0 != p3 { return PixelPoint.precedes(p3, p0) }
    return PixelPoint.precedes(p2, p1)
  }

  var reversed: CubicCurve { CubicCurve(p3, p2, p1, p0) }

  /// As few chords as keep every pixel's area.
  var chordCount: Int {
    let startX = p0.x - 2 * p1.x + p2.x
    let startY = p0.y - 2 * p1.y + p2.y
    let endX = p1.x - 2 * p2.x + p3.x
    let endY = p1.y - 2 * p2.y + p3.y
    let square = max(startX * startX + startY * startY, endX * endX + endY * endY)
    let wanted = ChordCount.wanted(bend: 6 * square.squareRoot(), speed: speed)
    return Int(min(Self.maximumChordCount, wanted.rounded(.up)))
  }

  /// |P'| is at most this.
  private var speed: Double {
    func square(_ from: PixelPoint, _ to: PixelPoint) -> Double {
      (to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)
    }
    return 3 * max(square(p0, p1), max(square(p1, p2), square(p2, p3))).squareRoot()
  }

  /// Both halves at the parameter 1/2.
  var halves: (CubicCurve, CubicCurve) {
    func middle(_ a: PixelPoint, _ b: PixelPoint) -> PixelPoint {
      PixelPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    }
    let (a, b, c) = (middle(p0, p1), middle(p1, p2), middle(p2, p3))
    let (d, e) = (middle(a, b), middle(b, c))
    let f = middle(d, e)
    return (CubicCurve(p0, a, d, f), CubicCurve(f, e, c, p3))
  }

  var minX: Double { min(min(p0.x, p1.x), min(p2.x, p3.x)) }
  var maxX: Double { max(max(p0.x, p1.x), max(p2.x, p3.x)) }
  var minY: Double { min(min(p0.y, p1.y), min(p2.y, p3.y)) }
  var maxY: Double { max(max(p0.y, p1.y), max(p2.y, p3.y)) }
}

extension EdgeList {
  /// Adds `curve`, flattened.
  mutating func addCurve(_ curve: CubicCurve) {
    if curve.runsBackward {
      addOriented(curve.reversed, isReversed: true, depth: 0)
    } else {
      addOriented(curve, isReversed: false, depth: 0)
    }
  }

  /// Halves what is partly outside of the reach; what is wholly on one side of it needs no curve.
  private mutating func addOriented(_ curve: CubicCurve, isReversed: Bool, depth: Int) {
    let reach = FixedPoint.reach
    let isInside =
      curve.minX >= -reach && curve.maxX <= reach && curve.minY >= -reach && curve.maxY <= reach
    if isInside {
      flatten(curve, isReversed: isReversed)
    } else if depth == 24 || curve.maxX < -reach || curve.minX > reach || curve.maxY < -reach
      || curve.minY > reach
    {
      isReversed ? addLine(curve.p3, curve.p0) : addLine(curve.p0, curve.p3)
    } else {
      let (first, second) = curve.halves
      addOriented(first, isReversed: isReversed, depth: depth + 1)
      addOriented(second, isReversed: isReversed, depth: depth + 1)
    }
  }

  /// Chords between vertices that lie off the curve by -P''(t)·h²/12 (see ``ChordCount``).
  ///
  /// With P = a·t³ + b·t² + c·t + d the moved vertices lie on another cubic, whose c is less by
  /// a·h²/2 and whose d is less by b·h²/6. The curve's own ends stay.
  private mutating func flatten(_ curve: CubicCurve, isReversed: Bool) {
    let count = Int((Double(curve.chordCount) * chordScale).rounded(.up))
    let h = ChordCount.step(count: count)
    let first = h * ChordCount.outerShare
    let (x, y) = (
      Self.movedCubic(curve.p0.x, curve.p1.x, curve.p2.x, curve.p3.x, h: h),
      Self.movedCubic(curve.p0.y, curve.p1.y, curve.p2.y, curve.p3.y, h: h)
    )
    let reach = FixedPoint.reach
    var lastX = FixedPoint.rounding(curve.p0.x)
    var lastY = FixedPoint.rounding(curve.p0.y)
    for index in 1..<max(1, count) {
      let t = first + Double(index &- 1) * h
      let nextX = FixedPoint.rounding(min(reach, max(-reach, x.value(at: t))))
      let nextY = FixedPoint.rounding(min(reach, max(-reach, y.value(at: t))))
      add(lastX, lastY, nextX, nextY, isReversed: isReversed)
      lastX = nextX
      lastY = nextY
    }
    add(
      lastX, lastY, FixedPoint.rounding(curve.p3.x), FixedPoint.rounding(curve.p3.y),
      isReversed: isReversed)
  }

  @inline(__always)
  private static func movedCubic(
    _ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double, h: Double
  ) -> CubicPolynomial {
    let a = p3 - p0 + 3 * (p1 - p2)
    let b = 3 * (p0 - 2 * p1 + p2)
    let c = 3 * (p1 - p0)
    return CubicPolynomial(a: a, b: b, c: c - a * h * h / 2, d: p0 - b * h * h / 6)
  }
}

private struct CubicPolynomial {
  var a: Double
  var b: Double
  var c: Double
  var d: Double

  @inline(__always)
  func value(at t: Double) -> Double { ((a * t + b) * t + c) * t + d }
}

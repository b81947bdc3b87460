// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import XCTest

/// A stroke with round caps and joins is what lies within half its width of the path: that tells
/// where it is without an outline.
final class StrokeDistanceTests: XCTestCase {
  /// What is nearer to the edge may lie on either side.
  private static let tolerance: CGFloat = 0.03

  func testPolylines() throws {
    try compare(count: 60) { random in
      var path = Path()
      path.move(to: random.point(40))
      for _ in 0..<Int(random.number(1...5)) { path.addLine(to: random.point(40)) }
      if random.number(0...1) > 0.5 { path.close() }
      return path
    }
  }

  func testCurves() throws {
    try compare(count: 60) { random in
      var path = Path()
      path.move(to: random.point(40))
      path.addCurve(
        to: random.point(40), control1: random.point(40), control2: random.point(40))
      path.addQuadCurve(to: random.point(40), control: random.point(40))
      if random.number(0...1) > 0.5 { path.close() }
      return path
    }
  }

  /// Handles on a line, at their ends, or crossed so that the curve comes to a point.
  func testCurvesThatTurnBack() throws {
    try compare(count: 60) { random in
      let (a, b, c) = (random.point(40), random.point(40), random.point(40))
      let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
      var path = Path()
      path.move(to: a)
      switch Int(random.number(0...5.99)) {
      case 0: path.addCurve(to: b, control1: a, control2: b)
      case 1: path.addCurve(to: b, control1: b, control2: a)
      case 2: path.addQuadCurve(to: middle, control: b)
      case 3: path.addCurve(to: a, control1: b, control2: c)
      case 4:
        path.addCurve(to: CGPoint(x: b.x, y: a.y), control1: b, control2: CGPoint(x: a.x, y: b.y))
      default: path.addCurve(to: middle, control1: b, control2: b)
      }
      return path
    }
  }

  private func compare(
    count: Int, _ makePath: (inout SeededRandom) -> Path
  ) throws {
    let seed = SeededRandom.seed()
    var random = SeededRandom(seed: seed)
    var near = 0
    for number in 0..<count {
      let path = makePath(&random)
      var style = StrokeStyle(width: CGFloat(random.number(0.5...14)), cap: .round, join: .round)
      // One curve has no joins, however sharply it turns.
      if path.elements.count == 2 { style.join = number % 2 == 0 ? .miter : .bevel }
      if number % 3 == 1 {
        style.dashes = [CGFloat(random.number(2...9)), CGFloat(random.number(2...20))]
        style.dashPhase = CGFloat(random.number(-20...20))
      }
      let outline = Outline(path.stroked(style))
      let trace = Trace(path, style)
      for _ in 0..<400 {
        let point = random.point(40, margin: 8)
        let distance = trace.distance(to: point)
        if abs(distance - style.width / 2) < Self.tolerance {
          near += 1
          continue
        }
        XCTAssertEqual(
          outline.contains(point), distance < style.width / 2,
          "\(point) \(distance) of \(number), seed \(seed): \(path) \(style)")
      }
    }
    XCTAssertLessThan(near, count * 8, "nearly all points can be told")
  }
}

/// The inside of a path by the non-zero rule, curves as short lines.
private struct Outline {
  private var lines: [(a: CGPoint, b: CGPoint)] = []

  init(_ path: Path) {
    for contour in path.polylines {
      for (a, b) in zip(contour, contour.dropFirst() + contour.prefix(1)) { lines.append((a, b)) }
    }
  }

  func contains(_ point: CGPoint) -> Bool {
    var winding = 0
    for (a, b) in lines where (a.y <= point.y) != (b.y <= point.y) {
      if a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) > point.x {
        winding += a.y < b.y ? 1 : -1
      }
    }
    return winding != 0
  }
}

/// A path's pen positions, as short lines.
private struct Trace {
  private var lines: [(a: CGPoint, b: CGPoint)] = []

  init(_ path: Path, _ style: StrokeStyle) {
    for contour in path.polylines { add(contour, style) }
  }

  /// Adds the parts of a contour that dashes leave.
  private mutating func add(_ contour: [CGPoint], _ style: StrokeStyle) {
    let period = style.dashes.reduce(0, +)
    var distance: CGFloat = 0
    for (a, b) in zip(contour, contour.dropFirst()) {
      let length = hypot(b.x - a.x, b.y - a.y)
      defer { distance += length }
      guard period > 0, length > 0 else {
        lines.append((a, b))
        continue
      }
      // The dashes that begin before the line ends.
      var start =
        -style.dashPhase - period * ((distance + abs(style.dashPhase)) / period + 2).rounded()
      start += period * ((distance - start) / period - 1).rounded(.down)
      while start < distance + length {
        let from = max(0, (start - distance) / length)
        let to = min(1, (start + style.dashes[0] - distance) / length)
        if from <= to {
          lines.append(
            (
              CGPoint(x: a.x + (b.x - a.x) * from, y: a.y + (b.y - a.y) * from),
              CGPoint(x: a.x + (b.x - a.x) * to, y: a.y + (b.y - a.y) * to)
            ))
        }
        start += period
      }
    }
  }

  func distance(to point: CGPoint) -> CGFloat {
    var least = CGFloat.infinity
    for (a, b) in lines {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let square = dx * dx + dy * dy
      let along = (point.x - a.x) * dx + (point.y - a.y) * dy
      let t = square > 0 ? min(1, max(0, along / square)) : 0
      least = min(least, hypot(point.x - a.x - dx * t, point.y - a.y - dy * t))
    }
    return least
  }
}

extension Path {
  /// The contours, curves as 400 lines each.
  fileprivate var polylines: [[CGPoint]] {
    var contours: [[CGPoint]] = []
    for element in elements {
      let start = contours.last?.last ?? .zero
      switch element {
      case .move(let point): contours.append([point])
      case .line(let point): contours[contours.count - 1].append(point)
      case .quadCurve(let end, let control):
        contours[contours.count - 1] += Self.points { t in
          let s = 1 - t
          return CGPoint(
            x: s * s * start.x + 2 * s * t * control.x + t * t * end.x,
            y: s * s * start.y + 2 * s * t * control.y + t * t * end.y)
        }
      case .curve(let end, let control1, let control2):
        contours[contours.count - 1] += Self.points { t in
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return CGPoint(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x,
            y: a * start.y + b * control1.y + c * control2.y + d * end.y)
        }
      case .close: contours[contours.count - 1].append(contours[contours.count - 1][0])
      }
    }
    return contours
  }

  private static func points(_ point: (CGFloat) -> CGPoint) -> [CGPoint] {
    (1...400).map { point(CGFloat($0) / 400) }
  }
}

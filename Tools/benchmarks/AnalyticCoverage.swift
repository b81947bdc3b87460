// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The exact area of a path under each pixel, in `Double`: what renderers are compared with.
///
/// Curves are cut into 512 chords, which is off by less than 1e-4 pixel for the shapes of the
/// scenes. Green's theorem gives the area of each pixel from the pieces of chords in it; winding
/// numbers other than 0 and ±1 count as in the renderers, by their mean.
struct AnalyticCoverage {
  private static let chordCount = 512

  let width: Int
  let height: Int
  /// Differences along rows: their running sum is the coverage.
  private var cells: [Double]

  init(_ path: Path, width: Int, height: Int) {
    self.width = width
    self.height = height
    cells = Array(repeating: 0, count: (width + 2) * height)
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let point):
        addLine(current, start)
        (start, current) = (point, point)
      case .line(let point):
        addLine(current, point)
        current = point
      case .quadCurve(let point, let control):
        addCurve(current, control, control, point, isQuadratic: true)
        current = point
      case .curve(let point, let control1, let control2):
        addCurve(current, control1, control2, point, isQuadratic: false)
        current = point
      case .close:
        addLine(current, start)
        current = start
      }
    }
    addLine(current, start)
  }

  /// Coverage, 0 to 1, row by row.
  var values: [Double] {
    var result: [Double] = []
    result.reserveCapacity(width * height)
    for row in 0..<height {
      var sum = 0.0
      for column in 0..<width {
        sum += cells[row * (width + 2) + column]
        result.append(min(1, abs(sum)))
      }
    }
    return result
  }

  private mutating func addCurve(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, isQuadratic: Bool
  ) {
    var last = p0
    for index in 1...Self.chordCount {
      let t = Double(index) / Double(Self.chordCount)
      let u = 1 - t
      let weights =
        isQuadratic
        ? [u * u, 2 * u * t, 0, t * t] : [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
      let points = [p0, p1, p2, p3]
      let x = zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x }
      let y = zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y }
      let next = CGPoint(x: x, y: y)
      addLine(last, next)
      last = next
    }
  }

  private mutating func addLine(_ from: CGPoint, _ to: CGPoint) {
    guard from.y != to.y else { return }
    let winding: Double = from.y < to.y ? 1 : -1
    let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let firstRow = max(0, Int(upper.y.rounded(.down)))
    let endRow = min(height, Int(lower.y.rounded(.up)))
    for row in stride(from: firstRow, to: endRow, by: 1) {
      let top = max(upper.y, Double(row))
      let bottom = min(lower.y, Double(row + 1))
      let (x0, x1) = (upper.x + (top - upper.y) * slope, upper.x + (bottom - upper.y) * slope)
      addPiece(row, min(x0, x1), max(x0, x1), (bottom - top) * winding)
    }
  }

  /// A piece in one row: its height is spread evenly over the columns it crosses. What is left of
  /// the canvas counts at its border.
  private mutating func addPiece(_ row: Int, _ left: Double, _ right: Double, _ height: Double) {
    let base = row * (width + 2)
    guard right > 0 else {
      cells[base] += height
      return
    }
    var (left, height) = (left, height)
    if left < 0 {
      let outside = height * -left / (right - left)
      cells[base] += outside
      (left, height) = (0, height - outside)
    }
    let (first, last) = (Int(left.rounded(.down)), Int(right.rounded(.down)))
    for column in stride(from: first, through: min(last, width - 1), by: 1) {
      let start = max(left, Double(column))
      let end = min(right, Double(column + 1))
      let part = first == last ? height : height * (end - start) / (right - left)
      let middle = (start + end) / 2 - Double(column)
      cells[base + column] += part * (1 - middle)
      cells[base + column + 1] += part * middle
    }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The area of a path under each pixel in `Double`, by another way than the rasteriser's: curves
/// become so many chords that what lies between is less than a thousandth of a pixel wide, and each
/// chord adds the area to its right in closed form.
///
/// Contours must not overlap: areas are added with their sign.
struct ExactArea {
  let width: Int
  let height: Int
  /// Signed area, row by row.
  private(set) var areas: [Double]

  init(_ path: Path, _ width: Int, _ height: Int) {
    self.width = width
    self.height = height
    areas = [Double](repeating: 0, count: (width + 1) * height)
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let point):
        (start, current) = (point, point)
      case .line(let point):
        add(current, point)
        current = point
      case .quadCurve(let end, let control):
        addCurve(current, control, control, end, elevating: true)
        current = end
      case .curve(let end, let control1, let control2):
        addCurve(current, control1, control2, end, elevating: false)
        current = end
      case .close:
        add(current, start)
        current = start
      }
    }
    sumRows()
  }

  /// The share of pixel (`x`, `y`) that is covered.
  func coverage(_ x: Int, _ y: Int) -> Double { min(1, abs(areas[y * (width + 1) + x])) }

  private mutating func addCurve(
    _ a: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ d: CGPoint, elevating: Bool
  ) {
    func between(_ p: CGPoint, _ q: CGPoint) -> CGPoint {
      CGPoint(x: p.x + (q.x - p.x) * 2 / 3, y: p.y + (q.y - p.y) * 2 / 3)
    }
    let b = elevating ? between(a, control1) : control1
    let c = elevating ? between(d, control2) : control2
    let bend = max(
      abs(a.x - 2 * b.x + c.x), abs(a.y - 2 * b.y + c.y), abs(b.x - 2 * c.x + d.x),
      abs(b.y - 2 * c.y + d.y))
    // A chord of n is at most 3/4 of the second difference over n squared away from its arc.
    let count = max(1, Int((0.75 * bend / 0.0008).squareRoot().rounded(.up)))
    var previous = a
    for step in 1...count {
      let t = CGFloat(step) / CGFloat(count)
      let s = 1 - t
      let (wa, wb, wc, wd) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      let point = CGPoint(
        x: wa * a.x + wb * b.x + wc * c.x + wd * d.x,
        y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
      add(previous, point)
      previous = point
    }
  }

  /// Adds the change of area from column to column along one chord.
  private mutating func add(_ from: CGPoint, _ to: CGPoint) {
    guard from.y != to.y else { return }
    let sign = from.y < to.y ? 1.0 : -1.0
    let (top, bottom) = from.y < to.y ? (from, to) : (to, from)
    let slope = Double((bottom.x - top.x) / (bottom.y - top.y))
    let first = max(0, Int(Double(top.y).rounded(.down)))
    let end = min(height, Int(Double(bottom.y).rounded(.up)))
    guard first < end else { return }
    for row in first..<end {
      let upper = max(Double(top.y), Double(row))
      let lower = min(Double(bottom.y), Double(row + 1))
      guard lower > upper else { continue }
      let x = Double(top.x) + (upper - Double(top.y)) * slope
      addRow(row, x, x + (lower - upper) * slope, sign * (lower - upper))
    }
  }

  /// One chord in one row: from column `x0` to `x1`, `height` tall.
  private mutating func addRow(_ row: Int, _ x0: Double, _ x1: Double, _ tall: Double) {
    let (left, right) = (min(x0, x1), max(x0, x1))
    let firstColumn = Int(left.rounded(.down))
    let lastColumn = max(firstColumn, Int(right.rounded(.up)) - 1)
    let base = row * (width + 1)
    for column in firstColumn...lastColumn {
      let from = max(left, Double(column))
      let to = min(right, Double(column + 1))
      let share = right > left ? (to - from) / (right - left) : 1
      let middle = (from + to) / 2 - Double(column)
      // The part of this pixel right of the chord, and what all later ones have besides.
      areas[base + column] += tall * share * (1 - middle)
      areas[base + column + 1] += tall * share * middle
    }
  }

  private mutating func sumRows() {
    for row in 0..<height {
      var sum = 0.0
      for column in 0..<width {
        sum += areas[row * (width + 1) + column]
        areas[row * (width + 1) + column] = sum
      }
    }
  }
}

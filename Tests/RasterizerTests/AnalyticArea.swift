// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The exact area of polygons under pixels in `Double`: what coverage is compared with.
enum AnalyticArea {
  /// The signed area of `polygon` in the unit square whose top left corner is (`x`, `y`).
  static func area(_ polygon: [CGPoint], x: Double, y: Double) -> Double {
    var points = polygon.map { CGPoint(x: $0.x - x, y: $0.y - y) }
    points = cut(points) { $0.x }
    points = cut(points) { 1 - $0.x }
    points = cut(points) { $0.y }
    points = cut(points) { 1 - $0.y }
    return signedArea(points)
  }

  static func signedArea(_ points: [CGPoint]) -> Double {
    guard points.count > 2 else { return 0 }
    var sum = 0.0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      sum += Double(point.x * next.y - next.x * point.y)
    }
    return sum / 2
  }

  /// Sutherland and Hodgman's clipping against one half plane: what has a positive `distance`
  /// stays.
  private static func cut(
    _ points: [CGPoint], _ distance: (CGPoint) -> CGFloat
  ) -> [CGPoint] {
    var kept: [CGPoint] = []
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      let (here, there) = (distance(point), distance(next))
      if here >= 0 { kept.append(point) }
      if (here >= 0) != (there >= 0) {
        let t = here / (here - there)
        kept.append(
          CGPoint(x: point.x + (next.x - point.x) * t, y: point.y + (next.y - point.y) * t))
      }
    }
    return kept
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The smallest upright rectangle around points, one after the other.
struct BoundingBox {
  private var box: (minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat)?

  @inline(__always)
  mutating func add(_ point: CGPoint) {
    let known = box ?? (point.x, point.y, point.x, point.y)
    box = (
      min(known.minX, point.x), min(known.minY, point.y),
      max(known.maxX, point.x), max(known.maxY, point.y)
    )
  }

  /// Empty at the origin without points.
  var rect: CGRect {
    guard let box else { return .zero }
    return CGRect(
      x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY)
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import ImageComparison

extension PixelRegion {
  /// The pixels that a rectangle in points touches.
  ///
  /// - Parameter scale: Pixels per point.
  init(touching rect: CGRect, scale: CGFloat) {
    self.init(rect, scale: scale, margin: 0)
  }

  /// The pixels that a rectangle in points touches, and one more on each side for soft edges.
  ///
  /// - Parameter scale: Pixels per point.
  init(around rect: CGRect, scale: CGFloat) {
    self.init(rect, scale: scale, margin: 1)
  }

  private init(_ rect: CGRect, scale: CGFloat, margin: Int) {
    // A frame may be huge or no number at all, which no integer holds.
    func pixel(_ value: CGFloat) -> Int { value.isFinite ? Int(max(-1e6, min(1e6, value))) : 0 }
    let left = pixel((rect.minX * scale).rounded(.down)) - margin
    let top = pixel((rect.minY * scale).rounded(.down)) - margin
    let right = pixel((rect.maxX * scale).rounded(.up)) + margin
    let bottom = pixel((rect.maxY * scale).rounded(.up)) + margin
    self.init(columns: left..<max(left, right), rows: top..<max(top, bottom))
  }

  /// In points.
  func rect(scale: CGFloat) -> CGRect {
    CGRect(
      x: CGFloat(columns.lowerBound) / scale, y: CGFloat(rows.lowerBound) / scale,
      width: CGFloat(columns.count) / scale, height: CGFloat(rows.count) / scale)
  }
}

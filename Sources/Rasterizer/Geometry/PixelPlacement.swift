// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// How a path's points become points on the canvas: counted from the pixel that holds the upper
/// left corner of them all, and rounded there.
///
/// Everything that follows is computed from these points, so that a shape that lies whole pixels
/// elsewhere has exactly the same edges, and needs to be turned into coverage once.
struct PixelPlacement {
  private let transform: CGAffineTransform
  /// The pixel from which points are counted.
  let originX: Int
  let originY: Int
  /// Whether points are rounded; not where some are far from the canvas or not finite.
  let isRounded: Bool
  /// What a pixel is divided into.
  private let parts: Double

  /// - Parameter parts: What points are rounded to in a pixel, a power of 2, at most 2^16.
  init(_ path: Path, transform: CGAffineTransform, parts: Double = Double(FixedPoint.one)) {
    self.transform = transform
    self.parts = parts
    let extent = Extent(path, transform)
    isRounded = extent.isNear(parts: parts)
    originX = isRounded ? Int(extent.left.rounded(.down)) : 0
    originY = isRounded ? Int(extent.top.rounded(.down)) : 0
  }

  /// A point in pixels from the origin.
  @inline(__always)
  func point(_ point: CGPoint) -> PixelPoint {
    let moved = point.applying(transform)
    if isRounded {
      let (x, y) = rounded(moved)
      return PixelPoint(x: Double(x) / parts, y: Double(y) / parts)
    }
    let limit = FixedPoint.limit
    return PixelPoint(
      x: min(limit, max(-limit, Double(moved.x))), y: min(limit, max(-limit, Double(moved.y))))
  }

  @inline(__always)
  private func rounded(_ moved: CGPoint) -> (Int32, Int32) {
    (
      FixedPoint.rounding(units: (Double(moved.x) - Double(originX)) * parts),
      FixedPoint.rounding(units: (Double(moved.y) - Double(originY)) * parts)
    )
  }

  /// The kinds of the elements of `path` and its rounded points: equal for paths that only whole
  /// pixels lie between.
  func numbers(_ path: Path) -> [Int32] {
    [Int32](unsafeUninitializedCapacity: path.elements.count * 7) { numbers, count in
      func add(_ number: Int32) {
        numbers.initializeElement(at: count, to: number)
        count += 1
      }
      func add(_ point: CGPoint) {
        let (x, y) = rounded(point.applying(transform))
        add(x)
        add(y)
      }
      for element in path.elements {
        switch element {
        case .move(let point):
          add(0)
          add(point)
        case .line(let point):
          add(1)
          add(point)
        case .quadCurve(let point, let control):
          add(2)
          add(control)
          add(point)
        case .curve(let point, let control1, let control2):
          add(3)
          add(control1)
          add(control2)
          add(point)
        case .close: add(4)
        }
      }
    }
  }
}

/// The extent of some points in pixels.
private struct Extent {
  private(set) var left = Double.infinity
  private(set) var top = Double.infinity
  private var right = -Double.infinity
  private var bottom = -Double.infinity
  private var isFinite = true

  init(_ path: Path, _ transform: CGAffineTransform) {
    if case .roundedRectangle(let rect, _)? = path.shape, transform.b == 0, transform.c == 0 {
      // All other points lie between these.
      add(CGPoint(x: rect.minX, y: rect.minY).applying(transform))
      add(CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
      return
    }
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): add(point.applying(transform))
      case .quadCurve(let point, let control):
        add(point.applying(transform))
        add(control.applying(transform))
      case .curve(let point, let control1, let control2):
        add(point.applying(transform))
        add(control1.applying(transform))
        add(control2.applying(transform))
      case .close: break
      }
    }
  }

  @inline(__always)
  private mutating func add(_ point: CGPoint) {
    let (x, y) = (Double(point.x), Double(point.y))
    if !x.isFinite || !y.isFinite { isFinite = false }
    left = min(left, x)
    right = max(right, x)
    top = min(top, y)
    bottom = max(bottom, y)
  }

  /// Whether there are points, all finite and within half of the reach, and so many parts of a
  /// pixel can be counted.
  func isNear(parts: Double) -> Bool {
    let reach = FixedPoint.reach / 2
    return isFinite && left <= right && left >= -reach && top >= -reach && right <= reach
      && bottom <= reach
      && max(right - left, bottom - top) * parts < 0x4000_0000
  }
}

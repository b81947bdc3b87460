// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension Path {
  /// The smallest upright rectangle around what the path draws, not around its control points:
  /// what `objectBoundingBox` is; zero for an empty path.
  package var tightBounds: CGRect {
    var (minX, minY, maxX, maxY) = (
      CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity
    )
    func add(_ point: CGPoint) {
      (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
      (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
    }
    var last = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let to):
        start = to
        last = to
        add(to)
      case .line(let to):
        last = to
        add(to)
      case .quadCurve(let to, let control):
        func third(_ from: CGPoint) -> CGPoint {
          CGPoint(x: (from.x + 2 * control.x) / 3, y: (from.y + 2 * control.y) / 3)
        }
        Self.forEachTurn(last, third(last), third(to), to, add)
        last = to
      case .curve(let to, let control1, let control2):
        Self.forEachTurn(last, control1, control2, to, add)
        last = to
      case .close: last = start
      }
    }
    guard minX <= maxX, minY <= maxY else { return .zero }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Calls `body` with a cubic's end and the points at which it turns back in x or in y.
  private static func forEachTurn(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ body: (CGPoint) -> Void
  ) {
    body(p3)
    for axis in [\CGPoint.x, \CGPoint.y] {
      let (a, b, c, d) = (
        p0[keyPath: axis], p1[keyPath: axis], p2[keyPath: axis], p3[keyPath: axis]
      )
      // The derivative's coefficients, divided by 3.
      let (second, first, none) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
      var roots: [CGFloat] = []
      if abs(second) > 1e-12 {
        let square = first * first - 4 * second * none
        guard square >= 0 else { continue }
        roots = [
          (-first + square.squareRoot()) / (2 * second),
          (-first - square.squareRoot()) / (2 * second),
        ]
      } else if first != 0 {
        roots = [-none / first]
      }
      for t in roots where t > 0 && t < 1 {
        let s = 1 - t
        func value(_ path: KeyPath<CGPoint, CGFloat>) -> CGFloat {
          s * s * s * p0[keyPath: path] + 3 * s * s * t * p1[keyPath: path]
            + 3 * s * t * t * p2[keyPath: path] + t * t * t * p3[keyPath: path]
        }
        body(CGPoint(x: value(\.x), y: value(\.y)))
      }
    }
  }
}

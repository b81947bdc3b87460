// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// What a part of a path is.
public enum CGPathElementType: Int32, Hashable, Sendable {
  /// The start of a contour: one point.
  case moveToPoint = 0
  /// A line: its end.
  case addLineToPoint = 1
  /// A quadratic curve: its control point and its end.
  case addQuadCurveToPoint = 2
  /// A cubic curve: its two control points and its end.
  case addCurveToPoint = 3
  /// The end of a closed contour: no point.
  case closeSubpath = 4
}

/// A part of a path, while it is walked through.
public struct CGPathElement {
  /// What it is.
  public var type: CGPathElementType
  /// Its points, as many as the type has, for the time of the call.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes a part.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension CGPath {
  /// Calls `block` with each part of the path.
  ///
  /// ```swift
  /// path.applyWithBlock { element in
  ///   if element.pointee.type == .moveToPoint { starts.append(element.pointee.points[0]) }
  /// }
  /// ```
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      let (type, part) = element.part
      var points = part
      points.withUnsafeMutableBufferPointer { points in
        guard let first = points.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: first), block)
      }
    }
  }

  /// Calls `function` with each part of the path and with `info`.
  public func apply(
    info: UnsafeMutableRawPointer?,
    function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) {
    applyWithBlock { function(info, $0) }
  }
}

extension Path.Element {
  /// The element as CoreGraphics tells it, with a point that means nothing where it has none.
  fileprivate var part: (CGPathElementType, [CGPoint]) {
    switch self {
    case .move(let end): (.moveToPoint, [end])
    case .line(let end): (.addLineToPoint, [end])
    case .quadCurve(let end, let control): (.addQuadCurveToPoint, [control, end])
    case .curve(let end, let first, let second): (.addCurveToPoint, [first, second, end])
    case .close: (.closeSubpath, [.zero])
    }
  }
}

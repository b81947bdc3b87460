// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A path that does not change.
///
/// ```swift
/// shape.path = CGPath(ellipseIn: shape.bounds, transform: nil)
/// ```
public class CGPath: @unchecked Sendable {
  // Only a mutable path changes it, and that is for one thread, as on iOS.
  final var path: Path

  init(_ path: Path) { self.path = path }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect: rect).applying(transform))
  }

  /// The ellipse that touches the sides of `rect`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform))
  }

  /// A rectangle with quarters of an ellipse as corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The ellipse's horizontal radius, cut to half the width.
  ///   - cornerHeight: Its vertical radius, cut to half the height.
  ///   - transform: Applied to every point; `nil` changes nothing.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = Path(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(path.applying(transform))
  }

  /// Whether it has no contour.
  public var isEmpty: Bool { path.isEmpty }

  /// The end of the last segment; zero in an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest upright rectangle around all points, those that control curves included; null
  /// when empty.
  public var boundingBox: CGRect { path.controlPointBounds ?? .null }

  /// The smallest upright rectangle around the curves; null when empty.
  public var boundingBoxOfPath: CGRect { path.bounds ?? .null }

  /// Whether the path is one upright rectangle: it is put into `rect` then.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard case .rectangle(let own)? = path.shape else { return false }
    rect?.pointee = own
    return true
  }

  /// Whether `point` is inside. Open contours count as closed.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: What is inside where contours overlap.
  ///   - transform: Applied to the path first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, rule: rule.fillRule)
  }

  /// The path as one that does not change.
  public func copy() -> CGPath? { CGPath(path) }

  /// The path, transformed, as one that does not change.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform))
  }

  /// The path as one that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// The outline of a stroke along the path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth, cap: lineCap.cap, join: lineJoin.join, miterLimit: miterLimit)
    return CGPath(path.applying(transform).stroked(style))
  }
}

extension CGPath: Hashable {
  /// Whether both have the same segments.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.path == other.path }

  /// Equal paths have equal hashes.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension CGPath {
  /// One element by the end of its name in Core Graphics, with its points.
  package struct Step {
    package var name: String
    package var points: [CGPoint]
  }

  /// The elements, in order.
  package var steps: [Step] {
    path.elements.map { element in
      switch element {
      case .move(let point): Step(name: "MoveTo", points: [point])
      case .line(let point): Step(name: "LineTo", points: [point])
      case .quadCurve(let end, let control): Step(name: "QuadCurveTo", points: [control, end])
      case .curve(let end, let first, let second):
        Step(name: "CurveTo", points: [first, second, end])
      case .close: Step(name: "Close", points: [])
      }
    }
  }
}

extension Path {
  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }
}

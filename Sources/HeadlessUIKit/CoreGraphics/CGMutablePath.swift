// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A path that is made step by step.
///
/// ```swift
/// let triangle = CGMutablePath()
/// triangle.move(to: CGPoint(x: 0, y: 10))
/// triangle.addLine(to: CGPoint(x: 5, y: 0))
/// triangle.addLine(to: CGPoint(x: 10, y: 10))
/// triangle.closeSubpath()
/// ```
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes an empty path.
  public init() { super.init(Path()) }

  override init(_ path: Path) { super.init(path) }

  /// Starts a contour at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a line to `point`.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard hasCurrentPoint("addLine") else { return }
    path.addLine(to: point.applying(transform))
  }

  /// Adds a contour of lines from the first of `points` to the last.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    path.move(to: first.applying(transform))
    for point in points.dropFirst() { path.addLine(to: point.applying(transform)) }
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard hasCurrentPoint("addQuadCurve") else { return }
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    guard hasCurrentPoint("addCurve") else { return }
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds an arc of a circle, with a line to its start where a contour is open.
  ///
  /// - Parameters:
  ///   - center: The circle's middle.
  ///   - radius: Its radius, 0 or more.
  ///   - startAngle: Where it starts, in radians from the right.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether angles fall from start to end: on the screen, whose y points down, that
  ///     is counterclockwise.
  ///   - transform: Applied to every point.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = CircleArc(
      center: center, radius: radius, start: startAngle, end: endAngle, isRising: !clockwise)
    path.join(arc.path.applying(transform))
  }

  /// Adds an arc of `delta` radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let arc = CircleArc(center: center, radius: radius, start: startAngle, sweep: delta)
    path.join(arc.path.applying(transform))
  }

  /// Rounds the corner at `tangent1End` between the current point and `tangent2End`: a line to the
  /// arc, and the arc.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard hasCurrentPoint("addArc") else { return }
    let start = currentPoint.applying(transform.inverted())
    let corner = Path(
      cornerFrom: start, at: tangent1End, to: tangent2End, radius: radius)
    path.join(corner.applying(transform))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path(rect: rect).applying(transform))
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that touches the sides of `rect`.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path(ellipseIn: rect).applying(transform))
  }

  /// Adds a rectangle with quarters of an ellipse as corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.append(
      Path(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        .applying(transform))
  }

  /// Adds all contours of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.append(other.path.applying(transform))
  }

  /// Closes the contour with a line to its start.
  public func closeSubpath() {
    guard !path.isEmpty else { return }
    path.close()
  }

  private func hasCurrentPoint(_ function: String) -> Bool {
    path.hasCurrentPoint(for: "CGMutablePath.\(function)")
  }
}

extension Path {
  /// Whether a segment can be added; a report where it cannot, and is left out as on iOS.
  func hasCurrentPoint(for function: String) -> Bool {
    if isEmpty {
      RenderingEnvironment.report(
        "\(function): no current point; call move(to:) first", kind: .warning)
    }
    return !isEmpty
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A path together with how it is drawn.
///
/// ```swift
/// override func draw(_ rect: CGRect) {
///   UIColor.systemBlue.setStroke()
///   let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2))
///   ring.lineWidth = 4
///   ring.stroke()
/// }
/// ```
open class UIBezierPath: NSObject {
  package final var path = Path()

  /// Makes an empty path.
  public override init() { super.init() }

  // Subclasses of apps have the initializers below as no designated one is hidden from them.
  convenience init(_ path: Path) {
    self.init()
    self.path = path
  }

  /// Makes a rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect: rect)) }

  /// Makes the ellipse that touches the sides of `rect`.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// Makes a rectangle with quarter circles as corners; the radius is cut to half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: max(0, cornerRadius)))
  }

  /// Makes a rectangle some of whose corners are rounded.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The corners that are rounded.
  ///   - cornerRadii: The radius is the width. The height is not used, as on iOS.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radius = max(0, cornerRadii.width)
    self.init(
      Path(
        roundedRect: rect,
        cornerRadii: CornerRadii(
          topLeft: corners.contains(.topLeft) ? radius : 0,
          topRight: corners.contains(.topRight) ? radius : 0,
          bottomLeft: corners.contains(.bottomLeft) ? radius : 0,
          bottomRight: corners.contains(.bottomRight) ? radius : 0)))
  }

  /// Makes an arc.
  ///
  /// - Parameters:
  ///   - center: The circle's middle.
  ///   - radius: Its radius, 0 or more.
  ///   - startAngle: Where it starts, in radians clockwise from the right.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it runs clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Makes a copy of `cgPath`.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  /// Archives of paths are not read: always `nil`.
  public required init?(coder: NSCoder) { nil }

  // MARK: Look

  /// The width of strokes in points. The default is 1.
  open var lineWidth: CGFloat = 1
  /// How open contours end. The default is `butt`.
  open var lineCapStyle: CGLineCap = .butt
  /// How segments meet. The default is `miter`.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The longest miter, in widths. The default is 10.
  open var miterLimit: CGFloat = 10
  /// How far a curve may be off. It changes nothing: curves are drawn exactly. The default is 0.6.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule says what is inside. The default is false: the winding rule.
  open var usesEvenOddFillRule: Bool = false
  final var dashes: [CGFloat] = []
  final var dashPhase: CGFloat = 0

  /// Sets the lengths drawn and left out in turns.
  ///
  /// - Parameters:
  ///   - pattern: The lengths; `nil` for a line without gaps.
  ///   - count: How many there are.
  ///   - phase: Where in the pattern a contour starts.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  final var fillRule: FillRule { usesEvenOddFillRule ? .evenOdd : .nonZero }

  final var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: lineCapStyle.cap, join: lineJoinStyle.join, miterLimit: miterLimit,
      dashes: dashes, dashPhase: dashPhase)
  }

  // MARK: Making

  /// Starts a contour at `point`.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line to `point`.
  open func addLine(to point: CGPoint) {
    guard path.hasCurrentPoint(for: "UIBezierPath.addLine") else { return }
    path.addLine(to: point)
  }

  /// Adds a cubic Bézier curve.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    guard path.hasCurrentPoint(for: "UIBezierPath.addCurve") else { return }
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    guard path.hasCurrentPoint(for: "UIBezierPath.addQuadCurve") else { return }
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, with a line to its start where a contour is open.
  ///
  /// - Parameters:
  ///   - center: The circle's middle.
  ///   - radius: Its radius, 0 or more.
  ///   - startAngle: Where it starts, in radians clockwise from the right.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it runs clockwise on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let arc = CircleArc(
      center: center, radius: radius, start: startAngle, end: endAngle, isRising: clockwise)
    path.join(arc.path)
  }

  /// Closes the contour with a line to its start.
  open func close() {
    guard !path.isEmpty else { return }
    path.close()
  }

  /// Adds all contours of another path.
  open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }

  /// Takes all contours away.
  open func removeAllPoints() { path = Path() }

  /// Transforms every point.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// The path with every contour from its end to its start.
  open func reversing() -> UIBezierPath { withPath(path.reversed) }

  /// A copy with the same look.
  open override func copy() -> Any { withPath(path) }

  private func withPath(_ path: Path) -> UIBezierPath {
    let copy = UIBezierPath(path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashes = dashes
    copy.dashPhase = dashPhase
    return copy
  }

  // MARK: Asking

  /// The contours. Setting it replaces them and keeps the look.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// Whether it has no contour.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest upright rectangle around the curves, without the width of a stroke; null when
  /// empty.
  open var bounds: CGRect { path.bounds ?? .null }

  /// The end of the last segment; zero in an empty path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether `point` is inside. Open contours count as closed.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, rule: fillRule) }

  // MARK: Drawing

  /// Fills the path in the present context.
  open func fill() { UIGraphicsGetCurrentContext()?.fill(path, rule: fillRule) }

  /// Strokes the path in the present context with its own line style.
  open func stroke() { UIGraphicsGetCurrentContext()?.stroke(path, strokeStyle) }

  /// Keeps what follows in the present context inside of the path.
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: path, rule: fillRule) }
}

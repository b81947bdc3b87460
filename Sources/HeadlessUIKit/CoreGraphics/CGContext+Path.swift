// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

extension CGContext {
  /// Starts a contour at `point`.
  public func move(to point: CGPoint) { changePath { $0.move(to: point) } }

  /// Adds a line to `point`.
  public func addLine(to point: CGPoint) {
    guard currentPath.hasCurrentPoint(for: "CGContext.addLine") else { return }
    changePath { $0.addLine(to: point) }
  }

  /// Adds a contour of lines from the first of `points` to the last.
  public func addLines(between points: [CGPoint]) {
    let lines = CGMutablePath()
    lines.addLines(between: points)
    addPath(lines)
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard currentPath.hasCurrentPoint(for: "CGContext.addCurve") else { return }
    changePath { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard currentPath.hasCurrentPoint(for: "CGContext.addQuadCurve") else { return }
    changePath { $0.addQuadCurve(to: end, control: control) }
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
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = CircleArc(
      center: center, radius: radius, start: startAngle, end: endAngle, isRising: !clockwise)
    changePath { $0.join(arc.path) }
  }

  /// Rounds the corner at `tangent1End` between the current point and `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard currentPath.hasCurrentPoint(for: "CGContext.addArc") else { return }
    changePath { path in
      let start = path.currentPoint ?? .zero
      path.join(Path(cornerFrom: start, at: tangent1End, to: tangent2End, radius: radius))
    }
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { changePath { $0.append(Path(rect: rect)) } }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds the ellipse that touches the sides of `rect`.
  public func addEllipse(in rect: CGRect) { changePath { $0.append(Path(ellipseIn: rect)) } }

  /// Adds all contours of `path`.
  public func addPath(_ path: CGPath) { changePath { $0.append(path.path) } }

  /// Closes the contour with a line to its start.
  public func closePath() {
    guard !currentPath.isEmpty else { return }
    changePath { $0.close() }
  }

  /// The smallest upright rectangle that shows something, in the present coordinates, not counting
  /// clips.
  var visibleRect: CGRect { bounds.applying(state.transform.inverted()) }

  // MARK: Painting

  /// Fills the present path, which ends.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), rule: rule.fillRule)
  }

  /// Strokes the present path, which ends.
  public func strokePath() { stroke(takePath()) }

  /// Fills and strokes the present path, which ends.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill: fill(path, rule: .nonZero)
    case .eoFill: fill(path, rule: .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(path, rule: .nonZero)
      stroke(path)
    case .eoFillStroke:
      fill(path, rule: .evenOdd)
      stroke(path)
    }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect: rect), rule: .nonZero) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills the ellipse that touches the sides of `rect`.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), rule: .nonZero) }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect: rect)) }

  /// Strokes a rectangle with another width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.style
    style.width = width
    stroke(Path(rect: rect), style)
  }

  /// Strokes the ellipse that touches the sides of `rect`.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }

  /// Strokes a line from each point with an even index to the next.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path)
  }

  func fill(_ path: Path, rule: FillRule, castsShadow: Bool = true) {
    guard !path.isEmpty else { return }
    if let pattern = state.fillPattern {
      return fill(path, rule: rule, with: pattern)
    }
    if castsShadow { castShadow(of: path, rule: rule, alpha: state.fill.alpha) }
    append(
      .fill(
        FillCommand(
          path: path, rule: rule, paint: .color(state.fill.faded(by: state.alpha)),
          transform: state.transform, blendMode: state.blendMode)))
  }

  /// Fills with a picture that is repeated from the context's own origin on, whatever the
  /// transform. It casts the shadow of the whole shape.
  private func fill(_ path: Path, rule: FillRule, with pattern: Pattern) {
    var pattern = pattern
    castShadow(of: path, rule: rule, alpha: 255)
    if state.alpha < 1 { pattern.bitmap = pattern.bitmap.faded(by: state.alpha) }
    append(
      .fill(
        FillCommand(
          path: path.applying(state.transform), rule: rule, paint: .pattern(pattern),
          transform: .identity, blendMode: state.blendMode)))
  }

  func stroke(_ path: Path, _ style: StrokeStyle? = nil) {
    guard !path.isEmpty else { return }
    let style = style ?? state.style
    if state.shadow != nil {
      castShadow(of: path.stroked(style), rule: .nonZero, alpha: state.stroke.alpha)
    }
    append(
      .stroke(
        StrokeCommand(
          path: path, style: style, paint: .color(state.stroke.faded(by: state.alpha)),
          transform: state.transform, blendMode: state.blendMode)))
  }

  /// Draws the shadow of an area in the present coordinates. Offset and blur do not follow them.
  func castShadow(of path: Path, rule: FillRule, alpha: UInt8) {
    guard let shadow = state.shadow else { return }
    let color = shadow.color.faded(by: state.alpha * CGFloat(alpha) / 255)
    guard color.alpha > 0 else { return }
    append(
      .shadow(
        ShadowCommand(
          path: path.applying(state.transform), rule: rule, radius: shadow.blur / 2,
          offset: shadow.offset, color: color, blendMode: state.blendMode)))
  }
}

extension CGContext {
  /// Draws the shadow of what commands in the context's first coordinates paint.
  func castShadow(of contents: [DrawCommand], fadedBy opacity: CGFloat) {
    guard let shadow = state.shadow else { return }
    let color = shadow.color.faded(by: opacity)
    guard color.alpha > 0, !contents.isEmpty else { return }
    append(
      .contentShadow(
        ContentShadowCommand(
          contents: contents, radius: shadow.blur / 2, offset: shadow.offset, color: color,
          blendMode: state.blendMode)))
  }
}

/// What is done with a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled by the winding rule.
  case fill = 0
  /// Filled by the even-odd rule.
  case eoFill = 1
  /// Stroked.
  case stroke = 2
  /// Filled by the winding rule, then stroked.
  case fillStroke = 3
  /// Filled by the even-odd rule, then stroked.
  case eoFillStroke = 4
}

extension Color {
  /// The color with its alpha multiplied, rounded to the nearest.
  func faded(by opacity: CGFloat) -> Color {
    var faded = self
    faded.alpha = UInt8(
      (CGFloat(alpha) * max(0, min(1, opacity))).rounded(.toNearestOrAwayFromZero))
    return faded
  }
}

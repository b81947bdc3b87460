// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension Path {
  /// The end of the last segment; after a closed contour, its start.
  var currentPoint: CGPoint? {
    for (index, element) in elements.enumerated().reversed() {
      if case .close = element { return start(of: index) }
      return element.points.first
    }
    return nil
  }

  /// Where the contour with the element at `index` starts.
  private func start(of index: Int) -> CGPoint? {
    for element in elements[...index].reversed() {
      if case .move(let point) = element { return point }
    }
    return nil
  }

  /// Adds an open contour: its first point is joined to a contour that is open.
  mutating func join(_ other: Path) {
    guard let last = elements.last, last != .close, case .move(let first)? = other.elements.first
    else { return append(other) }
    if currentPoint != first { addLine(to: first) }
    for element in other.elements.dropFirst() { add(element) }
  }

  /// Adds an element as it is.
  mutating func add(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
    case .curve(let point, let control1, let control2):
      addCurve(to: point, control1: control1, control2: control2)
    case .close: close()
    }
  }

  /// The smallest upright rectangle around the curves; `nil` when empty.
  var bounds: CGRect? {
    guard !elements.isEmpty else { return nil }
    if case .rectangle(let rect)? = shape { return rect }
    if case .roundedRectangle(let rect, _)? = shape { return rect }
    let points = segments.flatMap { $0.curve.extremes }
    let ends = elements.compactMap { $0.points.first }
    return CGRect(enclosing: points + ends)
  }

  /// Whether `point` is inside; open contours count as closed. The left and the upper edge are
  /// inside.
  func contains(_ point: CGPoint, rule: FillRule) -> Bool {
    var winding = 0
    for segment in segments(closingContours: true) {
      var from = segment.curve.start
      for to in segment.curve.chordEnds {
        winding += crossing(from: from, to: to, of: point)
        from = to
      }
    }
    return rule == .nonZero ? winding != 0 : winding % 2 != 0
  }

  /// 1 or -1 where a chord crosses the ray to the right of `point` downwards or upwards.
  private func crossing(from: CGPoint, to: CGPoint, of point: CGPoint) -> Int {
    guard (from.y <= point.y) != (to.y <= point.y) else { return 0 }
    let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
    guard x > point.x else { return 0 }
    return to.y > from.y ? 1 : -1
  }

  /// A rectangle with quarters of an ellipse as corners.
  init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    let rect = rect.standardized
    let width = min(max(0, cornerWidth), rect.width / 2)
    let height = min(max(0, cornerHeight), rect.height / 2)
    guard width != height, width > 0, height > 0 else {
      self.init(roundedRect: rect, cornerRadius: min(width, height))
      return
    }
    // Circles of radius 1 in a rectangle that is stretched to the ellipses.
    let unit = Path(
      roundedRect: CGRect(x: 0, y: 0, width: rect.width / width, height: rect.height / height),
      cornerRadius: 1)
    self = unit.applying(
      CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: rect.minX, ty: rect.minY))
  }

  /// The contours in reverse order, each from its end to its start.
  var reversed: Path {
    var reversed = Path()
    for contour in contours.reversed() {
      guard let last = contour.segments.last else {
        reversed.move(to: contour.start)
        continue
      }
      reversed.move(to: last.curve.end)
      for segment in contour.segments.reversed() {
        reversed.add(segment.curve.reversed.element)
      }
      if contour.isClosed { reversed.close() }
    }
    return reversed
  }
}

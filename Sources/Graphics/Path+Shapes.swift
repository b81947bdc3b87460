// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension Path {
  /// An upright rectangle, clockwise on the screen from its top left corner.
  public init(rect: CGRect) {
    let rect = rect.standardized
    self.init(
      elements: [
        .move(to: CGPoint(x: rect.minX, y: rect.minY)),
        .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
        .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
        .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
        .close,
      ],
      shape: .rectangle(rect))
  }

  /// An upright rectangle whose four corners are quarter circles of one radius.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(roundedRect: rect, cornerRadii: CornerRadii(cornerRadius))
  }

  /// An upright rectangle with quarter circles as corners; radii that do not fit are cut down by
  /// ``CornerRadii/fitting(_:)``.
  ///
  /// Each quarter is one cubic with handles of 0.5522847498 times the radius, which is off the
  /// circle by at most 0.027 % of the radius.
  public init(roundedRect rect: CGRect, cornerRadii: CornerRadii) {
    let rect = rect.standardized
    let radii = cornerRadii.fitting(rect.size)
    guard !radii.isZero else {
      self.init(rect: rect)
      return
    }
    self.init(
      elements: Path.roundedRectangleElements(rect, radii),
      shape: .roundedRectangle(rect, radii))
  }

  /// The ellipse that touches the four sides of `rect`.
  public init(ellipseIn rect: CGRect) {
    let rect = rect.standardized
    guard rect.width != rect.height else {
      self.init(roundedRect: rect, cornerRadius: rect.width / 2)
      return
    }
    let unit = Path(
      roundedRect: CGRect(x: -1, y: -1, width: 2, height: 2), cornerRadius: 1)
    self = unit.applying(
      CGAffineTransform(
        a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY))
  }

  /// The handle of a cubic that stands for a quarter of a unit circle: 4/3·(√2 - 1).
  private static let quarterCircleHandle: CGFloat = 0.552_284_749_830_793_4

  // Clockwise on the screen, from the end of the top left corner:
  //
  //      1 ------ 2
  //    8            3
  //    7            4
  //      6 ------ 5
  private static func roundedRectangleElements(
    _ rect: CGRect, _ radii: CornerRadii
  ) -> [Element] {
    var elements: [Element] = [.move(to: CGPoint(x: rect.minX + radii.topLeft, y: rect.minY))]
    func corner(_ corner: CGPoint, _ radius: CGFloat, from start: CGVector, to end: CGVector) {
      let first = CGPoint(x: corner.x + start.dx * radius, y: corner.y + start.dy * radius)
      if elements.last != .move(to: first) { elements.append(.line(to: first)) }
      guard radius > 0 else { return }
      let handle = 1 - quarterCircleHandle
      elements.append(
        .curve(
          to: CGPoint(x: corner.x + end.dx * radius, y: corner.y + end.dy * radius),
          control1: CGPoint(
            x: corner.x + start.dx * radius * handle, y: corner.y + start.dy * radius * handle),
          control2: CGPoint(
            x: corner.x + end.dx * radius * handle, y: corner.y + end.dy * radius * handle)))
    }
    let (left, up) = (CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1))
    let (right, down) = (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1))
    corner(CGPoint(x: rect.maxX, y: rect.minY), radii.topRight, from: left, to: down)
    corner(CGPoint(x: rect.maxX, y: rect.maxY), radii.bottomRight, from: up, to: left)
    corner(CGPoint(x: rect.minX, y: rect.maxY), radii.bottomLeft, from: right, to: up)
    corner(CGPoint(x: rect.minX, y: rect.minY), radii.topLeft, from: down, to: right)
    elements.append(.close)
    return elements
  }
}

/// A direction or a distance in the plane.
private struct CGVector {
  let dx: CGFloat
  let dy: CGFloat
}

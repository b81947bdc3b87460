// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension Path {
  /// The path with every point transformed. A shape stays known under scaling and translation.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    return Path(
      elements: elements.map { element in element.mapPoints { $0.applying(transform) } },
      shape: shape.flatMap { $0.applying(transform) })
  }

  /// The path with `body` of every point, as a path of no known shape.
  package func mapPoints(_ body: (CGPoint) -> CGPoint) -> Path {
    Path(elements: elements.map { $0.mapPoints(body) }, shape: nil)
  }

  /// The smallest upright rectangle around all points, control points included; `nil` when empty.
  public var controlPointBounds: CGRect? {
    guard !elements.isEmpty else { return nil }
    switch shape {
    case .rectangle(let rect)?, .roundedRectangle(let rect, _)?: return rect
    case nil:
      var box = BoundingBox()
      for element in elements { element.forEachPoint { box.add($0) } }
      return box.rect
    }
  }

  /// Whether every coordinate is finite.
  public var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): point.isFinite
      case .quadCurve(let point, let control): point.isFinite && control.isFinite
      case .curve(let point, let control1, let control2):
        point.isFinite && control1.isFinite && control2.isFinite
      case .close: true
      }
    }
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Path.Element {
  /// The element's points, the end point first.
  public var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [point, control]
    case .curve(let point, let control1, let control2): [point, control1, control2]
    case .close: []
    }
  }

  /// Calls `body` with each of the element's points, the end point first.
  @inline(__always)
  func forEachPoint(_ body: (CGPoint) -> Void) {
    switch self {
    case .move(let point), .line(let point): body(point)
    case .quadCurve(let point, let control):
      body(point)
      body(control)
    case .curve(let point, let control1, let control2):
      body(point)
      body(control1)
      body(control2)
    case .close: break
    }
  }

  /// The element with `body` of each of its points.
  @inline(__always)
  func mapPoints(_ body: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let point): .move(to: body(point))
    case .line(let point): .line(to: body(point))
    case .quadCurve(let point, let control): .quadCurve(to: body(point), control: body(control))
    case .curve(let point, let control1, let control2):
      .curve(to: body(point), control1: body(control1), control2: body(control2))
    case .close: .close
    }
  }
}

extension Path.Shape {
  /// The shape, transformed, where it stays one of the known shapes.
  func applying(_ t: CGAffineTransform) -> Path.Shape? {
    guard t.isPositiveScaleAndTranslation else { return nil }
    switch self {
    case .rectangle(let rect): return .rectangle(rect.applying(t))
    case .roundedRectangle(let rect, let radii):
      guard t.a == t.d else { return nil }
      return .roundedRectangle(
        rect.applying(t),
        CornerRadii(
          topLeft: radii.topLeft * t.a, topRight: radii.topRight * t.a,
          bottomLeft: radii.bottomLeft * t.a, bottomRight: radii.bottomRight * t.a))
    }
  }
}

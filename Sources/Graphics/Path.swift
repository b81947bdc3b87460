// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Contours made of lines and Bézier curves.
///
/// A path that was made as a rectangle or a rounded rectangle remembers it in ``shape``, so that
/// the rasterizer can take a faster way to the same pixels.
///
/// ```swift
/// var triangle = Path()
/// triangle.move(to: CGPoint(x: 0, y: 0))
/// triangle.addLine(to: CGPoint(x: 10, y: 0))
/// triangle.addLine(to: CGPoint(x: 0, y: 10))
/// triangle.close()
/// ```
public struct Path: Hashable, Sendable {
  /// One step of a contour.
  public enum Element: Hashable, Sendable {
    /// Starts a new contour.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the contour's start.
    case close
  }

  /// What a path is known to be as a whole.
  public enum Shape: Hashable, Sendable {
    /// An upright rectangle.
    case rectangle(CGRect)
    /// An upright rectangle with circular corners, whose radii fit.
    case roundedRectangle(CGRect, CornerRadii)
  }

  /// Tells nearly all paths with other ``elements`` apart; first, so that it is what comparisons
  /// look at first.
  package private(set) var fingerprint: PathFingerprint
  /// The steps, in order.
  public private(set) var elements: [Element]
  /// What the path is as a whole, or `nil` where that is not known.
  public private(set) var shape: Shape?

  /// An empty path.
  public init() {
    self.init(elements: [], shape: nil)
  }

  init(elements: [Element], shape: Shape?) {
    self.elements = elements
    self.shape = shape
    fingerprint = PathFingerprint()
    fingerprint.add(elements)
  }

  /// Whether it has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a new contour at `point`.
  public mutating func move(to point: CGPoint) { append(.move(to: point)) }

  /// Adds a straight line to `point`.
  public mutating func addLine(to point: CGPoint) { append(.line(to: point)) }

  /// Adds a quadratic Bézier curve to `point`.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    append(.quadCurve(to: point, control: control))
  }

  /// Adds a cubic Bézier curve to `point`.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Closes the current contour with a line to its start.
  public mutating func close() { append(.close) }

  /// Adds all contours of `other`.
  public mutating func append(_ other: Path) {
    shape = elements.isEmpty ? other.shape : nil
    elements.append(contentsOf: other.elements)
    fingerprint.add(other.elements)
  }

  /// Makes room for so many elements.
  mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

  // In line, the kind of element is known.
  @inline(__always)
  private mutating func append(_ element: Element) {
    shape = nil
    elements.append(element)
    fingerprint.add(element)
  }

  /// Equal paths have equal hashes.
  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint.bits) }
}

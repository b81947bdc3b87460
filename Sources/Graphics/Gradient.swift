// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Colors along a line, a radius or an angle, in the coordinates of the shape that is painted.
///
/// Between two stops premultiplied, sRGB-encoded values are interpolated, so that a transparent
/// stop's color does not darken its neighbor.
///
/// ```swift
/// let sky = Gradient(
///   stops: [.init(offset: 0, color: .white), .init(offset: 1, color: .black)],
///   geometry: .linear(start: .zero, end: CGPoint(x: 0, y: 10)))
/// ```
public struct Gradient: Hashable, Sendable {
  /// A color at a place of the gradient.
  public struct Stop: Hashable, Sendable {
    /// From 0 at the start to 1 at the end. What lies outside is moved there, and what lies before
    /// the stop before it, to that one; equal offsets make a hard edge.
    public var offset: CGFloat
    /// The color there.
    public var color: Color

    /// Makes a stop.
    public init(offset: CGFloat, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// What the offset of a point is.
  public enum Geometry: Hashable, Sendable {
    /// 0 on the line through `start` across the direction to `end`, 1 on that through `end`.
    case linear(start: CGPoint, end: CGPoint)
    /// The distance from `center` as a part of `radius`.
    case radial(center: CGPoint, radius: CGFloat)
    /// The angle around `center` as a part of a full turn, clockwise on the screen from `angle`
    /// radians right of the center.
    case conic(center: CGPoint, angle: CGFloat)
  }

  /// What lies before the start and after the end.
  public enum Extend: String, Hashable, Sendable {
    /// The first and the last color.
    case pad
    /// The gradient again from its start.
    case `repeat`
    /// The gradient forward and backward in turns.
    case reflect
    /// Nothing.
    case clear
  }

  /// The colors, in order. Without any, nothing is painted.
  public var stops: [Stop]
  /// What the offset of a point is.
  public var geometry: Geometry
  /// What lies before the start and after the end.
  public var extend: Extend

  /// Makes a gradient; by default the first and the last color go on outside of it.
  public init(stops: [Stop], geometry: Geometry, extend: Extend = .pad) {
    self.stops = stops
    self.geometry = geometry
    self.extend = extend
  }
}

extension Gradient: CustomStringConvertible {
  /// Such as `linear(0,0 10,0; 0 #FFFFFF, 1 #000000)`.
  public var description: String {
    func point(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }
    let (name, place) =
      switch geometry {
      case .linear(let start, let end): ("linear", "\(point(start)) \(point(end))")
      case .radial(let center, let radius): ("radial", "\(point(center)) \(number(radius))")
      case .conic(let center, let angle): ("conic", "\(point(center)) \(number(angle))")
      }
    let colors = stops.map { "\(number($0.offset)) \($0.color)" }.joined(separator: ", ")
    return "\(name)(\(place); \(colors))" + (extend == .pad ? "" : " \(extend.rawValue)")
  }
}

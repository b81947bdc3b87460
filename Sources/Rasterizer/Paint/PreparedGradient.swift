// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A gradient on the canvas's pixels.
struct PreparedGradient: Sendable {
  private enum Geometry: Sendable {
    /// The offset is `a·x + b·y + c`.
    case linear(a: Double, b: Double, c: Double)
    /// The offset is the length of the point under the transform.
    case radial(CGAffineTransform)
    /// The offset is the angle of the point under the transform.
    case conic(CGAffineTransform)
  }

  private let ramp: GradientRamp
  private let geometry: Geometry

  /// - Returns: `nil` where nothing is painted: without stops, or under numbers that give no
  ///   offset.
  init?(_ gradient: Gradient, ramp: GradientRamp?, transform: CGAffineTransform) {
    let inverse = transform.inverted()
    guard let ramp, transform.isFinite, inverse.isFinite,
      transform.a * transform.d - transform.b * transform.c != 0,
      let geometry = Self.geometry(gradient.geometry, inverse)
    else { return nil }
    self.ramp = ramp
    self.geometry = geometry
  }

  /// Whether every pixel is opaque.
  var isOpaque: Bool { ramp.isOpaque }

  private static func geometry(
    _ geometry: Gradient.Geometry, _ inverse: CGAffineTransform
  ) -> Geometry? {
    switch geometry {
    case .linear(let start, let end):
      let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
      let square = dx * dx + dy * dy
      guard square > 0, square.isFinite else { return nil }
      let origin = CGPoint(x: 0.5, y: 0.5).applying(inverse)
      let a = (Double(inverse.a) * dx + Double(inverse.b) * dy) / square
      let b = (Double(inverse.c) * dx + Double(inverse.d) * dy) / square
      let c = (Double(origin.x - start.x) * dx + Double(origin.y - start.y) * dy) / square
      guard a.isFinite, b.isFinite, c.isFinite else { return nil }
      return .linear(a: a, b: b, c: c)
    case .radial(let center, let radius):
      guard radius > 0 else { return nil }
      return normalized(
        inverse.concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
          .concatenating(CGAffineTransform(scaleX: 1 / radius, y: 1 / radius))
      ).map { .radial($0) }
    case .conic(let center, let angle):
      guard angle.isFinite else { return nil }
      return normalized(
        inverse.concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
          .concatenating(CGAffineTransform(rotationAngle: -angle))
      ).map { .conic($0) }
    }
  }

  /// From the middles of pixels, counted from 0.
  private static func normalized(_ transform: CGAffineTransform) -> CGAffineTransform? {
    guard transform.isFinite else { return nil }
    return CGAffineTransform(translationX: 0.5, y: 0.5).concatenating(transform)
  }

  /// Writes the pixels of `columns` in `row`.
  func writeRow(_ row: Int, columns: Range<Int>, into target: UnsafeMutablePointer<UInt32>) {
    switch geometry {
    case .linear(let a, let b, let c):
      // 32 more binary digits than the ramp has, so that a long row does not drift.
      let start = Self.fixed((b * Double(row) + c) * 65_536, 65_536)
      let step = Self.fixed(a * 65_536, 65_536)
      ramp.write(
        columns.count, into: target, start: start &+ step &* Int64(columns.lowerBound), step: step)
    case .radial(let transform):
      ramp.write(columns.count, into: target) { index in
        let (x, y) = Self.point(transform, columns.lowerBound + index, row)
        return Self.fixed((x * x + y * y).squareRoot(), 65_536)
      }
    case .conic(let transform):
      ramp.write(columns.count, into: target) { index in
        let (x, y) = Self.point(transform, columns.lowerBound + index, row)
        return Self.fixed(turn(x, y), 65_536)
      }
    }
  }

  @inline(__always)
  private static func point(
    _ transform: CGAffineTransform, _ column: Int, _ row: Int
  ) -> (Double, Double) {
    let (x, y) = (Double(column), Double(row))
    return (
      Double(transform.a) * x + Double(transform.c) * y + Double(transform.tx),
      Double(transform.b) * x + Double(transform.d) * y + Double(transform.ty)
    )
  }

  @inline(__always)
  private static func fixed(_ value: Double, _ one: Double) -> Int64 {
    Int64((max(-1e12, min(1e12, value)) * one).rounded(.toNearestOrEven))
  }
}

/// The angle of (`x`, `y`) as a part of a full turn from the x axis towards the y axis, 0 to 1.
///
/// IEEE arithmetic only: the arc tangent is reduced to |z| at most tan(π/8), where its power series
/// up to z^21 is off by less than 1e-10.
private func turn(_ x: Double, _ y: Double) -> Double {
  let (low, high) = (min(abs(x), abs(y)), max(abs(x), abs(y)))
  guard high > 0 else { return 0 }
  var z = low / high
  let isUpperHalf = z > 0.414_213_562_373_095
  if isUpperHalf { z = (z - 1) / (z + 1) }
  let square = z * z
  var sum = 0.0
  for power in stride(from: 21.0, through: 1, by: -2) {
    sum = sum * square + (power.truncatingRemainder(dividingBy: 4) == 1 ? 1 : -1) / power
  }
  var angle = z * sum * 0.159_154_943_091_895_34 + (isUpperHalf ? 0.125 : 0)
  if abs(y) > abs(x) { angle = 0.25 - angle }
  if x < 0 { angle = 0.5 - angle }
  return y < 0 ? 1 - angle : angle
}

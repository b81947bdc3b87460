// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A 2D affine transform, as Core Graphics defines it: `x' = a·x + c·y + tx`, `y' = b·x + d·y +
/// ty`.
///
/// ```
///                 | a  b  0 |
/// [x y 1]  times  | c  d  0 |
///                 | tx ty 1 |
/// ```
public struct CGAffineTransform: Hashable, Sendable {
  /// What x contributes to x'.
  public var a: CGFloat
  /// What x contributes to y'.
  public var b: CGFloat
  /// What y contributes to x'.
  public var c: CGFloat
  /// What y contributes to y'.
  public var d: CGFloat
  /// Horizontal translation.
  public var tx: CGFloat
  /// Vertical translation.
  public var ty: CGFloat

  /// Makes a transform from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity.
  public init() { self = .identity }

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A translation.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// A scaling about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// A rotation about the origin by `angle` radians, clockwise on the screen (y points down).
  ///
  /// Sine and cosine are computed without the platform's math library, so that the same angle gives
  /// the same pixels on every machine.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = sineAndCosine(Double(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether it is exactly the identity.
  public var isIdentity: Bool { self == .identity }

  /// Whether rectangles stay parallel to the axes, without being turned by 90 degrees or mirrored.
  public var isPositiveScaleAndTranslation: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// Whether all six numbers are finite.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// This transform first, then `next`: `self × next`.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// A translation first, then this transform.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// A scaling first, then this transform.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A rotation by `angle` radians first, then this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// This transform without its translation.
  package var linear: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }

  /// By how much it makes areas larger; 0 where it cannot be undone.
  package var determinant: CGFloat { a * d - b * c }

  /// The transform that undoes this one; a transform that cannot be undone is returned unchanged.
  public func inverted() -> CGAffineTransform {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// The point, transformed.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size, transformed without translation.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle around the transformed rectangle.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    // Without an array: display lists ask for the bounds of every command.
    let (left, top, right, bottom) = (minX, minY, maxX, maxY)
    let first = CGPoint(x: left, y: top).applying(t)
    let second = CGPoint(x: right, y: top).applying(t)
    let third = CGPoint(x: left, y: bottom).applying(t)
    let fourth = CGPoint(x: right, y: bottom).applying(t)
    let x = min(min(first.x, second.x), min(third.x, fourth.x))
    let y = min(min(first.y, second.y), min(third.y, fourth.y))
    return CGRect(
      x: x, y: y, width: max(max(first.x, second.x), max(third.x, fourth.x)) - x,
      height: max(max(first.y, second.y), max(third.y, fourth.y)) - y)
  }

  /// The smallest rectangle that holds all `points`; empty at the origin without points.
  public init(enclosing points: some Sequence<CGPoint>) {
    var box = BoundingBox()
    for point in points { box.add(point) }
    self = box.rect
  }
}

extension CGAffineTransform: CustomStringConvertible {
  /// `[a, b, c, d, tx, ty]`, the form UIKit prints.
  public var description: String {
    "[" + [a, b, c, d, tx, ty].map(number).joined(separator: ", ") + "]"
  }
}

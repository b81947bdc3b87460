// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A transform of points with a depth, as Core Animation defines it: `[x y z 1]` times the matrix.
public struct CATransform3D: Hashable, Sendable {
  /// The number in row 1, column 1.
  public var m11: CGFloat = 1
  /// The number in row 1, column 2.
  public var m12: CGFloat = 0
  /// The number in row 1, column 3.
  public var m13: CGFloat = 0
  /// The number in row 1, column 4.
  public var m14: CGFloat = 0
  /// The number in row 2, column 1.
  public var m21: CGFloat = 0
  /// The number in row 2, column 2.
  public var m22: CGFloat = 1
  /// The number in row 2, column 3.
  public var m23: CGFloat = 0
  /// The number in row 2, column 4.
  public var m24: CGFloat = 0
  /// The number in row 3, column 1.
  public var m31: CGFloat = 0
  /// The number in row 3, column 2.
  public var m32: CGFloat = 0
  /// The number in row 3, column 3.
  public var m33: CGFloat = 1
  /// The number in row 3, column 4.
  public var m34: CGFloat = 0
  /// The number in row 4, column 1.
  public var m41: CGFloat = 0
  /// The number in row 4, column 2.
  public var m42: CGFloat = 0
  /// The number in row 4, column 3.
  public var m43: CGFloat = 0
  /// The number in row 4, column 4.
  public var m44: CGFloat = 1

  /// The identity.
  public init() {}

  /// Makes a transform of its sixteen numbers, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.init(rows: [
      [m11, m12, m13, m14],
      [m21, m22, m23, m24],
      [m31, m32, m33, m34],
      [m41, m42, m43, m44],
    ])
  }

  /// The rows, from top to bottom.
  fileprivate var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  fileprivate init(rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }

  var isFinite: Bool { rows.allSatisfy { $0.allSatisfy(\.isFinite) } }

  /// What happens to points of depth 0 when depth and perspective are left out.
  var seenFromFront: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// Whether it is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two transforms are exactly equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A translation.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// A scaling about the origin.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// A rotation by `angle` radians about the axis (x, y, z); the identity where the axis has no
/// length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3D() }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = sineAndCosine(Double(angle))
  // Rodrigues' rotation formula, for row vectors.
  let rest = 1 - cosine
  return CATransform3D(rows: [
    [cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0],
    [x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0],
    [x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0],
    [0, 0, 0, 1],
  ])
}

/// `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (first, second) = (a.rows, b.rows)
  var rows = [[CGFloat]](repeating: [0, 0, 0, 0], count: 4)
  for row in 0..<4 {
    for column in 0..<4 {
      for index in 0..<4 { rows[row][column] += first[row][index] * second[index][column] }
    }
  }
  return CATransform3D(rows: rows)
}

/// A translation first, then `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// A scaling first, then `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// A rotation first, then `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// A transform in the plane as one in space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
  (transform.m41, transform.m42) = (m.tx, m.ty)
  return transform
}

/// Whether the transform stays in the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DMakeAffineTransform(t.seenFromFront) == t
}

/// The transform in the plane; only for one that ``CATransform3DIsAffine(_:)``.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  t.seenFromFront
}

/// The transform that undoes `t`; `t` itself where nothing does, since it has lost a dimension.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var rows = t.rows
  var inverse = CATransform3DIdentity.rows
  // Gauss and Jordan's elimination, each time with the largest number of the column.
  for column in 0..<4 {
    let order = (column..<4).sorted { abs(rows[$0][column]) > abs(rows[$1][column]) }
    guard let pivot = order.first, rows[pivot][column] != 0 else { return t }
    rows.swapAt(column, pivot)
    inverse.swapAt(column, pivot)
    let factor = 1 / rows[column][column]
    rows[column] = rows[column].map { $0 * factor }
    inverse[column] = inverse[column].map { $0 * factor }
    for row in 0..<4 where row != column {
      let share = rows[row][column]
      rows[row] = zip(rows[row], rows[column]).map { $0 - share * $1 }
      inverse[row] = zip(inverse[row], inverse[column]).map { $0 - share * $1 }
    }
  }
  return CATransform3D(rows: inverse)
}

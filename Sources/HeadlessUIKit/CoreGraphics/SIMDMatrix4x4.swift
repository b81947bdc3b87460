// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Four columns of four numbers, as Apple's module `simd` has them for transforms in space.
///
/// Sources that say `import simd` have its matrices of four by four, and the lengths and products of
/// vectors. The vectors themselves are Swift's.
///
/// ```swift
/// let scaled = simd_double4x4(diagonal: SIMD4(2, 2, 1, 1)) * SIMD4(3, 4, 0, 1)
/// ```
public struct SIMDMatrix4x4<Scalar: SIMDScalar & BinaryFloatingPoint>: Equatable {
  /// The columns, from the left.
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

  /// A matrix of zeros.
  public init() { columns = (.zero, .zero, .zero, .zero) }

  /// A matrix of four columns.
  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
    self.columns = columns
  }

  /// A matrix of four columns.
  public init(
    _ first: SIMD4<Scalar>, _ second: SIMD4<Scalar>, _ third: SIMD4<Scalar>,
    _ fourth: SIMD4<Scalar>
  ) {
    columns = (first, second, third, fourth)
  }

  /// A matrix of a list of four columns.
  public init(_ columns: [SIMD4<Scalar>]) {
    require(columns.count == 4, "a matrix of four by four has 4 columns, not \(columns.count)")
    self.init(columns[0], columns[1], columns[2], columns[3])
  }

  /// A matrix of a list of four rows.
  public init(rows: [SIMD4<Scalar>]) { self = SIMDMatrix4x4(rows).transpose }

  /// A matrix with these numbers from its upper left corner on, and zeros beside them.
  public init(diagonal: SIMD4<Scalar>) {
    self.init()
    for index in 0..<4 { self[index, index] = diagonal[index] }
  }

  /// A matrix with one number four times from its upper left corner on, 1 for the identity.
  public init(_ scalar: Scalar) { self.init(diagonal: SIMD4(repeating: scalar)) }

  /// A column, 0 to 3.
  public subscript(column: Int) -> SIMD4<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }

  /// A number by its column and its row, 0 to 3 each.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// Whether all numbers are the same.
  public static func == (one: Self, other: Self) -> Bool {
    (0..<4).allSatisfy { one[$0] == other[$0] }
  }

  /// The matrix with its rows as columns.
  public var transpose: Self {
    var result = Self()
    for column in 0..<4 {
      for row in 0..<4 { result[column, row] = self[row, column] }
    }
    return result
  }

  /// The matrix that leads back; of one that has none, numbers that are infinite or none.
  public var inverse: Self {
    // Gauss and Jordan: the rows of `left` become those of the identity, those of `right` the result.
    var left = transpose
    var right = Self(1)
    for step in 0..<4 {
      let pivot = (step..<4).max { left[$0][step].magnitude < left[$1][step].magnitude } ?? step
      (left[step], left[pivot]) = (left[pivot], left[step])
      (right[step], right[pivot]) = (right[pivot], right[step])
      let divisor = left[step][step]
      left[step] /= divisor
      right[step] /= divisor
      for other in 0..<4 where other != step {
        let factor = left[other][step]
        left[other] -= left[step] * factor
        right[other] -= right[step] * factor
      }
    }
    return right.transpose
  }

  /// The product with a column of numbers.
  public static func * (matrix: Self, vector: SIMD4<Scalar>) -> SIMD4<Scalar> {
    let (one, two, three, four) = matrix.columns
    return one * vector.x + two * vector.y + three * vector.z + four * vector.w
  }

  /// The product of a row of numbers with a matrix.
  public static func * (vector: SIMD4<Scalar>, matrix: Self) -> SIMD4<Scalar> {
    matrix.transpose * vector
  }

  /// The product of two matrices: the right one is applied first.
  public static func * (one: Self, other: Self) -> Self {
    let (first, second, third, fourth) = other.columns
    return Self(one * first, one * second, one * third, one * fourth)
  }
}

extension SIMDMatrix4x4: Sendable
where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {}

/// A matrix of four by four.
public typealias simd_double4x4 = SIMDMatrix4x4<Double>
/// A matrix of four by four.
public typealias double4x4 = SIMDMatrix4x4<Double>
/// A matrix of four by four.
public typealias simd_float4x4 = SIMDMatrix4x4<Float>
/// A matrix of four by four.
public typealias float4x4 = SIMDMatrix4x4<Float>
/// The matrix that changes nothing.
public let matrix_identity_double4x4 = simd_double4x4(1)
/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(1)

/// The product of two matrices: the right one is applied first.
public func simd_mul<Scalar>(
  _ one: SIMDMatrix4x4<Scalar>, _ other: SIMDMatrix4x4<Scalar>
) -> SIMDMatrix4x4<Scalar> {
  one * other
}

/// The product of a matrix with a column of numbers.
public func simd_mul<Scalar>(
  _ matrix: SIMDMatrix4x4<Scalar>, _ vector: SIMD4<Scalar>
) -> SIMD4<Scalar> {
  matrix * vector
}

/// The sum of the products of two vectors' numbers.
public func simd_dot<Vector: SIMD>(_ one: Vector, _ other: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  (one * other).sum()
}

/// How long a vector is.
public func simd_length<Vector: SIMD>(_ vector: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  simd_dot(vector, vector).squareRoot()
}

/// How far two points are from one another.
public func simd_distance<Vector: SIMD>(_ one: Vector, _ other: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  simd_length(one - other)
}

/// The vector of length 1 in the same direction.
public func simd_normalize<Vector: SIMD>(_ vector: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  vector / simd_length(vector)
}

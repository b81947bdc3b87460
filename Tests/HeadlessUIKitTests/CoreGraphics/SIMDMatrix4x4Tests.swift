// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class SIMDMatrix4x4Tests: XCTestCase {
  private let moved = simd_double4x4(rows: [
    SIMD4(2, 0, 0, 10), SIMD4(0, 4, 0, 20), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1),
  ])

  func testColumnsAndRowsAreThoseOfSimd() {
    XCTAssertEqual(moved[3], SIMD4(10, 20, 0, 1))
    XCTAssertEqual(moved[3, 1], 20)
    XCTAssertEqual(moved.transpose[0], SIMD4(2, 0, 0, 10))
    XCTAssertEqual(simd_double4x4(moved[0], moved[1], moved[2], moved[3]), moved)
    XCTAssertEqual(float4x4(diagonal: SIMD4(1, 1, 1, 1)), matrix_identity_float4x4)
  }

  func testVectorsAreColumnsOnTheRightAndRowsOnTheLeft() {
    let point = SIMD4<Double>(3, 5, 0, 1)

    XCTAssertEqual(moved * point, SIMD4(16, 40, 0, 1))
    XCTAssertEqual(point * moved.transpose, SIMD4(16, 40, 0, 1))
    XCTAssertEqual(simd_mul(moved, moved) * point, moved * (moved * point))
  }

  func testTheInverseLeadsBack() {
    let turned = simd_double4x4(
      SIMD4(0, 1, 0, 0), SIMD4(-1, 0, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(7, 8, 9, 1))

    XCTAssertEqual((moved * turned).inverse * (moved * turned), matrix_identity_double4x4)
    XCTAssertEqual(moved.inverse[3], SIMD4(-5, -5, 0, 1))
  }

  func testLengthsAndProductsOfVectors() {
    let (one, other) = (SIMD2<Double>(3, 4), SIMD2<Double>(0, 8))

    XCTAssertEqual(simd_length(one), 5)
    XCTAssertEqual(simd_dot(one, other), 32)
    XCTAssertEqual(simd_distance(one, other), 5)
    XCTAssertEqual(simd_normalize(other), SIMD2(0, 1))
  }
}

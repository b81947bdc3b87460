// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class CATransform3DTests: XCTestCase {
  func testTheInverseUndoesATransform() {
    var transform = CATransform3DMakeTranslation(10, 20, 30)
    transform = CATransform3DRotate(transform, 0.5, 1, 2, 3)
    transform = CATransform3DScale(transform, 2, 4, 8)
    transform.m34 = -1 / 500

    let product = CATransform3DConcat(transform, CATransform3DInvert(transform))

    for (number, one) in zip(numbers(product), numbers(CATransform3DIdentity)) {
      XCTAssertEqual(number, one, accuracy: 1e-9)
    }
  }

  func testATransformThatLosesADimensionHasNoInverse() {
    let flat = CATransform3DMakeScale(1, 0, 1)

    XCTAssertEqual(CATransform3DInvert(flat), flat)
  }

  func testItIsMadeOfItsNumbersRowByRow() {
    let transform = CATransform3D(
      m11: 1, m12: 2, m13: 3, m14: 4, m21: 5, m22: 6, m23: 7, m24: 8, m31: 9, m32: 10, m33: 11,
      m34: 12, m41: 13, m42: 14, m43: 15, m44: 16)

    XCTAssertEqual(numbers(transform), (1...16).map { CGFloat($0) })
  }

  private func numbers(_ t: CATransform3D) -> [CGFloat] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ]
  }
}

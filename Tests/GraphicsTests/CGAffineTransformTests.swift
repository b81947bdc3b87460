// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import XCTest

final class CGAffineTransformTests: XCTestCase {
  func testConcatenationAppliesTheReceiverFirst() {
    let scaleThenMove = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(translationX: 10, y: 20))

    XCTAssertEqual(CGPoint(x: 1, y: 1).applying(scaleThenMove), CGPoint(x: 12, y: 23))
    XCTAssertEqual(
      CGPoint(x: 1, y: 1).applying(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)),
      CGPoint(x: 22, y: 63))
  }

  func testQuarterTurnsAreExact() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)

    XCTAssertEqual(turn, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    XCTAssertEqual(CGPoint(x: 1, y: 0).applying(turn), CGPoint(x: 0, y: 1))
    XCTAssertEqual(
      CGAffineTransform(rotationAngle: .pi),
      CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0))
    XCTAssertEqual(CGAffineTransform(rotationAngle: 2 * .pi), .identity)
  }

  func testInversionUndoes() {
    let transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 5)
      .translatedBy(x: 7, y: -3)

    let point = CGPoint(x: 11, y: 13).applying(transform).applying(transform.inverted())

    XCTAssertEqual(point.x, 11, accuracy: 1e-12)
    XCTAssertEqual(point.y, 13, accuracy: 1e-12)
  }

  func testSingularTransformInvertsToItself() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)

    XCTAssertEqual(flat.inverted(), flat)
  }

  func testRectangleBecomesItsBoundingBox() {
    let turned = CGRect(x: 0, y: 0, width: 4, height: 2)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))

    XCTAssertEqual(turned, CGRect(x: -2, y: 0, width: 2, height: 4))
  }

  func testSizeIgnoresTranslation() {
    let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 50, y: 50)

    XCTAssertEqual(CGSize(width: 1, height: 1).applying(transform), CGSize(width: 2, height: 3))
  }

  func testDescriptionIsUIKits() {
    XCTAssertEqual(CGAffineTransform(scaleX: 1.5, y: 2).description, "[1.5, 0, 0, 2, 0, 0]")
  }

  func testOnlyPositiveScalesKeepRectanglesUpright() {
    XCTAssertTrue(CGAffineTransform(scaleX: 2, y: 3).isPositiveScaleAndTranslation)
    XCTAssertFalse(CGAffineTransform(scaleX: -1, y: 1).isPositiveScaleAndTranslation)
    XCTAssertFalse(CGAffineTransform(rotationAngle: 1).isPositiveScaleAndTranslation)
  }
}

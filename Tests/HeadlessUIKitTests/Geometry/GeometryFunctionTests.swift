// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class GeometryFunctionTests: XCTestCase {
  func testValuesInTextsAreWrittenAsOnIOS() {
    let rect = CGRect(x: 1, y: 2.5, width: 320, height: 44)

    XCTAssertEqual(
      "\(rect) \(rect.origin) \(rect.size)", "(1.0, 2.5, 320.0, 44.0) (1.0, 2.5) (320.0, 44.0)")
    XCTAssertEqual(String(describing: rect.size), rect.size.debugDescription)
  }

  func testTheyAreTheMembersByAnotherName() {
    let rect = CGRectMake(1, 2, 10, 20)
    XCTAssertEqual(rect, CGRect(x: 1, y: 2, width: 10, height: 20))
    XCTAssertEqual(CGPointMake(1, 2), CGPoint(x: 1, y: 2))
    XCTAssertEqual(CGRect(origin: CGPointZero, size: CGSizeZero), CGRectZero)
    XCTAssertTrue(CGRectNull.isNull && CGRectInfinite.isInfinite)
    XCTAssertEqual(CGSizeMake(3, 4), CGSize(width: 3, height: 4))
    XCTAssertEqual(CGVectorMake(3, 4), CGVector(dx: 3, dy: 4))
    XCTAssertEqual(
      [CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect), CGRectGetWidth(rect)],
      [1, 6, 11, 10])
    XCTAssertEqual(
      [CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect), CGRectGetHeight(rect)],
      [2, 12, 22, 20])
    XCTAssertEqual(CGRectInset(rect, 1, 2), CGRect(x: 2, y: 4, width: 8, height: 16))
    XCTAssertEqual(CGRectOffset(rect, 1, 2), CGRect(x: 2, y: 4, width: 10, height: 20))
    XCTAssertEqual(CGRectUnion(rect, .zero), CGRect(x: 0, y: 0, width: 11, height: 22))
    XCTAssertTrue(CGRectContainsPoint(rect, CGPointMake(1, 2)))
    XCTAssertFalse(CGRectIntersectsRect(rect, CGRectMake(20, 0, 1, 1)))
    XCTAssertTrue(CGRectIsNull(CGRectIntersection(rect, CGRectMake(20, 0, 1, 1))))
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import SnapshotVerification

final class ReadingOrderTests: XCTestCase {
  private func sorted(_ points: [CGPoint], rightToLeft: Bool = false, phone: Bool = true) -> [Int] {
    ReadingOrder(isRightToLeft: rightToLeft, isPhone: phone)
      .sorted(Array(points.indices)) { points[$0] }
  }

  func testNearlyTheSameHeightIsOneLine() {
    let points = [CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 7.9)]

    XCTAssertEqual(sorted(points), [1, 0])
    XCTAssertEqual(sorted(points, rightToLeft: true), [0, 1])
  }

  func testALineIsHigherOnATablet() {
    let points = [CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 8), CGPoint(x: 20, y: 13)]

    XCTAssertEqual(sorted(points), [0, 1, 2])
    XCTAssertEqual(sorted(Array(points.prefix(2)), phone: false), [1, 0])
    XCTAssertEqual(sorted([points[0], points[2]], phone: false), [0, 1])
  }

  func testWhatBeginsAtOnePlaceKeepsItsOrder() {
    XCTAssertEqual(sorted(Array(repeating: CGPoint(x: 3, y: 4), count: 40)), Array(0..<40))
  }

  func testWhatHasNoPlaceComesLast() {
    let order = ReadingOrder(isRightToLeft: false, isPhone: true)
    let points: [CGPoint?] = [nil, CGPoint(x: 0, y: 100), nil, CGPoint(x: 0, y: 0)]

    XCTAssertEqual(order.sorted(Array(points.indices)) { points[$0] }, [3, 1, 0, 2])
    XCTAssertNil(order.first(of: []))
  }
}

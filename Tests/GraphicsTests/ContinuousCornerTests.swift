// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import XCTest

final class ContinuousCornerTests: XCTestCase {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  func testCornerReachesOneAndAHalfRadiiAlongTheEdge() {
    let path = Path(continuousRoundedRect: rect, cornerRadii: CornerRadii(10))

    XCTAssertEqual(
      path.elements.first, .move(to: CGPoint(x: 10 * Path.continuousCornerReach, y: 0)))
    XCTAssertEqual(Path.continuousCornerReach, 1.528_664_98, accuracy: 1e-9)
    XCTAssertEqual(path.elements.count, 1 + 4 * 4 + 1)
    XCTAssertEqual(path.controlPointBounds, rect)
  }

  func testRadiiThatDoNotFitAreMadeSmaller() {
    let path = Path(continuousRoundedRect: rect, cornerRadii: CornerRadii(40))

    XCTAssertEqual(path.elements.first, .move(to: CGPoint(x: 30, y: 0)))
  }

  func testSquareCornersGiveARectangle() {
    XCTAssertEqual(
      Path(continuousRoundedRect: rect, cornerRadii: CornerRadii(0)), Path(rect: rect))
  }

  func testCornersMayDiffer() {
    let radii = CornerRadii(topLeft: 0, topRight: 10, bottomLeft: 0, bottomRight: 0)
    let path = Path(continuousRoundedRect: rect, cornerRadii: radii)

    XCTAssertEqual(path.elements.count { if case .curve = $0 { true } else { false } }, 3)
    XCTAssertEqual(path.elements.first, .move(to: .zero))
  }
}

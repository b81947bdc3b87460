// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import XCTest

final class DrawCommandBoundsTests: XCTestCase {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  func testFillHasTheBoundsOfItsPathInPixels() {
    let fill = FillCommand(
      path: Path(rect: rect(1, 2, 3, 4)), paint: .color(.black),
      transform: CGAffineTransform(scaleX: 2, y: 2))

    XCTAssertEqual(DrawCommand.fill(fill).bounds, rect(2, 4, 6, 8))
  }

  func testStrokeAndShadowReachFurther() throws {
    let stroke = StrokeCommand(
      path: Path(rect: rect(10, 10, 10, 10)), style: StrokeStyle(width: 2, join: .round),
      paint: .color(.black))
    let shadow = ShadowCommand(
      path: Path(rect: rect(10, 10, 10, 10)), radius: 3, offset: CGSize(width: 5, height: 0),
      color: .black)

    XCTAssertTrue(try XCTUnwrap(DrawCommand.stroke(stroke).bounds).contains(rect(9, 9, 12, 12)))
    XCTAssertTrue(
      try XCTUnwrap(DrawCommand.shadow(shadow).bounds).contains(rect(4.5, -0.5, 31, 31)))
  }

  func testNothingHasNoBoundsAndOddNumbersAllOfThem() {
    XCTAssertNil(DrawCommand.fill(FillCommand(path: Path(), paint: .color(.black))).bounds)
    XCTAssertNil(DrawCommand.popClip.bounds)
    let odd = FillCommand(path: Path(rect: rect(0, .infinity, 1, 1)), paint: .color(.black))
    XCTAssertEqual(DrawCommand.fill(odd).bounds, .infinite)
  }
}

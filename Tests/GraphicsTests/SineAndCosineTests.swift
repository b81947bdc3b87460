// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import XCTest

final class SineAndCosineTests: XCTestCase {
  func testAgreesWithTheMathLibrary() {
    for step in -20_000...20_000 {
      let angle = Double(step) * 0.013

      let (sine, cosine) = sineAndCosine(angle)

      XCTAssertEqual(sine, sin(angle), accuracy: 1e-14, "sin \(angle)")
      XCTAssertEqual(cosine, cos(angle), accuracy: 1e-14, "cos \(angle)")
    }
  }

  func testQuarterTurnsAreExact() {
    for (quarters, sine, cosine) in [(0, 0.0, 1.0), (1, 1, 0), (2, 0, -1), (3, -1, 0), (40, 0, 1)] {
      let value = sineAndCosine(Double(quarters) * .pi / 2)

      XCTAssertEqual(value.sine, sine, "\(quarters) quarters")
      XCTAssertEqual(value.cosine, cosine, "\(quarters) quarters")
    }
  }

  func testAHalfTurnHasNoSign() {
    XCTAssertEqual(sineAndCosine(.pi).sine.sign, .plus)
    XCTAssertEqual(sineAndCosine(1.5 * .pi).cosine.sign, .plus)
    XCTAssertEqual(sineAndCosine(.pi / 2).cosine.sign, .plus)
  }

  func testSmallAnglesKeepTheirSine() {
    XCTAssertEqual(sineAndCosine(1e-9).sine, 1e-9, accuracy: 1e-24)
  }

  func testInfiniteAngleIsNoTurn() {
    XCTAssertEqual(sineAndCosine(.infinity).cosine, 1)
    XCTAssertEqual(sineAndCosine(.nan).sine, 0)
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import XCTest

@testable import ImageComparison

final class PrecisionTests: XCTestCase {
  /// 100x100 white pixels; `bytes` of them differ by one, three to a pixel.
  private func isEqual(bytes: Int, _ precision: Float, perceptual: Float = 1) -> Bool {
    let white = Bitmap(width: 100, height: 100, color: .white)
    var actual = white
    for pixel in 0..<(bytes + 2) / 3 {
      let rest = bytes - pixel * 3
      actual[pixel % 100, pixel / 100] = Color(
        red: 254, green: rest > 1 ? 254 : 255, blue: rest > 2 ? 254 : 255)
    }
    return ComparisonStrategy.precision(precision, perceptual: perceptual)
      .compare(white, with: actual).isEqual
  }

  func testBytesAreCountedAsFloatsRound() {
    // 40,000 bytes. 1 - Float(0.99) is a little below 0.01, so that 399 may differ and not 400.
    XCTAssertTrue(isEqual(bytes: 399, 0.99))
    XCTAssertFalse(isEqual(bytes: 400, 0.99))
    XCTAssertTrue(isEqual(bytes: 2000, 0.95))
    XCTAssertFalse(isEqual(bytes: 2001, 0.95))
  }

  func testAPrecisionOfOneAllowsNothing() {
    XCTAssertFalse(isEqual(bytes: 1, 1))
    XCTAssertTrue(isEqual(bytes: 0, 1))
    XCTAssertTrue(ComparisonStrategy.precision(1).isExact)
  }

  func testBytesAreThoseOfPremultipliedColors() {
    // What a transparent pixel hides is no difference to swift-snapshot-testing.
    let outcome = ComparisonStrategy.precision(0.999)
      .compare(bitmap("t"), with: bitmap("w"))

    XCTAssertTrue(outcome.isEqual)
    XCTAssertEqual(
      Color(red: 200, green: 10, blue: 0, alpha: 128)
        .differingPremultipliedByteCount(Color(red: 201, green: 60, blue: 0, alpha: 128)), 2)
  }

  func testPerceptualPrecisionJudgesEachPixelAndPrecisionTheirShare() {
    // One byte of 255 less is a ΔE of about 0.4.
    XCTAssertTrue(isEqual(bytes: 30_000, 1, perceptual: 0.98))
    XCTAssertFalse(isEqual(bytes: 30_000, 1, perceptual: 0.999))
    XCTAssertFalse(isEqual(bytes: 300, 1, perceptual: 0.999))
    XCTAssertTrue(isEqual(bytes: 300, 0.99, perceptual: 0.999))
    XCTAssertFalse(isEqual(bytes: 303, 0.99, perceptual: 0.999))
  }

  func testDeltaEOfKnownColors() {
    XCTAssertEqual(Color.black.deltaE(to: .white), 100, accuracy: 0.01)
    // CIELAB of sRGB's red and green: (53.24, 80.09, 67.20) and (87.73, -86.18, 83.18).
    let red = CIELab(red: 1, green: 0, blue: 0)
    XCTAssertEqual(red.lightness, 53.24, accuracy: 0.01)
    XCTAssertEqual(red.a, 80.09, accuracy: 0.01)
    XCTAssertEqual(red.b, 67.20, accuracy: 0.01)
  }

  func testTheWordsNameBoth() {
    XCTAssertEqual(
      ComparisonStrategy.precision(0.99, perceptual: 0.98).description,
      "precision 0.99, perceptual precision 0.98")
  }
}

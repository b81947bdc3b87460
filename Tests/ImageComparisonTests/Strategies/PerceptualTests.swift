// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import XCTest

@testable import ImageComparison

final class PerceptualTests: XCTestCase {
  private func differs(_ a: Color, _ b: Color, threshold: Double) -> Bool {
    let pictures = (Bitmap(width: 1, height: 1, color: a), Bitmap(width: 1, height: 1, color: b))
    return !ComparisonStrategy.perceptual(threshold: threshold)
      .compare(pictures.0, with: pictures.1).isEqual
  }

  func testRootsAndTheCurveAgreeWithTheMathLibrary() {
    for byte in 1...255 {
      let value = Double(byte) / 255
      let expected = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      XCTAssertEqual(LinearLight.ofByte[byte], expected, accuracy: 1e-15)
    }
    XCTAssertEqual(LinearLight.ofByte[0], 0)
    XCTAssertEqual(LinearLight.ofByte[255], 1)
    for exponent in -300...300 {
      let number = pow(1.1, Double(exponent))
      XCTAssertEqual(LinearLight.cubeRoot(number) / cbrt(number), 1, accuracy: 1e-15)
    }
    XCTAssertEqual(LinearLight.cubeRoot(0), 0)
  }

  func testTheRootsHaveTheSameBitsEverywhere() {
    // A machine whose arithmetic is not IEEE's, or fuses operations, gives other sums.
    let roots = (1...1000).map { LinearLight.cubeRoot(Double($0) / 1000).bitPattern }
    XCTAssertEqual(roots.reduce(0) { ($0 << 1 | $0 >> 63) ^ $1 }, Self.rootChecksum)
    let curve = LinearLight.ofByte.map(\.bitPattern)
    XCTAssertEqual(curve.reduce(0) { ($0 << 1 | $0 >> 63) ^ $1 }, Self.curveChecksum)
  }

  private static let rootChecksum: UInt64 = 8_780_280_363_742_859_230
  private static let curveChecksum: UInt64 = 15_360_798_410_726_140_636

  func testOKLabOfKnownColors() {
    // From the article's own table, converted from XYZ: white, and sRGB's red as published by CSS
    // Color 4, section 9.2 examples: oklab(0.62796 0.22486 0.12585).
    let white = OKLab(red: 1, green: 1, blue: 1)
    XCTAssertEqual(white.lightness, 1, accuracy: 1e-6)
    XCTAssertEqual(white.a, 0, accuracy: 1e-6)
    XCTAssertEqual(white.b, 0, accuracy: 1e-6)
    let red = OKLab(red: 1, green: 0, blue: 0)
    XCTAssertEqual(red.lightness, 0.62796, accuracy: 1e-5)
    XCTAssertEqual(red.a, 0.22486, accuracy: 1e-5)
    XCTAssertEqual(red.b, 0.12585, accuracy: 1e-5)
  }

  func testBlackAndWhiteAreOneApart() {
    XCTAssertEqual(Color.black.perceptualDistance(to: .white), 1, accuracy: 1e-6)
    XCTAssertEqual(Color.white.perceptualDistance(to: .white), 0)
  }

  func testAThresholdParts() {
    let gray = Color(red: 128, green: 128, blue: 128)
    let near = Color(red: 130, green: 130, blue: 130)
    let far = Color(red: 150, green: 128, blue: 128)

    XCTAssertFalse(differs(gray, near, threshold: 0.02))
    XCTAssertTrue(differs(gray, far, threshold: 0.02))
    XCTAssertFalse(differs(gray, far, threshold: 0.2))
  }

  func testZeroMeansZero() {
    XCTAssertTrue(differs(.white, Color(red: 255, green: 255, blue: 254), threshold: 0))
    // Nothing of these can be seen, and all the same a byte differs.
    XCTAssertTrue(
      differs(.clear, Color(red: 9, green: 9, blue: 9, alpha: 0), threshold: 0))
    XCTAssertFalse(
      differs(.clear, Color(red: 9, green: 9, blue: 9, alpha: 0), threshold: 0.001))
  }

  func testAlphaIsSeenOnTheBackgroundThatShowsItMost() {
    // White at half alpha is white on white and gray on black.
    let half = Color(red: 255, green: 255, blue: 255, alpha: 128)
    XCTAssertTrue(differs(.white, half, threshold: 0.3))
    let shadow = Color(red: 0, green: 0, blue: 0, alpha: 128)
    XCTAssertTrue(differs(.black, shadow, threshold: 0.3))
  }
}

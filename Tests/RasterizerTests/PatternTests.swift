// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import XCTest

@testable import Rasterizer

final class PatternTests: XCTestCase {
  /// Red, green and blue side by side over white.
  private let picture: Bitmap = {
    var bitmap = Bitmap(width: 3, height: 2, color: .white)
    for x in 0..<3 {
      bitmap[x, 0] = Color(
        red: x == 0 ? 255 : 0, green: x == 1 ? 255 : 0, blue: x == 2 ? 255 : 0)
    }
    return bitmap
  }()

  func testCopiesOnWholePixelsAreThePicture() {
    for interpolation in [ImageInterpolation.nearest, .linear, .high] {
      let bitmap = draw(50, 11) {
        $0.fill(
          Path(rect: CGRect(0, 0, 50, 11)),
          with: .pattern(
            Pattern(
              bitmap: picture, tile: CGRect(-4, 7, 3, 2), interpolation: interpolation)))
      }

      for y in 0..<11 {
        for x in 0..<50 { XCTAssertEqual(bitmap[x, y], picture[(x + 4) % 3, (y + 1) % 2]) }
      }
    }
  }

  func testPatternMovesAndTurnsWithTheTransform() {
    let bitmap = draw(12, 12) {
      $0.concatenate(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 12, ty: 0))
      $0.fill(
        Path(rect: CGRect(0, 0, 12, 12)),
        with: .pattern(
          Pattern(bitmap: picture, tile: CGRect(0, 0, 3, 2), interpolation: .nearest)))
    }

    for y in 0..<12 {
      for x in 0..<12 { XCTAssertEqual(bitmap[x, y], picture[y % 3, (11 - x) % 2]) }
    }
  }

  func testSmallCopiesAreTheMeanOfTheirPixels() {
    let bitmap = draw(4, 1) {
      $0.fill(
        Path(rect: CGRect(0, 0, 4, 1)),
        with: .pattern(Pattern(bitmap: picture, tile: CGRect(0, 0, 1, 1))))
    }

    XCTAssertEqual(
      bitmap, Bitmap(width: 4, height: 1, color: Color(red: 170, green: 170, blue: 170)))
  }

  func testEdgesOfTheShapeAreCovered() {
    let bitmap = draw(4, 1) {
      $0.fill(
        Path(rect: CGRect(0.5, 0, 2, 1)),
        with: .pattern(
          Pattern(bitmap: Bitmap(width: 1, height: 1, color: .black), tile: CGRect(0, 0, 5, 5))))
    }

    XCTAssertEqual((0..<4).map { bitmap[$0, 0].alpha }, [128, 255, 128, 0])
  }

  func testOddTilesPaintNothingOrSomethingDefined() {
    let odd: [CGFloat] = [0, .nan, .infinity, -.infinity, 1e300, -7, 1e-300, 1e9]
    for width in odd {
      for x in odd {
        let bitmap = draw(20, 3) {
          $0.fill(
            Path(rect: CGRect(0, 0, 20, 3)),
            with: .pattern(Pattern(bitmap: picture, tile: CGRect(x, 1, width, 2))))
        }
        if width == 0 || width.isNaN { XCTAssertEqual(bitmap, Bitmap(width: 20, height: 3)) }
      }
    }
    let empty = draw(2, 1) {
      $0.fill(
        Path(rect: CGRect(0, 0, 2, 1)),
        with: .pattern(
          Pattern(bitmap: Bitmap(width: 0, height: 0), tile: CGRect(0, 0, 1, 1))))
    }
    XCTAssertEqual(empty, Bitmap(width: 2, height: 1))
  }

  func testDumpNamesSizeAndTile() {
    XCTAssertEqual(
      Paint.pattern(
        Pattern(bitmap: picture, tile: CGRect(1, 2, 3.5, 4), interpolation: .nearest)
      ).description, "pattern(3x2 in 1 2; 3.5 4) nearest")
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import TestSupport
import XCTest

@testable import ImageComparison

final class AreaRuleTests: XCTestCase {
  private let white = Bitmap(width: 40, height: 30, color: .white)

  private func marked(_ positions: [(Int, Int)]) -> Bitmap {
    var picture = white
    for (x, y) in positions { picture[x, y] = .black }
    return picture
  }

  private func isEqual(_ picture: Bitmap, _ count: Int, _ width: Int, _ height: Int) -> Bool {
    ComparisonStrategy.exact.allowing(count, inAny: PixelSize(width: width, height: height))
      .compare(white, with: picture).isEqual
  }

  func testScatteredPixelsPassAndCloseOnesFail() {
    let scattered = marked([(0, 0), (20, 3), (39, 29), (5, 20)])
    let close = marked([(10, 10), (13, 13)])

    XCTAssertTrue(isEqual(scattered, 1, 8, 8))
    XCTAssertFalse(isEqual(close, 1, 8, 8))
    XCTAssertTrue(isEqual(close, 2, 8, 8))
    XCTAssertTrue(isEqual(close, 1, 3, 3))
    XCTAssertFalse(isEqual(close, 1, 4, 4))
  }

  func testALineOfOnePixelFailsHoweverLargeThePictureIs() {
    let line = marked((0..<40).map { ($0, 15) })

    XCTAssertFalse(isEqual(line, 4, 8, 8))
    XCTAssertTrue(isEqual(line, 8, 8, 8))
  }

  func testZeroAllowsNothing() {
    XCTAssertFalse(isEqual(marked([(3, 3)]), 0, 8, 8))
    XCTAssertTrue(
      ComparisonStrategy.exact.allowing(0, inAny: PixelSize(width: 8, height: 8)).isExact)
  }

  func testAWindowLargerThanThePictureCountsAllOfIt() {
    XCTAssertTrue(isEqual(marked([(0, 0), (39, 29)]), 2, 1000, 1000))
    XCTAssertFalse(isEqual(marked([(0, 0), (39, 29)]), 1, 1000, 1000))
  }

  func testADifferenceThatIsTooMuchIsReportedWhole() {
    let strategy = ComparisonStrategy.exact.allowing(1, inAny: PixelSize(width: 4, height: 4))

    let outcome = strategy.compare(white, with: marked([(0, 0), (1, 0), (30, 20)]))

    XCTAssertEqual(outcome.difference?.differingPixelCount, 3)
    XCTAssertEqual(strategy.description, "exact, at most 1 pixel in any 4x4")
  }

  func testASizeMismatchIsNeverAllowed() {
    let outcome = ComparisonStrategy.exact.allowing(1000, inAny: PixelSize(width: 1, height: 1))
      .compare(white, with: Bitmap(width: 40, height: 31, color: .white))

    XCTAssertFalse(outcome.isEqual)
  }

  func testTheDensestWindowIsThatOfTryingEveryPlace() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      let (width, height) = (
        Int.random(in: 1...12, using: &generator), Int.random(in: 1...9, using: &generator)
      )
      let (w, h) = (
        Int.random(in: 1...14, using: &generator), Int.random(in: 1...10, using: &generator)
      )
      var picture = Bitmap(width: width, height: height, color: .white)
      for _ in 0..<Int.random(in: 0...20, using: &generator) {
        picture[
          Int.random(in: 0..<width, using: &generator),
          Int.random(in: 0..<height, using: &generator)] = .black
      }
      let blank = Bitmap(width: width, height: height, color: .white)
      let mask = DifferenceMask(blank, picture, strategy: .exact)
      var best = -1
      for top in 0...max(0, height - h) {
        for left in 0...max(0, width - w) {
          var count = 0
          for y in top..<min(height, top + h) {
            for x in left..<min(width, left + w) where picture[x, y] == .black { count += 1 }
          }
          best = max(best, count)
        }
      }
      XCTAssertEqual(mask.densestWindow(of: PixelSize(width: w, height: h)).count, best)
    }
  }
}

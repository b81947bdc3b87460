// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import ImageComparison
import TestSupport
import XCTest

final class ComparisonStrategyTests: XCTestCase {
  private func difference(_ reference: String, _ actual: String) -> PixelDifference? {
    ComparisonStrategy.exact.compare(bitmap(reference), with: bitmap(actual)).difference
  }

  func testEqualPicturesAreEqual() {
    let picture = bitmap("#.r\nt.w")

    XCTAssertEqual(ComparisonStrategy.exact.compare(picture, with: picture), .equal)
    XCTAssertEqual(
      ComparisonStrategy.exact.compare(picture, with: bitmap("#.r\nt.w")), .equal)
    XCTAssertTrue(ComparisonStrategy.exact.compare(picture, with: picture).isEqual)
  }

  func testTheDifferenceSaysHowMuchAndWhere() {
    let difference = difference(
      """
      ......
      ..#...
      ......
      .#....
      """,
      """
      ......
      ..r.#.
      ......
      ......
      """)

    XCTAssertEqual(
      difference,
      PixelDifference(
        differingPixelCount: 3, pixelCount: 24, largestChannelDifference: 255,
        region: PixelRegion(columns: 1..<5, rows: 1..<4), firstPixel: PixelPosition(x: 2, y: 1)))
    XCTAssertEqual(difference?.share, 0.125)
  }

  func testAlphaAloneAndTheColorOfTransparentPixelsDiffer() {
    XCTAssertEqual(difference("#", "t")?.largestChannelDifference, 255)
    XCTAssertEqual(difference("t", "w")?.differingPixelCount, 1)
  }

  func testTheCornersAreLookedAt() {
    for (x, y) in [(0, 0), (4, 0), (0, 2), (4, 2)] {
      var changed = Bitmap(width: 5, height: 3, color: .white)
      changed[x, y] = Color(red: 255, green: 255, blue: 254)

      let result = ComparisonStrategy.exact.compare(
        Bitmap(width: 5, height: 3, color: .white), with: changed)

      XCTAssertEqual(
        result.description,
        "1 of 15 pixels differ (6.67%), in 1x1 at (\(x), \(y)), by up to 1 of 255")
    }
  }

  func testAWiderPictureDiffersInItsExtraColumns() {
    XCTAssertEqual(
      ComparisonStrategy.exact.compare(bitmap("..\n.."), with: bitmap("...\n...")),
      .sizeMismatch(
        reference: PixelSize(width: 2, height: 2), actual: PixelSize(width: 3, height: 2),
        PixelDifference(
          differingPixelCount: 2, pixelCount: 6, largestChannelDifference: 255,
          region: PixelRegion(columns: 2..<3, rows: 0..<2), firstPixel: PixelPosition(x: 2, y: 0))))
  }

  func testSizesThatOverlapInBothDirectionsLeaveTheCornerOfNeitherOut() {
    let result = ComparisonStrategy.exact.compare(bitmap("....\n.#.."), with: bitmap("..\n..\n.."))

    // 8 + 6 - 4 pixels in either; 4 right of the shared ones, 2 below, 1 among them.
    XCTAssertEqual(
      result.description,
      "the size is 2x3 pixels, the reference's 4x2; 7 of 10 pixels differ (70.00%), in 4x3 at "
        + "(0, 0), by up to 255 of 255")
  }

  func testTheFirstDifferingPixelMayLieOutsideOfOnePicture() {
    XCTAssertEqual(difference("..\n.#", "...\n...")?.firstPixel, PixelPosition(x: 2, y: 0))
    XCTAssertEqual(difference("#.\n..", "...\n...")?.firstPixel, PixelPosition(x: 0, y: 0))
  }

  func testTheSameBytesInAnotherShapeAreASizeMismatch() {
    let result = ComparisonStrategy.exact.compare(
      Bitmap(width: 4, height: 4), with: Bitmap(width: 2, height: 8))

    XCTAssertEqual(result.difference?.differingPixelCount, 16)
    guard case .sizeMismatch = result else { return XCTFail("\(result)") }
  }

  func testPicturesWithoutPixelsCompare() {
    let none = Bitmap(width: 0, height: 0)

    XCTAssertEqual(ComparisonStrategy.exact.compare(none, with: none), .equal)
    XCTAssertEqual(
      ComparisonStrategy.exact.compare(none, with: bitmap("..")).description,
      "the size is 2x1 pixels, the reference's 0x0; 2 of 2 pixels differ (100%), in 2x1 at (0, 0), "
        + "by up to 255 of 255")
    XCTAssertEqual(
      ComparisonStrategy.exact.compare(none, with: Bitmap(width: 7, height: 0)).description,
      "the size is 7x0 pixels, the reference's 0x0; 0 of 0 pixels differ (0%), in 0x0 at (0, 0), "
        + "by up to 0 of 255")
  }

  func testAStrategyOfOnesOwnJudgesOnlyPixelsThatAreNotTheSame() {
    let ignoresRed = ComparisonStrategy(description: "ignores red") { reference, actual in
      XCTAssertNotEqual(reference, actual)
      return reference.green == actual.green && reference.blue == actual.blue
    }

    XCTAssertEqual(ignoresRed.compare(bitmap("#.r"), with: bitmap("r.#")), .equal)
    XCTAssertEqual(ignoresRed.compare(bitmap("#"), with: bitmap(".")).isEqual, false)
    XCTAssertEqual(ignoresRed.description, "ignores red")
  }

  func testNoStrategyToleratesAnotherSize() {
    let all = ComparisonStrategy(description: "all") { _, _ in true }

    XCTAssertFalse(all.compare(bitmap(".."), with: bitmap(".")).isEqual)
  }

  func testComparingAgreesWithAPlainLoopOverRandomPictures() {
    let seed: UInt64 = 11
    var generator = SeededGenerator(seed: seed)
    for round in 0..<500 {
      let reference = generator.picture()
      let actual = generator.picture()
      for (max, strategy) in [(0, ComparisonStrategy.exact), (9, .channelTolerance(max: 9))] {

        let result = strategy.compare(reference, with: actual)

        XCTAssertEqual(
          result.difference, plainDifference(reference, actual, max: max),
          "seed \(seed), round \(round)")
      }
    }
  }

  /// The definition, pixel by pixel over the canvas that holds both pictures.
  private func plainDifference(
    _ reference: Bitmap, _ actual: Bitmap, max: Int
  ) -> PixelDifference? {
    var places: [PixelPosition] = []
    var pixelCount = 0
    var largest = 0
    for y in 0..<Swift.max(reference.height, actual.height) {
      for x in 0..<Swift.max(reference.width, actual.width) {
        let isInReference = x < reference.width && y < reference.height
        let isInActual = x < actual.width && y < actual.height
        guard isInReference || isInActual else { continue }
        pixelCount += 1
        let difference =
          isInReference && isInActual ? Self.difference(reference[x, y], actual[x, y]) : 255
        guard difference > max else { continue }
        largest = Swift.max(largest, difference)
        places.append(PixelPosition(x: x, y: y))
      }
    }
    guard let first = places.first else { return nil }
    return PixelDifference(
      differingPixelCount: places.count, pixelCount: pixelCount,
      largestChannelDifference: UInt8(largest),
      region: PixelRegion(
        columns: places.map(\.x).min()!..<places.map(\.x).max()! + 1,
        rows: places.map(\.y).min()!..<places.map(\.y).max()! + 1),
      firstPixel: first)
  }

  private static func difference(_ a: Color, _ b: Color) -> Int {
    [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha)]
      .map { abs(Int($0) - Int($1)) }.max()!
  }
}

extension SeededGenerator {
  /// A gray picture with a few pixels that differ by little or by much.
  fileprivate mutating func picture() -> Bitmap {
    let width = [6, 6, 6, 3].randomElement(using: &self)!
    let height = [5, 5, 5, 8].randomElement(using: &self)!
    var bitmap = Bitmap(width: width, height: height, color: .white)
    for _ in 0..<Int.random(in: 0...3, using: &self) {
      let value = [255, 254, 246, 245, 0].randomElement(using: &self)! as UInt8
      bitmap[Int.random(in: 0..<width, using: &self), Int.random(in: 0..<height, using: &self)] =
        Color(red: value, green: 255, blue: 255)
    }
    return bitmap
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import ImageComparison
import XCTest

final class DifferenceImageTests: XCTestCase {
  /// `!` differing, `r` and `a` only in the reference or the actual picture, `0` to `9` other
  /// grays from dark to white, `.` transparent.
  private func dump(
    _ reference: String, _ actual: String, strategy: ComparisonStrategy = .exact
  ) -> String {
    let image = DifferenceImage.make(
      reference: bitmap(reference), actual: bitmap(actual), strategy: strategy)
    return (0..<image.height).map { y in
      String((0..<image.width).map { x in character(image[x, y]) })
    }.joined(separator: "\n")
  }

  private func character(_ color: Color) -> Character {
    if color == .clear { return "." }
    if color == DifferenceImage.differing { return "!" }
    if color.red < color.blue { return "r" }
    if color.red > color.blue { return "a" }
    return Character(String((Int(color.red) - 178) * 9 / 77))
  }

  func testDifferingPixelsStandOutOfADimmedReference() {
    XCTAssertEqual(
      dump(
        """
        ...#
        .#.#
        ggtw
        """,
        """
        ...#
        .#..
        ggtw
        """),
      """
      9990
      909!
      4499
      """)
  }

  func testAlphaAloneAndInvisibleColorsStandOut() {
    XCTAssertEqual(dump("#t", "tw"), "!!")
  }

  func testToleratedPixelsDoNotStandOut() {
    XCTAssertEqual(dump("gg", "hr", strategy: .channelTolerance(max: 2)), "4!")
  }

  func testWhatOnlyOnePictureHasIsTinted() {
    XCTAssertEqual(dump("#.##", "##"), "0!rr")
    XCTAssertEqual(
      dump(
        """
        ###
        ###
        """,
        """
        ##
        ##
        ##
        """),
      """
      00r
      00r
      aa.
      """)
  }

  func testTheContentShowsThroughATint() {
    let image = DifferenceImage.make(reference: bitmap("#"), actual: bitmap("##g.t"))

    XCTAssertEqual(image[1, 0], DifferenceImage.onlyActual)
    XCTAssertEqual(image[2, 0], Color(red: 246, green: 196, blue: 154))
    XCTAssertEqual(image[3, 0], .white)
    XCTAssertEqual(image[4, 0], .white)
  }

  func testThePictureIsCutWhereTheCanvasWouldBeTooLarge() {
    let image = DifferenceImage.make(
      reference: Bitmap(width: 64_000, height: 1), actual: Bitmap(width: 1, height: 64_000))

    XCTAssertEqual(image.width, 64_000)
    XCTAssertEqual(image.height, 1_000)
  }

  func testPicturesWithoutPixelsHaveADifferenceWithoutPixels() {
    let none = Bitmap(width: 0, height: 0)

    XCTAssertEqual(DifferenceImage.make(reference: none, actual: none), none)
    XCTAssertEqual(
      DifferenceImage.make(reference: none, actual: Bitmap(width: 2, height: 1)).width, 2)
  }
}

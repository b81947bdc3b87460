// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import Drawing
import XCTest

final class BackdropFilterTests: XCTestCase {
  private let black = Color(red: 0, green: 0, blue: 0)
  private let white = Color(red: 255, green: 255, blue: 255)

  /// Left half black, right half white.
  private func halves(width: Int, height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height, color: black)
    for y in 0..<height { for x in width / 2..<width { bitmap[x, y] = white } }
    return bitmap
  }

  func testAPictureOfOneColorStaysAsItIs() {
    let bitmap = Bitmap(width: 9, height: 7, color: Color(red: 10, green: 200, blue: 90))
    XCTAssertEqual(BackdropFilter(radius: 4).applied(to: bitmap), bitmap)
    let clear = Bitmap(width: 5, height: 5)
    XCTAssertEqual(BackdropFilter(radius: 2, saturation: 1.8).applied(to: clear), clear)
  }

  func testAnEdgeBecomesASlopeThatIsTheSameFromBothSides() {
    let blurred = BackdropFilter(radius: 3).applied(to: halves(width: 40, height: 3))
    let row = (0..<40).map { Int(blurred[$0, 1].red) }
    XCTAssertEqual(row.first, 0)
    XCTAssertEqual(row.last, 255)
    XCTAssertEqual(row, row.sorted())
    for x in 0..<20 { XCTAssertEqual(row[x] + row[39 - x], 255, accuracy: 1) }
    // One standard deviation from the edge a Gaussian has 15.9 % of the step.
    XCTAssertEqual(Double(row[16] + row[17]) / 2, 0.159 * 255, accuracy: 6)
  }

  func testBoxesHaveTheVarianceOfTheGaussian() {
    for sigma in [1.0, 2.5, 7, 30, 60] {
      let variance = BackdropFilterTests.boxes(sigma).reduce(0) { $0 + Double($1 * $1 - 1) / 12 }
      XCTAssertEqual(variance.squareRoot(), sigma, accuracy: max(0.2, sigma * 0.03))
    }
  }

  /// What three boxes reach: the picture of a dot is as wide as all of them.
  private static func boxes(_ sigma: Double) -> [Int] {
    // The same formula, from its source.
    let ideal = (4 * sigma * sigma + 1).squareRoot()
    var low = Int(ideal)
    if low.isMultiple(of: 2) { low -= 1 }
    let count = Int(
      ((12 * sigma * sigma - Double(3 * low * low + 12 * low + 9)) / Double(-4 * low - 4)).rounded()
    )
    return (0..<3).map { $0 < count ? low : low + 2 }
  }

  func testSaturationSpreadsColorsAroundTheirGray() {
    let bitmap = Bitmap(width: 1, height: 1, color: Color(red: 150, green: 100, blue: 100))
    let gray = BackdropFilter(radius: 0, saturation: 0).applied(to: bitmap)[0, 0]
    XCTAssertEqual(gray.red, gray.green)
    let vivid = BackdropFilter(radius: 0, saturation: 2).applied(to: bitmap)[0, 0]
    XCTAssertEqual(Int(vivid.red), 189, accuracy: 1)
    XCTAssertEqual(Int(vivid.green), 89, accuracy: 1)
  }

  func testTheTintLiesOnTheResultAndOnNothing() {
    let tint = Color(red: 255, green: 255, blue: 255, alpha: 102)
    let filter = BackdropFilter(radius: 1, tint: tint)
    let on = filter.applied(to: Bitmap(width: 2, height: 2, color: black))[0, 0]
    XCTAssertEqual(on, Color(red: 102, green: 102, blue: 102))
    XCTAssertEqual(filter.applied(to: Bitmap(width: 2, height: 2))[1, 1], tint)
  }
}

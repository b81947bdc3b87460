// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import ImageComparison
import XCTest

final class ToleranceCurveTests: XCTestCase {
  func testEachPointCountsWhatDiffersByMore() {
    let curve = ToleranceCurve(bitmap("gg..#"), bitmap("hhr.#"))

    XCTAssertEqual(
      curve.channel.map { "\(Int($0.threshold)):\($0.pixelCount)" },
      ["0:3", "1:3", "2:1", "4:1", "8:1", "16:1", "32:1", "64:1", "128:1", "255:0"])
    XCTAssertEqual(
      curve.description,
      "channel tolerance 0: 3 pixels, 1: 3, 2: 1, 4: 1, 8: 1, 16: 1, 32: 1, 64: 1, 128: 1, 255: 0; "
        + "perceptual 0.005: 3 pixels, 0.01: 1, 0.02: 1, 0.05: 1, 0.1: 1, 0.2: 1, 0.5: 0")
  }

  func testACurvePointIsWhatItsStrategyCounts() {
    let (a, b) = (bitmap("g.#r\nht.w"), bitmap("h#.r\ngw.t"))
    let curve = ToleranceCurve(a, b)

    for point in curve.channel {
      let strategy = ComparisonStrategy.channelTolerance(max: UInt8(point.threshold))
      XCTAssertEqual(
        strategy.compare(a, with: b).difference?.differingPixelCount ?? 0, point.pixelCount)
    }
    for point in curve.perceptual {
      let strategy = ComparisonStrategy.perceptual(threshold: point.threshold)
      XCTAssertEqual(
        strategy.compare(a, with: b).difference?.differingPixelCount ?? 0, point.pixelCount)
    }
  }

  func testRegionsThatAreLeftOutAreNotCounted() {
    let curve = ToleranceCurve(
      bitmap("..."), bitmap("##."), ignoring: [PixelRegion(columns: 0..<1, rows: 0..<1)])

    XCTAssertEqual(curve.channel.first?.pixelCount, 1)
  }
}

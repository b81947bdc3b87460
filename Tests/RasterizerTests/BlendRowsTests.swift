// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import XCTest

@testable import Rasterizer

final class BlendRowsTests: XCTestCase {
  func testDiv255RoundsToNearestForEveryProduct() {
    for value in 0...UInt32(65_535) {
      XCTAssertEqual(Channel.div255(value), UInt32((Double(value) / 255).rounded()))
    }
  }

  func testEveryKernelEqualsTheDefinition() {
    let seed = SeededRandom.seed()
    var random = SeededRandom(seed: seed)
    for count in 0..<40 {
      let below = (0..<count).map { _ in PremultipliedPixel(random.color()).bits }
      let above = (0..<count).map { _ in PremultipliedPixel(random.color()).bits }
      let weights = (0..<count).map { _ in
        [0, 255, UInt8.random(in: 0...255, using: &random)][Int.random(in: 0...2, using: &random)]
      }
      let color = PremultipliedPixel(random.color(opaque: count % 3 == 0))
      let opacity = UInt8.random(in: 0...255, using: &random)

      var (a, b, c, d) = (below, below, below, below)
      BlendRows.over(&a, count, color)
      BlendRows.over(&b, count, color, coverage: weights)
      BlendRows.over(&c, count, pixels: above, opacity: opacity)
      BlendRows.over(&d, count, pixels: above, coverage: weights)

      for index in 0..<count {
        let (under, weight) = (below[index], UInt32(weights[index]))
        let pixel = PremultipliedPixel(bits: above[index])
        XCTAssertEqual(a[index], color.over(under, coverage: 255), "seed \(seed)")
        XCTAssertEqual(b[index], color.over(under, coverage: weight), "seed \(seed)")
        XCTAssertEqual(c[index], pixel.over(under, coverage: UInt32(opacity)), "seed \(seed)")
        XCTAssertEqual(d[index], pixel.over(under, coverage: weight), "seed \(seed)")
      }
    }
  }

  func testAnOpaqueColorIsExactForAllChannelsAndWeights() {
    let weights = (0...255).map { UInt8($0) }
    for channel: UInt32 in 0...255 {
      let color = PremultipliedPixel(bits: 0xff00_0000 | channel * 0x01_0101)
      for below: UInt32 in 0...85 {
        let under = 0xff00_0000 | below << 16 | (below + 85) << 8 | (below + 170)
        var pixels = [UInt32](repeating: under, count: 256)
        BlendRows.over(&pixels, 256, color, coverage: weights)
        let expected = weights.map { color.over(under, coverage: UInt32($0)) }
        XCTAssertTrue(pixels == expected, "\(channel) over \(below)")
      }
    }
  }

  func testKernelsForSeveralRowsEqualTheDefinitionInEachRow() {
    let seed = SeededRandom.seed()
    var random = SeededRandom(seed: seed)
    for (rows, count) in [(1, 8), (2, 16), (3, 24), (4, 3), (2, 41), (5, 44), (6, 37), (1, 1)] {
      let below = (0..<rows * 50).map { _ in PremultipliedPixel(random.color()).bits }
      let weights = (0..<rows * 44).map { _ in
        [0, 255, UInt8.random(in: 0...255, using: &random)][Int.random(in: 0...2, using: &random)]
      }
      let color = PremultipliedPixel(random.color(opaque: rows % 2 == 0))

      var (covered, filled) = (below, below)
      BlendRows.over(
        &covered, stride: 50, rows: rows, count, color, coverage: weights, coverageStride: 44)
      BlendRows.over(&filled, stride: 50, rows: rows, count, color)

      for (index, under) in below.enumerated() {
        let (line, column) = (index / 50, index % 50)
        let weight = column < count ? UInt32(weights[line * 44 + column]) : 0
        XCTAssertEqual(covered[index], color.over(under, coverage: weight), "seed \(seed)")
        let all: UInt32 = column < count ? 255 : 0
        XCTAssertEqual(filled[index], color.over(under, coverage: all), "seed \(seed)")
      }
    }
  }

  func testRunsOfARowAreRepeatedAndNothingElse() {
    let seed = SeededRandom.seed()
    var random = SeededRandom(seed: seed)
    let stride = 300
    for round in 0..<200 {
      let rows = Int.random(in: 1...4, using: &random)
      let row = (0..<stride).map { _ in UInt32.random(in: 1 ... .max, using: &random) }
      let ends = (0..<2 * Int.random(in: 0...5, using: &random)).map { _ in
        Int32.random(in: 0...Int32(stride), using: &random)
      }.sorted()
      var pixels = [UInt32](repeating: 0, count: rows * stride)

      BlendRows.repeatRuns(row, ends, ends.count / 2, into: &pixels, stride: stride, rows: rows)

      let runs = (0..<ends.count / 2).map { Int(ends[2 * $0])..<Int(ends[2 * $0 + 1]) }
      let expected = (0..<stride).map { x in runs.contains { $0.contains(x) } ? row[x] : 0 }
      XCTAssertTrue(
        pixels == (0..<rows).flatMap { _ in expected }, "round \(round), seed \(seed)")
    }
  }

  func testBlendingIsWithinOneOf255OfTheFormulaInDouble() {
    let seed = SeededRandom.seed()
    var random = SeededRandom(seed: seed)
    for _ in 0..<20_000 {
      let pixel = PremultipliedPixel(random.color())
      let below = PremultipliedPixel(random.color()).bits
      let weight = UInt32.random(in: 0...255, using: &random)
      let result = pixel.over(below, coverage: weight)
      for shift: UInt32 in [0, 8, 16, 24] {
        let m = Double(weight) / 255
        let s = Double(pixel.bits >> shift & 255)
        let d = Double(below >> shift & 255)
        let exact = s * m + d * (1 - Double(pixel.alpha) / 255 * m)
        XCTAssertEqual(Double(result >> shift & 255), exact, accuracy: 1, "seed \(seed)")
      }
    }
  }

  func testNothingAndEverything() {
    let pixel = PremultipliedPixel(Color(red: 12, green: 200, blue: 99))

    XCTAssertEqual(pixel.over(0x8012_3456, coverage: 0), 0x8012_3456)
    XCTAssertEqual(pixel.over(0x8012_3456, coverage: 255), pixel.bits)
  }

  func testPremultiplyingTheStraightColorGivesThePixelAgain() {
    for alpha in UInt32(0)...255 {
      for value in UInt32(0)...alpha {
        let pixel = PremultipliedPixel(bits: alpha << 24 | value << 16 | value << 8 | value)
        XCTAssertEqual(PremultipliedPixel(straight: pixel.straight), pixel)
      }
    }
  }

  func testTranslucentFillComesBackAsWellAsEightBitsAllow() {
    for alpha in UInt8(1)...255 {
      for value in [0, 1, 47, 128, 200, 254, 255] as [UInt8] {
        let color = Color(red: value, green: value, blue: value, alpha: alpha)
        let bitmap = draw(1, 1) { $0.fill(Path(rect: CGRect(0, 0, 1, 1)), with: .color(color)) }
        // A step of a premultiplied channel is 255 / alpha of a straight one.
        let error = abs(Int(bitmap[0, 0].red) - Int(value))
        XCTAssertLessThanOrEqual(Double(error), 0.5 * 255 / Double(alpha) + 0.5)
        XCTAssertEqual(bitmap[0, 0].alpha, alpha)
      }
    }
  }
}

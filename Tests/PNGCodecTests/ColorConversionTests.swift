// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import XCTest

@testable import PNGCodec

/// Channels in 16 bits, and what becomes of them.
final class ColorConversionTests: XCTestCase {
  /// Light is the stored value, and the matrix exchanges red and blue.
  private var exchange: ColorConversion {
    let curve = (0...ColorConversion.stepCount).map {
      Double($0) / Double(ColorConversion.stepCount)
    }
    return ColorConversion(
      curves: [curve, curve, curve], matrix: [0, 0, 1, 0, 1, 0, 1, 0, 0],
      bounds: (0..<255).map { (Double($0) + 0.5) / 255 })
  }

  func testEveryKindOfFileHasChannelsOf16Bits() throws {
    let deep = HandmadePNG(width: 2, height: 1, colorType: .rgba, bitDepth: 16) { x, _, channel in
      1000 * x + channel
    }
    let gray = HandmadePNG(width: 1, height: 1, colorType: .gray, bitDepth: 8) { _, _, _ in 128 }
    let indexed = HandmadePNG(
      width: 1, height: 1, colorType: .palette, palette: [1, 2, 3, 4, 5, 6],
      transparency: [255, 128]
    ) { _, _, _ in 1 }

    XCTAssertEqual(
      try PNG.deepChannels(of: deep.bytes()), [0, 1, 2, 3, 1000, 1001, 1002, 1003])
    XCTAssertEqual(
      try PNG.deepChannels(of: gray.bytes()), [32_896, 32_896, 32_896, 65_535])
    XCTAssertEqual(
      try PNG.deepChannels(of: indexed.bytes()), [1028, 1285, 1542, 32_896])
  }

  func testInterlacedFilesAreReadInAllPasses() throws {
    let file = HandmadePNG(
      width: 9, height: 5, colorType: .rgb, bitDepth: 16, isInterlaced: true
    ) { x, y, channel in 100 * y + 10 * x + channel }

    let channels = try PNG.deepChannels(of: file.bytes())

    XCTAssertEqual(channels.count, 9 * 5 * 4)
    XCTAssertEqual(Array(channels[176..<179]), [480, 481, 482], "the last pixel")
  }

  func testColorsAreConvertedAndAlphaIsNot() throws {
    let file = HandmadePNG(width: 2, height: 1, colorType: .rgba, bitDepth: 8) { x, _, channel in
      [[10, 20, 30, 40], [255, 0, 128, 255]][x][channel]
    }

    let image = try PNG.decode(file.bytes(), converting: exchange)

    XCTAssertEqual(image.bitmap.bytes, [30, 20, 10, 40, 128, 0, 255, 255])
  }

  func testAFileThatEndsEarlyIsAnError() {
    let file = HandmadePNG(width: 4, height: 4, colorType: .rgb, bitDepth: 16) { _, _, _ in 7 }

    XCTAssertThrowsError(
      try PNG.decode(file.bytes().dropLast(40).map(\.self), converting: exchange))
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import XCTest

@testable import PNGCodec

final class PNGBundledTests: XCTestCase {
  /// Two pixels in the form of an app's bundle: 40 % of a color, and one that is opaque.
  private func file(_ colorType: HandmadePNG.ColorType = .rgba) -> HandmadePNG {
    // Blue, green, red, multiplied with alpha.
    let pixels = [[102, 51, 0, 102], [10, 20, 30, 255]]
    var file = HandmadePNG(width: 2, height: 3, colorType: colorType)
    file.isBundled = true
    file.sample = { x, _, channel in pixels[x][channel] }
    return file
  }

  func testColorsAreStraightAndInTheirOrder() throws {
    for isInterlaced in [false, true] {
      for dataSize in [Int.max, 5] {
        var file = file()
        (file.isInterlaced, file.dataSize) = (isInterlaced, dataSize)

        let image = try PNG.decode(file.bytes()).bitmap

        XCTAssertEqual(image[0, 2], Color(red: 0, green: 128, blue: 255, alpha: 102))
        XCTAssertEqual(image[1, 0], Color(red: 30, green: 20, blue: 10))
      }
    }
  }

  func testWithoutAlphaColorsAreExchangedAlone() throws {
    XCTAssertEqual(
      try PNG.decode(file(.rgb).bytes()).bitmap[0, 0], Color(red: 0, green: 51, blue: 102))
  }

  func testAGrayOneIsAsItIs() throws {
    XCTAssertEqual(
      try PNG.decode(file(.gray).bytes()).bitmap[0, 0], Color(red: 102, green: 102, blue: 102))
  }

  func testADamagedOneIsAnError() {
    let bytes = file().bytes()
    for count in bytes.indices { XCTAssertThrowsError(try PNG.decode(Array(bytes.prefix(count)))) }
    var tooLong = file()
    tooLong.height = 3
    var changed = tooLong.bytes()
    // The claimed height, of which the checksum knows nothing.
    changed[8 + 16 + 8 + 7] = 1
    XCTAssertThrowsError(try PNG.decode(changed))
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0x55
      _ = try? PNG.decode(changed)
    }
  }
}

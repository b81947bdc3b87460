// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CPNG
import Graphics
import XCTest

@testable import PNGCodec

final class StorageFormTests: XCTestCase {
  private func form(colorCount: Int, isOpaque: Bool, runLength: Int) -> String {
    var bitmap = Bitmap(width: colorCount * runLength, height: 1)
    for x in 0..<bitmap.width {
      let color = x / runLength
      bitmap[x, 0] = Color(
        red: UInt8(color & 255), green: UInt8(color >> 8), blue: 9,
        alpha: isOpaque || x > 0 ? 255 : 128)
    }
    let layout = StorageForm(bitmap).layout(width: bitmap.width, height: 1)
    let pixels =
      switch layout.pixels {
      case CPNG_PIXELS_PALETTE: "palette"
      case CPNG_PIXELS_RGBX: "RGB"
      default: "RGBA"
      }
    return "\(pixels) \(layout.compression == CPNG_COMPRESSION_FLAT ? "flat" : "runs")"
  }

  func testThePixelsDecideHowTheyAreStored() {
    XCTAssertEqual(form(colorCount: 200, isOpaque: true, runLength: 1), "palette flat")
    XCTAssertEqual(form(colorCount: 200, isOpaque: false, runLength: 1), "palette flat")
    XCTAssertEqual(form(colorCount: 300, isOpaque: true, runLength: 3), "RGB flat")
    XCTAssertEqual(form(colorCount: 300, isOpaque: true, runLength: 1), "RGB runs")
    XCTAssertEqual(form(colorCount: 300, isOpaque: false, runLength: 3), "RGBA flat")
    XCTAssertEqual(form(colorCount: 300, isOpaque: false, runLength: 1), "RGBA runs")
  }
}

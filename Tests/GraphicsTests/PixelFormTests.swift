// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import Graphics

final class PixelFormTests: XCTestCase {
  /// Blue, green, red, alpha, of which the colors are multiplied with the alpha.
  private let bgra = PixelForm(count: 4, colors: [2, 1, 0], alpha: 3, isPremultiplied: true)

  private func read(_ form: PixelForm, _ bytes: [UInt8], _ width: Int, _ bytesPerRow: Int) -> Bitmap
  {
    bytes.withUnsafeBufferPointer {
      form.bitmap(
        of: $0, width: width, height: bytes.count / bytesPerRow, bytesPerRow: bytesPerRow)
    }
  }

  private func written(_ form: PixelForm, _ bitmap: Bitmap, bytesPerRow: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 7, count: bytesPerRow * bitmap.height)
    bytes.withUnsafeMutableBufferPointer { form.write(bitmap, to: $0, bytesPerRow: bytesPerRow) }
    return bytes
  }

  func testColorsAreReadFromTheirPlaces() {
    // A pixel that is not opaque at all has no color; what is behind a row's pixels is not read.
    XCTAssertEqual(
      read(bgra, [10, 20, 50, 100, 1, 2, 3, 0, 9, 9, 10, 20, 30, 255, 0, 0, 0, 255, 9, 9], 2, 10)
        .bytes,
      [128, 51, 26, 100, 0, 0, 0, 0, 30, 20, 10, 255, 0, 0, 0, 255])
    let grays = PixelForm(count: 1, colors: [0], alpha: nil, isPremultiplied: false)
    XCTAssertEqual(read(grays, [5, 250], 2, 2).bytes, [5, 5, 5, 255, 250, 250, 250, 255])
    let straight = PixelForm(count: 4, colors: [1, 2, 3], alpha: 0, isPremultiplied: false)
    XCTAssertEqual(read(straight, [100, 1, 2, 3], 1, 4).bytes, [1, 2, 3, 100])
  }

  func testColorsAreWrittenToTheirPlaces() {
    let bitmap = Bitmap(width: 1, height: 2, bytes: [128, 51, 26, 100, 30, 20, 10, 255])
    XCTAssertEqual(
      written(bgra, bitmap, bytesPerRow: 5), [10, 20, 50, 100, 7, 10, 20, 30, 255, 7])
    let withoutAlpha = PixelForm(count: 4, colors: [0, 1, 2], alpha: nil, isPremultiplied: false)
    XCTAssertEqual(
      written(withoutAlpha, bitmap, bytesPerRow: 4), [128, 51, 26, 255, 30, 20, 10, 255])
    let grays = PixelForm(count: 1, colors: [0], alpha: nil, isPremultiplied: false)
    XCTAssertEqual(written(grays, bitmap, bytesPerRow: 1), [71, 22])
  }

  func testWhatIsWrittenIsReadAgain() {
    for width in 1...5 {
      var bytes: [UInt8] = []
      for pixel in 0..<UInt8(width * 3) { bytes += [pixel * 7, 255 - pixel, pixel * 15, 255] }
      let bitmap = Bitmap(width: width, height: 3, bytes: bytes)
      XCTAssertEqual(read(bgra, written(bgra, bitmap, bytesPerRow: 24), width, 24), bitmap)
    }
  }
}

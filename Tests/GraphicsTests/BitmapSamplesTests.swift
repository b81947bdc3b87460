// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import Graphics

final class BitmapSamplesTests: XCTestCase {
  private let red = Color(red: 255, green: 0, blue: 0)
  private let faint = Color(red: 1, green: 2, blue: 3, alpha: 100)

  func testColorsBecomeOpaquePixels() {
    // One byte more than is needed.
    let bitmap = Bitmap(width: 1, height: 2, colors: [255, 0, 0, 1, 2, 3, 9])

    XCTAssertEqual(bitmap.bytes, [255, 0, 0, 255, 1, 2, 3, 255])
    XCTAssertEqual(bitmap.channels(3), [255, 0, 0, 1, 2, 3])
    XCTAssertEqual(bitmap.channels(1), [255, 1])
  }

  func testIndicesNameColors() {
    var palette = [Color](repeating: .black, count: 256)
    (palette[7], palette[255]) = (red, faint)

    let bitmap = Bitmap(width: 3, height: 1, indices: [255, 7, 0], palette: palette)

    XCTAssertEqual((0..<3).map { bitmap[$0, 0] }, [faint, red, .black])
  }

  func testAMaskMultipliesAlpha() throws {
    let picture = Bitmap(width: 2, height: 1, bytes: [1, 2, 3, 255, 4, 5, 6, 128])
    let mask = Bitmap(width: 2, height: 1, bytes: [0, 0, 0, 51, 0, 0, 0, 128])

    let masked = try XCTUnwrap(picture.masked(by: mask))

    XCTAssertEqual(masked.bytes, [1, 2, 3, 51, 4, 5, 6, 64])
    XCTAssertNil(picture.masked(by: Bitmap(width: 1, height: 1)))
  }

  func testAnEmptyPictureHasNoSamples() {
    XCTAssertEqual(Bitmap(width: 0, height: 3, colors: []).bytes, [])
    XCTAssertEqual(Bitmap(width: 0, height: 3).channels(3), [])
  }
}

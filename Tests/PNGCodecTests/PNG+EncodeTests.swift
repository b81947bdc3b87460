// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import PNGCodec
import TestSupport
import XCTest

final class PNGEncodeTests: XCTestCase {
  func testDecodingGivesBackEveryByteOfRandomPictures() throws {
    let seed: UInt64 = 20_240_611
    var generator = SeededGenerator(seed: seed)

    for round in 0..<300 {
      let bitmap = generator.bitmap(
        width: Int.random(in: 1...40, using: &generator),
        height: Int.random(in: 1...40, using: &generator),
        colorCount: [1, 2, 3, 16, 17, 255, 256, 257, 2_000].randomElement(using: &generator)!,
        isOpaque: Bool.random(using: &generator))

      let decoded = try PNG.decode(PNG.encode(bitmap)).bitmap

      XCTAssertEqual(decoded.bytes, bitmap.bytes, "seed \(seed), round \(round), \(bitmap)")
      XCTAssertEqual(decoded.width, bitmap.width, "seed \(seed), round \(round)")
    }
  }

  func testTransparentPixelsKeepTheirColorInAPaletteAndWithoutOne() throws {
    for count in [256, 300] {
      var bitmap = Bitmap(width: count, height: 1)
      for x in 0..<count {
        bitmap[x, 0] = Color(red: UInt8(x & 255), green: UInt8(x >> 8), blue: 7, alpha: 0)
      }

      let decoded = try PNG.decode(PNG.encode(bitmap)).bitmap

      XCTAssertEqual(decoded, bitmap)
    }
  }

  func testPicturesOfOneRowAndOneColumnSurvive() throws {
    for (width, height) in [(1, 1), (1, 2_000), (2_000, 1), (PNG.maximumSide, 1)] {
      var bitmap = Bitmap(width: width, height: height, color: .white)
      bitmap[width - 1, height - 1] = Color(red: 1, green: 2, blue: 3, alpha: 4)

      let decoded = try PNG.decode(PNG.encode(bitmap)).bitmap

      XCTAssertEqual(decoded, bitmap)
    }
  }

  func testTheSameBitmapGivesTheSameBytes() throws {
    var generator = SeededGenerator(seed: 1)
    let bitmap = generator.bitmap(width: 30, height: 30, colorCount: 200, isOpaque: false)
    let metadata = [PNG.TextEntry(keyword: "Title", text: String(repeating: "x", count: 3_000))]

    let first = try PNG.encode(bitmap, metadata: metadata)
    let second = try PNG.encode(bitmap, metadata: metadata)

    XCTAssertEqual(first, second)
  }

  func testAScreenOfFewColorsTakesFewBytes() throws {
    var bitmap = Bitmap(width: 390, height: 844, color: .white)
    bitmap.replacePixels(with: Bitmap(width: 300, height: 40, color: .black), x: 45, y: 100)

    let bytes = try PNG.encode(bitmap)

    XCTAssertLessThan(bytes.count, 2_000)
  }

  func testPicturesWithoutPixelsAreRefused() {
    for (width, height) in [(0, 0), (0, 5), (5, 0)] {
      XCTAssertThrowsError(try PNG.encode(Bitmap(width: width, height: height))) { error in
        XCTAssertEqual(error as? PNG.Error, .empty(width: width, height: height))
      }
    }
  }

  func testPicturesBeyondTheLimitsAreRefused() {
    let wide = PNG.maximumSide + 1

    XCTAssertThrowsError(try PNG.encode(Bitmap(width: wide, height: 1))) { error in
      XCTAssertEqual(error as? PNG.Error, .tooLarge(width: wide, height: 1))
    }
  }

  func testConcurrentEncodingGivesTheSameBytes() async throws {
    var generator = SeededGenerator(seed: 2)
    let bitmap = generator.bitmap(width: 64, height: 64, colorCount: 100, isOpaque: true)
    let expected = try PNG.encode(bitmap)

    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<16 { group.addTask { try PNG.encode(bitmap) } }
      for try await bytes in group { XCTAssertEqual(bytes, expected) }
    }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import PNGCodec
import XCTest

@testable import VectorImages

/// Files of other color spaces than sRGB. The pictures are of one row: red, the system's blue, a
/// gray that is half transparent, and the green of Display P3, which sRGB has not.
final class PNGColorProfileTests: XCTestCase {
  private static let start = "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAB"
  /// The profile: Display P3's primaries under D50, and sRGB's curve.
  private static let profile = """
    AAAAmGlDQ1BEaXNwbGF5IFAzAAB42mNgYNRgAAIWIM7NKykKcndSiIiMUmBAAonJxQUMtANsRUALgfQZIBZJh7AfgNhJ\
    EPYXELsoJMiZgYGRA8hWSEdiJyGxEe5uvs/AYLv/////uxFiXvsZGDaaMzBw7USIaVgwMAhyMzCc2FmQWJQIFmIGYqa0\
    NAaGT8sZGHgjGRiELwD1RAMAV94lb3enKFoAAAA
    """
  private static let end = "AAAASUVORK5CYII="

  private func file(_ header: String, _ pixels: String) throws -> [UInt8] {
    Array(
      try XCTUnwrap(
        Data(base64Encoded: Self.start + header + Self.profile + pixels + Self.end)))
  }

  private func deepFile() throws -> [UInt8] {
    try file(
      "EAYAAACprNOO",
      "nSURBVHjaY3j1yNheufL/f5Pkir7vkf//NzQ31DW0NDQwMPz/D8IAKf8Rxd/DEXgA")
  }

  func testColorsOfDisplayP3AreConvertedFromAllBits() throws {
    let image = try PNG.decodeInSRGB(deepFile())

    XCTAssertEqual(
      image.bitmap.bytes,
      [255, 0, 0, 255, 0, 122, 255, 255, 128, 128, 128, 128, 0, 255, 0, 255])
    XCTAssertEqual(
      Array(try PNG.decode(deepFile()).bitmap.bytes.prefix(4)), [234, 51, 35, 255],
      "the stored values")
  }

  func testEightBitsAreConvertedAsFarAsTheyGo() throws {
    let bytes = try PNG.decodeInSRGB(
      file("CAYAAAD5PA/N", "YSURBVHjaY3hlrPzfpOLb/wYgYPjP8B8AS7II3/R3O98A")
    ).bitmap.bytes

    let wanted: [UInt8] = [255, 0, 0, 255, 0, 122, 255, 255, 128, 128, 128, 128, 0, 255, 0, 255]
    for (found, wanted) in zip(bytes, wanted) {
      XCTAssertLessThanOrEqual(abs(Int(found) - Int(wanted)), 3)
    }
  }

  func testAFileWithoutAProfileIsAsItIs() throws {
    let bitmap = try PNG.decode(deepFile()).bitmap
    let plain = try PNG.encode(bitmap)

    XCTAssertEqual(try PNG.decodeInSRGB(plain).bitmap, bitmap)
    XCTAssertFalse(PNG.hasScreenProfile(plain))
    XCTAssertTrue(PNG.hasScreenProfile(try deepFile()))
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import PNGCodec
import XCTest

final class PNGMatchTests: XCTestCase {
  private let entries = [PNG.TextEntry(keyword: "Key", text: "value")]

  /// A palette, an opaque and a transparent picture, with repeated rows and without.
  private var pictures: [Bitmap] {
    var flat = Bitmap(width: 7, height: 9, color: .white)
    for y in 3..<6 { for x in 2..<5 { flat[x, y] = .black } }
    var colorful = Bitmap(width: 40, height: 30, color: .white)
    for y in 0..<20 {
      for x in 0..<40 {
        colorful[x, y] = Color(red: UInt8(x * 6), green: UInt8(y * 8), blue: UInt8(x ^ y))
      }
    }
    var transparent = colorful
    transparent[3, 3].alpha = 7
    return [flat, colorful, transparent, Bitmap(width: 1, height: 1)]
  }

  func testAFileShowsThePictureThatItWasWrittenFrom() throws {
    for picture in pictures {
      let bytes = try PNG.encode(picture, metadata: entries)

      XCTAssertEqual(PNG.metadata(of: bytes, ifShowing: picture), entries)
    }
  }

  func testOneOtherPixelIsSeenWhereverItIs() throws {
    for picture in pictures {
      let bytes = try PNG.encode(picture)
      for y in 0..<picture.height {
        for x in Set([0, picture.width / 2, picture.width - 1]) {
          var other = picture
          other[x, y].red ^= 1
          XCTAssertNil(PNG.metadata(of: bytes, ifShowing: other), "(\(x), \(y))")
          other = picture
          other[x, y].alpha ^= 1
          XCTAssertNil(PNG.metadata(of: bytes, ifShowing: other), "(\(x), \(y))")
        }
      }
    }
  }

  func testEveryChannelOfEveryPixelCountsAtEveryWidth() throws {
    for width in 1...20 {
      // More colors than a palette holds, opaque: stored as RGB.
      var picture = Bitmap(width: width, height: 300)
      for y in 0..<300 {
        for x in 0..<width {
          picture[x, y] = Color(red: UInt8(y & 255), green: UInt8(y >> 8), blue: UInt8(x))
        }
      }
      let bytes = try PNG.encode(picture)
      XCTAssertNotNil(PNG.metadata(of: bytes, ifShowing: picture))
      for index in width * 4..<width * 8 {
        let other = picture.changing(byte: index)
        XCTAssertNil(PNG.metadata(of: bytes, ifShowing: other), "\(width), \(index)")
      }
    }
  }

  func testFilesOfEveryColorTypeAreComparedAsTheyAreDecoded() throws {
    for (type, depth) in [
      (HandmadePNG.ColorType.gray, 1), (.gray, 8), (.grayAlpha, 8), (.rgb, 8), (.rgba, 8),
      (.palette, 1), (.palette, 4), (.palette, 8),
    ] {
      let bytes = HandmadePNG(
        width: 11, height: 3, colorType: type, bitDepth: depth,
        palette: type == .palette ? [1, 2, 3, 4, 5, 6] : nil, sample: { x, y, _ in (x + y) & 1 }
      ).bytes()
      let picture = try PNG.decode(bytes).bitmap
      XCTAssertNotNil(PNG.metadata(of: bytes, ifShowing: picture), "\(type) \(depth)")
      for index in picture.bytes.indices {
        let other = picture.changing(byte: index)
        XCTAssertNil(PNG.metadata(of: bytes, ifShowing: other), "\(type) \(depth), \(index)")
      }
    }
  }

  func testRepeatedRowsAreNotTakenForOthers() throws {
    // The file repeats a row where the picture does not, and the other way round.
    var striped = Bitmap(width: 4, height: 4, color: .white)
    for x in 0..<4 { striped[x, 2] = .black }
    let plain = Bitmap(width: 4, height: 4, color: .white)

    XCTAssertNil(PNG.metadata(of: try PNG.encode(striped), ifShowing: plain))
    XCTAssertNil(PNG.metadata(of: try PNG.encode(plain), ifShowing: striped))
  }

  func testAnotherSizeAndOtherFilesAreNeverEqual() throws {
    let picture = Bitmap(width: 4, height: 2)
    let bytes = try PNG.encode(picture)

    XCTAssertNil(PNG.metadata(of: bytes, ifShowing: Bitmap(width: 2, height: 4)))
    XCTAssertNil(PNG.metadata(of: bytes, ifShowing: Bitmap(width: 4, height: 3)))
    XCTAssertNil(PNG.metadata(of: [], ifShowing: picture))
    XCTAssertNil(PNG.metadata(of: Array("version https://git-lfs".utf8), ifShowing: picture))
  }

  func testACutOffFileIsNeverEqual() throws {
    let picture = pictures[1]
    let bytes = try PNG.encode(picture, metadata: entries)

    for count in 0..<bytes.count {
      XCTAssertNil(PNG.metadata(of: Array(bytes.prefix(count)), ifShowing: picture), "\(count)")
    }
  }

  func testAFileWithAFlippedByteShowsNothing() throws {
    for picture in pictures {
      let bytes = try PNG.encode(picture, metadata: entries)

      for index in bytes.indices {
        var flipped = bytes
        flipped[index] ^= 0x55
        XCTAssertNil(PNG.metadata(of: flipped, ifShowing: picture), "byte \(index)")
      }
    }
  }

  func testInterlacedAndDeepFilesAreLeftToTheDecoder() {
    for (depth, isInterlaced) in [(8, true), (16, false)] {
      let file = HandmadePNG(
        width: 3, height: 3, colorType: .rgba, bitDepth: depth, isInterlaced: isInterlaced,
        sample: { _, _, _ in 0 })

      XCTAssertNil(PNG.metadata(of: file.bytes(), ifShowing: Bitmap(width: 3, height: 3)))
    }
  }
}

extension Bitmap {
  fileprivate func changing(byte: Int) -> Bitmap {
    var bytes = bytes
    bytes[byte] ^= 1
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}

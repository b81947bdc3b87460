// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import XCTest

@testable import PNGCodec

final class PNGOutlineTests: XCTestCase {
  private let picture = Bitmap(width: 40, height: 30, color: .white)
  private let entry = PNG.TextEntry(keyword: "Snapshot Test", text: "Köln/A/testB()")
  private let scene = PNG.TextEntry(
    keyword: "Snapshot Scene", text: (0..<4000).map { "\($0)" }.joined(separator: " "))

  private func outline(_ bytes: [UInt8]) -> PNG.Outline? {
    PNG.Outline(
      start: Array(bytes.prefix(PNG.Outline.startByteCount)),
      end: Array(bytes.suffix(PNG.Outline.endByteCount)))
  }

  func testTheEndsNameTheTextsAndThePicture() throws {
    let bytes = try PNG.encodeWithDigest(picture, metadata: [entry, scene])
    XCTAssertGreaterThan(bytes.count, PNG.Outline.startByteCount)

    let outline = try XCTUnwrap(outline(bytes))

    XCTAssertEqual(outline.texts, [entry])
    XCTAssertEqual(outline.text("Snapshot Test"), entry.text)
    XCTAssertNil(outline.text("Snapshot Scene"))
    XCTAssertEqual(outline.pixels, PNG.PixelDigest(picture))
  }

  func testAShortFileIsBothOfItsEnds() throws {
    let bytes = try PNG.encodeWithDigest(picture, metadata: [entry])

    XCTAssertEqual(PNG.Outline(start: bytes, end: bytes), outline(bytes))
    XCTAssertEqual(outline(bytes)?.pixels, PNG.PixelDigest(picture))
  }

  func testAFileOfAnotherProgramClaimsNoPicture() throws {
    let bytes = try PNG.encode(picture, metadata: [entry])

    XCTAssertEqual(outline(bytes)?.texts, [entry])
    XCTAssertNil(outline(bytes)?.pixels)
    XCTAssertNil(PNG.claimedPixels(of: bytes))
  }

  func testATextWhoseChecksumDoesNotHoldDoesNotCount() throws {
    var bytes = try PNG.encodeWithDigest(picture, metadata: [entry])
    let place = try XCTUnwrap(bytes.firstIndex(of: UInt8(ascii: "K")))
    bytes[place] ^= 1

    XCTAssertEqual(outline(bytes)?.texts, [])
  }

  func testWhatIsNoPNGFileHasNoOutline() {
    XCTAssertNil(outline([]))
    XCTAssertNil(outline([0x89, 0x50, 0x4E]))
    XCTAssertNil(outline([UInt8](repeating: 1, count: 5000)))
  }

  func testEveryCutFileHasTheTextsThatAreWhole() throws {
    let bytes = try PNG.encodeWithDigest(picture, metadata: [entry])
    let chunks = try XCTUnwrap(bytes.withUnsafeBufferPointer { PNG.chunks(of: $0) })
    let textEnd = try XCTUnwrap(chunks.first { $0.type == "iTXt" }).end

    for count in 8..<bytes.count {
      let outline = outline(Array(bytes.prefix(count)))
      XCTAssertEqual(outline?.texts, count >= textEnd ? [entry] : [], "\(count) bytes")
      XCTAssertNil(outline?.pixels, "\(count) bytes")
    }
  }

  func testThePictureIsClaimedOnlyWhereEveryOtherByteIsAsItWas() throws {
    let bytes = try PNG.encodeWithDigest(picture, metadata: [entry])
    XCTAssertEqual(PNG.claimedPixels(of: bytes), PNG.PixelDigest(picture))

    for position in bytes.indices {
      var changed = bytes
      changed[position] ^= 0x20
      XCTAssertNil(PNG.claimedPixels(of: changed), "byte \(position)")
    }
  }
}

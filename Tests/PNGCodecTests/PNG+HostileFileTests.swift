// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import PNGCodec
import TestSupport
import XCTest

/// Files that are broken, cut off, or made to harm.
final class PNGHostileFileTests: XCTestCase {
  /// Small files of each form that `PNG.encode` writes, with text.
  private func smallFiles() throws -> [[UInt8]] {
    var generator = SeededGenerator(seed: 3)
    let metadata = [
      PNG.TextEntry(keyword: "Title", text: "Größe"),
      PNG.TextEntry(keyword: "Description", text: String(repeating: "state ", count: 200)),
    ]
    return try [(4, true), (300, true), (300, false)].map { colorCount, isOpaque in
      try PNG.encode(
        generator.bitmap(width: 19, height: 17, colorCount: colorCount, isOpaque: isOpaque),
        metadata: metadata)
    }
  }

  private func error(_ bytes: [UInt8]) -> PNG.Error? {
    do throws(PNG.Error) {
      _ = try PNG.decode(bytes)
      return nil
    } catch { return error }
  }

  func testEveryTruncationFailsWithASentence() throws {
    for file in try smallFiles() {
      for count in 0..<file.count {
        let error = error(Array(file.prefix(count)))

        let expected: PNG.Error = count == 0 ? .notPNG(start: []) : .truncated(byteCount: count)
        XCTAssertEqual(error, expected)
        XCTAssertEqual(error?.description.last, ".", "after \(count) of \(file.count) bytes")
      }
    }
  }

  func testEveryFlippedByteFails() throws {
    for file in try smallFiles() {
      for index in file.indices {
        for mask: UInt8 in [0x01, 0xFF] {
          var bytes = file
          bytes[index] ^= mask

          XCTAssertNotNil(error(bytes), "byte \(index) ^ \(mask)")
        }
      }
    }
  }

  func testRandomBytesAfterTheSignatureNeverDecode() {
    let seed: UInt64 = 4
    var generator = SeededGenerator(seed: seed)
    let start = HandmadePNG(width: 9, height: 9, colorType: .rgba).bytes()

    for round in 0..<500 {
      let kept = [8, 33, 41].randomElement(using: &generator)!
      let tail = (0..<200).map { _ in UInt8.random(in: 0...255, using: &generator) }

      XCTAssertNotNil(error(start.prefix(kept) + tail), "seed \(seed), round \(round)")
    }
  }

  func testOtherFilesAreCalledByTheirFirstBytes() {
    XCTAssertEqual(error([]), .notPNG(start: []))
    XCTAssertEqual(error([0xFF, 0xD8, 0xFF]), .notPNG(start: [0xFF, 0xD8, 0xFF]))
    XCTAssertEqual(
      error(Array("version https://git-lfs".utf8))?.description,
      "This is not a PNG file but a Git LFS pointer. Run 'git lfs pull'.")
  }

  func testClaimedSizesBeyondTheLimitsAreRefusedWithTheSize() {
    for (width, height) in [(30_000, 30_000), (8_001, 8_000), (65_536, 1), (1, 2_147_483_647)] {
      let file = HandmadePNG(width: UInt32(width), height: UInt32(height), colorType: .rgba)
      let bytes = Array(HandmadePNG(width: 1, height: 1, colorType: .rgba).bytes().prefix(8))

      XCTAssertEqual(error(bytes + file.header()), .tooLarge(width: width, height: height))
    }
  }

  func testClaimedSizesWithoutPixelsAreRefused() {
    for (width, height): (UInt32, UInt32) in [(0, 0), (0, 7), (7, 0)] {
      let file = HandmadePNG(width: width, height: height, colorType: .gray).bytes()

      XCTAssertEqual(error(file), .empty(width: Int(width), height: Int(height)))
    }
  }

  func testALargeClaimWithoutPixelsIsDamaged() {
    let file = HandmadePNG(width: 8_000, height: 8_000, colorType: .palette)
    let bytes =
      Array(HandmadePNG(width: 1, height: 1, colorType: .gray).bytes().prefix(8)) + file.header()
      + HandmadePNG.chunk("PLTE", [1, 2, 3])
      + HandmadePNG.chunk("IDAT", HandmadePNG.stored([0, 0, 0]))

    XCTAssertEqual(error(bytes), .damaged(reason: "Not enough image data"))
  }

  func testIllegalHeadersAreDamaged() {
    let files = [
      HandmadePNG(width: 1, height: 1, colorType: .rgb, bitDepth: 4),
      HandmadePNG(width: 1, height: 1, colorType: .gray, bitDepth: 3),
      HandmadePNG(width: 1, height: 1, colorType: .palette),
    ]
    for file in files {
      guard case .damaged? = error(file.bytes()) else { return XCTFail("\(file.colorType)") }
    }
  }

  func testAFileThatDoesNotStartWithItsHeaderIsDamaged() {
    let file = HandmadePNG(width: 1, height: 1, colorType: .gray).bytes()
    let bytes = file.prefix(8) + HandmadePNG.chunk("PLTE", [1, 2, 3]) + file.dropFirst(8)

    XCTAssertEqual(error(Array(bytes)), .damaged(reason: "the first chunk is not IHDR"))
  }

  func testASecondHeaderIsDamaged() {
    var file = HandmadePNG(width: 2, height: 2, colorType: .gray)
    file.chunks = HandmadePNG(width: 9_000, height: 9_000, colorType: .rgba).header()

    guard case .damaged? = error(file.bytes()) else { return XCTFail("decoded") }
  }

  func testAnUnknownCriticalChunkIsDamaged() {
    var file = HandmadePNG(width: 2, height: 2, colorType: .gray)
    file.chunks = HandmadePNG.chunk("CgBI", [0x50, 0, 0x20, 2])

    guard case .damaged? = error(file.bytes()) else { return XCTFail("decoded") }
  }

  func testAPixelOutsideThePaletteIsAnError() {
    for isInterlaced in [false, true] {
      var file = HandmadePNG(
        width: 5, height: 5, colorType: .palette, isInterlaced: isInterlaced,
        palette: [1, 2, 3, 4, 5, 6])
      file.sample = { x, y, _ in x == 4 && y == 4 ? 2 : 1 }

      XCTAssertEqual(error(file.bytes()), .colorOutsidePalette)
    }
  }

  func testMissingRowsAreAnError() {
    let file = HandmadePNG(width: 3, height: 9, colorType: .gray)
    let short = HandmadePNG(width: 3, height: 8, colorType: .gray).bytes()
    let bytes = Array(short.prefix(8)) + file.header() + Array(short.dropFirst(33))

    guard case .damaged? = error(bytes) else { return XCTFail("decoded") }
  }

  func testAChunkThatClaimsAGigabyteTakesNoMemory() throws {
    let file = try smallFiles()[0]
    let type = try XCTUnwrap(file.indices.first { file[$0...].starts(with: "iTXt".utf8) })
    var bytes = file
    bytes[type - 4] = 0x40
    let before = try ProcessMemory.peakMegabytes()

    XCTAssertEqual(error(bytes), .truncated(byteCount: bytes.count))
    XCTAssertLessThan(try ProcessMemory.peakMegabytes() - before, 100)
  }

  func testTextThatInflatesBeyondTheLimitIsLeftOut() throws {
    var file = HandmadePNG(width: 2, height: 2, colorType: .gray)
    let bomb = HandmadePNG.zeros(runCount: 33_000)  // 8.5 MB in 54 kB
    file.chunks =
      HandmadePNG.chunk("zTXt", Array("Comment".utf8) + [0, 0] + bomb)
      + HandmadePNG.chunk("tEXt", Array("Title".utf8) + [0] + Array("kept".utf8))

    let image = try PNG.decode(file.bytes())

    XCTAssertEqual(image.metadata, [PNG.TextEntry(keyword: "Title", text: "kept")])
  }

  func testMoreTextEntriesThanTheLimitAreAnError() throws {
    let entry = HandmadePNG.chunk("tEXt", Array("Title".utf8) + [0])
    var file = HandmadePNG(width: 2, height: 2, colorType: .gray)

    file.chunks = (0..<PNG.maximumTextEntryCount).flatMap { _ in entry }
    XCTAssertEqual(try PNG.decode(file.bytes()).metadata.count, PNG.maximumTextEntryCount)

    file.chunks = (0..<20_000).flatMap { _ in entry }
    XCTAssertEqual(error(file.bytes()), .tooManyTextEntries)
  }

  func testBytesAfterTheEndAreIgnored() throws {
    let file = HandmadePNG(width: 2, height: 2, colorType: .gray).bytes()

    XCTAssertEqual(try PNG.decode(file + [1, 2, 3]).bitmap, try PNG.decode(file).bitmap)
  }
}

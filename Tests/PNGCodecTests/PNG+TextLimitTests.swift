// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import PNGCodec
import TestSupport
import XCTest

/// What texts take in memory has one limit for all of them, however they are stored.
final class PNGTextLimitTests: XCTestCase {
  /// A zlib stream of just under 8 MiB in about 50 KB.
  private static let bomb = HandmadePNG.zeros(runCount: 32_400)
  private static let compressed = HandmadePNG.chunk("zTXt", Array("Key".utf8) + [0, 0] + bomb)
  private static let international = HandmadePNG.chunk(
    "iTXt", Array("Key".utf8) + [0, 1, 0, 0, 0] + bomb)
  private static let plain = HandmadePNG.chunk(
    "tEXt", Array("Key".utf8) + [0] + [UInt8](repeating: 0x61, count: 8_000_000))

  private func file(_ chunks: [[UInt8]]) -> [UInt8] {
    var file = HandmadePNG(width: 2, height: 2, colorType: .gray)
    file.chunks = chunks.flatMap { $0 }
    return file.bytes()
  }

  private func error(_ bytes: [UInt8]) -> PNG.Error? {
    do throws(PNG.Error) {
      _ = try PNG.decode(bytes)
      return nil
    } catch { return error }
  }

  func testABombOfManyTextsIsRefusedBeforeItTakesMemory() throws {
    for chunk in [Self.compressed, Self.international] {
      let file = file(Array(repeating: chunk, count: 300))
      let before = try ProcessMemory.peakMegabytes()

      XCTAssertNotNil(error(file))
      XCTAssertLessThan(try ProcessMemory.peakMegabytes() - before, 64)
    }
  }

  func testTextsOfEveryKindCountTogether() throws {
    let three = [Self.compressed, Self.international, Self.plain]

    XCTAssertEqual(try PNG.decode(file(three)).metadata.count, 3)
    XCTAssertNotNil(error(file(three + three)))
    XCTAssertNotNil(error(file(Array(repeating: Self.plain, count: 5))))
  }

  func testTextsThatNoReaderTakesAreNotWritten() {
    let entry = PNG.TextEntry(keyword: "Key", text: String(repeating: "a", count: 8_000_000))
    let bitmap = Bitmap(width: 1, height: 1)

    XCTAssertNoThrow(try PNG.encode(bitmap, metadata: Array(repeating: entry, count: 3)))
    XCTAssertThrowsError(try PNG.encode(bitmap, metadata: Array(repeating: entry, count: 5)))
  }
}

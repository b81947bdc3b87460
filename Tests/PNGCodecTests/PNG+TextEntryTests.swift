// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import PNGCodec
import XCTest

final class PNGTextEntryTests: XCTestCase {
  private let bitmap = Bitmap(width: 2, height: 2, color: .white)

  private func roundTrip(_ metadata: [PNG.TextEntry]) throws -> [PNG.TextEntry] {
    try PNG.decode(PNG.encode(bitmap, metadata: metadata)).metadata
  }

  func testEntriesComeBackInTheirOrder() throws {
    let metadata = [
      PNG.TextEntry(keyword: "Title", text: "Profile"),
      PNG.TextEntry(keyword: "Description", text: ""),
      PNG.TextEntry(keyword: "Title", text: "again"),
      PNG.TextEntry(keyword: "Größe", text: "Zeile 1\nZeile 2\r\n\tשלום 🧑‍🚀 e\u{301}"),
      PNG.TextEntry(keyword: "Comment", text: String(repeating: "ä,\n", count: 50_000)),
    ]

    XCTAssertEqual(try roundTrip(metadata), metadata)
  }

  func testTextsKeepTheirUnicodeScalars() throws {
    // Composed and decomposed text is equal to Swift, but not the same.
    let texts = ["\u{E9}", "e\u{301}", "\u{FEFF}a", "\u{FFFD}", "\u{10FFFF}", "\u{1}\u{7F}"]

    let decoded = try roundTrip(texts.map { PNG.TextEntry(keyword: "Comment", text: $0) })

    XCTAssertEqual(
      decoded.map { Array($0.text.unicodeScalars) }, texts.map { Array($0.unicodeScalars) })
  }

  func testTheLongestTextSurvivesAndOneByteMoreIsRefused() throws {
    let longest = String(repeating: "x", count: PNG.maximumTextByteCount)

    XCTAssertEqual(
      try roundTrip([PNG.TextEntry(keyword: "Comment", text: longest)]).first?.text.utf8.count,
      PNG.maximumTextByteCount)
    XCTAssertThrowsError(try roundTrip([PNG.TextEntry(keyword: "Comment", text: longest + "x")])) {
      XCTAssertEqual(
        $0 as? PNG.Error,
        .textTooLong(keyword: "Comment", byteCount: PNG.maximumTextByteCount + 1))
    }
  }

  func testAsManyEntriesAsTheLimitSurviveAndOneMoreIsRefused() throws {
    let entries = (0..<PNG.maximumTextEntryCount).map {
      PNG.TextEntry(keyword: "Entry \($0)", text: "\($0)")
    }

    XCTAssertEqual(try roundTrip(entries), entries)
    XCTAssertThrowsError(try roundTrip(entries + entries.prefix(1))) {
      XCTAssertEqual($0 as? PNG.Error, .tooManyTextEntries)
    }
  }

  func testKeywordsOfOneAnd79CharactersAreAllowed() throws {
    let entries = ["k", String(repeating: "ÿ", count: 79), "two words"].map {
      PNG.TextEntry(keyword: $0, text: "text")
    }

    XCTAssertEqual(try roundTrip(entries), entries)
  }

  func testKeywordsOutsideOfTheSpecificationAreRefused() {
    let keywords = [
      "", String(repeating: "k", count: 80), " k", "k ", "a  b", "a\nb", "\u{A0}", "\u{7F}", "ł",
      "e\u{301}", "a\u{0}b",
    ]
    for keyword in keywords {
      XCTAssertThrowsError(try roundTrip([PNG.TextEntry(keyword: keyword, text: "")]), keyword) {
        XCTAssertEqual($0 as? PNG.Error, .keywordNotAllowed(keyword))
      }
    }
  }

  func testATextWithAZeroIsRefused() {
    XCTAssertThrowsError(try roundTrip([PNG.TextEntry(keyword: "Title", text: "a\u{0}b")])) {
      XCTAssertEqual($0 as? PNG.Error, .textContainsZero(keyword: "Title"))
    }
  }

  func testLatin1AndCompressedTextsOfOtherToolsAreRead() throws {
    let text = Array("Gr".utf8) + [0xF6, 0xDF] + Array("e".utf8)
    var file = HandmadePNG(width: 1, height: 1, colorType: .gray)
    file.chunks =
      HandmadePNG.chunk("tEXt", Array("Author".utf8) + [0] + text)
      + HandmadePNG.chunk("zTXt", Array("Source".utf8) + [0, 0] + HandmadePNG.stored(text))
      + HandmadePNG.chunk(
        "iTXt", Array("Title".utf8) + [0, 0, 0, 0x64, 0x65, 0, 0] + [0xC3, 0xB6])
      + HandmadePNG.chunk("iTXt", Array("Comment".utf8) + [0, 0, 0, 0, 0] + [0x61, 0xC3])

    XCTAssertEqual(
      try PNG.decode(file.bytes()).metadata,
      [
        PNG.TextEntry(keyword: "Author", text: "Größe"),
        PNG.TextEntry(keyword: "Source", text: "Größe"),
        PNG.TextEntry(keyword: "Title", text: "ö"),
        PNG.TextEntry(keyword: "Comment", text: "a\u{FFFD}"),
      ])
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import PNGCodec
import XCTest

final class PNGErrorTests: XCTestCase {
  func testEachMessageSaysWhatHappenedAndWhatToDo() {
    let errors: [PNG.Error] = [
      .notPNG(start: []), .notPNG(start: [0xFF, 0x0A]), .truncated(byteCount: 12),
      .damaged(reason: "IDAT: CRC error"), .colorOutsidePalette,
      .tooLarge(width: 30_000, height: 30_000), .empty(width: 0, height: 3), .tooManyTextEntries,
      .keywordNotAllowed("a\nb"), .textContainsZero(keyword: "k"),
      .textTooLong(keyword: "k", byteCount: 9_000_000), .tooMuchText,
      .shownDifferently(parts: ["gAMA", "eXIf"]), .notWritten(reason: "why"), .outOfMemory,
    ]

    XCTAssertEqual(
      errors.map(\.description).joined(separator: "\n"),
      """
      This is not a PNG file: it is empty.
      This is not a PNG file: it starts with the bytes FF 0A.
      The PNG file is cut off after 12 bytes. Write it again, or fetch it completely.
      The PNG file is damaged (IDAT: CRC error). Write it again, or restore it.
      The PNG file is damaged (a pixel's color is not in the palette). Write it again.
      A PNG picture of 30000x30000 pixels is too large: at most 65535 on a side and 64000000 in \
      all are possible. Use a smaller picture or scale.
      A PNG picture has at least 1x1 pixels, not 0x3. Give the picture a size.
      The PNG file has more than 1000 text entries. Join or remove some.
      "a\nb" cannot be a PNG keyword. Use 1 to 79 printable Latin-1 characters, with single spaces \
      between words.
      The PNG text "k" contains the character U+0000. Remove it.
      The PNG text "k" has 9000000 bytes, at most 8388608 are possible. Shorten it.
      The texts of the PNG file have more than 33554432 bytes in all. Shorten or remove some.
      Viewers may show the PNG file differently than it is compared, because it has gAMA, eXIf. \
      Write it again without.
      libpng could not write the picture: why.
      There is not enough memory for the picture. Use a smaller one.
      """)
  }
}

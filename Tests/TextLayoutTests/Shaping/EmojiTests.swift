// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import XCTest

@testable import TextLayout

final class EmojiTests: XCTestCase {
  func testEmojiAreToldFromText() {
    for emoji in ["😀", "👨‍👩‍👧", "🇩🇪", "👍🏽", "❤️", "1️⃣", "☝🏽", "⌚"] {
      XCTAssertTrue(Emoji.isEmoji(scalars(emoji)), emoji)
    }
    for text in ["a", "1", "#", "☺", "❤", "⌚\u{FE0E}", "é", "漢", "™", "1\u{20E3}"] {
      XCTAssertFalse(Emoji.isEmoji(scalars(text)), text)
    }
  }

  /// Signs that are text by UTS #51: the system's font has no letters for them on iOS.
  func testSignsAreInColorWhereTheSystemsFontHasNoLetter() throws {
    let system = try style()
    var own = TextStyle(face: system.face, pointSize: 17)
    own.fallback = system.fallback
    for sign in ["☀", "✈", "✔", "☎", "❤", "▶", "🛳"] {
      XCTAssertTrue(Emoji.isSignInColor(scalars(sign)), sign)
      let run = try XCTUnwrap(
        TextBlock([TextSpan(sign, style: system)]).lines.first?.runs.first, sign)
      XCTAssertEqual(run.glyphs.face.family, "Noto Color Emoji", sign)
      // A font of one's own shows its letter where it has one.
      let letter = try XCTUnwrap(TextBlock([TextSpan(sign, style: own)]).lines.first?.runs.first)
      XCTAssertEqual(
        letter.glyphs.face.family,
        system.face.covers(scalars(sign)) ? "Inter" : "Noto Color Emoji", sign)
    }
    for text in ["✓", "★", "→", "1", "©", "\u{2714}\u{FE0E}"] {
      XCTAssertFalse(Emoji.isSignInColor(scalars(text)), text)
    }
  }

  func testEachEmojiIsOneGlyphOfTheFontOfEmoji() throws {
    let style = try style()
    for emoji in ["😀", "👨‍👩‍👧", "🇩🇪", "👍🏽", "❤️", "1️⃣"] {
      let block = TextBlock([TextSpan(emoji, style: style)])

      let run = try XCTUnwrap(block.lines.first?.runs.first)
      XCTAssertEqual(run.glyphs.face.family, "Noto Color Emoji")
      XCTAssertEqual(run.glyphs.glyphs.count, 1, emoji)
      XCTAssertEqual(block.missingCharacters, [], emoji)
      XCTAssertEqual(block.size.height, style.lineHeight, accuracy: 1e-9)
    }
  }

  func testDigitsStayInInter() throws {
    let block = TextBlock([TextSpan("1 😀 2", style: try style())])

    XCTAssertEqual(
      block.lines[0].runs.map(\.glyphs.face.family), ["Inter", "Noto Color Emoji", "Inter"])
  }

  func testPictureLiesAroundTheGlyphsRoom() throws {
    let style = try style()
    let run = TextBlock([TextSpan("😀", style: style)]).lines[0].runs[0].glyphs
    var decoded = 0

    for _ in 0..<2 {
      let picture = run.face.picture(of: run.glyphs[0].id) { bytes in
        decoded += 1
        XCTAssertEqual(Array(bytes.prefix(4)), [0x89, 0x50, 0x4E, 0x47])
        return Bitmap(width: 1, height: 1)
      }
      let box = try XCTUnwrap(picture?.box)
      XCTAssertGreaterThan(box.width, CGFloat(run.face.unitsPerEm) * 0.9)
      XCTAssertLessThan(box.minY, 0)
      XCTAssertGreaterThan(box.maxY, 0)
    }
    XCTAssertEqual(decoded, 1)
    XCTAssertNotNil(run.inkBounds)
  }

  func testOtherFacesHaveNoPictures() throws {
    XCTAssertNil(try inter().picture(of: 40) { _ in Bitmap(width: 1, height: 1) })
  }

  /// The system style, with Noto Color Emoji from Debian's package or the folder `NOTO_FONTS`.
  private func style() throws -> TextStyle {
    let folder = ProcessInfo.processInfo.environment["NOTO_FONTS"].map {
      URL(fileURLWithPath: $0)
    }
    let library = FontLibrary(folders: folder.map { [$0] } ?? [])
    do {
      _ = try library.face(family: "Noto Color Emoji")
    } catch {
      throw XCTSkip("\(error)")
    }
    return try .system(size: 17, library: library)
  }

  private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }
}

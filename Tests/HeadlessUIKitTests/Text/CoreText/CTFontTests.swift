// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class CTFontTests: XCTestCase {
  func testMeasuresAreThoseOfTheFont() {
    let font = UIFont.systemFont(ofSize: 20) as CTFont

    XCTAssertEqual(CTFontGetSize(font), 20)
    XCTAssertEqual(CTFontGetAscent(font), font.ascender)
    XCTAssertEqual(CTFontGetDescent(font), -font.descender)
    XCTAssertEqual(CTFontGetCapHeight(font), font.capHeight)
    XCTAssertGreaterThan(CTFontGetUnitsPerEm(font), 0)
    XCTAssertLessThan(CTFontGetUnderlinePosition(font), 0)
    XCTAssertGreaterThan(CTFontGetUnderlineThickness(font), 0)
  }

  func testFontsAreFoundAndMadeAnew() throws {
    XCTAssertEqual(CTFontGetSize(CTFontCreateWithName("No such font", 0, nil)), 12)
    let label = try XCTUnwrap(CTFontCreateUIFontForLanguage(.label, 0, nil))
    XCTAssertEqual(label, .systemFont(ofSize: 10))
    XCTAssertEqual(CTFontCreateCopyWithAttributes(label, 30, nil, nil).pointSize, 30)
    let bold = try XCTUnwrap(
      CTFontCreateCopyWithSymbolicTraits(label, 0, nil, .boldTrait, .boldTrait))
    XCTAssertTrue(CTFontGetSymbolicTraits(bold).contains(.boldTrait))
    XCTAssertEqual(bold.pointSize, 10)
  }

  func testGlyphsHaveOutlinesAndAdvances() throws {
    let font = UIFont.systemFont(ofSize: 40)
    let characters = Array("Hi".utf16)
    var glyphs = [CGGlyph](repeating: 0, count: 2)

    XCTAssertTrue(CTFontGetGlyphsForCharacters(font, characters, &glyphs, 2))

    let outline = try XCTUnwrap(CTFontCreatePathForGlyph(font, glyphs[0], nil))
    // A capital letter stands on its baseline and reaches up.
    XCTAssertEqual(outline.boundingBoxOfPath.minY, 0, accuracy: 0.01)
    XCTAssertEqual(outline.boundingBoxOfPath.maxY, font.capHeight, accuracy: 1.5)
    var advances = [CGSize](repeating: .zero, count: 2)
    let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 2)
    XCTAssertEqual(advances[0].width, "H".size(withAttributes: [.font: font]).width)
    XCTAssertEqual(sum, Double(advances[0].width + advances[1].width), accuracy: 1e-9)
    let box = CTFontGetBoundingRectsForGlyphs(font, .horizontal, glyphs, nil, 1)
    XCTAssertEqual(box, outline.boundingBoxOfPath)
  }

  func testAMissingGlyphIsZero() {
    var glyphs: [CGGlyph] = [7]

    XCTAssertFalse(
      CTFontGetGlyphsForCharacters(.systemFont(ofSize: 10), [0x4E00], &glyphs, 1))
    XCTAssertEqual(glyphs, [0])
  }

  func testGlyphsAreDrawnInTheColorOfFills() {
    let font = UIFont.systemFont(ofSize: 20)
    var glyphs: [CGGlyph] = [0]
    XCTAssertTrue(CTFontGetGlyphsForCharacters(font, Array("I".utf16), &glyphs, 1))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1

    let bitmap = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 30), format: format)
      .image { renderer in
        let context = renderer.cgContext
        context.translateBy(x: 0, y: 20)
        context.scaleBy(x: 1, y: -1)
        context.setFillColor(UIColor.red.cgColor)
        CTFontDrawGlyphs(font, glyphs, [.zero], 1, context)
      }.bitmap

    let reds = (0..<30).filter { y in (0..<10).contains { bitmap[$0, y].red > 200 } }
    XCTAssertTrue(reds.contains(12))
    XCTAssertFalse(reds.contains { $0 >= 20 })
  }
}

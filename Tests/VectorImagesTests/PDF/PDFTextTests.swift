// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import Rasterizer
import TestSupport
import TextLayout
import XCTest

@testable import VectorImages

final class PDFTextTests: XCTestCase {
  /// A page with the text of one font, whose file is an object of the page's.
  private func page(
    _ text: String, _ font: String, _ descriptor: String, _ file: [UInt8]
  ) -> PDFWriter {
    var writer = PDFWriter("BT /F 8 Tf 1 2 Td \(text) Tj ET")
    let stream = writer.add("/Subtype /Type1C", stream: file)
    writer.resources =
      "/Font << /F << /Type /Font \(font) /FontDescriptor << \(descriptor) \(stream) 0 R >> >> >>"
    return writer
  }

  /// A glyph of a face at 8 points, at 1, 2 from the lower left.
  private func picture(of scalar: Unicode.Scalar, _ face: FontFace) throws -> Bitmap {
    let glyph = try XCTUnwrap(face.glyph(for: scalar))
    let unit = 8 / CGFloat(face.unitsPerEm)
    var recorder = DisplayListRecorder(size: CGSize(width: 8, height: 8), scale: 4)
    recorder.concatenate(CGAffineTransform(a: unit, b: 0, c: 0, d: unit, tx: 1, ty: 6))
    recorder.fill(face.outline(of: glyph), with: .color(.black))
    return try DisplayListPlayer().play(recorder.finish())
  }

  private func inter() throws -> (face: FontFace, bytes: [UInt8]) {
    let face = try FontLibrary.system.face(family: "Inter", weight: 400)
    let file = try XCTUnwrap(face.file)
    return (face, Array(try Data(contentsOf: URL(fileURLWithPath: file))))
  }

  func testGlyphsOfACompactFontAreDrawnByTheirNumbers() throws {
    let (face, bytes) = try inter()
    guard let table = SFNT.tables(of: bytes)?["CFF "] else {
      throw XCTSkip("Inter is TrueType here")
    }
    let glyph = try XCTUnwrap(face.glyph(for: "A"))
    let digits = String(glyph, radix: 16)
    let text = "<" + String(repeating: "0", count: 4 - digits.count) + digits + ">"
    var writer = page(text, "", "/FontFile3", table)
    writer.resources =
      "/Font << /F << /Subtype /Type0 /Encoding /Identity-H /DescendantFonts [<< "
      + "/Subtype /CIDFontType0 /FontDescriptor << /FontFile3 5 0 R >> >>] >> >>"
    XCTAssertLessThanOrEqual(
      difference(try PDFPictures.picture(writer, scale: 4), try picture(of: "A", face)), 1)
  }

  func testGlyphsOfACompactFontAreDrawnByTheirNames() throws {
    let (face, bytes) = try inter()
    guard let table = SFNT.tables(of: bytes)?["CFF "] else {
      throw XCTSkip("Inter is TrueType here")
    }
    let fonts: [(String, String, Unicode.Scalar)] = [
      ("(A)", "/Encoding /WinAnsiEncoding", "A"), ("(\\244)", "/Encoding /MacRomanEncoding", "§"),
      ("(a)", "/Encoding << /Differences [97 /A] >>", "A"),
    ]
    for (text, encoding, scalar) in fonts {
      let writer = page(text, "/Subtype /Type1 \(encoding)", "/FontFile3", table)
      XCTAssertLessThanOrEqual(
        difference(try PDFPictures.picture(writer, scale: 4), try picture(of: scalar, face)), 1,
        encoding)
    }
    let writer = page(
      "(a)", "/Subtype /Type1 /Encoding << /Differences [97 /nothing] >>", "/FontFile3", table)
    XCTAssertEqual(
      PDFPictures.error(writer),
      .unsupported("the code 97 of the font /F (Type1)", place: "the page"))
  }

  func testGlyphsOfACompactFontHaveNames() throws {
    // A header, a name, one dictionary (charset at 33, glyphs at 38), one string, no routines.
    let font: [UInt8] =
      [1, 0, 4, 1, 0, 1, 1, 1, 2, 70, 0, 1, 1, 1, 9, 28, 0, 33, 15, 28, 0, 38, 17]
      + [0, 1, 1, 1, 4, 100, 111, 116, 0, 0] + [0, 0, 34, 1, 135] + [
        0, 3, 1, 1, 2, 3, 4, 14, 14, 14,
      ]
    let compact = try XCTUnwrap(CompactFont(font))
    XCTAssertEqual(compact.glyphCount, 3)
    XCTAssertEqual(compact.unitsPerEm, 1000)
    var encoding = PDFEncoding()
    XCTAssertEqual(compact.glyphs(encoding), [65: 1])
    encoding.names = [97: "dot", 98: "other"]
    XCTAssertEqual(compact.glyphs(encoding), [65: 1, 97: 2])
    for count in font.indices { _ = CompactFont(Array(font.prefix(count))) }
  }

  func testFontsThatAreDamagedAreNamed() {
    for key in ["/FontFile2", "/FontFile3"] {
      XCTAssertEqual(
        PDFPictures.error(page("(A)", "/Subtype /TrueType", key, [1, 2, 3])),
        .damaged("the font /F (TrueType)"))
    }
  }

  func testCharactersAreFoundInEachKindOfMap() {
    func table(_ platform: [UInt8], _ subtable: [UInt8]) -> CharacterMap {
      CharacterMap([0, 0, 0, 1] + platform + [0, 0, 0, 12] + subtable)
    }
    var names = PDFEncoding()
    names.names = [65: "A"]
    let bytes = [0, 0, 1, 6, 0, 0] + (0..<256).map { UInt8($0 == 65 ? 7 : 0) }
    XCTAssertEqual(table([0, 1, 0, 0], bytes).glyphs(names), [65: 7])
    let trimmed: [UInt8] = [0, 6, 0, 14, 0, 0, 0, 65, 0, 2, 0, 3, 0, 4]
    XCTAssertEqual(table([0, 1, 0, 0], trimmed).glyphs(names), [65: 3, 66: 4])
    let groups: [UInt8] =
      [0, 12, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 60, 0, 0, 0, 90, 0, 0, 0, 1]
    XCTAssertEqual(table([0, 3, 0, 10], groups).glyphs(names), [65: 6])
    let segments: [UInt8] =
      [0, 4, 0, 32, 0, 0, 0, 4, 0, 4, 0, 1, 0, 0, 0, 70, 255, 255, 0, 0, 0, 60, 255, 255]
      + [255, 206, 0, 1, 0, 0, 0, 0]
    XCTAssertEqual(table([0, 3, 0, 1], segments).glyphs(names), [65: 15])
  }
}

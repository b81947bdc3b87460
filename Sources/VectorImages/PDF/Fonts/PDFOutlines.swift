// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TextLayout

/// The outlines of a font that is in the file: TrueType or CFF.
struct PDFOutlines {
  private let face: FontFace
  /// Glyphs by the codes of texts.
  private let glyphs: [Int: UInt32]
  /// Whether a code is a glyph where ``glyphs`` says nothing.
  private let isIdentity: Bool

  /// - Returns: `nil` where the font is not in the file.
  init?(
    _ dictionary: PDFDictionary, place: String, _ file: inout PDFFile
  ) throws(PDFImage.Error) {
    let isComposite = try file.value("Subtype", in: dictionary) == .name("Type0")
    var font = dictionary
    if isComposite {
      let parts = try file.value("DescendantFonts", in: dictionary).array ?? []
      font = try file.resolve(parts.first).dictionary ?? [:]
      guard try file.value("Encoding", in: dictionary) == .name("Identity-H") else {
        throw .unsupported("the encoding of \(place)", place: "its texts")
      }
    }
    let descriptor = try file.dictionary("FontDescriptor", in: font)
    let encoding = try PDFEncoding(font, &file)
    if let stream = try file.value("FontFile2", in: descriptor).stream {
      let bytes = try file.contents(of: stream)
      guard let tables = SFNT.tables(of: bytes) else { throw .damaged("\(place)") }
      face = try Self.face(SFNT.trueType(tables), place)
      isIdentity = isComposite
      let map = try file.value("CIDToGIDMap", in: font).stream
      glyphs =
        isComposite
        ? try Self.glyphs(map, &file) : CharacterMap(tables["cmap"] ?? []).glyphs(encoding)
    } else if let stream = try file.value("FontFile3", in: descriptor).stream {
      var bytes = try file.contents(of: stream)
      if let tables = SFNT.tables(of: bytes), let table = tables["CFF "] { bytes = table }
      guard let font = CompactFont(bytes) else { throw .damaged("\(place)") }
      face = try Self.face(
        SFNT.compact(bytes, glyphCount: font.glyphCount, unitsPerEm: font.unitsPerEm), place)
      isIdentity = isComposite && !font.isByCharacter
      glyphs = isComposite ? font.glyphsByCharacter : font.glyphs(encoding)
    } else {
      return nil
    }
  }

  private static func face(_ bytes: [UInt8], _ place: String) throws(PDFImage.Error) -> FontFace {
    do { return try FontFace(data: Data(bytes)) } catch {
      throw .damaged("\(place): \(error)")
    }
  }

  private static func glyphs(
    _ map: PDFStream?, _ file: inout PDFFile
  ) throws(PDFImage.Error) -> [Int: UInt32] {
    guard let map else { return [:] }
    let bytes = try file.contents(of: map)
    var glyphs: [Int: UInt32] = [:]
    for code in 0..<min(bytes.count / 2, 65_536) {
      glyphs[code] = UInt32(bytes[2 * code]) << 8 | UInt32(bytes[2 * code + 1])
    }
    return glyphs
  }

  /// The outline of a code's glyph at size 1, y pointing up; `nil` where the font does not say
  /// which glyph that is.
  func outline(_ code: Int) -> Path? {
    guard let glyph = glyphs[code] ?? (isIdentity ? UInt32(code) : nil) else { return nil }
    let unit = 1 / CGFloat(face.unitsPerEm)
    return face.outline(of: glyph).applying(CGAffineTransform(scaleX: unit, y: -unit))
  }
}

/// The names of glyphs that the bytes of a font's texts are, where the file says them.
struct PDFEncoding {
  var names: [Int: String] = [:]

  /// The font's own.
  init() {}

  init(_ font: PDFDictionary, _ file: inout PDFFile) throws(PDFImage.Error) {
    let encoding = try file.value("Encoding", in: font)
    let named = try file.value("BaseEncoding", in: encoding.dictionary ?? [:]).name
    switch encoding.name ?? named {
    case "MacRomanEncoding": names = GlyphNames.macRomanEncoding
    case "WinAnsiEncoding": names = GlyphNames.winAnsiEncoding
    case "StandardEncoding": names = GlyphNames.standardEncoding
    default: break
    }
    for (code, name) in try file.differences(of: font) { names[code] = name }
  }
}

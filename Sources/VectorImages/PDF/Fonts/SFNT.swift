// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Font files of tables, which fonts in PDF files are parts of.
///
/// Source: ISO/IEC 14496-22, "Open Font Format", section 4.3, and the tables that it names.
enum SFNT {
  /// The tables by their names; `nil` for bytes of another kind.
  static func tables(of bytes: [UInt8]) -> [String: [UInt8]]? {
    let reader = BigEndianReader(bytes)
    guard ["\u{0}\u{1}\u{0}\u{0}", "true", "OTTO"].contains(reader.text(0)) else { return nil }
    var tables: [String: [UInt8]] = [:]
    for index in 0..<reader.integer(4, 2) {
      let entry = 12 + 16 * index
      let (offset, length) = (reader.integer(entry + 8, 4), reader.integer(entry + 12, 4))
      guard offset <= bytes.count, length <= bytes.count - offset else { continue }
      tables[reader.text(entry)] = Array(bytes[offset..<offset + length])
    }
    return tables
  }

  /// A font of TrueType's outlines, with a map of characters that nobody asks.
  static func trueType(_ tables: [String: [UInt8]]) -> [UInt8] {
    var kept = tables.filter { ["glyf", "loca", "head", "hhea", "hmtx", "maxp"].contains($0.key) }
    kept["cmap"] = characterMap
    return file(kept, tag: [0, 1, 0, 0])
  }

  /// A font of a bare CFF table.
  static func compact(_ table: [UInt8], glyphCount: Int, unitsPerEm: Int) -> [UInt8] {
    func two(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 255), UInt8(number & 255)] }
    var head = [UInt8](repeating: 0, count: 54)
    head.replaceSubrange(0..<4, with: [0, 1, 0, 0])
    head.replaceSubrange(12..<16, with: [0x5F, 0x0F, 0x3C, 0xF5])
    head.replaceSubrange(18..<20, with: two(unitsPerEm))
    var hhea = [UInt8](repeating: 0, count: 36)
    hhea.replaceSubrange(0..<4, with: [0, 1, 0, 0])
    hhea.replaceSubrange(4..<6, with: two(unitsPerEm))
    hhea.replaceSubrange(34..<36, with: two(1))
    let hmtx = two(unitsPerEm) + [UInt8](repeating: 0, count: 2 * glyphCount)
    let tables = [
      "CFF ": table, "head": head, "hhea": hhea, "hmtx": hmtx,
      "maxp": [0, 0, 0x50, 0] + two(glyphCount), "cmap": characterMap,
    ]
    return file(tables, tag: Array("OTTO".utf8))
  }

  /// Format 12: one character of private use is the first glyph after the missing one.
  private static let characterMap: [UInt8] =
    [0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12]
    + [0, 12, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 1]
    + [0, 0, 0xE0, 0, 0, 0, 0xE0, 0, 0, 0, 0, 1]

  private static func file(_ tables: [String: [UInt8]], tag: [UInt8]) -> [UInt8] {
    func four(_ number: Int) -> [UInt8] {
      [24, 16, 8, 0].map { shift in UInt8(truncatingIfNeeded: number >> shift) }
    }
    var directory = tag + [UInt8(tables.count >> 8), UInt8(tables.count & 255), 0, 0, 0, 0, 0, 0]
    var body: [UInt8] = []
    let start = 12 + 16 * tables.count
    for (name, bytes) in tables.sorted(by: { $0.key < $1.key }) {
      directory += Array(name.utf8) + four(0) + four(start + body.count) + four(bytes.count)
      body += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    return directory + body
  }
}

/// Reads numbers of tables and profiles; what lies outside is 0.
struct BigEndianReader {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func integer(_ place: Int, _ size: Int) -> Int {
    guard place >= 0, size >= 0, place <= bytes.count - size else { return 0 }
    return bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
  }

  func text(_ place: Int) -> String {
    guard place >= 0, place <= bytes.count - 4 else { return "" }
    return String(decoding: bytes[place..<place + 4], as: UTF8.self)
  }
}

/// The table `cmap` of a font in a PDF file, which says which glyph a byte is.
struct CharacterMap {
  private let reader: BigEndianReader
  /// Where subtables begin, by their platforms and encodings.
  private var subtables: [[Int]: Int] = [:]

  init(_ table: [UInt8]) {
    reader = BigEndianReader(table)
    for index in 0..<reader.integer(2, 2) {
      let entry = 4 + 8 * index
      let key = [reader.integer(entry, 2), reader.integer(entry + 2, 2)]
      subtables[key] = reader.integer(entry + 4, 4)
    }
  }

  /// The glyphs of bytes: ISO 32000-1, section 9.6.6.4.
  func glyphs(_ encoding: PDFEncoding) -> [Int: UInt32] {
    var glyphs: [Int: UInt32] = [:]
    for code in 0...255 {
      if let glyph = glyph(code, encoding.names[code]), glyph > 0 { glyphs[code] = UInt32(glyph) }
    }
    return glyphs
  }

  private func glyph(_ code: Int, _ name: String?) -> Int? {
    if let name, let scalar = GlyphNames.scalar(of: name) {
      for key in [[3, 10], [3, 1], [0, 3], [0, 1], [0, 0]] {
        if let table = subtables[key], case let found = look(table, Int(scalar)), found > 0 {
          return found
        }
      }
    }
    for (key, shifts) in [([3, 0], [0xF000, 0]), ([1, 0], [0])] {
      guard let table = subtables[key] else { continue }
      for shift in shifts {
        let found = look(table, shift + code)
        if found > 0 { return found }
      }
    }
    return nil
  }

  /// The glyph of a code in a subtable of the formats 0, 4, 6 and 12; 0 for none.
  private func look(_ table: Int, _ code: Int) -> Int {
    switch reader.integer(table, 2) {
    case 0: return code < 256 ? reader.integer(table + 6 + code, 1) : 0
    case 4: return lookInSegments(table, code)
    case 6:
      let index = code - reader.integer(table + 6, 2)
      guard (0..<reader.integer(table + 8, 2)).contains(index) else { return 0 }
      return reader.integer(table + 10 + 2 * index, 2)
    case 12:
      for index in 0..<min(reader.integer(table + 12, 4), 65_536) {
        let group = table + 16 + 12 * index
        let (first, last) = (reader.integer(group, 4), reader.integer(group + 4, 4))
        if first <= code, code <= last { return reader.integer(group + 8, 4) + code - first }
      }
      return 0
    default: return 0
    }
  }

  private func lookInSegments(_ table: Int, _ code: Int) -> Int {
    let double = reader.integer(table + 6, 2)
    for segment in 0..<double / 2 {
      guard code <= reader.integer(table + 14 + 2 * segment, 2) else { continue }
      let start = reader.integer(table + 16 + double + 2 * segment, 2)
      guard code >= start else { return 0 }
      let delta = reader.integer(table + 16 + 2 * double + 2 * segment, 2)
      let place = table + 16 + 3 * double + 2 * segment
      let offset = reader.integer(place, 2)
      guard offset > 0 else { return (code + delta) & 0xFFFF }
      let glyph = reader.integer(place + offset + 2 * (code - start), 2)
      return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
    }
    return 0
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension FontFace {
  /// A face without letters: every character is a box, and all have the same few widths.
  ///
  /// Letters are half an em wide, spaces a quarter, ideographs and emoji one em. It is made here
  /// and needs no file, so text that is laid out in it never changes with a font.
  public static let blocks: FontFace = {
    do {
      return try FontFace(data: BlockFont.data)
    } catch {
      trap("the font of blocks is not well made: \(error)")
    }
  }()
}

/// The bytes of a small TrueType font with a box for every character.
enum BlockFont {
  private static let unitsPerEm = 1024
  /// A glyph's advance, and whether it has a box as wide, 0.7 em high.
  private static let glyphs: [(advance: Int, isBox: Bool)] = [
    (512, true), (512, true), (256, false), (1024, true), (0, false),
  ]
  private static let letter = 1
  private static let space = 2
  private static let wide = 3
  private static let nothing = 4

  /// Which glyph stands for the characters from one on.
  private static let starts: [(first: UInt32, glyph: Int)] = [
    (0x20, space), (0x21, letter), (0xA0, space), (0xA1, letter), (0x1100, wide),
    (0x1160, letter), (0x2000, space), (0x200B, nothing), (0x2010, letter), (0x2028, nothing),
    (0x202F, space), (0x2030, letter), (0x205F, space), (0x2060, nothing), (0x2070, letter),
    (0x2E80, wide), (0xA4D0, letter), (0xAC00, wide), (0xD800, letter), (0xF900, wide),
    (0xFB00, letter), (0xFE00, nothing), (0xFE10, letter), (0xFE30, wide), (0xFE70, letter),
    (0xFF00, wide), (0xFF61, letter), (0xFFE0, wide), (0xFFE7, letter), (0x1_F000, wide),
    (0x1_F1E6, letter), (0x1_F200, wide), (0x1_F3FB, nothing), (0x1_F400, wide),
    (0x1_FB00, letter), (0x2_0000, wide), (0x4_0000, letter), (0xE_0000, nothing),
    (0xE_1000, letter),
  ]

  static var data: Data {
    let tables: [(tag: String, bytes: BigEndianBytes)] = [
      ("cmap", characterMap), ("glyf", outlines), ("head", header), ("hhea", horizontalHeader),
      ("hmtx", advances), ("loca", locations), ("maxp", maximums), ("name", names),
    ]
    var directory = BigEndianBytes()
    directory.add(UInt32(0x0001_0000))
    // Search range, entry selector and range shift for eight tables.
    for number in [tables.count, 128, 3, 0] { directory.add(UInt16(number)) }
    var offset = 12 + 16 * tables.count
    var body: [UInt8] = []
    for table in tables {
      let padding = (4 - table.bytes.bytes.count % 4) % 4
      directory.bytes += Array(table.tag.utf8)
      directory.add(UInt32(0))
      directory.add(UInt32(offset))
      directory.add(UInt32(table.bytes.bytes.count))
      body += table.bytes.bytes + [UInt8](repeating: 0, count: padding)
      offset += table.bytes.bytes.count + padding
    }
    return Data(directory.bytes + body)
  }

  // MARK: Tables

  /// Format 13: whole ranges of characters share a glyph.
  private static var characterMap: BigEndianBytes {
    var table = BigEndianBytes()
    for number in [0, 1, 3, 10] { table.add(UInt16(number)) }
    table.add(UInt32(12))
    table.add(UInt16(13))
    table.add(UInt16(0))
    table.add(UInt32(16 + 12 * starts.count))
    table.add(UInt32(0))
    table.add(UInt32(starts.count))
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1].first - 1 : 0x10_FFFF
      table.add(start.first)
      table.add(end)
      table.add(UInt32(start.glyph))
    }
    return table
  }

  private static var header: BigEndianBytes {
    var table = BigEndianBytes()
    for number in [0x0001_0000, 0x0001_0000, 0, 0x5F0F_3CF5] as [UInt32] { table.add(number) }
    table.add(UInt16(0))
    table.add(UInt16(unitsPerEm))
    table.bytes += [UInt8](repeating: 0, count: 16)
    // The bounding box, then style, smallest size, direction and formats.
    for number in [0, 0, 1024, 717, 0, 8, 2, 0, 0] { table.add(UInt16(number)) }
    return table
  }

  private static var horizontalHeader: BigEndianBytes {
    var table = BigEndianBytes()
    table.add(UInt32(0x0001_0000))
    for number in [768, -256, 0, 1024] { table.add(UInt16(truncatingIfNeeded: number)) }
    table.bytes += [UInt8](repeating: 0, count: 22)
    table.add(UInt16(glyphs.count))
    return table
  }

  private static var advances: BigEndianBytes {
    var table = BigEndianBytes()
    for glyph in glyphs {
      table.add(UInt16(glyph.advance))
      table.add(UInt16(0))
    }
    return table
  }

  private static var maximums: BigEndianBytes {
    var table = BigEndianBytes()
    table.add(UInt32(0x0001_0000))
    for number in [glyphs.count, 4, 1] { table.add(UInt16(number)) }
    table.bytes += [UInt8](repeating: 0, count: 22)
    return table
  }

  private static var outlines: BigEndianBytes {
    glyphs.reduce(into: BigEndianBytes()) { table, glyph in
      table.bytes += glyph.isBox ? box(width: glyph.advance) : []
    }
  }

  private static var locations: BigEndianBytes {
    var table = BigEndianBytes()
    var offset = 0
    for glyph in glyphs {
      table.add(UInt16(offset / 2))
      offset += glyph.isBox ? box(width: glyph.advance).count : 0
    }
    table.add(UInt16(offset / 2))
    return table
  }

  /// A rectangle from the baseline to 0.7 em above it, as one contour of four points.
  private static func box(width: Int) -> [UInt8] {
    let height = 717
    var glyph = BigEndianBytes()
    for number in [1, 0, 0, width, height, 3, 0] { glyph.add(UInt16(number)) }
    glyph.bytes += [1, 1, 1, 1]
    for number in [0, 0, width, 0, 0, height, 0, -height] {
      glyph.add(UInt16(truncatingIfNeeded: number))
    }
    return glyph.bytes + [UInt8](repeating: 0, count: glyph.bytes.count % 2)
  }

  private static var names: BigEndianBytes {
    let texts = [(1, "Blocks"), (2, "Regular"), (6, "Blocks-Regular")]
    var table = BigEndianBytes()
    for number in [0, texts.count, 6 + 12 * texts.count] { table.add(UInt16(number)) }
    var offset = 0
    for (id, text) in texts {
      for number in [3, 1, 0x409, id, text.utf16.count * 2, offset] { table.add(UInt16(number)) }
      offset += text.utf16.count * 2
    }
    for unit in texts.flatMap({ Array($0.1.utf16) }) { table.add(unit) }
    return table
  }
}

/// Bytes of a font, the highest byte of a number first.
private struct BigEndianBytes {
  var bytes: [UInt8] = []

  mutating func add(_ number: UInt16) { bytes += [UInt8(number >> 8), UInt8(number & 0xFF)] }

  mutating func add(_ number: UInt32) {
    add(UInt16(number >> 16))
    add(UInt16(number & 0xFFFF))
  }
}

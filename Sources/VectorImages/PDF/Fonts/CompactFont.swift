// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Which glyphs a CFF font has, and by what names and bytes: Adobe Technical Note 5176.
struct CompactFont {
  let glyphCount: Int
  let unitsPerEm: Int
  /// Whether glyphs have numbers of characters (CID) in place of names.
  let isByCharacter: Bool
  /// Glyphs by the numbers of characters.
  let glyphsByCharacter: [Int: UInt32]
  private let glyphsByName: [String: UInt32]
  /// The font's own: glyphs by bytes.
  private let builtIn: [Int: UInt32]

  /// - Returns: `nil` for damaged bytes.
  init?(_ bytes: [UInt8]) {
    let reader = BigEndianReader(bytes)
    guard bytes.count > 4, let names = Self.index(reader, at: reader.integer(2, 1)),
      let tops = Self.index(reader, at: names.end), let top = tops.items.first,
      let strings = Self.index(reader, at: tops.end)
    else { return nil }
    let entries = Self.dictionary(reader, top)
    guard let start = entries[17]?.first, let glyphs = Self.index(reader, at: Int(start)),
      !glyphs.items.isEmpty
    else { return nil }
    glyphCount = glyphs.items.count
    let scale = entries[1207]?.first ?? 0.001
    unitsPerEm = scale > 0 ? Int(max(16, min(16_384, (1 / scale).rounded()))) : 1000
    isByCharacter = entries[1230] != nil
    let charset = Self.charset(reader, Int(entries[15]?.first ?? 0), glyphCount)
    var (byCharacter, byName): ([Int: UInt32], [String: UInt32]) = ([:], [:])
    for (glyph, number) in charset.enumerated() {
      if isByCharacter {
        byCharacter[number] = UInt32(glyph)
      } else if let name = Self.string(reader, strings.items, number) {
        byName[name] = UInt32(glyph)
      }
    }
    (glyphsByCharacter, glyphsByName) = (byCharacter, byName)
    let place = Int(entries[16]?.first ?? 0)
    if place == 0 {
      builtIn = GlyphNames.standardEncoding.compactMapValues { byName[$0] }
    } else {
      builtIn = Self.encoding(reader, place)
    }
  }

  /// Glyphs by bytes.
  func glyphs(_ encoding: PDFEncoding) -> [Int: UInt32] {
    let named = encoding.names.compactMapValues { name in
      glyphsByName[name] ?? Self.otherName(of: name).flatMap { glyphsByName[$0] }
    }
    // Where names say nothing, the font's own encoding counts.
    return builtIn.merging(named) { _, named in named }
  }

  /// `uni0041` for `A`.
  private static func otherName(of name: String) -> String? {
    GlyphNames.scalar(of: name).map { scalar in
      let digits = String(scalar, radix: 16, uppercase: true)
      return "uni" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
  }

  // MARK: Structure

  /// The ranges of an INDEX, and where it ends.
  private static func index(
    _ reader: BigEndianReader, at place: Int
  ) -> (items: [Range<Int>], end: Int)? {
    let count = reader.integer(place, 2)
    guard place >= 0, place + 2 <= reader.bytes.count else { return nil }
    guard count > 0 else { return ([], place + 2) }
    let size = reader.integer(place + 2, 1)
    let base = place + 3 + (count + 1) * size - 1
    guard (1...4).contains(size), base < reader.bytes.count else { return nil }
    var items: [Range<Int>] = []
    var start = base + reader.integer(place + 3, size)
    for index in 1...count {
      let end = base + reader.integer(place + 3 + index * size, size)
      guard start <= end, end <= reader.bytes.count else { return nil }
      items.append(start..<end)
      start = end
    }
    return (items, start)
  }

  /// The entries of a DICT; an operator of two bytes is 1200 and the second.
  private static func dictionary(
    _ reader: BigEndianReader, _ range: Range<Int>
  ) -> [Int: [Double]] {
    var entries: [Int: [Double]] = [:]
    var operands: [Double] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let first = reader.integer(place, 1)
      place += 1
      switch first {
      case 12:
        entries[1200 + reader.integer(place, 1)] = operands
        operands = []
        place += 1
      case 0...21:
        entries[first] = operands
        operands = []
      case 28:
        operands.append(Double(Int16(truncatingIfNeeded: reader.integer(place, 2))))
        place += 2
      case 29:
        operands.append(Double(Int32(truncatingIfNeeded: reader.integer(place, 4))))
        place += 4
      case 30: operands.append(real(reader, &place, range.upperBound))
      case 32...246: operands.append(Double(first - 139))
      case 247...250:
        operands.append(Double((first - 247) * 256 + reader.integer(place, 1) + 108))
        place += 1
      case 251...254:
        operands.append(Double(-(first - 251) * 256 - reader.integer(place, 1) - 108))
        place += 1
      default: break
      }
    }
    return entries
  }

  /// A number of half bytes, such as `0.001` or `5E-4`.
  private static func real(_ reader: BigEndianReader, _ place: inout Int, _ end: Int) -> Double {
    let signs = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "E", "E-", "", "-"]
    var text = ""
    while place < end {
      let byte = reader.integer(place, 1)
      place += 1
      for half in [byte >> 4, byte & 15] {
        if half == 15 { return Double(text.hasPrefix(".") ? "0" + text : text) ?? 0 }
        text += signs[half]
      }
    }
    return 0
  }

  private static func charset(_ reader: BigEndianReader, _ place: Int, _ count: Int) -> [Int] {
    var charset = [0]
    // ISOAdobe, in order; the other two that are built in are of fonts that nobody embeds.
    guard place > 2 else { return Array(0..<count) }
    let format = reader.integer(place, 1)
    var next = place + 1
    while charset.count < count, next < reader.bytes.count {
      let first = reader.integer(next, 2)
      next += 2
      var left = 0
      if format > 0 {
        left = reader.integer(next, format == 1 ? 1 : 2)
        next += format == 1 ? 1 : 2
      }
      for offset in 0...left where charset.count < count { charset.append(first + offset) }
    }
    return charset
  }

  private static func string(
    _ reader: BigEndianReader, _ strings: [Range<Int>], _ number: Int
  ) -> String? {
    if number < GlyphNames.standard.count { return GlyphNames.standard[number] }
    // 391 strings are built in; those that are left out here are of expert fonts.
    let index = number - 391
    guard strings.indices.contains(index) else { return nil }
    return String(decoding: reader.bytes[strings[index]], as: UTF8.self)
  }

  private static func encoding(_ reader: BigEndianReader, _ place: Int) -> [Int: UInt32] {
    var glyphs: [Int: UInt32] = [:]
    let format = reader.integer(place, 1) & 127
    let count = reader.integer(place + 1, 1)
    var glyph: UInt32 = 1
    for index in 0..<count {
      if format == 0 {
        glyphs[reader.integer(place + 2 + index, 1)] = glyph
        glyph += 1
      } else {
        let first = reader.integer(place + 2 + 2 * index, 1)
        for offset in 0...reader.integer(place + 3 + 2 * index, 1) {
          glyphs[first + offset] = glyph
          glyph += 1
        }
      }
    }
    return glyphs
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CHarfBuzz
import Foundation

/// What text in Apple's system font, SF Pro, measures at a weight and a size, so that a font that
/// stands for it takes the same room.
///
/// An advance is `(1 - f) * text + f * display`, of two designs between which `f` leads from 17 to
/// 28 points, each mixed from masters by weight; tracking and kerning come on top. The figures are
/// iOS's own (see ``SystemAdvanceTable``): widths without kerning agree with iOS to 0.003 points.
///
/// ```swift
/// SystemMetrics(size: 17).advance(of: "a")  // 1130 / 2048 ems
/// ```
public struct SystemMetrics: Hashable, Sendable {
  /// Which part of the way from the text design to the display design is gone: 0 to 1.
  private let display: CGFloat
  /// Which part of the way from regular to black, or with a negative sign to the light master, is
  /// gone: -0.925 to 1.
  private let boldness: CGFloat
  private let isItalic: Bool
  /// Whose kerning is used; `nil` for the font's own.
  let kerningFace: FontFace?

  /// - Parameters:
  ///   - size: The em's size in points.
  ///   - weight: 100 to 900; 400 is regular, the default. Others count as the nearest hundred.
  ///   - italic: Whether it is italic. SF's italics are known in regular; other weights differ from
  ///     it as the upright ones do.
  ///   - kerningFace: The face whose kerning is used, in regular.
  public init(
    size: CGFloat, weight: Int = 400, italic: Bool = false, kerningFace: FontFace? = nil
  ) {
    display = Self.display(at: size)
    boldness = Self.boldness[min(8, max(0, (weight + 50) / 100 - 1))]
    isItalic = italic
    self.kerningFace = kerningFace
  }

  private static let boldness: [CGFloat] = [
    -0.925, -0.725, -0.315, 0, 0.18335, 0.31665, 0.5, 0.76666, 1,
  ]

  private static func display(at size: CGFloat) -> CGFloat {
    switch size {
    case 28...: 1
    case 24...: (9 + (size - 24) / 2) / 11
    case 19...: (1 + (size - 19) * 8 / 5) / 11
    case 17...: (size - 17) / 22
    default: 0
    }
  }

  /// A measure of the masters light, regular and black in both designs, at this weight and size.
  private func mixed(
    text: (CGFloat, CGFloat, CGFloat), display: (CGFloat, CGFloat, CGFloat)
  ) -> CGFloat {
    func weighted(_ masters: (CGFloat, CGFloat, CGFloat)) -> CGFloat {
      boldness < 0
        ? masters.1 - boldness * (masters.0 - masters.1)
        : masters.1 + boldness * (masters.2 - masters.1)
    }
    if self.display == 0 { return weighted(text) }
    return (1 - self.display) * weighted(text) + self.display * weighted(display)
  }

  /// The height of a small letter, in ems.
  public var xHeight: CGFloat {
    mixed(text: (1076, 1078, 1124), display: (1040, 1040, 1104)).rounded() / 2048
  }

  /// The advance of a character in ems, without tracking and kerning; `nil` for one that is not
  /// known.
  ///
  /// Known are the characters of ASCII, letters with accents, which are as wide as without, the
  /// ellipsis and the bullet.
  public func advance(of scalar: Unicode.Scalar) -> CGFloat? {
    if let advance = advance(ofASCII: scalar.value) { return advance }
    guard scalar.value >= 0xA0 else { return nil }
    if scalar.value == 0xA0 { return advance(ofASCII: 0x20) }
    if scalar == "\u{2026}" { return advance(ofASCII: 0x2E).map { $0 * Self.periodsInEllipsis } }
    if scalar == "\u{2022}" { return advance(ofASCII: 0x2E).map { $0 * Self.periodsInBullet } }
    // Foundation takes its time.
    guard scalar.properties.isAlphabetic else { return nil }
    let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
    guard base.count > 1, let letter = base.first, letter.properties.isAlphabetic else {
      return nil
    }
    return advance(ofASCII: letter.value)
  }

  /// An ellipsis of 17 points in regular is 13.2 points wide on iOS with its tracking: published
  /// pictures of truncated lines leave it 13.0 to 13.4. A period's advance without is 608 units.
  private static let periodsInEllipsis: CGFloat = (13.2 / 17 * 2048 + 52) / 608

  /// Between digits and letters a bullet takes 970 units in published pictures of iOS 15, at 13
  /// points in 3x and at 14 in 2x.
  private static let periodsInBullet: CGFloat = 970 / 608

  private func advance(ofASCII value: UInt32) -> CGFloat? {
    guard value >= 0x20, value < 0x7F else { return nil }
    let index = Int(value) - 0x20
    typealias Table = SystemAdvanceTable
    func masters(_ light: [Int16], _ regular: [Int16], _ black: [Int16], _ italic: [Int16])
      -> (CGFloat, CGFloat, CGFloat)
    {
      let slant = isItalic ? CGFloat(italic[index]) - CGFloat(regular[index]) : 0
      return (
        CGFloat(light[index]) + slant, CGFloat(regular[index]) + slant,
        CGFloat(black[index]) + slant
      )
    }
    let text: (CGFloat, CGFloat, CGFloat) = masters(
      Table.textLight, Table.textRegular, Table.textBlack, Table.textItalic)
    if display == 0 { return mixed(text: text, display: text) / 2048 }
    return mixed(
      text: text,
      display: masters(
        Table.displayLight, Table.displayRegular, Table.displayBlack, Table.displayItalic)) / 2048
  }
}

// MARK: - Tracking

extension SystemMetrics {
  /// 2048ths of an em at 8, 9, 10 ... 40 points, of every weight.
  private static let trackingTable: [CGFloat] = [
    52, 38, 24, 12, 0, -12, -22, -32, -40, -52, -50, -48, -46, -35, -24, -9, 6, 11, 17, 22, 28, 27,
    27, 26, 26, 24, 23, 22, 21, 20, 20, 19, 19,
  ]
  /// Half sizes that were measured and do not lie between their neighbors.
  private static let trackingOfHalves: [CGFloat: CGFloat] = [11.5: 6, 13.5: -17, 17.5: -51]

  /// Below and above, in thousandths of an em: 6, 7, 8 and 40 to 44 points.
  private static let smallTracking: [CGFloat] = [41, 34, 52 / 2.048]
  private static let largeTracking: [CGFloat] = [19 / 2.048, 9, 9, 9, 8]

  /// What is added after each character at a size, in points.
  ///
  /// From 8 to 40 points as measured, between two sizes in a straight line; beyond as in the
  /// typography page of Apple's Human Interface Guidelines, which goes from 6 to 44 points.
  public static func tracking(at size: CGFloat) -> CGFloat {
    if let units = trackingOfHalves[size] { return units * size / 2048 }
    if size < 8 { return value(at: size - 6, in: smallTracking) * size / 1000 }
    if size > 40 { return value(at: size - 40, in: largeTracking) * size / 1000 }
    return value(at: size - 8, in: trackingTable) * size / 2048
  }

  /// A value between two of a table, whose ends go on.
  private static func value(at place: CGFloat, in table: [CGFloat]) -> CGFloat {
    let place = min(CGFloat(table.count - 1), max(0, place))
    let index = min(table.count - 2, Int(place))
    let way = place - CGFloat(index)
    return table[index] * (1 - way) + table[index + 1] * way
  }
}

// MARK: - Fitting

extension SystemMetrics {
  /// The units of fitted glyphs in an em: a font's own are too coarse for a hundredth of a point.
  static let unitsPerEm = 1 << 20

  /// Gives glyphs of a font that stands for the system's the system's advances: each glyph stands
  /// in the middle of its advance, marks stay where they are on their letters.
  ///
  /// - Parameters:
  ///   - glyphs: As they were shaped, from left to right.
  ///   - scalars: The characters, which the glyphs' clusters count.
  ///   - face: The glyphs' face.
  ///   - kerning: Of each cluster in ems; `nil` for the face's own.
  /// - Returns: The glyphs in units of ``unitsPerEm``.
  func fitted(
    _ glyphs: [ShapedGlyph], scalars: ArraySlice<UInt32>, face: FontFace, kerning: [Int: CGFloat]?
  ) -> [ShapedGlyph] {
    let em = CGFloat(face.unitsPerEm), unit = CGFloat(Self.unitsPerEm)
    func units(_ ems: CGFloat) -> Int { Int((ems * unit).rounded()) }
    var result: [ShapedGlyph] = []
    result.reserveCapacity(glyphs.count)
    var cluster = -1
    // What marks have to make up for: how far their letter moved, less its advance.
    var shift: CGFloat = 0
    for glyph in glyphs {
      let nominal = CGFloat(face.nominalAdvance(glyph.id)) / em
      let advance = CGFloat(glyph.advance) / em
      let offset = CGFloat(glyph.offsetX) / em
      var fitted = glyph
      fitted.offsetY = units(CGFloat(glyph.offsetY) / em + raise(glyph, in: scalars, face))
      if glyph.cluster == cluster || nominal == 0 {
        fitted.advance = units(advance)
        fitted.offsetX = units(offset + (glyph.advance == 0 ? shift : 0))
        result.append(fitted)
        continue
      }
      cluster = glyph.cluster
      let wanted = width(of: scalars[cluster], glyph: glyph.id, nominal: nominal, face)
      let kern = kerning.map { $0[cluster] ?? 0 } ?? (advance - nominal)
      let middle = (wanted - nominal) / 2
      fitted.advance = units(wanted + kern)
      fitted.offsetX = units(offset + middle)
      shift = middle - (wanted + kern - advance)
      if scalars[cluster] == Self.ellipsis {
        result += dots(fitted, width: wanted, face)
      } else {
        result.append(fitted)
      }
    }
    return result
  }

  /// How far a glyph stands above its place, in ems: a colon between digits is in the middle of
  /// them, as in "9:41".
  private func raise(
    _ glyph: ShapedGlyph, in scalars: ArraySlice<UInt32>, _ face: FontFace
  ) -> CGFloat {
    guard scalars[glyph.cluster] == Self.colon else { return 0 }
    let (before, after) = (glyph.cluster - 1, glyph.cluster + 1)
    guard scalars.indices.contains(before), scalars.indices.contains(after),
      Self.isDigit(scalars[before]), Self.isDigit(scalars[after]),
      let middle = face.middle(of: glyph.id)
    else { return 0 }
    return CGFloat(face.metrics.capHeight) / CGFloat(face.unitsPerEm) / 2 - middle
  }

  private static func isDigit(_ value: UInt32) -> Bool { (0x30...0x39).contains(value) }

  private static let colon: UInt32 = 0x3A
  private static let ellipsis: UInt32 = 0x2026

  /// From one dot of an ellipsis to the next, in advances of a period: 12.25 pixels in 16 points
  /// and 20 in 35 at 3x in published pictures of iOS 17.5.
  private static let dotsPerPeriod: CGFloat = 0.87

  /// An ellipsis as three periods, whose dots stand as near to each other as the system's: a font's
  /// own has other distances.
  ///
  /// - Parameters:
  ///   - glyph: The font's own, fitted.
  ///   - width: The advance in ems, without kerning.
  private func dots(
    _ glyph: ShapedGlyph, width: CGFloat, _ face: FontFace
  ) -> [ShapedGlyph] {
    guard let id = face.glyph(for: "."), let period = advance(ofASCII: 0x2E) else { return [glyph] }
    let unit = CGFloat(Self.unitsPerEm)
    let nominal = CGFloat(face.nominalAdvance(id)) / CGFloat(face.unitsPerEm)
    let step = period * Self.dotsPerPeriod
    var dot = glyph
    dot.id = id
    dot.offsetX = Int(((width - 2 * step - nominal) / 2 * unit).rounded())
    dot.advance = Int((step * unit).rounded())
    var last = dot
    last.advance = glyph.advance - 2 * dot.advance
    return [dot, dot, last]
  }

  /// The advance of a character in ems; of one that is not known, the face's own, as much wider or
  /// narrower as that of a character like it.
  private func width(
    of value: UInt32, glyph: UInt32, nominal: CGFloat, _ face: FontFace
  ) -> CGFloat {
    guard let scalar = Unicode.Scalar(value) else { return nominal }
    // Digits of one width have other glyphs than those of the table. How wide SF's are was not
    // published: as wide as its zero, which is near the one string that was.
    let isOfOneWidth = Self.isDigit(value) && face.glyph(for: scalar) != glyph
    if let advance = advance(of: isOfOneWidth ? "0" : scalar) { return advance }
    let like = Self.likeness(of: scalar)
    guard let glyph = face.glyph(for: like), let known = advance(of: like) else { return nominal }
    let own = CGFloat(face.nominalAdvance(glyph)) / CGFloat(face.unitsPerEm)
    return own > 0 ? nominal * known / own : nominal
  }

  /// A character of the table that another is like.
  private static func likeness(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\u{2018}", "\u{2019}", "\u{201A}", "\u{201C}", "\u{201D}", "\u{201E}": ","
    case "\u{00B7}": "."
    case "\u{2010}"..."\u{2015}", "\u{2212}": "-"
    case "\u{00D7}", "\u{00F7}", "\u{00B1}", "\u{00AC}": "+"
    case "\u{00AB}", "\u{00BB}", "\u{2039}", "\u{203A}", "\u{2264}", "\u{2265}": "<"
    case "\u{20A0}"..."\u{20CF}", "\u{00A2}"..."\u{00A5}": "$"
    case "\u{00A1}": "!"
    case "\u{00BF}": "?"
    default: scalar.properties.isLowercase ? "n" : scalar.properties.isAlphabetic ? "H" : "o"
    }
  }

  /// How much more a system font kerns than ``kerningFace``, fitted to published widths of kerned
  /// strings at all weights and sizes: within 0.7 % of each.
  private var kerningFactor: CGFloat {
    mixed(text: (1.114, 1.062, 1.101), display: (1.769, 1.507, 1.442))
  }

  /// What stands between clusters, in ems, as ``kerningFace`` has it.
  ///
  /// - Parameter glyphs: The text, shaped with that face.
  func kerning(of glyphs: [ShapedGlyph], in face: FontFace) -> [Int: CGFloat] {
    var kerning: [Int: CGFloat] = [:]
    let factor = kerningFactor / CGFloat(face.unitsPerEm)
    for glyph in glyphs {
      let kern = glyph.advance - face.nominalAdvance(glyph.id)
      if kern != 0 { kerning[glyph.cluster, default: 0] += CGFloat(kern) * factor }
    }
    return kerning
  }
}

extension FontFace {
  /// The advance of a glyph without kerning, in font units.
  func nominalAdvance(_ glyph: UInt32) -> Int {
    Int(hb_font_get_glyph_h_advance(font, glyph))
  }

  /// How far the middle of a glyph is above the baseline, in ems.
  func middle(of glyph: UInt32) -> CGFloat? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return nil }
    let top = CGFloat(extents.y_bearing)
    return (top + CGFloat(extents.height) / 2) / CGFloat(unitsPerEm)
  }
}

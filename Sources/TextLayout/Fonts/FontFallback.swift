// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CHarfBuzz

/// Where characters come from that a style's own face does not have: families in a fixed order.
///
/// Families that are not installed are passed over. The script decides which family comes first;
/// then the families of symbols follow. The same files give the same faces on every machine.
public struct FontFallback: Hashable, Sendable {
  /// Where the families are looked up.
  public let library: FontLibrary

  /// The chain of Google's Noto fonts, as Debian's `fonts-noto-core` and `fonts-noto-cjk` have
  /// them, and DejaVu Sans at its end; emoji are those of `fonts-noto-color-emoji`.
  public static func noto(in library: FontLibrary = .system) -> FontFallback {
    FontFallback(library: library)
  }

  /// The first face of the chain that has all of `scalars`, or `nil`.
  func face(
    for scalars: [UInt32], script: hb_script_t, language: String, like face: FontFace
  ) -> FontFace? {
    let families = Self.families(of: script, language: language) + Self.symbols
    for family in families {
      let candidate = library.catalog.fallback(
        FontCatalog.Query(family: family, weight: face.weight, italic: face.isItalic))
      if let candidate, candidate.covers(scalars) { return candidate }
    }
    return nil
  }

  /// The face of emoji that has all of `scalars`, or `nil`.
  func emojiFace(for scalars: [UInt32]) -> FontFace? {
    let query = FontCatalog.Query(family: "Noto Color Emoji", weight: 400, italic: false)
    guard let face = library.catalog.fallback(query), face.covers(scalars) else { return nil }
    return face
  }

  /// For characters of any script.
  private static let symbols = [
    "Noto Sans", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math", "DejaVu Sans",
  ]

  private static func families(of script: hb_script_t, language: String) -> [String] {
    switch script {
    case HB_SCRIPT_HAN, HB_SCRIPT_BOPOMOFO: [chinese(language)]
    case HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA: ["Noto Sans CJK JP"]
    case HB_SCRIPT_HANGUL: ["Noto Sans CJK KR"]
    default: names[script.rawValue].map { ["Noto Sans \($0)"] } ?? other[script.rawValue] ?? []
    }
  }

  /// Han characters look different in each country.
  private static func chinese(_ language: String) -> String {
    switch language.lowercased() {
    case "ja", "ja-jp": "Noto Sans CJK JP"
    case "ko", "ko-kr": "Noto Sans CJK KR"
    case "zh-hant", "zh-tw", "zh-hant-tw": "Noto Sans CJK TC"
    case "zh-hk", "zh-hant-hk": "Noto Sans CJK HK"
    default: "Noto Sans CJK SC"
    }
  }

  private static let other: [UInt32: [String]] = [
    HB_SCRIPT_TIBETAN.rawValue: ["Noto Serif Tibetan"]
  ]

  /// What follows "Noto Sans" in the family of a script.
  private static let names: [UInt32: String] = [
    HB_SCRIPT_ARABIC.rawValue: "Arabic", HB_SCRIPT_ARMENIAN.rawValue: "Armenian",
    HB_SCRIPT_BENGALI.rawValue: "Bengali", HB_SCRIPT_CHEROKEE.rawValue: "Cherokee",
    HB_SCRIPT_CANADIAN_SYLLABICS.rawValue: "Canadian Aboriginal",
    HB_SCRIPT_COPTIC.rawValue: "Coptic", HB_SCRIPT_DEVANAGARI.rawValue: "Devanagari",
    HB_SCRIPT_ETHIOPIC.rawValue: "Ethiopic", HB_SCRIPT_GEORGIAN.rawValue: "Georgian",
    HB_SCRIPT_GUJARATI.rawValue: "Gujarati", HB_SCRIPT_GURMUKHI.rawValue: "Gurmukhi",
    HB_SCRIPT_HEBREW.rawValue: "Hebrew", HB_SCRIPT_JAVANESE.rawValue: "Javanese",
    HB_SCRIPT_KANNADA.rawValue: "Kannada", HB_SCRIPT_KHMER.rawValue: "Khmer",
    HB_SCRIPT_LAO.rawValue: "Lao", HB_SCRIPT_MALAYALAM.rawValue: "Malayalam",
    HB_SCRIPT_MONGOLIAN.rawValue: "Mongolian", HB_SCRIPT_MYANMAR.rawValue: "Myanmar",
    HB_SCRIPT_NKO.rawValue: "NKo", HB_SCRIPT_ORIYA.rawValue: "Oriya",
    HB_SCRIPT_SINHALA.rawValue: "Sinhala", HB_SCRIPT_SYRIAC.rawValue: "Syriac",
    HB_SCRIPT_TAMIL.rawValue: "Tamil", HB_SCRIPT_TELUGU.rawValue: "Telugu",
    HB_SCRIPT_THAANA.rawValue: "Thaana", HB_SCRIPT_THAI.rawValue: "Thai",
    HB_SCRIPT_TIFINAGH.rawValue: "Tifinagh", HB_SCRIPT_YI.rawValue: "Yi",
  ]
}

extension FontLibrary: Hashable {
  /// Libraries are equal when they are copies of one.
  public static func == (left: FontLibrary, right: FontLibrary) -> Bool {
    left.catalog === right.catalog
  }

  /// Feeds the library's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(catalog)) }
}

extension FontFace {
  /// Whether the face can show a user-perceived character: all its scalars, or what they compose
  /// to.
  func covers(_ scalars: [UInt32]) -> Bool {
    let visible = scalars.filter { !ScalarKind.isIgnorable($0) }
    return visible.allSatisfy(hasGlyph) || Self.composed(visible).allSatisfy(hasGlyph)
  }

  private func hasGlyph(_ scalar: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
  }

  /// The scalars with marks composed into their base where Unicode has such a character.
  private static func composed(_ scalars: [UInt32]) -> [UInt32] {
    let functions = hb_unicode_funcs_get_default()
    return scalars.reduce(into: []) { result, scalar in
      var whole: hb_codepoint_t = 0
      if let last = result.last, hb_unicode_compose(functions, last, scalar, &whole) != 0 {
        result[result.count - 1] = whole
      } else {
        result.append(scalar)
      }
    }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import TextLayout

/// A font that every iPhone has and that may not be shipped, such as Helvetica Neue: its name, and
/// what is known of its look, by which another font stands for it.
struct AppleFont: Hashable, Sendable {
  /// Which font stands for it.
  enum Kind: Hashable, Sendable {
    /// Inter.
    case sansSerif
    /// DejaVu Serif.
    case serif
    /// DejaVu Sans Mono.
    case monospaced

    var family: String {
      switch self {
      case .sansSerif: "Inter"
      case .serif: "DejaVu Serif"
      case .monospaced: "DejaVu Sans Mono"
      }
    }
  }

  /// The PostScript name, such as `HelveticaNeue-BoldItalic`.
  let name: String
  /// The family, such as `Helvetica Neue`.
  let family: String
  let kind: Kind
  let weight: UIFont.Weight
  let isItalic: Bool

  /// The font of a PostScript name or of a family; `nil` for a name that iOS does not know.
  init?(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let first = parts.first else { return nil }
    let key = FontName.key(first)
    // PostScript names of some families end otherwise than the family does: ArialMT.
    let trimmed = ["psmt", "mt", "ps"].lazy.filter { key.hasSuffix($0) }
      .map { String(key.dropLast($0.count)) }
    guard let known = Self.families[key] ?? trimmed.compactMap({ Self.families[$0] }).first
    else { return nil }
    let style = FontName.key(parts.count > 1 ? parts[1] : "")
    self.init(
      name: name, family: known.family, kind: known.kind, weight: Self.weight(style),
      isItalic: style.contains("italic") || style.contains("oblique") || style.hasSuffix("it"))
  }

  private init(
    name: String, family: String, kind: Kind, weight: UIFont.Weight, isItalic: Bool
  ) {
    self.name = name
    self.family = family
    self.kind = kind
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The family of the system font's design with serifs.
  private static let systemSerifFamily = ".AppleSystemUIFontSerif"

  /// The system font's design with serifs.
  static func newYork(weight: UIFont.Weight, italic: Bool) -> AppleFont {
    AppleFont(
      name: ".NewYork-\(weight.name)\(italic ? "Italic" : "")", family: systemSerifFamily,
      kind: .serif, weight: weight, isItalic: italic)
  }

  /// Whether it is the system font's design with serifs.
  var isSystemSerif: Bool { family == AppleFont.systemSerifFamily }

  /// The font of the family that is bold and italic just where it is said.
  func with(bold: Bool, italic: Bool) -> AppleFont {
    let isBold = weight.fileWeight >= 600
    let style = (bold ? "Bold" : "") + (italic ? "Italic" : "")
    let base = name.split(separator: "-", maxSplits: 1).first.map(String.init) ?? name
    return AppleFont(
      name: bold == isBold && italic == isItalic
        ? name : base + (style.isEmpty ? "" : "-" + style),
      family: family, kind: kind, weight: bold == isBold ? weight : bold ? .bold : .regular,
      isItalic: italic)
  }

  /// The face that stands for it, in the environment's fonts.
  func face() throws(FontFace.Error) -> FontFace {
    try RenderingEnvironment.current.fonts.face(
      family: kind.family, weight: weight.fileWeight, italic: isItalic)
  }

  private static func weight(_ style: String) -> UIFont.Weight {
    let weights: [(String, UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin),
      ("semilight", .light), ("light", .light), ("demibold", .semibold), ("semibold", .semibold),
      ("demi", .semibold), ("extrabold", .heavy), ("ultrabold", .heavy), ("heavy", .heavy),
      ("extrablack", .black), ("black", .black), ("bold", .bold), ("medium", .medium),
      ("wide", .bold),
    ]
    return weights.first { style.contains($0.0) }?.1 ?? .regular
  }

  /// The names of all families.
  static var familyNames: [String] { Set(families.values.map(\.family)).sorted() }

  /// The families of iOS 18 (https://developer.apple.com/fonts/system-fonts/) that Latin text is
  /// set in, by their names without spaces.
  private static let families: [String: (family: String, kind: Kind)] = {
    let sansSerif = [
      "Apple SD Gothic Neo", "Arial", "Arial Hebrew", "Arial Rounded MT Bold", "Avenir",
      "Avenir Next", "Avenir Next Condensed", "Bradley Hand", "Chalkboard SE", "Chalkduster",
      "Copperplate", "DIN Alternate", "DIN Condensed", "Euphemia UCAS", "Futura", "Galvji",
      "Geeza Pro", "Gill Sans", "Grantha Sangam MN", "Helvetica", "Helvetica Neue",
      "Hiragino Sans", "Kailasa", "Kohinoor Devanagari", "Marker Felt", "Noteworthy", "Optima",
      "Papyrus", "Party LET", "PingFang HK", "PingFang SC", "PingFang TC", "Savoye LET", "Symbol",
      "Thonburi", "Trebuchet MS", "Verdana", "Zapf Dingbats",
    ]
    let serif = [
      "American Typewriter", "Baskerville", "Bodoni 72", "Bodoni 72 Oldstyle",
      "Bodoni 72 Smallcaps", "Bodoni Ornaments", "Charter", "Cochin", "Didot", "Georgia",
      "Hiragino Mincho ProN", "Hoefler Text", "Impact", "Iowan Old Style", "Marion", "New York",
      "Palatino", "Rockwell", "Snell Roundhand", "Superclarendon", "Times New Roman", "Zapfino",
    ]
    let monospaced = ["Courier", "Courier New", "Menlo"]
    var families: [String: (family: String, kind: Kind)] = [:]
    for (names, kind) in [
      (sansSerif, Kind.sansSerif), (serif, .serif), (monospaced, .monospaced),
    ] {
      for name in names { families[FontName.key(name)] = (name, kind) }
    }
    // PostScript names that are not their families' without spaces.
    families["hirakakupron"] = ("Hiragino Sans", .sansSerif)
    families["hiraminpron"] = ("Hiragino Mincho ProN", .serif)
    families["bodonisvtytwoitctt"] = ("Bodoni 72", .serif)
    families["bodonisvtytwoositctt"] = ("Bodoni 72 Oldstyle", .serif)
    families["trebuchet"] = ("Trebuchet MS", .sansSerif)
    families["zapfdingbatsitc"] = ("Zapf Dingbats", .sansSerif)
    families["arialroundedmtbold"] = ("Arial Rounded MT Bold", .sansSerif)
    return families
  }()
}

extension UIFont {
  /// What text without a font has: Helvetica in 12 points, as in TextKit and Core Text.
  static var ofUnstyledText: UIFont {
    UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
  }
}

/// Names of fonts, as they are compared.
enum FontName {
  /// Without what people write differently: case, spaces, hyphens.
  static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

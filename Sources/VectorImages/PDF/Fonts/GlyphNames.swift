// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The names of Adobe's standard glyphs, in the order of their numbers in CFF fonts.
///
/// Source: Adobe Technical Note 5176, "The Compact Font Format Specification", appendices A to C.
enum GlyphNames {
  static let standard: [String] = """
    .notdef space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft
    parenright asterisk plus comma hyphen period slash zero one two three four five six seven eight
    nine colon semicolon less equal greater question at A B C D E F G H I J K L M N O P Q R S T U V
    W X Y Z bracketleft backslash bracketright asciicircum underscore quoteleft a b c d e f g h i j
    k l m n o p q r s t u v w x y z braceleft bar braceright asciitilde exclamdown cent sterling
    fraction yen florin section currency quotesingle quotedblleft guillemotleft guilsinglleft
    guilsinglright fi fl endash dagger daggerdbl periodcentered paragraph bullet quotesinglbase
    quotedblbase quotedblright guillemotright ellipsis perthousand questiondown grave acute
    circumflex tilde macron breve dotaccent dieresis ring cedilla hungarumlaut ogonek caron emdash
    AE ordfeminine Lslash Oslash OE ordmasculine ae dotlessi lslash oslash oe germandbls
    onesuperior logicalnot mu trademark Eth onehalf plusminus Thorn onequarter divide brokenbar
    degree thorn threequarters twosuperior registered minus eth multiply threesuperior copyright
    Aacute Acircumflex Adieresis Agrave Aring Atilde Ccedilla Eacute Ecircumflex Edieresis Egrave
    Iacute Icircumflex Idieresis Igrave Ntilde Oacute Ocircumflex Odieresis Ograve Otilde Scaron
    Uacute Ucircumflex Udieresis Ugrave Yacute Ydieresis Zcaron aacute acircumflex adieresis agrave
    aring atilde ccedilla eacute ecircumflex edieresis egrave iacute icircumflex idieresis igrave
    ntilde oacute ocircumflex odieresis ograve otilde scaron uacute ucircumflex udieresis ugrave
    yacute ydieresis zcaron
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  /// The characters of the standard glyphs from `space` on.
  private static let characters = Array(
    (" !\"#$%&\u{2019}()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\u{2018}"
      + "abcdefghijklmnopqrstuvwxyz{|}~¡¢£⁄¥ƒ§¤'\u{201C}«‹›ﬁﬂ–†‡·¶•‚„\u{201D}»…‰¿"
      + "`´ˆ˜¯˘˙¨˚¸˝˛ˇ—ÆªŁØŒºæıłøœß¹¬µ™Ð½±Þ¼÷¦°þ¾²®−ð×³©"
      + "ÁÂÄÀÅÃÇÉÊËÈÍÎÏÌÑÓÔÖÒÕŠÚÛÜÙÝŸŽáâäàåãçéêëèíîïìñóôöòõšúûüùýÿž").unicodeScalars)

  private static let names: [UInt32: String] = Dictionary(
    zip(characters, standard.dropFirst()).map { ($0.value, $1) },
    uniquingKeysWith: { one, _ in one })
  private static let scalars: [String: UInt32] = Dictionary(
    zip(standard.dropFirst(), characters).map { ($0, $1.value) },
    uniquingKeysWith: { one, _ in one })

  /// The character of a glyph's name: a standard one, `uni0041` or `u1F600`.
  static func scalar(of name: String) -> UInt32? {
    if let known = scalars[name] { return known }
    for prefix in ["uni", "u"] where name.hasPrefix(prefix) {
      let digits = name.dropFirst(prefix.count)
      if (4...6).contains(digits.count), let value = UInt32(digits, radix: 16) { return value }
    }
    return nil
  }

  /// ISO 32000-1, annex D.2: what old Macs had.
  static let macRomanEncoding = encoding(
    from: 128,
    "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ"
      + "–—\u{201C}\u{201D}\u{2018}\u{2019}÷◊ÿŸ⁄¤‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ")

  /// The same annex: Windows' code page 1252.
  static let winAnsiEncoding = encoding(
    from: 128,
    "€•‚ƒ„…†‡ˆ‰Š‹Œ•Ž••\u{2018}\u{2019}\u{201C}\u{201D}•–—˜™š›œ•žŸ"
      + String(String.UnicodeScalarView((UInt32(0xA0)...0xFF).compactMap(Unicode.Scalar.init))))

  /// ASCII, and the characters of the bytes from `first` on.
  private static func encoding(from first: Int, _ upper: String) -> [Int: String] {
    let ascii = (32...126).map { ($0, UInt32($0)) }
    let others = upper.unicodeScalars.enumerated().map { (first + $0.offset, $0.element.value) }
    return Dictionary(
      (ascii + others).compactMap { code, scalar in names[scalar].map { (code, $0) } },
      uniquingKeysWith: { one, _ in one })
  }

  /// What a CFF font means that says nothing else: bytes in runs, with the first glyph's number.
  static let standardEncoding: [Int: String] = {
    let runs = [
      (32...126, 1), (161...175, 96), (177...180, 111), (182...189, 115), (191...191, 123),
      (193...200, 124), (202...203, 132), (205...208, 134), (225...225, 138), (227...227, 139),
      (232...235, 140), (241...241, 144), (245...245, 145), (248...251, 146),
    ]
    var names: [Int: String] = [:]
    for (codes, first) in runs {
      for code in codes { names[code] = standard[first + code - codes.lowerBound] }
    }
    return names
  }()
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CHarfBuzz
import Foundation

/// What a font file says about its family and style.
struct FontNames {
  let family: String
  let style: String
  let postScriptName: String
  let version: String
  let weight: Int
  let isItalic: Bool

  /// Family and style, such as `Inter Bold`.
  var fullName: String { "\(family) \(style)" }

  init(font: OpaquePointer) {
    let face = hb_font_get_face(font)
    func name(_ ids: [UInt32]) -> String? {
      ids.lazy.compactMap { Self.name($0, of: face) }.first
    }
    // The typographic names (16, 17) hold families of more than four styles together.
    let family = name([16, 1]) ?? "Unnamed"
    let style = name([17, 2]) ?? "Regular"
    self.family = family
    self.style = style
    postScriptName = name([6]) ?? "\(family)-\(style)".filter { $0 != " " }
    version = Self.number(name([5]) ?? "")
    // Old tools wrote 250 for thin and 275 for extra light into OS/2; the name is the better
    // source.
    let stated = Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
    weight = FontStyleName(style).weight ?? min(900, max(100, stated))
    isItalic =
      FontStyleName(style).isItalic || hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
      || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
  }

  /// `3.019` of `Version 3.019;git-0a5106e0b`.
  private static func number(_ version: String) -> String {
    let first = version.split(separator: ";").first.map(String.init) ?? ""
    let prefix = "version "
    let number = first.lowercased().hasPrefix(prefix) ? first.dropFirst(prefix.count) : first[...]
    return number.trimmingCharacters(in: .whitespaces)
  }

  private static func name(_ id: UInt32, of face: OpaquePointer?) -> String? {
    let english = hb_language_from_string("en", 2)
    var size: UInt32 = 256
    let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      hb_ot_name_get_utf8(face, id, english, &size, buffer.baseAddress)
      return String(decoding: UnsafeRawBufferPointer(buffer)[..<min(255, Int(size))], as: UTF8.self)
    }
    return size == 0 ? nil : text
  }
}

/// Weight and slant as a style's name or the end of a file's name tells them: `SemiBoldItalic`.
struct FontStyleName {
  /// 100 to 900, or `nil` where the name says nothing or something unknown.
  let weight: Int?
  /// Whether it says italic or oblique.
  let isItalic: Bool

  private static let weights = [
    "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300,
    "regular": 400, "book": 400, "normal": 400, "roman": 400, "": 400, "medium": 500,
    "semibold": 600, "demibold": 600, "bold": 700, "extrabold": 800, "ultrabold": 800,
    "black": 900, "heavy": 900,
  ]

  init(_ name: some StringProtocol) {
    var letters = name.lowercased().filter { $0.isLetter }
    var isItalic = false
    for slant in ["italic", "oblique"] where letters.hasSuffix(slant) {
      letters.removeLast(slant.count)
      isItalic = true
    }
    weight = Self.weights[letters]
    self.isItalic = isItalic
  }
}

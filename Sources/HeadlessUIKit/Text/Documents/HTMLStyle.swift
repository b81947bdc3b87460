// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// How a part of an HTML document looks.
struct HTMLStyle {
  private var size: CGFloat = 12
  private var weight: CGFloat = 400
  private var isItalic = false
  private var isUnderlined = false
  private var isStruck = false
  private var family: String?
  private var color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  private var background: UIColor?
  private var link: URL?
  private var alignment = NSTextAlignment.natural
  private var spacing: CGFloat = 0
  private var listDepth = 0
  private(set) var isShown = true

  /// WebKit's sizes of headings, in parts of the text's size.
  private static let headings: [String: CGFloat] = [
    "h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67,
  ]

  /// Takes what a tag says; false for one that says nothing.
  mutating func apply(_ tag: String) -> Bool {
    switch tag {
    case "b", "strong": weight = 700
    case "i", "em", "cite", "dfn": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "p": spacing = size
    case "h1", "h2", "h3", "h4", "h5", "h6":
      size *= Self.headings[tag] ?? 1
      weight = 700
    case "ul", "ol": listDepth += 1
    case "center": alignment = .center
    case "head", "style", "script", "title": isShown = false
    case "a": break
    default: return false
    }
    return true
  }

  /// Takes what a tag's attributes say.
  mutating func apply(_ attributes: [String: String], base: URL?, isLink: Bool) {
    if isLink, let address = attributes["href"], let url = URL(string: address, relativeTo: base) {
      link = url.absoluteURL
      isUnderlined = true
      color = UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1)
    }
    if let color = attributes["color"].flatMap(CSSColor.color) { self.color = color }
    if let face = attributes["face"] { family = face }
    if let align = attributes["align"] { apply("text-align", align) }
    for declaration in (attributes["style"] ?? "").split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      if parts.count == 2 { apply(parts[0].lowercased(), parts[1]) }
    }
  }

  private mutating func apply(_ property: String, _ value: String) {
    switch property {
    case "color": color = CSSColor.color(value) ?? color
    case "background-color", "background": background = CSSColor.color(value) ?? background
    case "font-size": size = Self.length(value, of: size) ?? size
    case "font-weight": weight = ["bold": 700, "normal": 400][value] ?? Double(value) ?? weight
    case "font-style": isItalic = value == "italic" || value == "oblique"
    case "font-family":
      family = value.split(separator: ",").first.map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " '\""))
      }
    case "text-decoration", "text-decoration-line":
      isUnderlined = value.contains("underline")
      isStruck = value.contains("line-through")
    case "text-align":
      alignment =
        ["left": .left, "right": .right, "center": .center, "justify": .justified][value]
        ?? alignment
    case "display": isShown = isShown && value != "none"
    default: break
    }
  }

  /// A length in points: those of CSS are pixels, which iOS takes for points.
  private static func length(_ text: String, of size: CGFloat) -> CGFloat? {
    let number = Double(text.prefix { $0.isNumber || $0 == "." }).map { CGFloat($0) }
    guard let number else { return nil }
    if text.hasSuffix("em") { return number * size }
    if text.hasSuffix("%") { return number / 100 * size }
    return number
  }

  /// The attributes of text that looks so.
  var attributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    paragraph.paragraphSpacing = spacing
    if listDepth > 0 {
      let indent = CGFloat(36 * listDepth)
      paragraph.headIndent = indent
      paragraph.tabStops = [
        NSTextTab(textAlignment: .left, location: indent - 25, options: [:]),
        NSTextTab(textAlignment: .natural, location: indent, options: [:]),
      ]
    }
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: color, .paragraphStyle: paragraph,
    ]
    if let background { attributes[.backgroundColor] = background }
    if let link { attributes[.link] = link }
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    return attributes
  }

  private var font: UIFont {
    let isBold = weight >= 600
    if let family, ["-apple-system", "system-ui", "-apple-system-body"].contains(family) {
      return styled(.systemFont(ofSize: size, weight: isBold ? .bold : .regular))
    }
    let plain = UIFont(name: family ?? "Times New Roman", size: size) ?? .systemFont(ofSize: size)
    return styled(plain)
  }

  private func styled(_ font: UIFont) -> UIFont {
    var traits = font.fontDescriptor.symbolicTraits
    if weight >= 600 { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return font }
    return UIFont(descriptor: descriptor, size: size)
  }
}

/// The colors of CSS.
enum CSSColor {
  private static let names: [String: UInt32] = [
    "black": 0, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
    "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF,
    "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080,
    "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF, "orange": 0xFFA500,
  ]

  /// A color by its name, `#rgb`, `#rrggbb` or `rgb(r, g, b)`; `nil` for what is none.
  static func color(_ text: String) -> UIColor? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if let value = names[text] { return color(value) }
    if text.hasPrefix("#") {
      var digits = String(text.dropFirst())
      if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
      return digits.count == 6 ? UInt32(digits, radix: 16).map { color($0) } : nil
    }
    guard text.hasPrefix("rgb") else { return nil }
    let numbers = text.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
    guard numbers.count >= 3 else { return nil }
    return UIColor(
      red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
      alpha: numbers.count > 3 ? numbers[3] : 1)
  }

  private static func color(_ value: UInt32) -> UIColor {
    UIColor(
      red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
      blue: CGFloat(value & 0xFF) / 255, alpha: 1)
  }
}

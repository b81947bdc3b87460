// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The file `Contents.json` of a color in an asset catalog.
struct ColorSet: Decodable {
  struct Entry: Decodable {
    struct Value: Decodable {
      var space: String?
      var components: [String: String]?
      /// The name of a system color.
      var reference: String?
      enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components
        case reference
      }
    }

    var color: Value?
    var appearances: [AssetAppearance]?
  }

  var colors: [Entry]

  static func read(in folder: URL) throws -> ColorSet {
    try JSONDecoder().decode(
      ColorSet.self, from: Data(contentsOf: folder.appendingPathComponent("Contents.json")))
  }

  /// Whether no color was chosen yet, which is no mistake.
  var isEmpty: Bool { colors.allSatisfy { $0.color == nil } }

  /// The color for each style and contrast, as one color; `nil` where none is in a color space that
  /// is known. An entry for a style comes before one for more contrast in any style.
  func color() -> UIColor? {
    func color(_ style: UIUserInterfaceStyle, isHigh: Bool) -> UIColor? {
      colors.first {
        AssetAppearance.style(of: $0.appearances) == style
          && AssetAppearance.isForHighContrast($0.appearances) == isHigh
      }?.color?.color()
    }
    let usual = color(.unspecified, isHigh: false) ?? color(.light, isHigh: false)
    guard let usual else { return nil }
    func pair(_ style: UIUserInterfaceStyle) -> (usual: UIColor, high: UIColor) {
      let own = color(style, isHigh: false)
      let high = color(style, isHigh: true) ?? own ?? color(.unspecified, isHigh: true)
      return (own ?? usual, high ?? usual)
    }
    let (light, dark) = (pair(.light), pair(.dark))
    if [light.high, dark.usual, dark.high].allSatisfy({ $0 === light.usual }) { return usual }
    return UIColor { traits in
      let shades = traits.userInterfaceStyle == .dark ? dark : light
      return traits.accessibilityContrast == .high ? shades.high : shades.usual
    }
  }
}

extension ColorSet.Entry.Value {
  fileprivate func color() -> UIColor? {
    guard let components else { return reference.flatMap { UIColor.system(called: $0) } }
    func number(_ key: String) -> CGFloat? { components[key].flatMap(Self.component) }
    let alpha = components["alpha"].flatMap(Double.init).map { CGFloat($0) } ?? 1
    switch space {
    case "srgb", "extended-srgb", "display-p3":
      guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
        return nil
      }
      return space == "display-p3"
        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case "gray-gamma-22", "extended-gray":
      return number("white").map { UIColor(white: $0, alpha: alpha) }
    default:
      return nil
    }
  }

  /// `0xFF` and `255` are of 255, `1.000` is of 1.
  private static func component(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    if text.contains(".") { return Double(text).map { CGFloat($0) } }
    return Int(text).map { CGFloat($0) / 255 }
  }
}

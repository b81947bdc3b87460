// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIFont {
  /// A weight on UIKit's scale from -1 to 1, 0 for regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The place on the scale.
    public var rawValue: CGFloat

    /// Makes a weight from its place on the scale.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a weight from its place on the scale.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// 100 in a font file.
    public static let ultraLight = Weight(-0.8)
    /// 200 in a font file.
    public static let thin = Weight(-0.6)
    /// 300 in a font file.
    public static let light = Weight(-0.4)
    /// 400 in a font file.
    public static let regular = Weight(0)
    /// 500 in a font file.
    public static let medium = Weight(0.23)
    /// 600 in a font file.
    public static let semibold = Weight(0.3)
    /// 700 in a font file.
    public static let bold = Weight(0.4)
    /// 800 in a font file.
    public static let heavy = Weight(0.56)
    /// 900 in a font file.
    public static let black = Weight(0.62)
  }
}

extension UIFont.Weight {
  private static let names: [(UIFont.Weight, weight: Int, name: String)] = [
    (.ultraLight, 100, "Ultralight"), (.thin, 200, "Thin"), (.light, 300, "Light"),
    (.regular, 400, "Regular"), (.medium, 500, "Medium"), (.semibold, 600, "Semibold"),
    (.bold, 700, "Bold"), (.heavy, 800, "Heavy"), (.black, 900, "Black"),
  ]

  /// The named weight that is nearest.
  private var nearest: (UIFont.Weight, weight: Int, name: String) {
    // Asked for each text: a loop of its own, as the standard library's are slow in a debug build.
    let names = Self.names
    var (best, index) = (0, 1)
    while index < names.count {
      let distance = (names[index].0.rawValue - rawValue).magnitude
      if distance < (names[best].0.rawValue - rawValue).magnitude { best = index }
      index += 1
    }
    return names[best]
  }

  /// The weight as font files count it, 100 to 900.
  var fileWeight: Int { nearest.weight }

  /// The weight's name in SF's PostScript names.
  var name: String { nearest.name }
}

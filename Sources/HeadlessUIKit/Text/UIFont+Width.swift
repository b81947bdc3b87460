// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIFont {
  /// How wide letters are, from -1 to 1.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The number of the width.
    public let rawValue: CGFloat
    /// Makes a width of its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The narrowest.
    public static let compressed = Width(rawValue: -0.4)
    /// Narrower.
    public static let condensed = Width(rawValue: -0.2)
    /// As usual.
    public static let standard = Width(rawValue: 0)
    /// Wider.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// The system font in a weight and a width. Only the usual width is drawn, and another one is
  /// reported.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    if width != .standard {
      RenderingEnvironment.reportNotDrawn(
        "UIFont.systemFont(ofSize:weight:width:)", "letters are as wide as usual")
    }
    return systemFont(ofSize: fontSize, weight: weight)
  }
}

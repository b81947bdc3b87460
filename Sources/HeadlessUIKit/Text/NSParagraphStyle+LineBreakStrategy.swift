// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension NSParagraphStyle {
  /// How lines break beyond the mode.
  ///
  /// ```swift
  /// let style = NSMutableParagraphStyle()
  /// style.lineBreakStrategy = .pushOut
  /// ```
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A single word is not left alone on the last line: in text of two lines the word before it
    /// joins it. In longer ones it stays, as published pictures of iOS 12 to 17 show them.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean breaks between words alone. Kept: breaks are those without it.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// All that labels do by themselves.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

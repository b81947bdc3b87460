// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a part of a text is meant as, within a paragraph. Labels draw it: what is strongly
/// emphasized is bold, what is emphasized italic, and code has letters of one width.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// One bit an intent.
  public let rawValue: UInt

  /// Makes intents from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// `*emphasized*`.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// `**strongly emphasized**`.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code between backticks.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// `~~struck through~~`.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// The end of a line that is none in the text: a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// The end of a line.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// A tag of HTML.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// A paragraph of HTML.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension NSAttributedString.Key {
  /// A number: the raw value of an ``InlinePresentationIntent``.
  public static let inlinePresentationIntent = NSAttributedString.Key(
    rawValue: "NSInlinePresentationIntent")
}

extension UIFont {
  /// The font for a part of a text in this font that is meant as `intent`.
  func meant(as intent: InlinePresentationIntent) -> UIFont {
    var descriptor = fontDescriptor
    if intent.contains(.code) { descriptor = descriptor.withDesign(.monospaced) ?? descriptor }
    var traits = descriptor.symbolicTraits.intersection([.traitBold, .traitItalic])
    let plain = traits
    if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
    if intent.contains(.emphasized) { traits.insert(.traitItalic) }
    if traits != plain { descriptor = descriptor.withSymbolicTraits(traits) ?? descriptor }
    return descriptor == fontDescriptor ? self : UIFont(descriptor: descriptor, size: 0)
  }
}

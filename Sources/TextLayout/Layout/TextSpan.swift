// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A piece of a text in one style.
public struct TextSpan: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// Their style.
  public var style: TextStyle
  /// The style of a paragraph that begins in this piece, or `nil` for that of the block.
  public var paragraph: ParagraphStyle?

  /// What stands for each object replacement character (U+FFFC) of the text, or `nil` where the
  /// character is a character.
  public var object: InlineObject?

  /// Makes a piece of a text.
  public init(
    _ text: String, style: TextStyle, paragraph: ParagraphStyle? = nil,
    object: InlineObject? = nil
  ) {
    self.text = text
    self.style = style
    self.paragraph = paragraph
    self.object = object
  }
}

/// The room that something takes among the characters of a line, in points.
public struct InlineObject: Hashable, Sendable {
  /// How far it moves what follows.
  public var width: CGFloat
  /// From the baseline up to its top; negative for one that hangs below.
  public var ascent: CGFloat
  /// From the baseline down to its bottom; negative for one that floats above.
  public var descent: CGFloat

  /// Makes a room. Numbers that are not finite count as 0, a negative width too.
  public init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    self.width = width.isFinite ? max(0, width) : 0
    self.ascent = ascent.isFinite ? ascent : 0
    self.descent = descent.isFinite ? descent : 0
  }
}

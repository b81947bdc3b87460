// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// How the lines of a paragraph are broken and placed. All lengths are in points.
///
/// ```swift
/// var style = ParagraphStyle()
/// style.alignment = .center
/// style.lineBreakMode = .truncateTail
/// ```
public struct ParagraphStyle: Hashable, Sendable {
  /// Where lines stand between the edges. `.natural` by default.
  public var alignment = TextAlignment.natural
  /// What happens to text that is too wide. `.wordWrap` by default.
  public var lineBreakMode = LineBreakMode.wordWrap
  /// The direction in which the paragraph runs. Left to right by default.
  public var baseDirection = BaseDirection.leftToRight
  /// Added below each line but the last, 0 by default.
  public var lineSpacing: CGFloat = 0
  /// What a line's height is multiplied with, 0 (not at all) by default. What it adds is above the
  /// text.
  public var lineHeightMultiple: CGFloat = 0
  /// The least height of a line, 0 by default. What it adds is above the text.
  public var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line, 0 (no limit) by default. Text that is higher overlaps above.
  public var maximumLineHeight: CGFloat = 0
  /// Added below the paragraph, unless it is the last, 0 by default.
  public var paragraphSpacing: CGFloat = 0
  /// Added above the paragraph, unless it is the first, 0 by default.
  public var paragraphSpacingBefore: CGFloat = 0
  /// From the leading edge to the first line, 0 by default.
  public var firstLineHeadIndent: CGFloat = 0
  /// From the leading edge to the other lines, 0 by default.
  public var headIndent: CGFloat = 0
  /// Where lines end: from the leading edge if positive, from the trailing edge if not. 0 by
  /// default.
  public var tailIndent: CGFloat = 0
  /// Where tabs lead to, from the leading edge, in rising order. None by default.
  public var tabStops: [TabStop] = []
  /// The distance of the tab stops after those of ``tabStops``, 28 by default.
  public var defaultTabInterval: CGFloat = 28

  /// Whether a single word on the second line of two is joined by the last one of the first. False
  /// by default.
  public var avoidsOrphans = false

  /// Makes the style of plain text.
  public init() {}
}

/// Where lines stand between the left and the right edge.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// At both edges, the spaces widened; a paragraph's last line is natural. Lines break where the
  /// spaces are most even.
  case justified
  /// At the edge where the paragraph's direction begins.
  case natural
}

/// What happens to text that is too wide for its line.
///
/// Where a text may have several lines, the ones before the last break at words in every mode but
/// ``charWrap``.
public enum LineBreakMode: Hashable, Sendable, CaseIterable {
  /// Breaks between words; a word that is too wide breaks between characters.
  case wordWrap
  /// Breaks between characters.
  case charWrap
  /// The last line runs on beyond the edge.
  case clip
  /// The last line loses its beginning: `…wxyz`.
  case truncateHead
  /// The last line loses its end: `abcd…`.
  case truncateTail
  /// The last line loses its middle: `ab…yz`.
  case truncateMiddle
}

/// The direction that a paragraph begins with.
public enum BaseDirection: Hashable, Sendable {
  /// As Latin.
  case leftToRight
  /// As Arabic.
  case rightToLeft
  /// As the first letter that has a direction; left to right without one.
  case firstStrong
}

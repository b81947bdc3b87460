// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A text that is laid out in several widths: its paragraphs, what was shaped of them and where
/// they may break are found once.
///
/// A label is measured without a limit, in the width that it gets, and once more to be drawn: with
/// this a screen of labels takes an eighth fewer instructions.
///
/// ```swift
/// let text = PreparedText([TextSpan("Hello, world", style: style)])
/// let oneLine = text.block()
/// let narrow = text.block(width: 40)
/// ```
package struct PreparedText {
  let text: StyledText
  let typesetters: [Typesetter]

  /// Makes a text from spans.
  ///
  /// - Parameters:
  ///   - spans: The text, piece by piece.
  ///   - paragraph: The style of paragraphs whose spans have none of their own.
  package init(_ spans: [TextSpan], paragraph: ParagraphStyle = ParagraphStyle()) {
    text = StyledText(spans)
    typesetters = text.paragraphs(default: paragraph).map(Typesetter.init)
  }

  /// Lays the text out.
  ///
  /// - Parameters:
  ///   - width: The width between the edges in points, or `nil` for as wide as the text is.
  ///     Negative counts as 0.
  ///   - maximumLines: The greatest number of lines, or `nil` for no limit. Less than 1 counts as
  ///     1.
  ///   - pixelGrid: What baselines are rounded to, the nearest pixel, counted from the block's top;
  ///     or `nil` for not rounding them.
  package func block(
    width: CGFloat? = nil, maximumLines: Int? = nil, pixelGrid: PixelGrid? = nil
  ) -> TextBlock {
    let limit = width.map { $0.isFinite ? max(0, $0) : CGFloat.greatestFiniteMagnitude }
    let typeset = TypesetText(
      self, width: limit == .greatestFiniteMagnitude ? nil : limit,
      maximumLines: maximumLines.map { max(1, $0) })
    return TextBlock(typeset, LinePlacement(typeset, width: limit, pixelGrid: pixelGrid))
  }
}

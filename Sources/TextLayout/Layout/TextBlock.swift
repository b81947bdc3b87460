// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Text in lines: the result of a layout.
///
/// ```swift
/// let style = try TextStyle.system(size: 17)
/// let block = TextBlock([TextSpan("Hello", style: style)], width: 100)
/// print(block.size, block.lines[0].baseline)
/// ```
public struct TextBlock: Hashable, Sendable {
  /// The lines from top to bottom; none for an empty text.
  public let lines: [TextLine]
  /// The width of the widest line and the height of all lines, in points, not rounded.
  public let size: CGSize
  /// The width with the spaces at the end of the lines that were broken, in points, not rounded.
  package let spacedWidth: CGFloat
  /// Whether a part of the text is not shown.
  public let isTruncated: Bool
  /// The characters for which no face has a glyph, each once, in the text's order.
  public let missingCharacters: [Unicode.Scalar]

  /// Lays spans out.
  ///
  /// - Parameters:
  ///   - spans: The text, piece by piece.
  ///   - width: The width between the edges in points, or `nil` for as wide as the text is.
  ///     Negative counts as 0.
  ///   - maximumLines: The greatest number of lines, or `nil` for no limit. Less than 1 counts as
  ///     1.
  ///   - paragraph: The style of paragraphs whose spans have none of their own.
  ///   - pixelGrid: What baselines are rounded to, the nearest pixel, counted from the block's top;
  ///     or `nil` for not rounding them.
  public init(
    _ spans: [TextSpan], width: CGFloat? = nil, maximumLines: Int? = nil,
    paragraph: ParagraphStyle = ParagraphStyle(), pixelGrid: PixelGrid? = nil
  ) {
    self = PreparedText(spans, paragraph: paragraph).block(
      width: width, maximumLines: maximumLines, pixelGrid: pixelGrid)
  }

  init(_ typeset: TypesetText, _ placement: LinePlacement) {
    lines = placement.lines
    size = placement.size
    spacedWidth = placement.spacedWidth
    isTruncated = typeset.isTruncated
    missingCharacters = typeset.missingCharacters
  }

  /// From the top to the first line's baseline, in points; 0 without lines.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  /// From the top to the last line's baseline, in points; 0 without lines.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A line of a ``TextBlock``. Positions are in points from the block's top left corner, y down.
public struct TextLine: Hashable, Sendable {
  /// Glyphs of one span, face and direction, or the room of an ``InlineObject``, which has no
  /// glyphs.
  public struct Run: Hashable, Sendable {
    /// The glyphs, which stand on the line's baseline plus ``baselineOffset``.
    public var glyphs: GlyphRun
    /// Where the run begins on the left.
    public var x: CGFloat
    /// How far it is raised above the line's baseline, in points.
    public var baselineOffset: CGFloat
    /// The index of the span whose style the run has.
    public var span: Int
    /// The Unicode scalars that it stands for, counted in the block's text; empty for an ellipsis.
    public var range: Range<Int>
  }

  /// The Unicode scalars of the line, counted in the block's text, with those that are hidden
  /// behind an ellipsis or hang over the edge and without what ends a paragraph.
  public var range: Range<Int>
  /// The runs from left to right.
  public var runs: [Run]
  /// The left edge of the line's text.
  public var x: CGFloat
  /// The width of the line's text; spaces where the line was broken do not count.
  public var width: CGFloat
  /// The top of the line's box.
  public var top: CGFloat
  /// The height of the line's box, without what is between two lines.
  public var height: CGFloat
  /// The line's baseline, on a pixel edge where the block was made for a pixel grid.
  public var baseline: CGFloat
  /// Whether an ellipsis stands for a part of the line.
  public var isTruncated: Bool
}

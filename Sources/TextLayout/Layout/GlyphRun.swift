// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Glyphs of one face at one size on one baseline, in the order in which they are drawn.
public struct GlyphRun: Hashable, Sendable {
  /// One glyph and where its origin lies.
  public struct Glyph: Hashable, Sendable {
    /// The glyph's index in the face.
    public var id: UInt32
    /// Right of the run's origin, in points.
    public var x: CGFloat
    /// Below the run's baseline, in points; 0 for most glyphs.
    public var y: CGFloat

    /// Places glyph `id` at (`x`, `y`) points from the run's origin, y down.
    public init(id: UInt32, x: CGFloat, y: CGFloat = 0) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  /// The face that the glyph indices belong to.
  public var face: FontFace
  /// The size of the em square in points.
  public var pointSize: CGFloat
  /// The glyphs, in drawing order.
  public var glyphs: [Glyph]
  /// The run's advance in points.
  public var width: CGFloat

  /// Makes a run from positioned glyphs.
  public init(face: FontFace, pointSize: CGFloat, glyphs: [Glyph], width: CGFloat) {
    self.face = face
    self.pointSize = pointSize
    self.glyphs = glyphs
    self.width = width
  }
}

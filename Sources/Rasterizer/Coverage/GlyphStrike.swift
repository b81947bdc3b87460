// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TextLayout

/// The masks of one face at one size. It holds the face, so that the face's identity is not used
/// again.
final class GlyphStrike {
  /// Masks of more pixels than this are not made: the shape is drawn from its edges.
  static let largestMask = 128 * 128
  /// Glyphs are placed at quarters of a pixel along the line.
  static let phaseCount = 4

  let face: FontFace
  let scaleX: Double
  let scaleY: Double
  private let cells: CellMemory
  private(set) var byteCount = GlyphStrike.emptyByteCount
  /// By glyph and phase; `nil` where the glyph is too large for a mask.
  private var masks = ValueTable<UInt32, GlyphMask?>()
  /// The glyphs' paths with their origins at a pixel's corner.
  private var outlines = ValueTable<UInt32, FlattenedPath>()
  /// The masks asked for last, by a hash of their keys, with their origins in pixel (0, 0): a look
  /// here counts no references. The strike holds the masks. Without it, fresh screens take 4 to 6 %
  /// more instructions.
  private let recent = SharedBuffer<PlacedGlyph>(uninitialized: GlyphStrike.recentCount)
  private let recentKeys = SharedBuffer<UInt32>(count: GlyphStrike.recentCount, filledWith: 0)
  private static let recentCount = 512
  /// What a strike without masks takes, about.
  private static let emptyByteCount =
    1024 + recentCount * (MemoryLayout<PlacedGlyph>.stride + MemoryLayout<UInt32>.stride)

  init(face: FontFace, scaleX: Double, scaleY: Double, _ cells: CellMemory) {
    self.cells = cells
    self.face = face
    self.scaleX = scaleX
    self.scaleY = scaleY
  }

  /// The mask; `nil` where the glyph is too large for one.
  func mask(_ glyph: UInt32, phase: Int) -> GlyphMask? {
    let key = Self.key(glyph, phase)
    let known = masks[key]
    let mask = known ?? makeMask(glyph, phase: phase)
    if known == nil {
      masks.set(mask, for: key)
      byteCount += (mask?.byteCount ?? 0) + 128
    }
    if let mask {
      recent.base[Self.recentPlace(of: key)] = PlacedGlyph(mask, x: 0, y: 0)
      recentKeys.base[Self.recentPlace(of: key)] = key
    }
    return mask
  }

  /// Never 0, which is no key.
  @inline(__always)
  private static func key(_ glyph: UInt32, _ phase: Int) -> UInt32 {
    glyph &* UInt32(phaseCount) &+ UInt32(phase) &+ 1
  }

  /// The mask with its origin in pixel (`x`, `y`), where it was asked for of late.
  @inline(__always)
  func recent(_ glyph: UInt32, phase: Int, x: Int, y: Int) -> PlacedGlyph? {
    let key = Self.key(glyph, phase)
    let place = Self.recentPlace(of: key)
    return recentKeys.base[place] == key ? recent.base[place].moved(x, y) : nil
  }

  @inline(__always)
  private static func recentPlace(of key: UInt32) -> Int {
    Int((key &* 0x9E37_79B1) >> 7) & (recentCount - 1)
  }

  /// The glyph's path with its origin at `x` quarters of a pixel in row `y`.
  ///
  /// Its edges are those of the glyph at a whole pixel, moved.
  func path(_ glyph: UInt32, x: Int, y: Int) -> FlattenedPath {
    let (column, phase) = (x >> 2, x & (Self.phaseCount - 1))
    guard let outline = outline(of: glyph) else {
      let exact = CGAffineTransform(
        a: scaleX, b: 0, c: 0, d: scaleY, tx: CGFloat(x) / CGFloat(Self.phaseCount),
        ty: CGFloat(y))
      return FlattenedPath(
        face.outline(of: glyph), rule: .nonZero, transform: exact, mayOverlap: false)
    }
    let quarter = FixedPoint.one / Int32(Self.phaseCount)
    let atPhase = phase == 0 ? outline : outline.moved(right: Int32(phase) * quarter)
    return column == 0 && y == 0 ? atPhase : atPhase.moved(x: column, y: y)
  }

  /// The glyph's path with its origin at a pixel's corner; `nil` where it is too large to be
  /// moved.
  private func outline(of glyph: UInt32) -> FlattenedPath? {
    if let known = outlines[glyph] { return known }
    let path = face.outline(of: glyph)
    let scale = CGAffineTransform(scaleX: scaleX, y: scaleY)
    let placement = PixelPlacement(path, transform: scale)
    guard placement.isRounded else { return nil }
    let made = FlattenedPath(
      path, rule: .nonZero, transform: scale, placement, mayOverlap: false)
    outlines.set(made, for: glyph)
    byteCount += made.byteCount + 128
    return made
  }

  private func makeMask(_ glyph: UInt32, phase: Int) -> GlyphMask? {
    let path = path(glyph, x: phase, y: 0)
    let bounds = path.bounds
    guard bounds.width * bounds.height <= Self.largestMask else { return nil }
    return GlyphMask(path, cells)
  }
}

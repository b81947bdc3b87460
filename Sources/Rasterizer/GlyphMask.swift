// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TextLayout

/// The coverage of one glyph at one size and one horizontal phase.
final class GlyphMask: @unchecked Sendable {
  /// The mask's pixels, relative to the pixel that holds the glyph's origin.
  let bounds: PixelBounds
  /// Bytes from one row to the next.
  let stride: Int
  private let memory: Memory<UInt8>

  /// Coverage, row by row.
  var base: UnsafePointer<UInt8> { UnsafePointer(memory.base) }
  var byteCount: Int { memory.count }

  init(_ silhouette: Silhouette) {
    bounds = silhouette.bounds
    stride = (bounds.width + 7) & ~7
    memory = Memory(count: stride * bounds.height, filledWith: 0)
    let count = CoverageCells<Int64>.count(width: bounds.width, height: bounds.height)
    let cells = Memory<Int64>(count: count, filledWith: 0)
    silhouette.writeCoverage(area: bounds, into: memory.base, stride: stride, cells: cells.base)
  }
}

/// A glyph on the canvas.
enum PlacedGlyph {
  /// A mask, with the pixel that holds the glyph's origin.
  case mask(GlyphMask, x: Int, y: Int)
  /// A glyph too large for a mask.
  case silhouette(Silhouette)

  /// The pixels that it may touch.
  var bounds: PixelBounds {
    switch self {
    case .mask(let mask, let x, let y):
      PixelBounds(
        left: mask.bounds.left + x, top: mask.bounds.top + y,
        right: mask.bounds.right + x, bottom: mask.bounds.bottom + y)
    case .silhouette(let silhouette): silhouette.bounds
    }
  }
}

/// Keeps the masks of glyphs that were drawn, at most ``byteLimit`` bytes of them between two plays.
///
/// A mask is always made from its key alone, so a hit is byte for byte what a miss makes.
struct GlyphMaskCache {
  /// One face at one size.
  struct Strike: Hashable {
    var face: FontFace
    /// Pixels per font unit.
    var scaleX: Double
    var scaleY: Double
  }

  private struct Key: Hashable {
    var glyph: UInt32
    var phase: UInt8
  }

  /// Masks of more pixels than this are not made: the glyph is drawn from its outline.
  static let largestMask = 128 * 128
  /// What is kept from one play to the next.
  static let byteLimit = 8 << 20
  /// Glyphs are placed at quarters of a pixel along the line.
  static let phaseCount = 4

  private var strikes: [Strike: [Key: GlyphMask?]] = [:]
  private var byteCount = 0

  /// The mask; `nil` where the glyph is too large for one.
  mutating func mask(_ glyph: UInt32, phase: UInt8, strike: Strike) -> GlyphMask? {
    let key = Key(glyph: glyph, phase: phase)
    if let known = strikes[strike]?[key] { return known }
    let made = Self.makeMask(glyph, phase: phase, strike: strike)
    byteCount += (made?.byteCount ?? 0) + 128
    strikes[strike, default: [:]].updateValue(made, forKey: key)
    return made
  }

  /// Forgets everything when there is more than the limit.
  mutating func trim() {
    guard byteCount > Self.byteLimit else { return }
    self = GlyphMaskCache()
  }

  private static func makeMask(_ glyph: UInt32, phase: UInt8, strike: Strike) -> GlyphMask? {
    let transform = CGAffineTransform(
      a: strike.scaleX, b: 0, c: 0, d: strike.scaleY, tx: CGFloat(phase) / CGFloat(phaseCount),
      ty: 0)
    let outline = strike.face.outline(of: glyph)
    let silhouette = Silhouette(outline, rule: .nonZero, transform: transform)
    guard silhouette.bounds.width * silhouette.bounds.height <= largestMask else { return nil }
    return GlyphMask(silhouette)
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TextLayout

/// Keeps the masks of glyphs that were drawn, at most ``byteLimit`` bytes of them between two
/// plays.
///
/// A mask is always made from its key alone, so a hit is byte for byte what a miss makes.
struct MaskCache: ~Copyable {
  /// What is kept from one play to the next.
  static let byteLimit = 8 << 20

  struct StrikeKey: TableKey {
    var face: ObjectIdentifier
    var scaleX: Double
    var scaleY: Double

    func add(to hash: inout TableHash) {
      hash.add(Int(bitPattern: face))
      hash.add(scaleX)
      hash.add(scaleY)
    }
  }

  private var strikes = Cache<StrikeKey, GlyphStrike>(byteLimit: byteLimit)
  private let cells = CellMemory()

  /// The masks of one face at one size, in pixels per font unit.
  mutating func strike(_ face: FontFace, scaleX: Double, scaleY: Double) -> GlyphStrike {
    let key = StrikeKey(face: ObjectIdentifier(face), scaleX: scaleX, scaleY: scaleY)
    if let known = strikes[key] { return known }
    let made = GlyphStrike(face: face, scaleX: scaleX, scaleY: scaleY, cells)
    strikes.set(made, for: key, cost: made.byteCount)
    return made
  }

  /// See ``Cache/trim()``. Strikes grow while they are used.
  mutating func trim() { strikes.trim { $0.byteCount } }
}

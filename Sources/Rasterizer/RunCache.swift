// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import TextLayout

/// Keeps where the glyphs of runs were placed, at most ``glyphLimit`` of them between two plays.
///
/// A run is known again by its array of glyphs: by the place in memory, not by the values, so that a look costs the
/// same for a word and for a page. An entry holds its array, whose place is therefore not used for another.
struct RunCache: ~Copyable {
  static let glyphLimit = 1 << 16

  fileprivate struct Key: TableKey {
    var glyphs: UnsafeRawPointer
    var face: ObjectIdentifier
    var pointSize: CGFloat
    var origin: CGPoint
    var transform: CGAffineTransform

    func add(to hash: inout TableHash) {
      hash.add(Int(bitPattern: glyphs))
      hash.add(origin)
      hash.add(transform)
    }
  }

  /// The glyphs of a run that have a mask, on the canvas.
  private struct PlacedRun {
    var run: GlyphRun
    /// What holds the masks.
    var strike: GlyphStrike
    var glyphs: PlacedGlyphs
    var bounds: PixelBounds
  }

  private var entries = ValueTable<Key, PlacedRun>()
  private var glyphCount = 0

  /// The glyphs of a command and the pixels that they may touch, where they were placed before; they stay as long
  /// as the caches are lent.
  @inline(__always)
  func known(
    _ command: borrowing GlyphsCommand
  ) -> (glyphs: UnsafeBufferPointer<PlacedGlyph>, bounds: PixelBounds)? {
    guard let key = Key(command) else { return nil }
    return entries.withValue(hash: TableHash.of(key), { $0.pointee == key }) {
      ($0.pointee.glyphs[0..<$0.pointee.glyphs.count], $0.pointee.bounds)
    }
  }

  /// Forgets everything when there is more than the limit.
  mutating func trim() {
    if glyphCount > Self.glyphLimit { self = RunCache() }
  }

  /// Keeps the glyphs of a command all of which are masks of `strike`.
  mutating func keep(
    _ glyphs: PlacedGlyphs, _ bounds: PixelBounds, _ strike: GlyphStrike,
    of command: GlyphsCommand
  ) {
    guard let key = Key(command), command.run.glyphs.count <= Self.glyphLimit / 16,
      known(command) == nil
    else { return }
    entries.set(
      PlacedRun(run: command.run, strike: strike, glyphs: glyphs, bounds: bounds), for: key)
    glyphCount += command.run.glyphs.count
  }
}

extension RunCache.Key {
  /// - Returns: `nil` for a run without glyphs: all such arrays are one.
  fileprivate init?(_ command: borrowing GlyphsCommand) {
    let place = command.run.glyphs.withUnsafeBufferPointer { $0.baseAddress }
    guard let place, !command.run.glyphs.isEmpty else { return nil }
    self.init(
      glyphs: UnsafeRawPointer(place), face: ObjectIdentifier(command.run.face),
      pointSize: command.run.pointSize, origin: command.origin, transform: command.transform)
  }
}

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
    }
  }

  /// The glyphs of a run that have a mask, on the canvas.
  struct PlacedRun {
    fileprivate var run: GlyphRun
    /// What holds the masks.
    var strike: GlyphStrike
    var glyphs: PlacedGlyphs
    var bounds: PixelBounds
  }

  private var entries = ValueTable<Key, PlacedRun>()
  private var glyphCount = 0

  /// The glyphs of a command, where they were placed before.
  func run(_ command: GlyphsCommand) -> PlacedRun? {
    Key(command).flatMap { entries[$0] }
  }

  /// Keeps the glyphs of a command all of which are masks of `strike`.
  mutating func keep(
    _ glyphs: PlacedGlyphs, _ bounds: PixelBounds, _ strike: GlyphStrike,
    of command: GlyphsCommand
  ) {
    guard let key = Key(command), command.run.glyphs.count <= Self.glyphLimit / 16 else { return }
    if glyphCount > Self.glyphLimit { self = RunCache() }
    entries.set(
      PlacedRun(run: command.run, strike: strike, glyphs: glyphs, bounds: bounds), for: key)
    glyphCount += command.run.glyphs.count
  }
}

extension RunCache.Key {
  /// - Returns: `nil` for a run without glyphs: all such arrays are one.
  fileprivate init?(_ command: GlyphsCommand) {
    let place = command.run.glyphs.withUnsafeBufferPointer { $0.baseAddress }
    guard let place, !command.run.glyphs.isEmpty else { return nil }
    self.init(
      glyphs: UnsafeRawPointer(place), face: ObjectIdentifier(command.run.face),
      pointSize: command.run.pointSize, origin: command.origin, transform: command.transform)
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// Keeps blurred silhouettes, at most ``byteLimit`` bytes of them between two plays.
struct ShadowCache {
  /// What is kept from one play to the next.
  static let byteLimit = 16 << 20

  private struct Key: Hashable {
    var path: Path
    var rule: FillRule
    var transform: CGAffineTransform
    var sigma: Double
    var visible: PixelBounds
    var limit: Int
  }

  private var entries: [Key: ShadowMap?] = [:]
  private var byteCount = 0

  /// The map of a shadow, of at most `limit` cells; `nil` where none of it is visible.
  mutating func map(
    _ command: ShadowCommand, visible: PixelBounds, limit: Int = ShadowMap.largestMap
  ) -> ShadowMap? {
    let moved = command.transform.translatedBy(
      x: command.offset.width, y: command.offset.height)
    let area = abs(moved.a * moved.d - moved.b * moved.c)
    let sigma = Double(command.radius * area.squareRoot())
    let key = Key(
      path: command.path, rule: command.rule, transform: moved, sigma: sigma, visible: visible,
      limit: limit)
    // Keys with numbers that are not equal to themselves would never be found again.
    guard sigma.isFinite, moved.isFinite, command.path.isFinite else { return nil }
    if let known = entries[key] {
      guard let known, known.rows == nil else { return known }
      known.makeRows()
      byteCount += known.rows?.byteCount ?? 0
      return known
    }
    let made = ShadowMap(
      command.path, rule: command.rule, transform: moved, sigma: sigma, visible: visible,
      limit: limit)
    entries.updateValue(made, forKey: key)
    byteCount += (made?.byteCount ?? 0) + command.path.elements.count * 64 + 256
    return made
  }

  /// Forgets everything when there is more than the limit.
  mutating func trim() {
    guard byteCount > Self.byteLimit else { return }
    self = ShadowCache()
  }
}

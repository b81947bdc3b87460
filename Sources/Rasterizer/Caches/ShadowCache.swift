// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// Keeps blurred silhouettes, at most ``byteLimit`` bytes of them between two plays.
struct ShadowCache: ~Copyable {
  /// What is kept from one play to the next.
  static let byteLimit = 16 << 20

  enum Key: TableKey {
    case path(PathKey)
    case contents(ContentShadowCommand, extent: PixelBounds, visible: PixelBounds, limit: Int)

    func add(to hash: inout TableHash) {
      switch self {
      case .path(let key):
        hash.add(key.path)
        hash.add(key.transform)
        hash.add(key.sigma)
        hash.add(key.visible.left)
        hash.add(key.visible.top)
      case .contents(let command, _, let visible, _):
        hash.add(command.contents.count)
        hash.add(command.radius)
        hash.add(command.transform)
        hash.add(visible.left)
        hash.add(visible.top)
      }
    }
  }

  struct PathKey: Equatable {
    var path: Path
    var rule: FillRule
    var transform: CGAffineTransform
    var sigma: Double
    var extent: PixelBounds
    var visible: PixelBounds
    var limit: Int
  }

  private var entries = Cache<Key, ShadowMap?>(byteLimit: byteLimit)

  /// The map of a shadow; `nil` where none of it is visible.
  ///
  /// - Parameters:
  ///   - extent: The pixels of the canvas that it can change.
  ///   - visible: Those that are asked for.
  ///   - limit: The most cells.
  mutating func map(
    _ command: ShadowCommand, extent: PixelBounds, visible: PixelBounds,
    limit: Int = ShadowMap.largestMap
  ) -> ShadowMap? {
    let moved = command.transform.translatedBy(
      x: command.offset.width, y: command.offset.height)
    let sigma = Double(command.sigma)
    // Keys with numbers that are not equal to themselves would never be found again.
    guard sigma.isFinite, moved.isFinite, command.path.isFinite else { return nil }
    let key = Key.path(
      PathKey(
        path: command.path, rule: command.rule, transform: moved, sigma: sigma, extent: extent,
        visible: visible, limit: limit))
    if let known = known(key) { return known }
    let made = ShadowMap(
      sigma: sigma, extent: extent, visible: visible, limit: limit,
      caster: { PathCaster(command.path, rule: command.rule, transform: moved, cell: $0) },
      coverage: { $0.cellCoverage($1) })
    keep(made, key, byteCount: command.path.elements.count * 64)
    return made
  }

  /// The map of a shadow of contents that was kept; `.some(nil)` where none of it is visible.
  mutating func map(
    _ command: ContentShadowCommand, extent: PixelBounds, visible: PixelBounds, limit: Int
  ) -> ShadowMap?? {
    known(.contents(command, extent: extent, visible: visible, limit: limit))
  }

  /// Keeps the map of a shadow of contents.
  mutating func keep(
    _ map: ShadowMap?, _ command: ContentShadowCommand, extent: PixelBounds,
    visible: PixelBounds, limit: Int
  ) {
    keep(
      map, .contents(command, extent: extent, visible: visible, limit: limit),
      byteCount: command.contents.count * 512)
  }

  private mutating func known(_ key: Key) -> ShadowMap?? {
    guard let known = entries[key] else { return nil }
    if let known, known.rows == nil {
      known.makeRows()
      entries.count(known.rows?.byteCount ?? 0)
    }
    return .some(known)
  }

  private mutating func keep(_ map: ShadowMap?, _ key: Key, byteCount keyCount: Int) {
    entries.set(map, for: key, cost: (map?.byteCount ?? 0) + keyCount + 256)
  }

  /// See ``Cache/trim()``.
  mutating func trim() { entries.trim() }
}

extension PixelBounds {
  /// The pixels of `rect` that are among these; none where it is `nil`.
  func intersection(_ rect: CGRect?) -> PixelBounds {
    guard let rect, !isEmpty else { return .empty }
    let own = CGRect(x: left, y: top, width: width, height: height)
    let common = rect.intersection(own)
    guard !common.isNull else { return .empty }
    return PixelBounds(
      left: Int(common.minX.rounded(.down)), top: Int(common.minY.rounded(.down)),
      right: Int(common.maxX.rounded(.up)), bottom: Int(common.maxY.rounded(.up)))
  }
}

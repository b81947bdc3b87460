// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// Keeps the silhouettes of curved paths and strokes and the masks of small ones, at most ``byteLimit`` bytes of
/// them between two plays.
struct SilhouetteCache {
  /// What is kept from one play to the next.
  static let byteLimit = 32 << 20

  private struct Key: Hashable {
    var path: Path
    var rule: FillRule
    var style: StrokeStyle?
    var transform: CGAffineTransform

    /// A few numbers tell most paths apart; equality looks at all.
    func hash(into hasher: inout Hasher) {
      hasher.combine(path.elements.count)
      hasher.combine(transform.a)
      hasher.combine(transform.tx)
      hasher.combine(transform.ty)
      if let first = path.elements.first { hasher.combine(first) }
      if !path.isEmpty { hasher.combine(path.elements[path.elements.count / 2]) }
    }
  }

  private var entries = ValueTable<Key, Silhouette>()
  private var byteCount = 0
  private let cells = CellMemory()

  /// The silhouette of `path`, with a mask where it is small and neither a rectangle nor a rounded one.
  mutating func silhouette(
    _ path: Path, rule: FillRule, transform: CGAffineTransform
  ) -> Silhouette {
    // Rectangles are as quickly made as found.
    if path.elements.count <= 5 { return Silhouette(path, rule: rule, transform: transform) }
    let key = Key(path: path, rule: rule, style: nil, transform: transform)
    if let known = entries[key] { return reused(known) }
    let made = Silhouette(path, rule: rule, transform: transform)
    if path.shape == nil {
      made.makeMask(cells)
    } else {
      made.makeRows(byteLimit: CoverageRows.firstByteLimit, cells)
    }
    keep(made, key)
    return made
  }

  /// The silhouette of a stroke along `path`.
  mutating func silhouette(
    _ path: Path, style: StrokeStyle, transform: CGAffineTransform
  ) -> Silhouette {
    let key = Key(path: path, rule: .nonZero, style: style, transform: transform)
    if let known = entries[key] { return reused(known) }
    let made = Silhouette(path, style: style, transform: transform)
    made.makeMask(cells)
    keep(made, key)
    return made
  }

  /// What is painted again is worth keeping as coverage.
  private mutating func reused(_ silhouette: Silhouette) -> Silhouette {
    guard silhouette.mask == nil, silhouette.rows == nil else { return silhouette }
    silhouette.makeRows(byteLimit: CoverageRows.byteLimit, cells)
    byteCount += silhouette.rows?.byteCount ?? 0
    return silhouette
  }

  private mutating func keep(_ silhouette: Silhouette, _ key: Key) {
    entries.set(silhouette, for: key)
    byteCount += silhouette.byteCount + key.path.elements.count * 64 + 256
  }

  /// Forgets everything when there is more than the limit.
  mutating func trim() {
    guard byteCount > Self.byteLimit else { return }
    self = SilhouetteCache()
  }
}

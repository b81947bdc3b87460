// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// Keeps the silhouettes of curved paths and strokes and the masks of small ones, at most
/// ``byteLimit`` bytes of them between two plays.
struct SilhouetteCache: ~Copyable {
  /// What is kept from one play to the next.
  static let byteLimit = 32 << 20

  struct FillKey: TableKey {
    var path: Path
    var rule: FillRule
    var transform: CGAffineTransform

    func add(to hash: inout TableHash) { hash.add(path, transform) }
  }

  struct StrokeKey: TableKey {
    var path: Path
    var style: StrokeStyle
    var transform: CGAffineTransform

    func add(to hash: inout TableHash) { hash.add(path, style, transform) }
  }

  /// What a silhouette is made of, wherever it lies.
  struct OutlineKey: TableKey {
    /// See ``PixelPlacement/numbers(_:)``.
    var numbers: [Int32]
    /// Of a filled rounded rectangle, the column from which points are counted, so that rows may be
    /// shared.
    var shapeX: Int?
    var rule: FillRule
    var style: StrokeStyle?
    /// Of a stroke's pen; without translation.
    var pen: CGAffineTransform?

    func add(to hash: inout TableHash) {
      hash.add(shapeX ?? .min)
      for number in numbers { hash.add(Int(number)) }
      if let style { hash.add(style) }
      if let pen { hash.add(pen) }
    }
  }

  private var fills = Cache<FillKey, Silhouette>(byteLimit: byteLimit / 2)
  private var strokes = Cache<StrokeKey, Silhouette>(byteLimit: byteLimit / 4)
  /// Silhouettes that were made, by what others elsewhere have in common with them.
  private var outlines = Cache<OutlineKey, (silhouette: Silhouette, x: Int, y: Int)>(
    byteLimit: byteLimit / 4)
  private let cells = CellMemory()

  @inline(__always)
  private mutating func entry(
    _ path: Path, _ rule: FillRule, _ transform: CGAffineTransform
  ) -> Silhouette? {
    fills.value(hash: TableHash.of(path, transform)) { key in
      key.pointee.transform == transform && key.pointee.rule == rule && key.pointee.path == path
    }
  }

  @inline(__always)
  private mutating func entry(
    _ path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform
  ) -> Silhouette? {
    strokes.value(hash: TableHash.of(path, style, transform)) { key in
      key.pointee.transform == transform && key.pointee.style == style
        && key.pointee.path == path
    }
  }

  /// The silhouette of `path`, with a mask where it is small and neither a rectangle nor a rounded
  /// one.
  mutating func silhouette(
    _ path: Path, rule: FillRule, transform: CGAffineTransform
  ) -> Silhouette {
    if path.isQuicklyMade { return Silhouette(path, rule: rule, transform: transform) }
    if let known = entry(path, rule, transform) {
      fills.count(keepRows(known))
      return known
    }
    let placement = PixelPlacement(path, transform: transform)
    let made = silhouette(path, placement, rule: rule, style: nil, pen: nil) { cells in
      let made = Silhouette(path, rule: rule, transform: transform, placement)
      if path.shape == nil {
        made.makeMask(cells)
      } else {
        made.makeRows(byteLimit: CoverageRows.firstByteLimit, cells)
      }
      return made
    }
    fills.set(
      made, for: FillKey(path: path, rule: rule, transform: transform), cost: cost(made, path))
    return made
  }

  /// The silhouette of a stroke along `path`.
  mutating func silhouette(
    _ path: Path, style: StrokeStyle, transform: CGAffineTransform
  ) -> Silhouette {
    if let known = entry(path, style, transform) {
      strokes.count(keepRows(known))
      return known
    }
    let placement = PixelPlacement(path, transform: transform, parts: Silhouette.strokeParts)
    let made = silhouette(
      path, placement, rule: .nonZero, style: style, pen: transform.linear
    ) { cells in
      let made = Silhouette(path, style: style, transform: transform, placement)
      made.makeMask(cells)
      return made
    }
    strokes.set(
      made, for: StrokeKey(path: path, style: style, transform: transform),
      cost: cost(made, path))
    return made
  }

  /// The silhouette that `make` gives, or one of the same outline moved there.
  private mutating func silhouette(
    _ path: Path, _ placement: PixelPlacement, rule: FillRule, style: StrokeStyle?,
    pen: CGAffineTransform?, make: (CellMemory) -> Silhouette
  ) -> Silhouette {
    guard placement.isRounded else { return make(cells) }
    let isFilledShape = path.shape != nil && style == nil
    let key = OutlineKey(
      numbers: placement.numbers(path), shapeX: isFilledShape ? placement.originX : nil,
      rule: rule, style: style, pen: pen)
    if let known = outlines[key] {
      outlines.count(keepRows(known.silhouette))
      return Silhouette(
        moving: known.silhouette, x: placement.originX - known.x, y: placement.originY - known.y)
    }
    let made = make(cells)
    outlines.set(
      (made, placement.originX, placement.originY), for: key,
      cost: made.byteCount + key.numbers.count * MemoryLayout<Int32>.stride + 512)
    return made
  }

  /// Keeps the coverage of what is painted again.
  ///
  /// - Returns: How many bytes it takes more.
  private func keepRows(_ silhouette: Silhouette) -> Int {
    let isMore = silhouette.makeRows(byteLimit: CoverageRows.byteLimit, cells)
    return isMore ? silhouette.rows?.byteCount ?? 0 : 0
  }

  /// What a silhouette costs with its key and, about, the object and its share of a table that has
  /// room for more. What it shares with others counts for each of them.
  private func cost(_ made: Silhouette, _ path: Path) -> Int {
    made.byteCount + path.elements.count * MemoryLayout<Path.Element>.stride + 1024
  }

  /// See ``Cache/trim()``.
  mutating func trim() {
    fills.trim()
    strokes.trim()
    outlines.trim()
  }
}

extension Path {
  /// Whether its silhouette is as quickly made as found: rectangles and the like.
  fileprivate var isQuicklyMade: Bool {
    if case .rectangle? = shape { return true }
    guard elements.count <= 5 else { return false }
    return elements.allSatisfy { element in
      switch element {
      case .move, .line, .close: true
      case .quadCurve, .curve: false
      }
    }
  }
}

// A key need not be made to look for one.
extension TableHash {
  @inline(__always)
  fileprivate static func of(_ path: Path, _ transform: CGAffineTransform) -> UInt64 {
    var hash = TableHash()
    hash.add(path, transform)
    return hash.bits
  }

  @inline(__always)
  fileprivate static func of(
    _ path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform
  ) -> UInt64 {
    var hash = TableHash()
    hash.add(path, style, transform)
    return hash.bits
  }

  @inline(__always)
  fileprivate mutating func add(_ path: Path, _ transform: CGAffineTransform) {
    add(path)
    add(transform)
  }

  @inline(__always)
  fileprivate mutating func add(
    _ path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform
  ) {
    add(path, transform)
    add(style)
  }
}

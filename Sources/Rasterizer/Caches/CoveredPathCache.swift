// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// Keeps curved paths and strokes that were flattened, and their coverage, at most
/// ``byteLimit`` bytes of them between two plays.
struct CoveredPathCache: ~Copyable {
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

  /// What a path is flattened from, wherever it lies.
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

  private var fills = Cache<FillKey, CoveredPath>(byteLimit: byteLimit / 2)
  private var strokes = Cache<StrokeKey, CoveredPath>(byteLimit: byteLimit / 4)
  /// Paths that were flattened, by what others elsewhere have in common with them.
  private var outlines = Cache<OutlineKey, (path: CoveredPath, x: Int, y: Int)>(
    byteLimit: byteLimit / 4)
  private let cells = CellMemory()

  @inline(__always)
  private mutating func entry(
    _ path: Path, _ rule: FillRule, _ transform: CGAffineTransform
  ) -> CoveredPath? {
    fills.value(hash: TableHash.of(path, transform)) { key in
      key.pointee.transform == transform && key.pointee.rule == rule && key.pointee.path == path
    }
  }

  @inline(__always)
  private mutating func entry(
    _ path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform
  ) -> CoveredPath? {
    strokes.value(hash: TableHash.of(path, style, transform)) { key in
      key.pointee.transform == transform && key.pointee.style == style
        && key.pointee.path == path
    }
  }

  /// The area of `path`, with a mask where it is small and neither a rectangle nor a rounded one.
  mutating func fill(_ path: Path, rule: FillRule, transform: CGAffineTransform) -> CoveredPath {
    if path.isQuicklyMade {
      return CoveredPath(FlattenedPath(path, rule: rule, transform: transform))
    }
    if let known = entry(path, rule, transform) {
      guard let more = keepingRows(known) else { return known }
      fills.set(
        more, for: FillKey(path: path, rule: rule, transform: transform), cost: cost(more, path))
      return more
    }
    let placement = PixelPlacement(path, transform: transform)
    let made = outline(path, placement, rule: rule, style: nil, pen: nil) { cells in
      let made = FlattenedPath(path, rule: rule, transform: transform, placement)
      guard path.shape != nil else { return CoveredPath(masking: made, cells) }
      let plain = CoveredPath(made)
      return plain.keepingRows(byteLimit: CoverageRows.firstByteLimit, cells) ?? plain
    }
    fills.set(
      made, for: FillKey(path: path, rule: rule, transform: transform), cost: cost(made, path))
    return made
  }

  /// The area of a stroke along `path`.
  mutating func stroke(
    _ path: Path, style: StrokeStyle, transform: CGAffineTransform
  ) -> CoveredPath {
    if let known = entry(path, style, transform) {
      guard let more = keepingRows(known) else { return known }
      strokes.set(
        more, for: StrokeKey(path: path, style: style, transform: transform),
        cost: cost(more, path))
      return more
    }
    let placement = PixelPlacement(path, transform: transform, parts: FlattenedPath.strokeParts)
    let made = outline(
      path, placement, rule: .nonZero, style: style, pen: transform.linear
    ) { cells in
      CoveredPath(
        masking: FlattenedPath(path, style: style, transform: transform, placement), cells)
    }
    strokes.set(
      made, for: StrokeKey(path: path, style: style, transform: transform),
      cost: cost(made, path))
    return made
  }

  /// What `make` gives, or a path of the same outline moved there.
  private mutating func outline(
    _ path: Path, _ placement: PixelPlacement, rule: FillRule, style: StrokeStyle?,
    pen: CGAffineTransform?, make: (CellMemory) -> CoveredPath
  ) -> CoveredPath {
    guard placement.isRounded else { return make(cells) }
    let isFilledShape = path.shape != nil && style == nil
    let key = OutlineKey(
      numbers: placement.numbers(path), shapeX: isFilledShape ? placement.originX : nil,
      rule: rule, style: style, pen: pen)
    if var known = outlines[key] {
      if let more = keepingRows(known.path) {
        known.path = more
        outlines.set(known, for: key, cost: cost(more, key))
      }
      return known.path.moved(x: placement.originX - known.x, y: placement.originY - known.y)
    }
    let made = make(cells)
    outlines.set((made, placement.originX, placement.originY), for: key, cost: cost(made, key))
    return made
  }

  /// With the coverage of what is painted again; `nil` where no more can be kept.
  private func keepingRows(_ known: CoveredPath) -> CoveredPath? {
    known.keepingRows(byteLimit: CoverageRows.byteLimit, cells)
  }

  /// What a path costs with its key and, about, the object and its share of a table that has room
  /// for more. What it shares with others counts for each of them.
  private func cost(_ made: CoveredPath, _ path: Path) -> Int {
    made.byteCount + path.elements.count * MemoryLayout<Path.Element>.stride + 1024
  }

  private func cost(_ made: CoveredPath, _ key: OutlineKey) -> Int {
    made.byteCount + key.numbers.count * MemoryLayout<Int32>.stride + 512
  }

  /// See ``Cache/trim()``.
  mutating func trim() {
    fills.trim()
    strokes.trim()
    outlines.trim()
  }
}

extension Path {
  /// Whether it is as quickly flattened as found: rectangles and the like.
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

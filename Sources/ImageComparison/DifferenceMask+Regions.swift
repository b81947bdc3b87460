// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension DifferenceMask {
  /// A place where pixels differ, and how many do.
  public struct Patch: Hashable, Sendable {
    /// The smallest region that holds the pixels.
    public var region: PixelRegion
    /// How many pixels of it differ.
    public var pixelCount: Int
  }

  /// The places of the pixels that are left, those of most pixels first.
  ///
  /// Pixels belong together when they lie in the same or in neighboring cells of 12 x 8 pixels, so
  /// that the letters of a word make one place. Places whose regions overlap are joined.
  ///
  /// - Parameter limit: The most places that are returned.
  public func patches(limit: Int) -> [Patch] {
    guard count > 0 else { return [] }
    var patches = joined(connected(cells()))
    patches.sort { first, second in
      if first.pixelCount != second.pixelCount { return first.pixelCount > second.pixelCount }
      let (a, b) = (first.region, second.region)
      return (a.rows.lowerBound, a.columns.lowerBound) < (b.rows.lowerBound, b.columns.lowerBound)
    }
    return Array(patches.prefix(limit))
  }

  private static let cellWidth = 12
  private static let cellHeight = 8

  /// The patch of each cell, row by row; nil for a cell without pixels.
  private func cells() -> (columns: Int, patches: [Patch?]) {
    let columns = (width + Self.cellWidth - 1) / Self.cellWidth
    let rows = (height + Self.cellHeight - 1) / Self.cellHeight
    var patches = [Patch?](repeating: nil, count: columns * rows)
    flags.withUnsafeBufferPointer { flags in
      for y in 0..<height {
        for x in 0..<width where flags[y * width + x] != 0 {
          let pixel = Patch(region: PixelRegion(columns: x..<x + 1, rows: y..<y + 1), pixelCount: 1)
          let cell = y / Self.cellHeight * columns + x / Self.cellWidth
          patches[cell] = patches[cell].map { $0.union(pixel) } ?? pixel
        }
      }
    }
    return (columns, patches)
  }

  /// Joins the patches of cells that touch, also at a corner.
  private func connected(_ cells: (columns: Int, patches: [Patch?])) -> [Patch] {
    var rest = cells.patches
    var result: [Patch] = []
    for start in rest.indices {
      guard var patch = rest[start] else { continue }
      rest[start] = nil
      var pending = [start]
      while let cell = pending.popLast() {
        let (x, y) = (cell % cells.columns, cell / cells.columns)
        for row in max(0, y - 1)...min(rest.count / cells.columns - 1, y + 1) {
          for column in max(0, x - 1)...min(cells.columns - 1, x + 1) {
            let neighbor = row * cells.columns + column
            guard let other = rest[neighbor] else { continue }
            patch = patch.union(other)
            rest[neighbor] = nil
            pending.append(neighbor)
          }
        }
      }
      result.append(patch)
    }
    return result
  }

  /// Joins patches until no two overlap.
  private func joined(_ patches: [Patch]) -> [Patch] {
    // Beyond so many a person sees noise, and comparing all pairs would take long.
    guard patches.count <= 1_000 else { return patches }
    var patches = patches
    var index = 0
    while index < patches.count {
      let other = patches.indices.first { $0 > index && patches[index].overlaps(patches[$0]) }
      guard let other else {
        index += 1
        continue
      }
      patches[index] = patches[index].union(patches.remove(at: other))
      index = 0
    }
    return patches
  }
}

extension DifferenceMask.Patch {
  fileprivate func union(_ other: Self) -> Self {
    func hull(_ first: Range<Int>, _ second: Range<Int>) -> Range<Int> {
      min(first.lowerBound, second.lowerBound)..<max(first.upperBound, second.upperBound)
    }
    return Self(
      region: PixelRegion(
        columns: hull(region.columns, other.region.columns),
        rows: hull(region.rows, other.region.rows)),
      pixelCount: pixelCount + other.pixelCount)
  }

  fileprivate func overlaps(_ other: Self) -> Bool {
    region.columns.overlaps(other.region.columns) && region.rows.overlaps(other.region.rows)
  }
}

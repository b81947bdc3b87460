// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// As much of a path's coverage as is kept, so that bands look at it as it is.
enum KeptCoverage {
  /// Each band makes its own from the edges.
  case none
  /// All of it, where it is small: the mask, and the pixel that its origin lies in.
  case mask(GlyphMask, x: Int, y: Int)
  /// Its rows and how many pixels lower it lies than these; all, or those of its middle that are
  /// equal.
  case rows(CoverageRows, y: Int, areAll: Bool)
}

/// A flattened path with what is kept of its coverage.
struct CoveredPath {
  let path: FlattenedPath
  let coverage: KeptCoverage

  init(_ path: FlattenedPath, _ coverage: KeptCoverage = .none) {
    self.path = path
    self.coverage = coverage
  }

  /// The largest side of what has a mask, in pixels.
  private static let largestMask = 128

  /// A path with a mask, where it lies near the canvas and has few pixels.
  init(masking path: FlattenedPath, _ cells: CellMemory) {
    let bounds = path.bounds
    let isSmall =
      !bounds.isEmpty && bounds.width <= Self.largestMask && bounds.height <= Self.largestMask
    self.init(path, isSmall ? .mask(GlyphMask(path, cells), x: 0, y: 0) : .none)
  }

  /// The same whole pixels elsewhere; it is no rectangle.
  func moved(x: Int, y: Int) -> CoveredPath {
    let moved = path.moved(x: x, y: y)
    switch coverage {
    case .none: return CoveredPath(moved)
    case .mask(let mask, let left, let top):
      return CoveredPath(moved, .mask(mask, x: left + x, y: top + y))
    case .rows(let rows, let top, let areAll):
      // Rows begin at a block: they are of use in the same columns only.
      return CoveredPath(moved, x == 0 ? .rows(rows, y: top + y, areAll: areAll) : .none)
    }
  }

  /// The same path with the coverage of its rows where it takes no more than `byteLimit`, otherwise
  /// with that of the equal ones in its middle.
  ///
  /// - Returns: `nil` where no more can be kept than is.
  func keepingRows(byteLimit: Int, _ cells: CellMemory) -> CoveredPath? {
    var hasMiddle = false
    switch coverage {
    case .mask, .rows(_, _, areAll: true): return nil
    case .rows: hasMiddle = true
    case .none: if path.isWholePixels { return nil }
    }
    let equal = path.equalRows
    if let all = CoverageRows(path, path.bounds, middle: equal, byteLimit: byteLimit, cells) {
      return CoveredPath(path, .rows(all, y: 0, areAll: true))
    }
    guard !hasMiddle, !equal.isEmpty,
      let middle = CoverageRows(
        path, path.bounds.rows(equal), middle: equal, byteLimit: byteLimit, cells)
    else { return nil }
    return CoveredPath(path, .rows(middle, y: 0, areAll: false))
  }

  /// The kept rows; `nil` without any.
  var rows: CoverageRows? {
    if case .rows(let rows, _, _) = coverage { rows } else { nil }
  }

  /// The mask; `nil` without one.
  var mask: GlyphMask? {
    if case .mask(let mask, _, _) = coverage { mask } else { nil }
  }

  /// What it takes in memory, about, with what it shares with others.
  var byteCount: Int { path.byteCount + (mask?.byteCount ?? 0) + (rows?.byteCount ?? 0) }
}

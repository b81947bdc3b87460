// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Edges above, between and below the ends of upright sides, so that a band need not look at all.
///
/// ```
///        .---.      edges up to middle
///       |     |     middle: the sides only
///        `---'      edges from middle on
/// ```
struct EdgeParts {
  /// The rows in which all long upright edges are.
  let middleRows: Range<Int>
  /// The edges that cross those rows; those before end above, those after begin below.
  let middle: Range<Int>
  private let count: Int

  /// Sorts the edges of `list` into these parts.
  ///
  /// - Returns: `nil` without long upright edges that have rows in common.
  init?(sorting list: inout EdgeList) {
    var (top, bottom) = (Int.min, Int.max)
    for edge in list.edges where edge.isLongUpright {
      top = max(top, FixedPoint.ceil(edge.y0))
      bottom = min(bottom, FixedPoint.floor(edge.y1))
    }
    guard top > .min, top < bottom else { return nil }
    middleRows = top..<bottom
    middle = list.sort(
      around: Int32(top) << FixedPoint.bits, Int32(bottom) << FixedPoint.bits)
    count = list.edges.count
  }

  /// Where the edges are among which are all that cross `rows`.
  @inline(__always)
  func indices(_ rows: Range<Int>) -> Range<Int> {
    let start = rows.lowerBound >= middleRows.lowerBound ? middle.lowerBound : 0
    let end = rows.upperBound <= middleRows.upperBound ? middle.upperBound : count
    return start..<end
  }
}

/// Where the long upright sides of a shape begin and end, counted from its silhouette's origin.
struct UprightSides {
  /// The first whole row and the end of the first side, then of the last; zeros without any.
  private(set) var rows = SIMD4<Int32>()

  init(_ list: EdgeList) {
    var hasAny = false
    for edge in list.edges where edge.isLongUpright {
      let start = Int32(truncatingIfNeeded: FixedPoint.ceil(edge.y0))
      let end = Int32(truncatingIfNeeded: FixedPoint.floor(edge.y1))
      rows = hasAny ? SIMD4(rows[0], rows[1], start, end) : SIMD4(start, end, start, end)
      hasAny = true
    }
  }
}

extension Edge {
  /// Whether it is upright and longer than 16 pixels.
  fileprivate var isLongUpright: Bool { x0 == x1 && y1 - y0 > 16 * FixedPoint.one }
}

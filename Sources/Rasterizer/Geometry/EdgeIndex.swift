// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Finds the edges that cross some rows without a look at each of very many.
///
/// Edges are sorted by their upper ends and put into chunks, of which the lowest lower end is
/// known:
///
/// ```
///   chunk 0   | |  |            rows
///   chunk 1       ||  |       --------   of 1 some, of 2 some
///   chunk 2          |  |     --------
///   chunk 3             | |              begins below
/// ```
struct EdgeIndex {
  /// With fewer edges a look at all is as quick.
  private static let fewestEdges = 1024
  /// In fewer rows each band needs about all of them.
  private static let fewestRows = 64
  private static let chunk = 64

  /// The lowest lower end of each chunk.
  private let bottoms: [Int32]

  /// Sorts the edges of `list` where it has many.
  ///
  /// - Returns: `nil` where it has few.
  init?(sorting list: inout EdgeList) {
    guard list.edges.count >= Self.fewestEdges, list.bounds.height >= Self.fewestRows else {
      return nil
    }
    list.sortByTop()
    bottoms = list.edges.withUnsafeBufferPointer { edges in
      stride(from: 0, to: edges.count, by: Self.chunk).map { start in
        edges[start..<min(edges.count, start + Self.chunk)].reduce(Int32.min) { max($0, $1.y1) }
      }
    }
  }

  /// The edges that cross `rows`, among `edges` that were sorted.
  func edges(_ rows: Range<Int>, of edges: UnsafeBufferPointer<Edge>) -> [Edge] {
    let top = Int32(truncatingIfNeeded: rows.lowerBound) << FixedPoint.bits
    let bottom = Int32(truncatingIfNeeded: rows.upperBound) << FixedPoint.bits
    var found: [Edge] = []
    for (index, chunkBottom) in bottoms.enumerated() {
      let start = index * Self.chunk
      if edges[start].y0 >= bottom { break }
      guard chunkBottom > top else { continue }
      for edge in edges[start..<min(edges.count, start + Self.chunk)]
      where edge.y0 < bottom && edge.y1 > top {
        found.append(edge)
      }
    }
    return found
  }
}

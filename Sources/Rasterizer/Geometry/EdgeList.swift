// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A straight edge in 1/4096 pixel, its upper end first.
struct Edge {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  /// More than `y0`.
  var y1: Int32
  /// 1 where the contour runs down along it, -1 where it runs up.
  var winding: Int32

  /// Moves it by so many 1/4096 pixel.
  @inline(__always)
  mutating func move(_ x: Int32, _ y: Int32) {
    x0 &+= x
    y0 &+= y
    x1 &+= x
    y1 &+= y
  }
}

/// The edges of a filled path, horizontal ones left out.
struct EdgeList {
  private(set) var edges: [Edge] = []
  private(set) var left = Int32.max
  private(set) var top = Int32.max
  private(set) var right = Int32.min
  private(set) var bottom = Int32.min
  /// How many runs of edges of one vertical direction there are: a pixel's winding number is at
  /// most half of it.
  private(set) var chainCount = 0
  private var lastWinding: Int32 = 0
  /// How many of the chords that curves want they get, at most 1.
  var chordScale = 1.0

  /// Whether there may be pixels of a winding number other than 0, 1 and -1: one run down and one
  /// up cross no third, and those of resolved edges count as two.
  var mayOverlap: Bool { chainCount > 2 }

  /// The pixels inside the edges' extent.
  var bounds: PixelBounds {
    guard !edges.isEmpty else { return .empty }
    return FixedRectangle(left: left, top: top, right: right, bottom: bottom).bounds
  }

  /// Adds the edge from (`x0`, `y0`) to (`x1`, `y1`), or back where `isReversed`.
  @inline(__always)
  mutating func add(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32, isReversed: Bool) {
    guard y0 != y1 else { return }
    let winding: Int32 = (y0 < y1) != isReversed ? 1 : -1
    if winding != lastWinding {
      chainCount += 1
      lastWinding = winding
    }
    left = min(left, x0, x1)
    right = max(right, x0, x1)
    if y0 < y1 {
      top = min(top, y0)
      bottom = max(bottom, y1)
      edges.append(Edge(x0: x0, y0: y0, x1: x1, y1: y1, winding: winding))
    } else {
      top = min(top, y1)
      bottom = max(bottom, y0)
      edges.append(Edge(x0: x1, y0: y1, x1: x0, y1: y0, winding: winding))
    }
  }

  /// Takes others that overlap nowhere and reach no further.
  mutating func replaceEdges(_ others: [Edge]) {
    edges = others
    chainCount = min(2, others.count)
  }

  /// Notes that the next edge belongs to another contour.
  mutating func startContour() { lastWinding = 0 }

  /// Sorts the edges into those that end by `start`, those that cross what is between, and those
  /// that begin at `end` or later.
  ///
  /// - Returns: Where the middle ones are.
  mutating func sort(around start: Int32, _ end: Int32) -> Range<Int> {
    edges.withUnsafeMutableBufferPointer { edges in
      let first = edges.partition { $0.y1 > start }
      return first..<edges[first...].partition { $0.y0 >= end }
    }
  }

  /// Moves all edges by whole pixels.
  mutating func move(x: Int, y: Int) {
    move(FixedPoint.whole(x), FixedPoint.whole(y))
  }

  /// Moves all edges by so many 1/4096 pixel.
  mutating func move(_ x: Int32, _ y: Int32) {
    guard !edges.isEmpty, x != 0 || y != 0 else { return }
    for index in edges.indices { edges[index].move(x, y) }
    left &+= x
    right &+= x
    top &+= y
    bottom &+= y
  }

  /// Makes room for so many edges.
  mutating func reserveCapacity(_ count: Int) { edges.reserveCapacity(count) }

  /// Gives back the room that is not used: lists are kept for long.
  mutating func releaseCapacity() {
    if edges.capacity > edges.count + edges.count / 4 {
      edges = edges.withUnsafeBufferPointer { Array($0) }
    }
  }

  /// Sorts the edges by their upper ends.
  mutating func sortByTop() {
    edges.sort { $0.y0 < $1.y0 }
  }
}

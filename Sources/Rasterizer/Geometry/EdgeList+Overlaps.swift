// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

extension EdgeList {
  /// The most edges that are looked at: those of larger lists stay, and coverage is that of the
  /// mean winding number (see ``CoverageCells``).
  static let overlapEdgeLimit = 4096

  /// The most that is looked at: edges at each height at which one begins, ends or crosses, pairs
  /// of them, and places by which they move. Where there is more, edges stay too.
  static let overlapWorkLimit = 4 << 20

  /// Replaces edges that overlap by those around the inside that `rule` gives them, so that a pixel
  /// that several of them cross counts no area twice.
  ///
  /// ```
  ///    +-----+                 +-----+
  ///    |   +-|---+             |     +---+
  ///    |   | |   |     ->      |         |
  ///    +---|-+   |             +---+     |
  ///        +-----+                 +-----+
  /// ```
  mutating func resolveOverlaps(rule: FillRule) {
    guard edges.count > 3, edges.count <= Self.overlapEdgeLimit else { return }
    // A quadrangle has two chains, or a third one where it starts within one; it may be made anew
    // for every picture.
    let isQuadrangle = edges.count == 4 && chainCount < 4
    guard !isQuadrangle || hasCrossings else { return }
    var resolver = OverlapResolver(edges, rule: rule)
    guard let resolved = resolver.resolve() else { return }
    replaceEdges(resolved)
  }

  private var hasCrossings: Bool {
    edges.indices.contains { first in
      edges[..<first].contains { Edge.cross($0, edges[first]) }
    }
  }
}

extension Edge {
  /// In 1/4096 pixel, at a height that it crosses.
  @inline(__always)
  fileprivate func x(_ y: Int32) -> Double {
    if y == y0 { return Double(x0) }
    if y == y1 { return Double(x1) }
    return Double(x0) + Double(y - y0) * Double(x1 - x0) / Double(y1 - y0)
  }

  fileprivate static func cross(_ a: Edge, _ b: Edge) -> Bool {
    let (top, bottom) = (Swift.max(a.y0, b.y0), Swift.min(a.y1, b.y1))
    guard top < bottom else { return false }
    let (above, below) = (a.x(top) - b.x(top), a.x(bottom) - b.x(bottom))
    return Swift.min(above, below) < -1 && Swift.max(above, below) > 1
  }
}

/// Finds the edges around the inside of edges that overlap.
///
/// It goes down from height to height at which edges begin, end or cross: in between they are side
/// by side, and those where the inside begins or ends are kept. Pieces of one edge are put together
/// again, so that few edges are cut; where one is, its point is rounded to 1/4096 pixel.
private struct OverlapResolver {
  private struct ActiveEdge {
    var edge: Edge
    /// Where it is in what is looked at: at its top, and at its bottom.
    var top = 0.0
    var bottom = 0.0
    /// Where its piece begins that is kept, and its winding; 0 for none.
    var pieceStart: Int32 = 0
    var pieceWinding: Int32 = 0

    init(_ edge: Edge) { self.edge = edge }
  }

  private let edges: [Edge]
  private let rule: FillRule
  private var active: [ActiveEdge] = []
  private var resolved: [Edge] = []
  private var work = 0

  private var isTooMuch: Bool { work > EdgeList.overlapWorkLimit }

  init(_ list: [Edge], rule: FillRule) {
    // Their order says nothing of the contours' starts.
    edges = list.sorted { a, b in
      (a.y0, a.x0, a.y1, a.x1, a.winding) < (b.y0, b.x0, b.y1, b.x1, b.winding)
    }
    self.rule = rule
  }

  /// The edges; `nil` where there is too much to look at.
  mutating func resolve() -> [Edge]? {
    var heights = edges.flatMap { [$0.y0, $0.y1] }
    heights.sort()
    var next = 0
    for (index, top) in heights.enumerated() where index > 0 && heights[index - 1] < top {
      let above = heights[index - 1]
      endEdges(above)
      while next < edges.count, edges[next].y0 == above {
        active.append(ActiveEdge(edges[next]))
        next += 1
      }
      resolve(above, top)
      if isTooMuch { return nil }
    }
    endEdges(.max)
    return resolved
  }

  /// Drops the edges that end at `y` or above.
  private mutating func endEdges(_ y: Int32) {
    for index in active.indices where active[index].edge.y1 <= y {
      endPiece(index, active[index].edge.y1)
    }
    active.removeAll { $0.edge.y1 <= y }
  }

  /// Looks at the heights between `top` and `bottom`, where no edge begins or ends.
  private mutating func resolve(_ top: Int32, _ bottom: Int32) {
    sort(top, bottom)
    let isInOrder = zip(active, active.dropFirst()).allSatisfy {
      $0.top <= $1.top && $0.bottom <= $1.bottom
    }
    guard !isInOrder else { return keepPieces(top) }
    var start = top
    for end in crossings(top, bottom) + [bottom] where !isTooMuch {
      sort(start, end)
      keepPieces(start)
      start = end
    }
  }

  /// Sorts the edges from left to right by where they are in the middle between `top` and `bottom`.
  private mutating func sort(_ top: Int32, _ bottom: Int32) {
    work += active.count + 1
    for index in active.indices {
      active[index].top = active[index].edge.x(top)
      active[index].bottom = active[index].edge.x(bottom)
    }
    // Most of them are in order.
    for index in active.indices.dropFirst() {
      let edge = active[index]
      let middle = edge.top + edge.bottom
      var place = index
      while place > 0, active[place - 1].top + active[place - 1].bottom > middle {
        active[place] = active[place - 1]
        place -= 1
      }
      if place != index { active[place] = edge }
      work += index - place
    }
  }

  /// The heights between `top` and `bottom` at which edges cross, in order.
  private mutating func crossings(_ top: Int32, _ bottom: Int32) -> [Int32] {
    work += active.count * active.count
    if isTooMuch { return [] }
    var found: [Int32] = []
    for (index, a) in active.enumerated() {
      for b in active[(index + 1)...] where (a.top < b.top) != (a.bottom < b.bottom) {
        let share = (b.top - a.top) / ((b.top - a.top) - (b.bottom - a.bottom))
        let y = Double(top) + share * Double(bottom - top)
        guard y > Double(top), y < Double(bottom) else { continue }
        let rounded = FixedPoint.rounding(units: y)
        if rounded > top, rounded < bottom { found.append(rounded) }
      }
    }
    found.sort()
    return found.enumerated().filter { $0 == 0 || found[$0 - 1] < $1 }.map(\.element)
  }

  /// Goes on with the edges at which the inside begins or ends, and ends the others, from `top` on.
  private mutating func keepPieces(_ top: Int32) {
    var winding: Int32 = 0
    var isInside = false
    for index in active.indices {
      winding += active[index].edge.winding
      let isNextInside = rule == .evenOdd ? winding & 1 != 0 : winding != 0
      let kept: Int32 = isInside == isNextInside ? 0 : isNextInside ? -1 : 1
      isInside = isNextInside
      guard kept != active[index].pieceWinding else { continue }
      endPiece(index, top)
      (active[index].pieceStart, active[index].pieceWinding) = (top, kept)
    }
  }

  private mutating func endPiece(_ index: Int, _ y: Int32) {
    let edge = active[index]
    guard edge.pieceWinding != 0, edge.pieceStart < y else { return }
    resolved.append(
      Edge(
        x0: FixedPoint.rounding(units: edge.edge.x(edge.pieceStart)), y0: edge.pieceStart,
        x1: FixedPoint.rounding(units: edge.edge.x(y)), y1: y, winding: edge.pieceWinding))
  }
}

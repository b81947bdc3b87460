// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

@testable import Rasterizer

/// Coverage as plainly as it can be written: 64-bit cells for a whole canvas, one edge after the
/// other.
struct ReferenceCoverage {
  private let width: Int
  private let height: Int
  private var cells: [Int64]

  /// The coverage of every pixel of a canvas, row by row.
  static func coverage(
    _ path: Path, rule: FillRule, transform: CGAffineTransform, width: Int, height: Int
  ) -> [UInt8] {
    coverage(
      FlattenedPath(path, rule: rule, transform: transform), width: width, height: height)
  }

  /// The coverage of every pixel by a path, which keeps no edges where it is a rectangle.
  static func coverage(_ path: FlattenedPath, width: Int, height: Int) -> [UInt8] {
    var edges = path.rectangle.map { EdgeList($0) } ?? path.edges
    edges.move(x: path.originX, y: path.originY)
    return coverage(edges, rule: path.rule, width: width, height: height)
  }

  /// The coverage of every pixel by the area within edges.
  static func coverage(
    _ list: EdgeList, rule: FillRule, width: Int, height: Int
  ) -> [UInt8] {
    var reference = ReferenceCoverage(width: width, height: height)
    for edge in list.edges { reference.add(edge) }
    return reference.coverage(rule)
  }

  private init(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells = Array(repeating: 0, count: (width + 2) * height)
  }

  private mutating func add(_ edge: Edge) {
    let across = Double(abs(edge.x1 - edge.x0)) / Double(edge.y1 - edge.y0)
    func x(_ y: Int) -> Int {
      if y == Int(edge.y1) { return Int(edge.x1) }
      let distance = Int((Double(y - Int(edge.y0)) * across).rounded(.toNearestOrEven))
      return edge.x0 < edge.x1 ? Int(edge.x0) + distance : Int(edge.x0) - distance
    }
    let endRow = min(height, (Int(edge.y1) + 4095) >> 12)
    for row in stride(from: max(0, Int(edge.y0) >> 12), to: endRow, by: 1) {
      let top = max(Int(edge.y0), row * 4096)
      let bottom = min(Int(edge.y1), (row + 1) * 4096)
      let (a, b) = (x(top), x(bottom))
      addPiece(edge, row, from: min(a, b), to: max(a, b), height: bottom - top)
    }
  }

  /// A piece within one row: what it covers right of itself, column by column.
  private mutating func addPiece(
    _ edge: Edge, _ row: Int, from left: Int, to right: Int, height: Int
  ) {
    let down =
      edge.x0 == edge.x1 ? 0 : Double(edge.y1 - edge.y0) / Double(abs(edge.x1 - edge.x0))
    func reached(_ column: Int) -> Int {
      if column * 4096 <= left { return 0 }
      if column > right >> 12 { return height }
      let reached = (Double(column * 4096 - left) * down).rounded(.toNearestOrEven)
      return min(height, Int(min(reached, 4096)))
    }
    if right < 0 { return put(row, 0, Int(edge.winding) * height, 0) }
    if left < 0 { put(row, 0, Int(edge.winding) * reached(0), 0) }
    for column in max(0, left >> 12)...max(0, right >> 12) where column < width {
      let piece = reached(column + 1) - reached(column)
      let start = max(left, column * 4096) - column * 4096
      let end = min(right, (column + 1) * 4096) - column * 4096
      put(row, column, Int(edge.winding) * piece, start + end)
    }
  }

  private mutating func put(_ row: Int, _ column: Int, _ height: Int, _ doubleFraction: Int) {
    cells[row * (width + 2) + column] += Int64(height * (8192 - doubleFraction))
    cells[row * (width + 2) + column + 1] += Int64(height * doubleFraction)
  }

  private func coverage(_ rule: FillRule) -> [UInt8] {
    var result: [UInt8] = []
    for row in 0..<height {
      var sum: Int64 = 0
      for column in 0..<width {
        sum += cells[row * (width + 2) + column]
        var area = abs(sum)
        if rule == .evenOdd {
          area %= 1 << 26
          if area > 1 << 25 { area = (1 << 26) - area }
        }
        result.append(Coverage.rounding(doubleArea: Int32(min(area, 1 << 25))))
      }
    }
    return result
  }
}

extension EdgeList {
  /// The two upright edges of a rectangle.
  fileprivate init(_ rectangle: FixedRectangle) {
    self.init()
    let (top, bottom) = (rectangle.top, rectangle.bottom)
    add(rectangle.right, top, rectangle.right, bottom, isReversed: false)
    add(rectangle.left, bottom, rectangle.left, top, isReversed: false)
  }
}

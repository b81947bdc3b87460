// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The rows of a scene's area, painted by one thread or several, which only read the scene and write rows that are
/// theirs.
final class BandWork: SharedWork, @unchecked Sendable {
  /// How many rows a thread takes at once, at least.
  private static let fewestRows = 16
  /// How many rows more it takes where a band ends with them, at most.
  private static let mostRowsMore = 16

  private let scene: Scene
  private let painters: PainterPool
  private let bands: BandPlan
  private let rowLimit: Int
  private let threadCount: Int
  private let pixels: UnsafeMutablePointer<UInt32>
  private let parts: Parts

  /// - Parameter threadCount: How many threads paint, at most.
  init(
    scene: Scene, painters: PainterPool, rowLimit: Int, threadCount: Int,
    pixels: UnsafeMutablePointer<UInt32>
  ) {
    self.scene = scene
    self.painters = painters
    bands = BandPlan(scene, rowLimit: rowLimit)
    parts = Parts(scene.area.top..<scene.area.bottom)
    self.rowLimit = min(rowLimit, scene.area.height)
    self.threadCount = threadCount
    self.pixels = pixels
  }

  /// Paints rows until all are taken, band by band.
  func perform(fromEnd: Bool) {
    var painter = painters.take(scene, rowCapacity: rowLimit)
    defer { painters.giveBack(painter) }
    bands.withOperations { operations in
      while let part = parts.take(fromEnd: fromEnd, { rowCount(of: $0, fromEnd: fromEnd) }) {
        var rest = part
        while !rest.isEmpty {
          let band = bands.band(of: rest.lowerBound)
          let rows = bands.rows(band).clamped(to: rest)
          painter.paint(
            rows: rows, operations: operations(band),
            onto: pixels + (rows.lowerBound * scene.canvas.width + scene.area.left))
          rest = rows.upperBound..<rest.upperBound
        }
      }
    }
  }

  /// How many of the rows that are left a thread takes.
  ///
  /// All threads look at the same number: the fewer looks, the better, as long as all are done at about the same time.
  private func rowCount(of rows: Range<Int>, fromEnd: Bool) -> Int {
    guard threadCount > 1 else { return rows.count }
    let count = max(Self.fewestRows, rows.count / (2 * threadCount))
    guard count < rows.count else { return rows.count }
    // A band that two threads paint is prepared by each of them.
    let last = fromEnd ? rows.upperBound - count : rows.lowerBound + count - 1
    let band = bands.rows(bands.band(of: last))
    let rest = fromEnd ? last - band.lowerBound : band.upperBound - 1 - last
    return rest <= Self.mostRowsMore ? min(rows.count, count + rest) : count
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The rows of a scene's area, painted by one thread or several, which only read the scene and write rows that are
/// theirs.
final class BandWork: SharedWork, @unchecked Sendable {
  /// How many rows a thread takes at once, at least.
  private static let fewestRows = 16
  /// How many rows more it takes where a band begins or ends with them, at most.
  private static let mostRowsMore = 16

  private let scene: Scene
  private let painters: PainterPool
  private let bands: BandPlan
  private let rowLimit: Int
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
    parts = Parts(
      scene.area.top..<scene.area.bottom, threadCount: threadCount, fewest: Self.fewestRows)
    self.rowLimit = min(rowLimit, scene.area.height)
    self.pixels = pixels
  }

  /// Paints rows until all are taken, band by band.
  func perform(fromEnd: Bool) {
    var painter = painters.take(scene, rowCapacity: rowLimit)
    defer { painters.giveBack(painter) }
    bands.withOperations { operations in
      while let part = parts.take(fromEnd: fromEnd, wholeBands) {
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

  /// The rows with the rest of the first and the last band, where that is small: a band that two threads paint is
  /// prepared by each of them.
  private func wholeBands(_ rows: Range<Int>) -> Range<Int> {
    let first = bands.rows(bands.band(of: rows.lowerBound)).lowerBound
    let end = bands.rows(bands.band(of: rows.upperBound - 1)).upperBound
    let widenedStart = rows.lowerBound - first <= Self.mostRowsMore ? first : rows.lowerBound
    let widenedEnd = end - rows.upperBound <= Self.mostRowsMore ? end : rows.upperBound
    return widenedStart..<widenedEnd
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The bands of a canvas, painted by one thread or several, which only read the scene and write rows that are theirs.
final class BandWork: SharedWork, @unchecked Sendable {
  private let scene: Scene
  private let bands: BandPlan
  private let rowLimit: Int
  private let pixels: UnsafeMutablePointer<UInt32>
  private let pieces: Pieces

  init(scene: Scene, rowLimit: Int, pixels: UnsafeMutablePointer<UInt32>) {
    self.scene = scene
    bands = BandPlan(scene, rowLimit: rowLimit)
    pieces = Pieces(count: bands.count)
    self.rowLimit = min(rowLimit, scene.area.height)
    self.pixels = pixels
  }

  /// Paints bands until all are taken.
  func perform(fromEnd: Bool) {
    var painter = BandPainter(scene, rowCapacity: rowLimit)
    defer { painter.deallocate() }
    bands.withOperations { operations in
      while let band = pieces.take(fromEnd: fromEnd) {
        let rows = bands.rows(band)
        painter.paint(
          rows: rows, operations: operations(band),
          onto: pixels + (rows.lowerBound * scene.canvas.width + scene.area.left))
      }
    }
  }
}

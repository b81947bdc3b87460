// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Synchronization

/// The bands of a canvas, painted by one thread or several: each takes the next band that nobody has taken, so that
/// one that is held up delays no others.
///
/// Threads only read the scene, and write rows that are theirs. Half of them begin at the end: threads that took
/// neighboring bands would hand the memory where these meet to and fro.
final class BandWork: @unchecked Sendable {
  private let scene: Scene
  private let fills: FillSteps
  private let bands: BandPlan
  private let rowLimit: Int
  private let pixels: UnsafeMutablePointer<UInt32>
  /// How many bands were taken from the first on, and 2^32 times how many from the last on.
  private let taken = Atomic(UInt64(0))

  init(scene: Scene, rowLimit: Int, pixels: UnsafeMutablePointer<UInt32>) {
    self.scene = scene
    fills = FillSteps(scene.operations)
    bands = BandPlan(scene, rowLimit: rowLimit)
    self.rowLimit = min(rowLimit, scene.area.height)
    self.pixels = pixels
  }

  deinit { fills.deallocate() }

  /// Paints bands until all are taken.
  func paint(fromEnd: Bool = false) {
    var painter = BandPainter(scene, fills, rowCapacity: rowLimit)
    defer { painter.deallocate() }
    bands.withOperations { operations in
      while let band = takeBand(fromEnd: fromEnd) {
        let rows = bands.rows(band)
        painter.paint(
          rows: rows, operations: operations(band),
          onto: pixels + (rows.lowerBound * scene.canvas.width + scene.area.left))
      }
    }
  }

  private func takeBand(fromEnd: Bool) -> Int? {
    let taken = taken.wrappingAdd(fromEnd ? 1 << 32 : 1, ordering: .relaxed).oldValue
    let (first, last) = (Int(taken & 0xffff_ffff), Int(taken >> 32))
    guard first + last < bands.count else { return nil }
    return fromEnd ? bands.count - 1 - last : first
  }
}

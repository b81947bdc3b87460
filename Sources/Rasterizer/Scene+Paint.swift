// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Synchronization

extension Scene {
  /// Rows of a band where layers are few: as many as leave its pixels in a processor's second cache.
  private static let bandHeights = 16...64
  private static let cachedByteCount = 256 << 10
  /// What the layers and masks of one band may take, in bytes, where a band of one row allows it.
  private static let bandByteLimit = 64 << 20

  /// How many rows a band has at most. It changes speed and memory, never a pixel.
  var rowLimit: Int {
    let bytesPerRow = (depth + 2) * (area.width + 64) * 5
    let heights = Self.bandHeights
    let height = max(
      heights.lowerBound,
      min(heights.upperBound, Self.cachedByteCount / (4 * max(1, area.width))))
    return max(1, min(height, Self.bandByteLimit / bytesPerRow))
  }

  /// The whole canvas as straight pixels, painted on the calling thread.
  func pixels() -> Memory<UInt32> {
    let memory = Memory<UInt32>(count: canvas.width * canvas.height, filledWith: 0)
    memory.base.withMemoryRebound(to: UInt8.self, capacity: memory.count * 4) { bytes in
      paint(
        into: UnsafeMutableBufferPointer(start: bytes, count: memory.count * 4),
        rowLimit: rowLimit)
    }
    return memory
  }

  /// Paints ``area`` on the whole canvas's straight RGBA bytes, in bands of at most `limit` rows.
  ///
  /// - Parameter helpers: Threads that share the bands; `nil` for none. They never change a pixel.
  func paint(
    into bytes: UnsafeMutableBufferPointer<UInt8>, rowLimit limit: Int, helpers: BandHelpers? = nil
  ) {
    guard let base = bytes.baseAddress, !area.isEmpty else {
      helpers?.dismiss()
      return
    }
    let work = BandWork(
      scene: self, rowLimit: limit,
      pixels: UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt32.self))
    if let helpers { helpers.paint(work) } else { work.paint() }
  }
}

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

  fileprivate init(scene: Scene, rowLimit: Int, pixels: UnsafeMutablePointer<UInt32>) {
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

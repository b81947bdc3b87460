// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Dispatch
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
  /// - Parameter threadCount: How many threads share the bands. It never changes a pixel.
  func paint(
    into bytes: UnsafeMutableBufferPointer<UInt8>, rowLimit limit: Int, threadCount: Int = 1
  ) {
    guard let base = bytes.baseAddress, !area.isEmpty else { return }
    let work = BandWork(
      scene: self, bands: BandPlan(self, rowLimit: limit), rowLimit: min(limit, area.height),
      pixels: UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt32.self))
    let threadCount = min(threadCount, work.bands.count)
    guard threadCount > 1 else { return work.paint() }
    DispatchQueue.concurrentPerform(iterations: threadCount) { _ in work.paint() }
  }
}

/// The bands of a canvas, painted by several threads: each takes the next band that nobody has taken, so that one
/// that is held up delays no others.
///
/// Threads only read the scene, and write rows that are theirs.
private final class BandWork: @unchecked Sendable {
  let scene: Scene
  let bands: BandPlan
  let rowLimit: Int
  let pixels: UnsafeMutablePointer<UInt32>
  /// How many bands were taken.
  private let taken = Atomic(0)

  init(scene: Scene, bands: BandPlan, rowLimit: Int, pixels: UnsafeMutablePointer<UInt32>) {
    self.scene = scene
    self.bands = bands
    self.rowLimit = rowLimit
    self.pixels = pixels
  }

  func paint() {
    var painter = BandPainter(scene, rowCapacity: rowLimit)
    defer { painter.deallocate() }
    bands.withOperations { operations in
      while true {
        let band = taken.wrappingAdd(1, ordering: .relaxed).oldValue
        guard band < bands.count else { return }
        let rows = bands.rows(band)
        painter.paint(
          rows: rows, operations: operations(band),
          onto: pixels + (rows.lowerBound * scene.canvas.width + scene.area.left))
      }
    }
  }
}

/// The bands of a canvas, and which operations each of them needs.
///
/// Bands end where upright edges begin or end, so that in most bands most shapes are the same in every
/// row.
struct BandPlan {
  /// The first row of each band, and the end of the last.
  private var starts: [Int] = []
  /// The operations of all bands, one band after the other.
  private var operations: [Int32] = []
  /// Where each band's operations start, and the count of all.
  private var offsets: [Int] = []

  init(_ scene: Scene, rowLimit: Int) {
    let rows = scene.area.top..<scene.area.bottom
    var isStart = Array(repeating: false, count: rows.count)
    for operation in scene.operations { Self.mark(operation, &isStart, rows) }
    var bandOfRow = Array(repeating: Int32(0), count: rows.count)
    for row in rows {
      let index = row - rows.lowerBound
      if index == 0 || row % rowLimit == 0 || isStart[index] { starts.append(row) }
      bandOfRow[index] = Int32(starts.count - 1)
    }
    starts.append(scene.area.bottom)
    assign(scene, bandOfRow)
  }

  /// Shapes of fewer columns are painted row by row as cheaply as in bands of their own.
  private static let narrowest = 32

  /// Marks the rows where `operation` changes its form.
  private static func mark(
    _ operation: Scene.Operation, _ isStart: inout [Bool], _ rows: Range<Int>
  ) {
    let silhouette: Silhouette
    switch operation.kind {
    case .fill(let filled, _), .shade(let filled, _): silhouette = filled
    case .pushClip(let clip): silhouette = clip
    case .image(let image): silhouette = image.silhouette
    case .glyphs, .glyph, .shadow, .popClip, .pushGroup, .popGroup: return
    }
    guard silhouette.bounds.width >= Self.narrowest else { return }
    silhouette.forEachBreak { row in
      if rows.contains(row) { isStart[row - rows.lowerBound] = true }
    }
  }

  /// Counts each band's operations, then writes them in order.
  private mutating func assign(_ scene: Scene, _ bandOfRow: [Int32]) {
    offsets = Array(repeating: 0, count: starts.count + 1)
    func bands(_ index: Int) -> ClosedRange<Int> {
      let bounds = scene.operations[index].bounds
      let first = bandOfRow[bounds.top - scene.area.top]
      let last = bandOfRow[bounds.bottom - 1 - scene.area.top]
      return Int(first)...Int(last)
    }
    for index in scene.operations.indices {
      for band in bands(index) { offsets[band + 1] += 1 }
    }
    for band in 1..<offsets.count { offsets[band] += offsets[band - 1] }
    operations = Array(repeating: 0, count: offsets[offsets.count - 1])
    var next = offsets
    for index in scene.operations.indices {
      for band in bands(index) {
        operations[next[band]] = Int32(index)
        next[band] += 1
      }
    }
  }

  /// How many bands there are.
  var count: Int { starts.count - 1 }

  func rows(_ band: Int) -> Range<Int> { starts[band]..<starts[band + 1] }

  /// Calls `body` with a function that gives a band's operations.
  func withOperations(_ body: ((Int) -> UnsafeBufferPointer<Int32>) -> Void) {
    operations.withUnsafeBufferPointer { all in
      body { UnsafeBufferPointer(rebasing: all[offsets[$0]..<offsets[$0 + 1]]) }
    }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension Scene {
  /// Rows of a band where layers are few: as many as leave its pixels in a processor's second
  /// cache.
  private static let bandHeights = 16...64
  private static let cachedByteCount = 256 << 10
  /// What the layers and masks of one band may take, in bytes, where a band of one row allows it.
  private static let bandByteLimit = 64 << 20

  /// How many rows a band has at most. It changes speed and memory, never a pixel.
  var rowLimit: Int {
    let bytesPerRow = (depth + 2) * (canvas.width + 64) * 5
    let heights = Self.bandHeights
    let height = max(
      heights.lowerBound,
      min(heights.upperBound, Self.cachedByteCount / (4 * max(1, canvas.width))))
    return max(1, min(height, Self.bandByteLimit / bytesPerRow))
  }

  /// The whole canvas as straight pixels, painted on the calling thread.
  func pixels() -> SharedBuffer<UInt32> {
    let memory = SharedBuffer<UInt32>(count: canvas.width * canvas.height, filledWith: 0)
    memory.base.withMemoryRebound(to: UInt8.self, capacity: memory.count * 4) { bytes in
      paint(
        into: UnsafeMutableBufferPointer(start: bytes, count: memory.count * 4),
        rowLimit: rowLimit)
    }
    return memory
  }

  /// Paints the canvas's straight RGBA bytes, in bands of at most `limit` rows.
  func paint(into bytes: UnsafeMutableBufferPointer<UInt8>, rowLimit limit: Int) {
    guard let base = bytes.baseAddress, !canvas.isEmpty else { return }
    let pixels = UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt32.self)
    let bands = BandPlan(self, rowLimit: limit)
    operations.withUnsafeBufferPointer { steps in
      var painter = BandPainter(self, steps, rowCapacity: min(limit, canvas.height))
      defer { painter.deallocate() }
      bands.withOperations { operations in
        for band in 0..<bands.count {
          let rows = bands.rows(band)
          painter.paint(
            rows: rows, operations: operations(band),
            onto: pixels + rows.lowerBound * canvas.width)
        }
      }
    }
  }
}

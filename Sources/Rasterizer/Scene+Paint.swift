// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

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
  /// - Parameters:
  ///   - painters: Painters of earlier scenes. They never change a pixel.
  ///   - helpers: Threads that share the bands; `nil` for none. Nor do these.
  func paint(
    into bytes: UnsafeMutableBufferPointer<UInt8>, rowLimit limit: Int,
    painters: PainterPool = PainterPool(), helpers: PlayHelpers? = nil
  ) {
    guard let base = bytes.baseAddress, !area.isEmpty else { return }
    let work = BandWork(
      scene: self, painters: painters, rowLimit: limit, threadCount: 1 + (helpers?.count ?? 0),
      pixels: UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt32.self))
    if let helpers { helpers.share(work, isLast: true) } else { work.perform(fromEnd: false) }
  }
}

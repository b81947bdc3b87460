// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension Scene {
  /// Rows of a band where layers are few.
  private static let tallestBand = 32
  /// What the layers and masks of one band may take, in bytes, where a band of one row allows it.
  private static let bandByteLimit = 64 << 20

  /// How many rows a band has. It changes speed and memory, never a pixel.
  private var bandRowCount: Int {
    let bytesPerRow = (depth + 2) * (canvas.width + 8) * 5
    return max(1, min(Self.tallestBand, Self.bandByteLimit / bytesPerRow))
  }

  /// Paints the whole canvas as straight RGBA bytes.
  func paint(into bytes: UnsafeMutableBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return }
    let rowCount = bandRowCount
    let memory = Memory<UInt32>(count: canvas.width * rowCount, filledWith: 0)
    var painter = BandPainter(self, rowCount: rowCount)
    for top in stride(from: 0, to: canvas.height, by: rowCount) {
      let rows = top..<min(canvas.height, top + rowCount)
      let count = rows.count * canvas.width
      memory.base.update(repeating: 0, count: count)
      painter.paint(rows: rows, onto: memory)
      UnsafeMutableRawPointer(base + top * canvas.width * 4).withMemoryRebound(
        to: UInt32.self, capacity: count
      ) { target in
        Self.writeStraight(memory.base, count, to: target)
      }
    }
  }

  /// Converts premultiplied to straight pixels; runs of opaque ones are copied.
  private static func writeStraight(
    _ pixels: UnsafePointer<UInt32>, _ count: Int, to target: UnsafeMutablePointer<UInt32>
  ) {
    var index = 0
    while index < count {
      let end = min(count, index + 256)
      var all: UInt32 = .max
      for each in index..<end { all &= pixels[each] }
      if all >> 24 == 255 {
        (target + index).update(from: pixels + index, count: end - index)
      } else {
        for each in index..<end { target[each] = PremultipliedPixel(bits: pixels[each]).straight }
      }
      index = end
    }
  }
}

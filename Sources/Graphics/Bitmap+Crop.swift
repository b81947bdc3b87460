// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension Bitmap {
  /// The part of the picture in the given columns and rows, cut to what exists.
  public func cropped(columns: Range<Int>, rows: Range<Int>) -> Bitmap {
    let columns = columns.clamped(to: 0..<width)
    let rows = rows.clamped(to: 0..<height)
    var cut: [UInt8] = []
    cut.reserveCapacity(columns.count * rows.count * 4)
    for row in rows {
      let start = (row * width + columns.lowerBound) * 4
      cut.append(contentsOf: bytes[start..<start + columns.count * 4])
    }
    return Bitmap(width: columns.count, height: rows.count, bytes: cut)
  }

  /// Copies `other` over this bitmap, its top left corner at (`x`, `y`); what lies outside is cut.
  ///
  /// Pixels are replaced, not blended.
  public mutating func replacePixels(with other: Bitmap, x: Int, y: Int) {
    for row in 0..<other.height where y + row >= 0 && y + row < height {
      let from = max(0, -x)
      let to = min(other.width, width - x)
      guard from < to else { return }
      let source = (row * other.width + from) * 4
      let target = ((y + row) * width + x + from) * 4
      let count = (to - from) * 4
      bytes.replaceSubrange(target..<target + count, with: other.bytes[source..<source + count])
    }
  }
}

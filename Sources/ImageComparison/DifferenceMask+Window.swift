// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension DifferenceMask {
  /// A window of a picture and how many differing pixels it holds.
  struct Window: Hashable {
    var region: PixelRegion
    var count: Int
  }

  /// The window of a size that holds the most differing pixels: the first one in reading order. A
  /// window that is larger than the picture is cut to it.
  ///
  /// Costs one pass: each column's count in the window's rows is kept and moved down row by row.
  func densestWindow(of size: PixelSize) -> Window {
    let columns = min(size.width, width)
    let rows = min(size.height, height)
    guard columns > 0, rows > 0 else {
      return Window(region: PixelRegion(columns: 0..<0, rows: 0..<0), count: 0)
    }
    var counts = [Int](repeating: 0, count: width)
    var densest = Window(region: PixelRegion(columns: 0..<columns, rows: 0..<rows), count: -1)
    for bottom in 0..<height {
      for x in 0..<width {
        counts[x] += isDiffering(x, bottom) ? 1 : 0
        if bottom >= rows { counts[x] -= isDiffering(x, bottom - rows) ? 1 : 0 }
      }
      let top = bottom - rows + 1
      guard top >= 0 else { continue }
      var sum = counts[..<columns].reduce(0, +)
      for left in 0...width - columns {
        if left > 0 { sum += counts[left + columns - 1] - counts[left - 1] }
        guard sum > densest.count else { continue }
        let region = PixelRegion(columns: left..<left + columns, rows: top..<top + rows)
        densest = Window(region: region, count: sum)
      }
    }
    return densest
  }
}

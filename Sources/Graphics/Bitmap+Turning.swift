// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension Bitmap {
  /// The pixels turned and mirrored.
  ///
  /// - Parameters:
  ///   - swapsAxes: Whether rows become columns.
  ///   - mirrorsColumns: Whether this bitmap's columns are taken from the right one on.
  ///   - mirrorsRows: Whether this bitmap's rows are taken from the lowest one on.
  package func turned(swapsAxes: Bool, mirrorsColumns: Bool, mirrorsRows: Bool) -> Bitmap {
    var result = Bitmap(width: swapsAxes ? height : width, height: swapsAxes ? width : height)
    let turnedWidth = result.width
    result.withUnsafeMutableBytes { target in
      bytes.withUnsafeBufferPointer { source in
        for y in 0..<height {
          for x in 0..<width {
            let column = mirrorsColumns ? width - 1 - x : x
            let row = mirrorsRows ? height - 1 - y : y
            let (from, to) =
              swapsAxes
              ? (row * width + column, x * turnedWidth + y)
              : (row * width + column, y * turnedWidth + x)
            for channel in 0..<4 { target[4 * to + channel] = source[4 * from + channel] }
          }
        }
      }
    }
    return result
  }
}

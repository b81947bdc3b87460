// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

extension Bitmap {
  /// The colors of a region and how many of its pixels have them, the most frequent first; of
  /// equally frequent ones, the first in reading order.
  ///
  /// - Parameter region: It may reach outside of the picture.
  public func colors(in region: PixelRegion) -> [(color: Color, count: Int)] {
    let columns = region.columns.clamped(to: 0..<width)
    let rows = region.rows.clamped(to: 0..<height)
    var positions: [Color: Int] = [:]
    var colors: [(color: Color, count: Int)] = []
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      var last = (color: Color.clear, position: -1)
      // Of the letters' edges some hundred shades alternate: most are found here, without a hash.
      var recent = [(color: Color, position: Int)](repeating: (.clear, -1), count: 1024)
      for y in rows {
        let row = start + y * width * 4
        for x in columns {
          let color = Color(pixel: x, of: row)
          if last.position < 0 || color != last.color {
            let slot = color.slot
            if recent[slot].position >= 0, recent[slot].color == color {
              last = recent[slot]
            } else {
              last = (color, positions[color] ?? colors.count)
              if last.position == colors.count {
                positions[color] = last.position
                colors.append((color, 0))
              }
              recent[slot] = last
            }
          }
          colors[last.position].count += 1
        }
      }
    }
    return colors.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
  }
}

extension Color {
  /// A place among 1024, other ones for the shades between two colors.
  fileprivate var slot: Int {
    let bits =
      UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
    return Int((bits &* 2_654_435_769) >> 22)
  }
}

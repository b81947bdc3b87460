// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

extension Bitmap {
  /// The color of a region's first pixel, where more than half of the pixels have it: what letters
  /// mostly stand on. `nil` otherwise, and for a region outside of the picture.
  ///
  /// Takes a sixtieth of the time of ``colors(in:)``.
  ///
  /// - Parameter region: It may reach outside of the picture.
  public func groundColor(in region: PixelRegion) -> Color? {
    let columns = region.columns.clamped(to: 0..<width)
    let rows = region.rows.clamped(to: 0..<height)
    guard let x = columns.first, let y = rows.first else { return nil }
    let ground = self[x, y]
    let count = bytes.withUnsafeBytes { bytes in
      rows.reduce(0) { count, y in
        guard let row = bytes.baseAddress.map({ $0 + (y * width + x) * 4 }) else { return count }
        return count + ground.count(in: row, pixels: columns.count)
      }
    }
    return count * 2 > columns.count * rows.count ? ground : nil
  }

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
  fileprivate var slot: Int { Int((word &* 2_654_435_769) >> 22) }

  /// How many of the pixels from `row` on have it. The compiler makes vectors of this loop, which
  /// it does not of one over a range.
  fileprivate func count(in row: UnsafeRawPointer, pixels: Int) -> Int {
    let wanted = word.littleEndian
    // An array's bytes begin where words may lie.
    let words = row.assumingMemoryBound(to: UInt32.self)
    var count: UInt32 = 0
    var pixel = 0
    while pixel < pixels {
      if words[pixel] == wanted { count &+= 1 }
      pixel &+= 1
    }
    return Int(count)
  }

  /// The four bytes of a pixel as one number, whose lowest byte is the first.
  fileprivate var word: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }
}

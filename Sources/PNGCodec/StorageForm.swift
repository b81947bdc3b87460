// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CPNG
import Graphics

/// How a picture is stored: small, and fast to write and to read.
///
/// | picture | stored as | compression |
/// |---|---|---|
/// | at most 256 colors | palette | filter NONE, level 3 |
/// | most pixels equal their left neighbor | RGB or RGBA | filter NONE, level 3 |
/// | others, such as photos | RGB or RGBA | filter UP, run lengths |
///
/// From level 4 on, zlib describes a flat area as repeats of its last byte, which zlib before 1.3
/// reads byte by byte: a screen with a palette is then half as large but takes four times as long
/// to read (1170x2532 pixels: 29 KB and 4.7 ms against 46 KB and 1.1 ms), and it is read far more
/// often than written. Against libpng's defaults, photos are written in a sixteenth of the time.
enum StorageForm {
  case palette(IndexedPixels)
  case rgb(cpng_compression)
  case rgba(cpng_compression)

  init(_ bitmap: Bitmap) {
    if let indexed = IndexedPixels(rgba: bitmap.bytes) {
      self = .palette(indexed)
      return
    }
    let compression = Self.compression(for: bitmap)
    self = bitmap.isOpaque ? .rgb(compression) : .rgba(compression)
  }

  private static func compression(for bitmap: Bitmap) -> cpng_compression {
    let repeats = bitmap.bytes.withUnsafeBytes { bytes in
      var count = 0
      var previous: UInt32 = 0
      for pixel in 0..<bytes.count / 4 {
        let color = bytes.loadUnaligned(fromByteOffset: pixel * 4, as: UInt32.self)
        count &+= color == previous ? 1 : 0
        previous = color
      }
      return count
    }
    let isFlat = repeats * 2 >= bitmap.width * bitmap.height
    return isFlat ? CPNG_COMPRESSION_FLAT : CPNG_COMPRESSION_RUNS
  }

  /// The form in the words of the C writer.
  func layout(width: Int, height: Int) -> cpng_layout {
    let (pixels, compression, level): (cpng_pixels, cpng_compression, Int32) =
      switch self {
      case .palette: (CPNG_PIXELS_PALETTE, CPNG_COMPRESSION_FLAT, 3)
      case .rgb(let compression): (CPNG_PIXELS_RGBX, compression, 3)
      case .rgba(let compression): (CPNG_PIXELS_RGBA, compression, 3)
      }
    return cpng_layout(
      width: UInt32(width), height: UInt32(height), pixels: pixels, compression: compression,
      level: level)
  }
}

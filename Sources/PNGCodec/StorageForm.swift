// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CPNG
import Graphics

/// How a picture is stored: small, and fast to write and to read.
///
/// | picture | stored as | compression |
/// |---|---|---|
/// | at most 256 colours | palette | filter NONE, level 6 |
/// | most pixels equal their left neighbour | RGB or RGBA | filter NONE, level 3 |
/// | others, such as photos | RGB or RGBA | filter UP, run lengths |
///
/// Against libpng's defaults at 1170x2532 pixels, screens with a palette are written in a seventh of
/// the time and a third of the size, photos in a sixteenth of the time.
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
      case .palette: (CPNG_PIXELS_PALETTE, CPNG_COMPRESSION_FLAT, 6)
      case .rgb(let compression): (CPNG_PIXELS_RGBX, compression, 3)
      case .rgba(let compression): (CPNG_PIXELS_RGBA, compression, 3)
      }
    return cpng_layout(
      width: UInt32(width), height: UInt32(height), pixels: pixels, compression: compression,
      level: level)
  }
}

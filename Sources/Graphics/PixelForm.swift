// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What the bytes of a pixel are in memory that is not a ``Bitmap``'s: eight bits a channel.
package struct PixelForm {
  /// How many bytes a pixel has.
  package let count: Int
  /// The places of red, green and blue among them, or of the gray.
  package let colors: [Int]
  /// The place of the opacity; `nil` where all are opaque.
  package let alpha: Int?
  /// Whether the colors are multiplied with the opacity.
  package let isPremultiplied: Bool

  package init(count: Int, colors: [Int], alpha: Int?, isPremultiplied: Bool) {
    require(
      (colors.count == 1 || colors.count == 3)
        && (colors + (alpha.map { [$0] } ?? [])).allSatisfy { (0..<count).contains($0) },
      "\(count) bytes a pixel have no colors at \(colors) or opacity at \(alpha ?? 0)")
    self.count = count
    self.colors = colors
    self.alpha = alpha
    self.isPremultiplied = isPremultiplied
  }

  /// The pixels that memory holds. What is not opaque at all has no color.
  ///
  /// - Parameters:
  ///   - memory: At least `bytesPerRow * (height - 1) + width * count` bytes.
  ///   - width: Pixels across, 0 or more.
  ///   - height: Pixels down, 0 or more.
  ///   - bytesPerRow: From a row to the next, at least `width * count`.
  package func bitmap(
    of memory: UnsafeBufferPointer<UInt8>, width: Int, height: Int, bytesPerRow: Int
  ) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    guard let start = memory.baseAddress, width > 0, height > 0 else { return bitmap }
    require(holds(width, height, bytesPerRow, in: memory.count), "the pixels are not all there")
    let (red, green, blue) = (colors[0], colors[colors.count / 2], colors[colors.count - 1])
    bitmap.withUnsafeMutableBytes { bytes in
      var target = 0
      for y in 0..<height {
        for x in 0..<width {
          let pixel = start + y * bytesPerRow + x * count
          let opacity = alpha.map { Int(pixel[$0]) } ?? 255
          if opacity > 0 {
            bytes[target] = straight(pixel[red], opacity)
            bytes[target + 1] = straight(pixel[green], opacity)
            bytes[target + 2] = straight(pixel[blue], opacity)
            bytes[target + 3] = UInt8(opacity)
          }
          target += 4
        }
      }
    }
    return bitmap
  }

  /// Writes pixels into memory: the bytes of a pixel that stand for nothing become 255. Where there
  /// is no opacity, colors are taken as they are.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - memory: At least `bytesPerRow * (height - 1) + width * count` bytes.
  ///   - bytesPerRow: From a row to the next, at least `width * count`.
  package func write(
    _ bitmap: Bitmap, to memory: UnsafeMutableBufferPointer<UInt8>, bytesPerRow: Int
  ) {
    let (width, height) = (bitmap.width, bitmap.height)
    guard let start = memory.baseAddress, width > 0, height > 0 else { return }
    require(holds(width, height, bytesPerRow, in: memory.count), "the pixels have no room")
    var bitmap = bitmap
    bitmap.withUnsafeMutableBytes { bytes in
      guard var source = bytes.baseAddress else { return }
      for y in 0..<height {
        for x in 0..<width {
          write(source, at: start + y * bytesPerRow + x * count)
          source += 4
        }
      }
    }
  }

  private func write(
    _ straight: UnsafeMutablePointer<UInt8>, at pixel: UnsafeMutablePointer<UInt8>
  ) {
    for place in 0..<count { pixel[place] = 255 }
    if colors.count == 1 {
      pixel[colors[0]] = Bitmap.gray(straight)
    } else {
      let opacity = alpha == nil || !isPremultiplied ? 255 : Int(straight[3])
      for channel in 0..<3 {
        pixel[colors[channel]] = UInt8((Int(straight[channel]) * opacity + 127) / 255)
      }
    }
    if let alpha { pixel[alpha] = straight[3] }
  }

  private func straight(_ value: UInt8, _ opacity: Int) -> UInt8 {
    isPremultiplied ? UInt8(min(255, (Int(value) * 255 + opacity / 2) / opacity)) : value
  }

  private func holds(_ width: Int, _ height: Int, _ bytesPerRow: Int, in count: Int) -> Bool {
    bytesPerRow >= width * self.count
      && count >= bytesPerRow * (height - 1) + width * self.count
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What readers of files do with each pixel. They are compiled without optimization in a debug
/// build, where a loop over millions of pixels takes seconds.
extension Bitmap {
  /// Makes a bitmap of opaque pixels.
  ///
  /// - Parameters:
  ///   - width: Pixels across, 0 or more.
  ///   - height: Pixels down, 0 or more.
  ///   - colors: At least `width * height * 3` bytes: red, green and blue of each pixel.
  package init(width: Int, height: Int, colors: [UInt8]) {
    self.init(width: width, height: height, from: colors, samplesPerPixel: 3) { sample, pixel in
      (pixel[0], pixel[1], pixel[2], pixel[3]) = (sample[0], sample[1], sample[2], 255)
    }
  }

  /// Makes a bitmap of pixels that name their colors.
  ///
  /// - Parameters:
  ///   - width: Pixels across, 0 or more.
  ///   - height: Pixels down, 0 or more.
  ///   - indices: At least `width * height` bytes.
  ///   - palette: 256 colors.
  package init(width: Int, height: Int, indices: [UInt8], palette: [Color]) {
    require(palette.count == 256, "a palette of 256 colors has \(palette.count)")
    self.init(width: width, height: height, from: indices, samplesPerPixel: 1) { sample, pixel in
      let color = palette[Int(sample[0])]
      (pixel[0], pixel[1], pixel[2]) = (color.red, color.green, color.blue)
      pixel[3] = color.alpha
    }
  }

  private init(
    width: Int, height: Int, from samples: [UInt8], samplesPerPixel count: Int,
    _ convert: (UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void
  ) {
    require(
      samples.count >= width * height * count,
      "\(width)x\(height) pixels need \(width * height * count) samples, not \(samples.count)")
    self.init(width: width, height: height)
    samples.withUnsafeBufferPointer { samples in
      withUnsafeMutableBytes { bytes in
        guard let from = samples.baseAddress, let to = bytes.baseAddress else { return }
        for pixel in 0..<width * height { convert(from + count * pixel, to + 4 * pixel) }
      }
    }
  }

  /// The first `count` of the four channels of each pixel, row by row.
  package func channels(_ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height * count) { samples, initialized in
      for pixel in 0..<width * height {
        for channel in 0..<count { samples[count * pixel + channel] = bytes[4 * pixel + channel] }
      }
      initialized = width * height * count
    }
  }

  /// The pixels with their alpha multiplied with that of another bitmap; `nil` where that one has
  /// another size.
  package func masked(by mask: Bitmap) -> Bitmap? {
    guard width == mask.width, height == mask.height else { return nil }
    var masked = self
    masked.withUnsafeMutableBytes { bytes in
      for offset in stride(from: 3, to: bytes.count, by: 4) {
        let (own, other) = (Int(bytes[offset]), Int(mask.bytes[offset]))
        bytes[offset] = UInt8((own * other + 127) / 255)
      }
    }
    return masked
  }
}

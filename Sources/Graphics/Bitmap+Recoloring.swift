// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What views do with the pixels of images. They are compiled without optimization in a debug
/// build.
extension Bitmap {
  /// The alpha of each pixel, in one color; a translucent color makes it fainter.
  package func tinted(_ color: Color) -> Bitmap {
    let opacity = UInt32(color.alpha)
    return changed { pixel in
      let alpha = UInt32(pixel[3])
      (pixel[0], pixel[1], pixel[2]) = (color.red, color.green, color.blue)
      pixel[3] = UInt8((alpha * opacity + 127) / 255)
    }
  }

  /// The same pixels, each with `opacity`, 0 to 1, of its own.
  package func faded(by opacity: Double) -> Bitmap {
    changed { pixel in
      pixel[3] = UInt8((Double(pixel[3]) * opacity).rounded(.toNearestOrAwayFromZero))
    }
  }

  /// The picture at half its brightness.
  package var darkened: Bitmap {
    changed { pixel in
      for channel in 0..<3 { pixel[channel] /= 2 }
    }
  }

  /// The picture in grays, as Core Graphics makes them of sRGB colors here: 30, 59 and 11 percent.
  package var grays: Bitmap {
    changed { pixel in
      let gray = Self.gray(pixel)
      (pixel[0], pixel[1], pixel[2]) = (gray, gray, gray)
    }
  }

  /// Black, as opaque as the picture is bright.
  package var brightnessAsAlpha: Bitmap {
    changed { pixel in
      let gray = Self.gray(pixel)
      (pixel[0], pixel[1], pixel[2], pixel[3]) = (0, 0, 0, gray)
    }
  }

  /// Red, green, blue and the alpha, with which the colors are multiplied.
  package var premultipliedBytes: [UInt8] {
    changed { pixel in
      let alpha = Int(pixel[3])
      for channel in 0..<3 { pixel[channel] = UInt8((Int(pixel[channel]) * alpha + 127) / 255) }
    }.bytes
  }

  static func gray(_ pixel: UnsafeMutablePointer<UInt8>) -> UInt8 {
    let (red, green, blue) = (Int(pixel[0]), Int(pixel[1]), Int(pixel[2]))
    return UInt8((30 * red + 59 * green + 11 * blue + 50) / 100)
  }

  private func changed(_ change: (UnsafeMutablePointer<UInt8>) -> Void) -> Bitmap {
    var bitmap = self
    bitmap.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      for offset in stride(from: 0, to: bytes.count, by: 4) { change(start + offset) }
    }
    return bitmap
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// How the colors that a file stores become those of sRGB: by a curve for each channel to light, by
/// a matrix to the light of sRGB's primaries, and to the nearest of its 256 values.
///
/// What lies beyond sRGB is cut.
package struct ColorConversion: Sendable {
  /// How many steps a curve has.
  package static let stepCount = 4096

  private let red: [Double]
  private let green: [Double]
  private let blue: [Double]
  private let matrix: [Double]
  private let bounds: [Double]

  /// Makes a conversion.
  ///
  /// - Parameters:
  ///   - curves: The light of `stepCount + 1` values from 0 to 1, for red, green and blue. What
  ///     lies between two is interpolated.
  ///   - matrix: Nine factors, row by row, from the light of the file's primaries to that of sRGB's.
  ///   - bounds: The 255 lights at which a value of sRGB gives way to the next, ascending.
  package init(curves: [[Double]], matrix: [Double], bounds: [Double]) {
    (red, green, blue) = (curves[0], curves[1], curves[2])
    self.matrix = matrix
    self.bounds = bounds
  }

  /// - Parameter channels: Red, green and blue in 16 bits.
  func color(_ channels: SIMD4<UInt16>) -> (red: UInt8, green: UInt8, blue: UInt8) {
    let r = Self.light(channels[0], red)
    let g = Self.light(channels[1], green)
    let b = Self.light(channels[2], blue)
    return (
      value(matrix[0] * r + matrix[1] * g + matrix[2] * b),
      value(matrix[3] * r + matrix[4] * g + matrix[5] * b),
      value(matrix[6] * r + matrix[7] * g + matrix[8] * b)
    )
  }

  private static func light(_ channel: UInt16, _ curve: [Double]) -> Double {
    let place = Double(channel) * (Double(stepCount) / 65_535)
    let low = min(Int(place), stepCount - 1)
    return curve[low] + (place - Double(low)) * (curve[low + 1] - curve[low])
  }

  /// How many bounds are not above the light.
  private func value(_ light: Double) -> UInt8 {
    var (low, high) = (0, 255)
    while low < high {
      let middle = (low + high) / 2
      if bounds[middle] <= light { low = middle + 1 } else { high = middle }
    }
    return UInt8(low)
  }
}

extension PNG {
  /// Decodes a file and converts its colors, from all of its bits.
  ///
  /// - Throws: What ``decode(_:)`` throws.
  package static func decode(
    _ bytes: [UInt8], converting conversion: ColorConversion
  ) throws(PNG.Error) -> Image {
    let image = try decode(bytes)
    let channels = try deepChannels(of: bytes)
    var pixels = image.bitmap.bytes
    var (last, color) = (SIMD4<UInt16>(0, 0, 0, 0), conversion.color(.zero))
    for index in stride(from: 0, to: channels.count, by: 4) {
      // Neighbors are alike.
      let stored = SIMD4(channels[index], channels[index + 1], channels[index + 2], 0)
      if stored != last { (last, color) = (stored, conversion.color(stored)) }
      pixels[index] = color.red
      pixels[index + 1] = color.green
      pixels[index + 2] = color.blue
    }
    let bitmap = Bitmap(width: image.bitmap.width, height: image.bitmap.height, bytes: pixels)
    return Image(bitmap: bitmap, metadata: image.metadata)
  }

  /// The color profile of a file as the file has it, deflated by zlib; `nil` where it has none, or
  /// where it has no colors (PNG specification, section 11.3.2.3).
  package static func deflatedColorProfile(of bytes: [UInt8]) -> [UInt8]? {
    bytes.withUnsafeBufferPointer { bytes in
      // The color type: 2, 3 and 6 are of colors.
      guard bytes.count > 25, bytes[25] & 2 != 0 else { return nil }
      var start = FileHeader.signature.count
      while let chunk = Chunk(at: start, in: bytes), chunk.type != "IDAT" {
        if chunk.type == "iCCP" {
          // A name, a zero, and the method, of which there is one.
          let data = bytes[chunk.data]
          guard let end = data.firstIndex(of: 0) else { return nil }
          return Array(data[end...].dropFirst(2))
        }
        start = chunk.end
      }
      return nil
    }
  }
}

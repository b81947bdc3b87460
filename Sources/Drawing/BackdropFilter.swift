// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Blurs a picture, changes how colorful it is, and lays a tint on it: frosted glass.
///
/// The blur is three box blurs one after the other, whose result differs from a Gaussian by about
/// 3 %, and whose time does not depend on the radius (P. Kovesi, "Fast almost-Gaussian filtering",
/// DICTA 2010). What lies outside of the picture does not count. All is in integers.
public struct BackdropFilter: Hashable, Sendable {
  /// The blur's standard deviation in pixels, 0 or more.
  public var radius: Double
  /// 0 makes grays, 1 leaves colors as they are, more makes them stronger.
  public var saturation: Double
  /// What lies on the result.
  public var tint: Color

  /// Makes a filter.
  ///
  /// - Parameters:
  ///   - radius: The blur's standard deviation in pixels.
  ///   - saturation: 1 leaves colors as they are.
  ///   - tint: What lies on the result.
  public init(radius: Double, saturation: Double = 1, tint: Color = .clear) {
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
  }

  /// The filtered picture, of the same size.
  public func applied(to bitmap: Bitmap) -> Bitmap {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width > 0, height > 0 else { return bitmap }
    var planes = (0..<4).map { Plane(bitmap, channel: $0) }
    for box in Self.boxes(radius) where box > 1 {
      for index in planes.indices { planes[index].blur(box) }
    }
    let weight = Int64((saturation * 65_536).rounded())
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      for pixel in 0..<width * height {
        finish(
          (planes[0][pixel], planes[1][pixel], planes[2][pixel], planes[3][pixel]), weight,
          into: buffer, at: pixel * 4)
      }
      count = width * height * 4
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// The lengths of three boxes that blur like a Gaussian of standard deviation `sigma`; odd.
  static func boxes(_ sigma: Double) -> [Int] {
    guard sigma > 0.1 else { return [] }
    let ideal = (12 * sigma * sigma / 3 + 1).squareRoot()
    var lower = Int(ideal)
    if lower.isMultiple(of: 2) { lower -= 1 }
    lower = max(1, lower)
    let (low, count) = (Double(lower), 3.0)
    let wanted =
      (12 * sigma * sigma - count * low * low - 4 * count * low - 3 * count)
      / (-4 * low - 4)
    let lowerCount = min(3, max(0, Int(wanted.rounded())))
    return (0..<3).map { $0 < lowerCount ? lower : lower + 2 }
  }

  /// Makes the colors stronger, lays the tint on them and writes them straight.
  private func finish(
    _ pixel: (UInt32, UInt32, UInt32, UInt32), _ weight: Int64,
    into buffer: UnsafeMutableBufferPointer<UInt8>, at offset: Int
  ) {
    let alpha = Int64(pixel.3)
    let (red, green, blue) = (Int64(pixel.0), Int64(pixel.1), Int64(pixel.2))
    // Rec. 709's shares of the luminance, of 65536.
    let gray = (red * 13_933 + green * 46_871 + blue * 4_732) >> 16
    let cover = Int64(tint.alpha)
    let total = alpha * (255 - cover) + Plane.one * cover * 255
    for (index, (value, ink)) in [(red, tint.red), (green, tint.green), (blue, tint.blue)]
      .enumerated()
    {
      let vivid = min(max(gray + ((value - gray) * weight) >> 16, 0), alpha)
      // Premultiplied, of 255 times the planes' unit.
      let sum = vivid * (255 - cover) + Plane.one * Int64(ink) * cover
      buffer[offset + index] = total == 0 ? 0 : UInt8(min(255, (sum * 255 + total / 2) / total))
    }
    let whole = Plane.one * 255
    buffer[offset + 3] = UInt8(min(255, (total + whole / 2) / whole))
  }
}

/// One channel of a picture, premultiplied, with eight bits after the point.
private struct Plane {
  /// What a value of 1 of 255 is.
  static let one: Int64 = 256

  private let width: Int
  private let height: Int
  private var values: [UInt32]

  init(_ bitmap: Bitmap, channel: Int) {
    (width, height) = (bitmap.width, bitmap.height)
    values = bitmap.bytes.withUnsafeBufferPointer { bytes in
      (0..<bitmap.width * bitmap.height).map { pixel in
        let alpha = UInt32(bytes[pixel * 4 + 3])
        guard channel < 3 else { return alpha * 256 }
        return (UInt32(bytes[pixel * 4 + channel]) * alpha * 256 + 127) / 255
      }
    }
  }

  subscript(pixel: Int) -> UInt32 { values[pixel] }

  /// Replaces each value by the mean of those around, `box` in each direction.
  mutating func blur(_ box: Int) {
    values.withUnsafeMutableBufferPointer { values in
      var line = [UInt32](repeating: 0, count: max(width, height))
      for row in 0..<height {
        Self.blur(values, from: row * width, step: 1, count: width, box, &line)
      }
      for column in 0..<width {
        Self.blur(values, from: column, step: width, count: height, box, &line)
      }
    }
  }

  private static func blur(
    _ values: UnsafeMutableBufferPointer<UInt32>, from start: Int, step: Int, count: Int,
    _ box: Int, _ line: inout [UInt32]
  ) {
    let reach = box / 2
    for index in 0..<count { line[index] = values[start + index * step] }
    var sum: UInt64 = 0
    var inside: UInt64 = 0
    for index in 0..<min(reach, count) {
      sum += UInt64(line[index])
      inside += 1
    }
    for index in 0..<count {
      if index + reach < count {
        sum += UInt64(line[index + reach])
        inside += 1
      }
      if index > reach {
        sum -= UInt64(line[index - reach - 1])
        inside -= 1
      }
      values[start + index * step] = UInt32((sum + inside / 2) / inside)
    }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A picture: straight RGBA, eight bits a channel, rows from top to bottom without padding.
///
/// That is exactly what a PNG file stores, so `decode(encode(bitmap)) == bitmap`. Color values are
/// sRGB-encoded and not premultiplied. A pixel whose alpha is 0 keeps its color bytes.
///
/// ```swift
/// var bitmap = Bitmap(width: 2, height: 1)
/// bitmap[1, 0] = Color(red: 255, green: 0, blue: 0)
/// ```
public struct Bitmap: Hashable, Sendable {
  /// Width in pixels, 0 or more.
  public let width: Int
  /// Height in pixels, 0 or more.
  public let height: Int
  /// `width * height * 4` bytes: red, green, blue, alpha of each pixel, row by row from the top.
  public internal(set) var bytes: [UInt8]

  /// Makes a bitmap in which every pixel has one color.
  ///
  /// - Parameters:
  ///   - width: Pixels across, 0 or more.
  ///   - height: Pixels down, 0 or more.
  ///   - color: The color of every pixel. The default is transparent black.
  public init(width: Int, height: Int, color: Color = .clear) {
    require(width >= 0 && height >= 0, "a bitmap cannot be \(width)x\(height) pixels")
    self.width = width
    self.height = height
    if color == .clear {
      bytes = [UInt8](repeating: 0, count: width * height * 4)
      return
    }
    bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      for offset in stride(from: 0, to: width * height * 4, by: 4) {
        buffer[offset] = color.red
        buffer[offset + 1] = color.green
        buffer[offset + 2] = color.blue
        buffer[offset + 3] = color.alpha
      }
      count = width * height * 4
    }
  }

  /// Makes a bitmap from its bytes.
  ///
  /// - Parameters:
  ///   - width: Pixels across, 0 or more.
  ///   - height: Pixels down, 0 or more.
  ///   - bytes: `width * height * 4` straight RGBA bytes, row by row from the top.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    require(width >= 0 && height >= 0, "a bitmap cannot be \(width)x\(height) pixels")
    require(
      bytes.count == width * height * 4,
      "\(width)x\(height) pixels need \(width * height * 4) bytes, not \(bytes.count)")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The color of the pixel in column `x` (0 is the left one) and row `y` (0 is the top one).
  public subscript(x: Int, y: Int) -> Color {
    get {
      let offset = offset(x, y)
      return Color(
        red: bytes[offset], green: bytes[offset + 1], blue: bytes[offset + 2],
        alpha: bytes[offset + 3])
    }
    set {
      let offset = offset(x, y)
      bytes[offset] = newValue.red
      bytes[offset + 1] = newValue.green
      bytes[offset + 2] = newValue.blue
      bytes[offset + 3] = newValue.alpha
    }
  }

  /// Whether every pixel's alpha is 255. Costs one pass over the pixels.
  public var isOpaque: Bool {
    bytes.withUnsafeBufferPointer { buffer in
      var all: UInt8 = 255
      for offset in stride(from: 3, to: buffer.count, by: 4) { all &= buffer[offset] }
      return all == 255
    }
  }

  /// Calls `body` with the bytes, which it may change in place.
  public mutating func withUnsafeMutableBytes<Result>(
    _ body: (UnsafeMutableBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeMutableBufferPointer { try body($0) }
  }

  private func offset(_ x: Int, _ y: Int) -> Int {
    require(
      x >= 0 && x < width && y >= 0 && y < height,
      "pixel (\(x), \(y)) is outside a bitmap of \(width)x\(height) pixels")
    return (y * width + x) * 4
  }
}

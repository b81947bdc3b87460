// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Where the opacity of a pixel is among its bytes.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none: grays, and colors of three bytes.
  case none = 0
  /// Last, and the color has been multiplied by it.
  case premultipliedLast = 1
  /// First, and the color has been multiplied by it.
  case premultipliedFirst = 2
  /// Last.
  case last = 3
  /// First.
  case first = 4
  /// There is none, and the last byte is passed over.
  case noneSkipLast = 5
  /// There is none, and the first byte is passed over.
  case noneSkipFirst = 6
  /// There is only that.
  case alphaOnly = 7
}

/// In which order the bytes of a pixel are.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits of a ``CGBitmapInfo`` that say the order.
  case orderMask = 0x7000
  /// As they are named.
  case orderDefault = 0
  /// Pairs, the lower byte first.
  case order16Little = 0x1000
  /// Four, the lowest byte first.
  case order32Little = 0x2000
  /// Pairs, the higher byte first.
  case order16Big = 0x3000
  /// Four, the highest byte first.
  case order32Big = 0x4000
}

/// What the bytes of a pixel are: a ``CGImageAlphaInfo`` and an order.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes it of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components that are fractions, which nothing here has.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of the order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Pairs, the lower byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Four bytes, the lowest first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Pairs, the higher byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Four bytes, the highest first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// What the components of a color space are.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Not known.
  case unknown = -1
  /// One gray.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Inks.
  case cmyk = 2
  /// Lightness and two axes.
  case lab = 3
  /// Any inks.
  case deviceN = 4
  /// A table.
  case indexed = 5
  /// A pattern.
  case pattern = 6
  /// The CIE's.
  case XYZ = 7
}

extension CGColorSpace {
  /// Grays, or red, green and blue.
  public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }

  /// Whether contexts can draw in the space: true.
  public var supportsOutput: Bool { true }

  /// The space's name.
  public var name: String? {
    numberOfComponents == 1 ? CGColorSpace.genericGrayGamma2_2 : CGColorSpace.sRGB
  }
}

extension CGImage {
  /// sRGB: all pixels are of it.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// Last and multiplied; none, with a byte that is passed over, where every pixel is opaque.
  public var alphaInfo: CGImageAlphaInfo {
    bitmap.isOpaque ? .noneSkipLast : .premultipliedLast
  }
  /// The ``alphaInfo``, in the order of its name.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
}

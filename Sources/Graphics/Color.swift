// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A straight (not premultiplied) sRGB-encoded color with eight bits a channel.
///
/// ```swift
/// let red = Color(red: 255, green: 59, blue: 48)
/// ```
public struct Color: Hashable, Sendable {
  /// Red, 0 to 255, sRGB-encoded.
  public var red: UInt8
  /// Green, 0 to 255, sRGB-encoded.
  public var green: UInt8
  /// Blue, 0 to 255, sRGB-encoded.
  public var blue: UInt8
  /// Opacity: 0 is transparent, 255 opaque.
  public var alpha: UInt8

  /// Makes a color from its channels, each 0 to 255. `alpha` is 255 (opaque) by default.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Transparent black.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 255, green: 255, blue: 255)

  /// Whether alpha is 255.
  public var isOpaque: Bool { alpha == 255 }
}

extension Color: CustomStringConvertible {
  /// `#RRGGBB`, with two more digits for alpha where the color is not opaque.
  public var description: String {
    let channels = isOpaque ? [red, green, blue] : [red, green, blue, alpha]
    return channels.reduce(into: "#") { text, channel in
      let digits = String(channel, radix: 16, uppercase: true)
      text += digits.count == 1 ? "0" + digits : digits
    }
  }
}

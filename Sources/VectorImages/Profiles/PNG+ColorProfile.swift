// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import PNGCodec

extension PNG {
  /// The most bytes of a color profile that is read: those of screens have a few thousand.
  private static let maximumProfileByteCount = 1 << 20

  /// Decodes a file in the colors that it means: those of another space than sRGB, such as Display
  /// P3, are converted to it from all bits that are stored, as iOS does where it draws or compares
  /// them. What lies beyond sRGB is cut.
  ///
  /// A file without a profile, with one for grays, or with one that is not of curves and a matrix
  /// is decoded as `decode(_:)` does.
  package static func decodeInSRGB(_ bytes: [UInt8]) throws(PNG.Error) -> Image {
    guard let profile = screenProfile(of: bytes), !profile.isSRGB, let way = profile.conversion
    else { return try decode(bytes) }
    return try decode(bytes, converting: way)
  }

  /// Whether a file's colors are of a profile that `decodeInSRGB(_:)` reads.
  package static func hasScreenProfile(_ bytes: [UInt8]) -> Bool {
    screenProfile(of: bytes) != nil
  }

  private static func screenProfile(of bytes: [UInt8]) -> ICCProfile? {
    guard let deflated = deflatedColorProfile(of: bytes),
      let inflated = try? Inflater.inflate(deflated, limit: maximumProfileByteCount),
      let profile = ICCProfile(inflated), profile.count == 3
    else { return nil }
    return profile
  }
}

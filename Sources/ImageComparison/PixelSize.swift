// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// A width and a height in pixels.
///
/// ```swift
/// PixelSize(width: 390, height: 844).description  // "390x844"
/// ```
public struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  /// Pixels across, 0 or more.
  public let width: Int
  /// Pixels down, 0 or more.
  public let height: Int

  /// Makes a size from pixels across and pixels down.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size of a picture.
  public init(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height)
  }

  /// How many pixels the size covers.
  public var pixelCount: Int { width * height }

  /// Width, `x`, height.
  public var description: String { "\(width)x\(height)" }
}

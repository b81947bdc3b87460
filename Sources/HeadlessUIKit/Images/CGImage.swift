// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Pixels without a scale.
///
/// ```swift
/// layer.contents = image.cgImage
/// ```
public final class CGImage: Hashable, Sendable {
  /// The pixels.
  public let bitmap: Bitmap

  /// Makes an image from pixels.
  public init(bitmap: Bitmap) { self.bitmap = bitmap }

  /// The width in pixels.
  public var width: Int { bitmap.width }
  /// The height in pixels.
  public var height: Int { bitmap.height }

  /// The pixels inside `rect`, given in pixels and rounded outwards; `nil` where there are none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.standardized.integral.intersection(all)
    guard !part.isNull, !part.isEmpty else { return nil }
    return CGImage(
      bitmap: bitmap.cropped(
        columns: Int(part.minX)..<Int(part.maxX), rows: Int(part.minY)..<Int(part.maxY)))
  }

  /// Whether both have the same pixels.
  public static func == (one: CGImage, other: CGImage) -> Bool { one.bitmap == other.bitmap }

  /// Equal images have equal hashes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }

  /// 8.
  public var bitsPerComponent: Int { 8 }
  /// 32: red, green, blue and the opacity.
  public var bitsPerPixel: Int { 32 }
  /// Four for each pixel of a line.
  public var bytesPerRow: Int { 4 * width }
}

extension UIImage {
  /// The pixels as they were given, before ``imageOrientation``; `nil` without any.
  public var cgImage: CGImage? {
    guard bitmap.width > 0, bitmap.height > 0 else { return nil }
    return CGImage(bitmap: bitmap.oriented(imageOrientation.inverse))
  }

  /// Makes an image with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(bitmap: cgImage.bitmap, scale: 1)
  }

  /// Makes an image.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: Pixels per point, more than 0.
  ///   - orientation: How the pixels are turned and mirrored to be shown.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      bitmap: cgImage.bitmap.oriented(orientation), scale: scale,
      DisplayOptions(orientation: orientation))
  }
}

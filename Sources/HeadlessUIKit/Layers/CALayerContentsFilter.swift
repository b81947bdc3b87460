// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// How the pixels of a layer's picture are made smaller or larger.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes a filter.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What lies between neighbors; a smaller picture is made of all pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel: hard squares.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Like `linear`, from smaller pictures that are kept; here the same.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")

  fileprivate var interpolation: ImageInterpolation { self == .nearest ? .nearest : .high }
}

extension CALayer {
  /// How a picture is resampled.
  ///
  /// - Parameters:
  ///   - bitmap: Its pixels.
  ///   - size: The size that it is drawn in.
  ///   - transform: From that size to pixels.
  func interpolation(
    of bitmap: Bitmap, in size: CGSize, transform: CGAffineTransform
  ) -> ImageInterpolation {
    guard minificationFilter != magnificationFilter else {
      return magnificationFilter.interpolation
    }
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    let area = size.width * size.height * abs(a * d - b * c)
    let isLarger = area >= CGFloat(bitmap.width) * CGFloat(bitmap.height)
    return (isLarger ? magnificationFilter : minificationFilter).interpolation
  }
}

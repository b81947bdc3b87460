// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A layer's picture, whose pixels must be the same.
  public static var image: Snapshotting { image() }

  /// A layer's picture, once the layer is laid out.
  ///
  /// - Parameters:
  ///   - precision: The share of the picture that must match, 0 to 1: bytes, or pixels where
  ///     `perceptualPrecision` is below 1.
  ///   - perceptualPrecision: How much of each color must match, 0 to 1: the difference ΔE of
  ///     CIE 1976 may be up to `(1 - perceptualPrecision) * 100`.
  ///   - traits: The traits under which it is drawn; its scale is the picture's.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { layer in
      traits.performingAsCurrent {
        UIGraphicsImageRenderer(bounds: layer.bounds).image { context in
          layer.setNeedsLayout()
          layer.layoutIfNeeded()
          layer.render(in: context.cgContext)
        }
      }
    }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import SnapshotVerification

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A view's picture, whose pixels must be the same.
  public static var image: Snapshotting { image() }

  /// A view's picture, once the view is laid out.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Draws the same: there is no other way of drawing here.
  ///   - precision: The share of the picture that must match, 0 to 1: bytes, or pixels where
  ///     `perceptualPrecision` is below 1.
  ///   - perceptualPrecision: How much of each color must match, 0 to 1: the difference ΔE of
  ///     CIE 1976 may be up to `(1 - perceptualPrecision) * 100`.
  ///   - size: The view's size in points; `nil`: the one that it has.
  ///   - traits: The traits under which it is shown; its scale is the picture's.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { view in
      let config = ViewImageConfig(size: size ?? view.frame.size, traits: traits)
      return ViewStage(view: view, config: config)
        .picture(typeName: SnapshotSubject.typeName(type(of: view)))
    }
  }
}

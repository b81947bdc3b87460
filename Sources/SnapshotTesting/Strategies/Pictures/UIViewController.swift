// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import SnapshotVerification

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The picture of a controller's view, whose pixels must be the same.
  public static var image: Snapshotting { image() }

  /// The picture of a controller's view on a device, once it has appeared.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - drawHierarchyInKeyWindow: Draws the same: there is no other way of drawing here.
  ///   - precision: The share of the picture that must match, 0 to 1: bytes, or pixels where
  ///     `perceptualPrecision` is below 1.
  ///   - perceptualPrecision: How much of each color must match, 0 to 1: the difference ΔE of
  ///     CIE 1976 may be up to `(1 - perceptualPrecision) * 100`.
  ///   - size: The view's size in points; `nil`: the device's.
  ///   - traits: The traits under which it is shown, over the device's; its scale is the picture's.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { controller in
      ViewStage(controller: controller, config: config.with(size: size, traits: traits))
        .picture(typeName: SnapshotSubject.typeName(type(of: controller)))
    }
  }

  /// The picture of a controller's view, once it has appeared.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Draws the same: there is no other way of drawing here.
  ///   - precision: The share of the picture that must match, 0 to 1: bytes, or pixels where
  ///     `perceptualPrecision` is below 1.
  ///   - perceptualPrecision: How much of each color must match, 0 to 1: the difference ΔE of
  ///     CIE 1976 may be up to `(1 - perceptualPrecision) * 100`.
  ///   - size: The view's size in points; `nil`: the one that it has, which is the screen's where
  ///     nothing else was said.
  ///   - traits: The traits under which it is shown; its scale is the picture's.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    image(
      on: ViewImageConfig(), drawHierarchyInKeyWindow: drawHierarchyInKeyWindow,
      precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits)
  }
}

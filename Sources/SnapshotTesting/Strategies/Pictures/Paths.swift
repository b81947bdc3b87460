// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// A path's picture, in black, whose pixels must be the same.
  public static var image: Snapshotting { image() }

  /// A path's picture, in black.
  ///
  /// - Parameters:
  ///   - precision: The share of the picture that must match, 0 to 1: bytes, or pixels where
  ///     `perceptualPrecision` is below 1.
  ///   - perceptualPrecision: How much of each color must match, 0 to 1: the difference ΔE of
  ///     CIE 1976 may be up to `(1 - perceptualPrecision) * 100`.
  ///   - scale: Pixels per point. The default is 1.
  ///   - drawingMode: What is filled and stroked.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in
      picture(path.boundingBoxOfPath, scale) { context in
        context.addPath(path)
        context.drawPath(using: drawingMode)
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// A path's picture, filled in black, whose pixels must be the same.
  public static var image: Snapshotting { image() }

  /// A path's picture, filled in black.
  ///
  /// - Parameters:
  ///   - precision: The share of the picture that must match, 0 to 1: bytes, or pixels where
  ///     `perceptualPrecision` is below 1.
  ///   - perceptualPrecision: How much of each color must match, 0 to 1: the difference ΔE of
  ///     CIE 1976 may be up to `(1 - perceptualPrecision) * 100`.
  ///   - scale: Pixels per point. The default is 1.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in picture(path.bounds, scale) { _ in path.fill() } }
  }
}

private func picture(
  _ bounds: CGRect, _ scale: CGFloat, _ draw: (CGContext) -> Void
) -> UIImage {
  let format = UIGraphicsImageRendererFormat.preferred()
  format.scale = scale
  return UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw($0.cgContext) }
}

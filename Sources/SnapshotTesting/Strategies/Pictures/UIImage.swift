// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit
import ImageComparison

extension Diffing where Value == UIImage {
  /// Pictures whose pixels must be the same.
  public static var image: Diffing { image() }

  /// Pictures that may differ by so much.
  ///
  /// - Parameters:
  ///   - precision: The share of the picture that must match, 0 to 1: bytes, or pixels where
  ///     `perceptualPrecision` is below 1.
  ///   - perceptualPrecision: How much of each color must match, 0 to 1: the difference ΔE of
  ///     CIE 1976 may be up to `(1 - perceptualPrecision) * 100`.
  ///   - scale: Pixels per point of a reference; `nil` or 0: those of the scope.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let strategy = ComparisonStrategy.precision(
      min(max(precision, 0), 1), perceptual: min(max(perceptualPrecision, 0), 1))
    var diffing = Diffing.diff(
      toData: { $0.pngData() ?? Data() },
      fromData: { data in
        let own = scale.flatMap { $0 > 0 ? $0 : nil } ?? UITraitCollection.current.displayScale
        return UIImage(data: data, scale: own) ?? UIImage()
      },
      diffV2: { old, new in difference(old, new, strategy) })
    diffing.judgment = .pictures(strategy)
    return diffing
  }

  private static func difference(
    _ old: UIImage, _ new: UIImage, _ strategy: ComparisonStrategy
  ) -> (String, [DiffAttachment])? {
    let words: String
    switch strategy.compare(old.bitmap, with: new.bitmap) {
    case .equal: return nil
    case .differing(let difference):
      words =
        "\(difference.differingPixelCount) of \(difference.pixelCount) pixels differ, by up to "
        + "\(difference.largestChannelDifference) of 255."
    case .sizeMismatch(let reference, let actual, _):
      words = "The reference has \(reference) pixels, and the picture \(actual)."
    }
    let difference = UIImage(
      bitmap: DifferenceImage.make(
        reference: old.bitmap, actual: new.bitmap, strategy: strategy))
    let attachments = [("reference", old), ("failure", new), ("difference", difference)].map {
      DiffAttachment.data($1.pngData() ?? Data(), name: "\($0).png")
    }
    return (words, attachments)
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// A picture, whose pixels must be the same.
  public static var image: Snapshotting { image() }

  /// A picture, which may differ by so much.
  ///
  /// - Parameters:
  ///   - precision: The share of the picture that must match, 0 to 1: bytes, or pixels where
  ///     `perceptualPrecision` is below 1.
  ///   - perceptualPrecision: How much of each color must match, 0 to 1: the difference ΔE of
  ///     CIE 1976 may be up to `(1 - perceptualPrecision) * 100`.
  ///   - scale: Pixels per point of a reference; `nil` or 0: those of the scope.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

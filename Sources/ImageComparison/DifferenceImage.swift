// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// The picture of a difference: where two pictures differ, on top of what they show.
///
/// | in the picture | means |
/// |---|---|
/// | light gray | the reference, where nothing counts as different |
/// | magenta | a pixel that counts as different |
/// | teal diagonal lines | the strategy leaves these pixels out |
/// | light blue | only the reference reaches here; its content shows through |
/// | light orange | only the actual picture reaches here; its content shows through |
/// | transparent | neither picture reaches here |
///
/// ```swift
/// let difference = DifferenceImage.make(reference: reference, actual: actual)
/// ```
public enum DifferenceImage {
  /// The color of a pixel that counts as different: magenta, which no gray comes near.
  public static let differing = Color(red: 255, green: 0, blue: 204)
  /// The color of black content where only the reference reaches.
  public static let onlyReference = Color(red: 66, green: 153, blue: 225)
  /// The color of black content where only the actual picture reaches.
  public static let onlyActual = Color(red: 237, green: 137, blue: 54)
  /// The color of the lines over what is left out: teal.
  public static let ignored = Color(red: 0, green: 150, blue: 136)
  /// The color of black content where nothing differs: light, so that magenta stands out.
  static let unchanged = Color(red: 178, green: 178, blue: 178)

  /// The most pixels of a difference image: 64,000,000.
  ///
  /// One picture may be very wide and the other very high; then the image is cut at the bottom.
  public static let maximumPixelCount = 64_000_000

  /// Makes the picture of the difference, as wide as the wider and as high as the higher picture.
  ///
  /// - Parameters:
  ///   - reference: The stored picture.
  ///   - actual: The picture that is compared with it.
  ///   - strategy: What counts as different, `.exact` by default.
  public static func make(
    reference: Bitmap, actual: Bitmap, strategy: ComparisonStrategy = .exact
  ) -> Bitmap {
    let width = max(reference.width, actual.width)
    let height = min(
      max(reference.height, actual.height), width == 0 ? 0 : maximumPixelCount / width)
    return DifferencePainter(reference: reference, actual: actual, strategy: strategy)
      .picture(width: width, height: height)
  }
}

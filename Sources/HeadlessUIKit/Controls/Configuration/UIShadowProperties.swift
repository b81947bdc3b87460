// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The shadow of a configuration's background.
///
/// ```swift
/// background.shadowProperties.radius = 8
/// background.shadowProperties.opacity = 0.2
/// ```
public struct UIShadowProperties: Hashable {
  /// The color; `nil` for black.
  public var color: UIColor?
  /// Changes the color.
  public var colorTransformer: UIConfigurationColorTransformer?
  /// From 0, the default, for none, to 1.
  public var opacity: CGFloat = 0
  /// The standard deviation of the blur, in points. The default is 0.
  public var radius: CGFloat = 0
  /// How far the shadow is moved, in points. The default is not at all.
  public var offset: CGSize = .zero
  /// What casts the shadow; `nil`, the default, for the background.
  public var path: UIBezierPath?

  init() {}

  /// The color as it is drawn.
  public func resolvedColor() -> UIColor {
    let color = color ?? .black
    return colorTransformer?(color) ?? color
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UIImage {
  /// Whether a picture keeps its colors.
  public enum RenderingMode: Int, Sendable {
    /// The place where the picture is shown decides; an image view keeps the colors, except for
    /// symbols, which take the tint.
    case automatic = 0
    /// The colors are kept.
    case alwaysOriginal = 1
    /// Every pixel takes the tint and keeps its opacity.
    case alwaysTemplate = 2
  }

  /// Whether the picture keeps its colors or takes the tint.
  public var renderingMode: RenderingMode { displayOptions.renderingMode }

  /// The same picture in another mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changing { $0.renderingMode = renderingMode }
  }

  /// The picture in one color under the current traits, each pixel with its own opacity. Costs one
  /// pass over the pixels.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The picture in one color and another mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    let tint = color.components(with: .current).color
    if let symbol = symbolTinted(tint, renderingMode: renderingMode) { return symbol }
    var displayOptions = displayOptions
    displayOptions.renderingMode = renderingMode
    displayOptions.vector = nil
    return UIImage(
      bitmap: bitmap.tinted(tint), scale: scale, displayOptions)
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Makes fonts and lengths follow the content size, as the fonts of a role do.
///
/// ```swift
/// let base = UIFont.systemFont(ofSize: 15, weight: .medium)
/// label.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: base)
/// label.adjustsFontForContentSizeCategory = true
/// ```
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// Makes the metrics of a role.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of ``UIFont/TextStyle/body``.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// `font`, which is made for the standard content size, for that of the traits; `nil` is the
  /// current ones.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// The same, at most `maximumPointSize` points large; 0 does not limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return UIFont(
      font.design, size: maximumPointSize > 0 ? min(maximumPointSize, size) : size,
      dynamic: .scaled(base: font, style: style, maximum: maximumPointSize))
  }

  /// A length for the content size of the traits, rounded to the nearest pixel; `nil` is the
  /// current ones.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> CGFloat {
    let category = UIContentSizeCategory.wanted(by: traitCollection)
    let ratio = style.size(at: category) / style.size(at: .large)
    guard ratio != 1 else { return value }
    let own = traitCollection?.displayScale ?? 0
    let scale = own > 0 ? own : RenderingEnvironment.current.displayScale
    return PixelGrid(scale: scale).round(value * ratio)
  }
}

extension UIFont {
  /// The font at the content size of `traits`; itself where its size is fixed.
  func adapted(to traits: UITraitCollection) -> UIFont {
    switch dynamic {
    case nil: self
    case .style(let style):
      UIFont(
        design, size: style.size(at: UIContentSizeCategory.wanted(by: traits)), dynamic: dynamic)
    case .scaled(let base, let style, let maximum):
      UIFontMetrics(forTextStyle: style).scaledFont(
        for: base, maximumPointSize: maximum, compatibleWith: traits)
    }
  }
}

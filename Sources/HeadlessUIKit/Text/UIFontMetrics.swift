// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Makes fonts and lengths follow the content size, as the lines of a role do: as the distance of
/// its baselines grows, not as its letters. Published pictures of iOS 17 show 16 points of the body
/// as 14 at the smallest size and as 35 at `accessibilityExtraLarge`.
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

  /// `font`, which is made for the standard content size, for that of the traits, in whole points;
  /// `nil` is the current ones.
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
    let ratio = ratio(traitCollection)
    let size = ratio == 1 ? font.pointSize : (font.pointSize * ratio).rounded()
    return UIFont(
      font.design, size: maximumPointSize > 0 ? min(maximumPointSize, size) : size,
      dynamic: .scaled(base: font, style: style, maximum: maximumPointSize))
  }

  /// A length for the content size of the traits, rounded to the nearest pixel; `nil` is the
  /// current ones.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> CGFloat {
    let ratio = ratio(traitCollection)
    guard ratio != 1 else { return value }
    let own = traitCollection?.displayScale ?? 0
    let scale = own > 0 ? own : RenderingEnvironment.current.displayScale
    return PixelGrid(scale: scale).round(value * ratio)
  }

  /// How far baselines of the role are apart, beside the standard size.
  private func ratio(_ traits: UITraitCollection?) -> CGFloat {
    style.linePitch(at: UIContentSizeCategory.wanted(by: traits)) / style.linePitch(at: .large)
  }
}

extension UIFont {
  /// The font at the content size of `traits`; itself where its size is fixed, or that one.
  func adapted(to traits: UITraitCollection) -> UIFont {
    guard let adapted = newlyAdapted(to: traits), adapted.pointSize != pointSize else {
      return self
    }
    return adapted
  }

  private func newlyAdapted(to traits: UITraitCollection) -> UIFont? {
    switch dynamic {
    case nil: nil
    case .style(let style):
      UIFont(
        design, size: style.size(at: UIContentSizeCategory.wanted(by: traits)), dynamic: dynamic)
    case .scaled(let base, let style, let maximum):
      UIFontMetrics(forTextStyle: style).scaledFont(
        for: base, maximumPointSize: maximum, compatibleWith: traits)
    }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIButton.Configuration {
  /// How much of its color a tinted background has. Apple's UIKitCatalog on an iPhone 11 with iOS
  /// 16.2 has 0.2 in the dark; no picture of the light one is published.
  private static let pale: (light: CGFloat, dark: CGFloat) = (0.18, 0.2)
  private static let pressed: CGFloat = 0.75

  /// The colors and texts of a configuration in a state.
  struct Resolved {
    var foreground: UIColor
    var background: UIBackgroundConfiguration
    var title: NSAttributedString?
    var subtitle: NSAttributedString?
  }

  /// What a button shows in a state.
  ///
  /// - Parameter titleColor: What the button was given by `setTitleColor(_:for:)`; it is the texts'
  ///   color where the configuration says none, as recorded by sukhaman/budgetManager.
  func resolved(
    state: UIControl.State, tint: UIColor, titleColor: UIColor?, traits: UITraitCollection,
    size: CGSize
  ) -> Resolved {
    var (foreground, fill) = colors(state: state, tint: tint)
    if state.contains(.highlighted) {
      foreground = foreground.withMultipliedAlpha(
        look == .filled ? 1 : UIButton.Configuration.pressed)
      fill = fill.withMultipliedAlpha(UIButton.Configuration.pressed)
    }
    var background = background
    if background.backgroundColor == nil { background.backgroundColor = fill }
    background.cornerRadius = cornerRadius(size: size, traits: traits)
    let textColor = baseForegroundColor == nil ? titleColor ?? foreground : foreground
    return Resolved(
      foreground: foreground, background: background,
      title: text(
        attributedTitle, buttonSize.titleStyle, textColor, titleTextAttributesTransformer, traits),
      subtitle: text(
        attributedSubtitle, buttonSize.subtitleStyle, textColor,
        subtitleTextAttributesTransformer, traits))
  }

  private func colors(state: UIControl.State, tint: UIColor) -> (UIColor, UIColor) {
    let isSelected = state.contains(.selected) && automaticallyUpdateForSelection
    if state.contains(.disabled) {
      return (.tertiaryLabel, look == .plain ? .clear : .tertiarySystemFill)
    }
    let base = baseBackgroundColor
    switch look {
    case .plain:
      let fill =
        isSelected
        ? (base ?? tint).pale(UIButton.Configuration.pale) : base ?? .clear
      return (baseForegroundColor ?? tint, fill)
    case .gray:
      let fill =
        isSelected
        ? (base ?? tint).pale(UIButton.Configuration.pale)
        : base ?? .secondarySystemFill
      return (baseForegroundColor ?? tint, fill)
    case .tinted:
      let color = base ?? tint
      return (
        baseForegroundColor ?? tint,
        color.pale(UIButton.Configuration.pale).withMultipliedAlpha(isSelected ? 2 : 1)
      )
    case .filled: return (baseForegroundColor ?? .white, base ?? tint)
    }
  }

  private func cornerRadius(size: CGSize, traits: UITraitCollection) -> CGFloat {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .dynamic:
      UIFontMetrics(forTextStyle: .body).scaledValue(
        for: background.cornerRadius, compatibleWith: traits)
    case .small: 6
    case .medium: 8
    case .large: 14
    case .capsule: min(size.width, size.height) / 2
    }
  }

  private func text(
    _ text: AttributedString?, _ style: UIFont.TextStyle, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?, _ traits: UITraitCollection
  ) -> NSAttributedString? {
    guard let text, !text.characters.isEmpty else { return nil }
    var defaults = AttributeContainer()
    defaults.font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    defaults.foregroundColor = color
    return text.uikitString(transformer?(defaults) ?? defaults)
  }
}

extension UIColor {
  /// The color with little of its alpha, in light and dark surroundings.
  fileprivate func pale(_ share: (light: CGFloat, dark: CGFloat)) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      let isDark = traits.userInterfaceStyle == .dark
      return color.withAlphaComponent(
        color.cgColor.alpha * (isDark ? share.dark : share.light))
    }
  }

  /// The color with its alpha multiplied, for each style of its own.
  func withMultipliedAlpha(_ factor: CGFloat) -> UIColor {
    guard factor != 1 else { return self }
    return UIColor(dynamicProvider: { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * factor)
    })
  }
}

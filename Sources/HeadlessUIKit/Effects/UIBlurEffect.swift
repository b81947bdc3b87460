// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Blurs what lies behind a view and lays a tint on it.
///
/// What shows is blurred by 20 to 30 points, in the view's bounds, with stronger colors. The tints
/// are close to those of iOS 18 and not measured.
open class UIBlurEffect: UIVisualEffect {
  /// How a blur looks.
  public enum Style: Int, Sendable {
    /// Nearly white.
    case extraLight = 0
    /// Lighter than what lies behind.
    case light = 1
    /// Darker than what lies behind.
    case dark = 2
    /// As dark as the surroundings' style.
    case regular = 4
    /// As dark as the surroundings' style, with more contrast.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The usual material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The thinnest material, always light.
    case systemUltraThinMaterialLight = 11
    /// A thin material, always light.
    case systemThinMaterialLight = 12
    /// The usual material, always light.
    case systemMaterialLight = 13
    /// A thick material, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// The thinnest material, always dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material, always dark.
    case systemThinMaterialDark = 17
    /// The usual material, always dark.
    case systemMaterialDark = 18
    /// A thick material, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Makes a blur as light or dark as the surroundings.
  public override convenience init() { self.init(style: .regular) }

  /// Makes a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// How the blur is drawn: a length in points, a factor of the colors' strength, and a tint.
  struct Material {
    var radius: CGFloat
    var saturation: Double
    /// The tint's gray, from 0 to 1.
    var white: CGFloat
    /// How much the tint covers, from 0 to 1.
    var cover: CGFloat

    var tint: Color {
      let gray = UInt8((white * 255).rounded())
      return Color(red: gray, green: gray, blue: gray, alpha: UInt8((cover * 255).rounded()))
    }
  }

  // The first three are those of Apple's sample "UIImageEffects", the dark materials those of
  // Apple's design resources for iOS; the light ones were chosen to look as iOS 18's do on white,
  // on black and on photographs.
  func material(isDark: Bool) -> Material {
    switch style {
    case .extraLight: Material(radius: 20, saturation: 1.8, white: 0.97, cover: 0.82)
    case .light: Material(radius: 30, saturation: 1.8, white: 1, cover: 0.3)
    case .dark: Material(radius: 20, saturation: 1.8, white: 0.11, cover: 0.73)
    case .regular, .systemMaterial:
      isDark ? .dark(cover: 0.82) : .light(cover: 0.72)
    case .prominent, .systemThickMaterial:
      isDark ? .dark(cover: 0.9) : .light(cover: 0.84)
    case .systemUltraThinMaterial: isDark ? .dark(cover: 0.55) : .light(cover: 0.44)
    case .systemThinMaterial: isDark ? .dark(cover: 0.7) : .light(cover: 0.6)
    case .systemChromeMaterial: isDark ? .chromeDark : .light(cover: 0.8)
    case .systemUltraThinMaterialLight: .light(cover: 0.44)
    case .systemThinMaterialLight: .light(cover: 0.6)
    case .systemMaterialLight: .light(cover: 0.72)
    case .systemThickMaterialLight: .light(cover: 0.84)
    case .systemChromeMaterialLight: .light(cover: 0.8)
    case .systemUltraThinMaterialDark: .dark(cover: 0.55)
    case .systemThinMaterialDark: .dark(cover: 0.7)
    case .systemMaterialDark: .dark(cover: 0.82)
    case .systemThickMaterialDark: .dark(cover: 0.9)
    case .systemChromeMaterialDark: .chromeDark
    }
  }

  /// Whether what lies on the blur is light.
  func isDark(in traits: UITraitCollection) -> Bool {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      true
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      traits.userInterfaceStyle == .dark
    }
  }
}

extension UIBlurEffect.Material {
  fileprivate static func light(cover: CGFloat) -> UIBlurEffect.Material {
    UIBlurEffect.Material(radius: 30, saturation: 1.8, white: 0.97, cover: cover)
  }

  fileprivate static func dark(cover: CGFloat) -> UIBlurEffect.Material {
    UIBlurEffect.Material(radius: 30, saturation: 1.8, white: 37.0 / 255, cover: cover)
  }

  fileprivate static var chromeDark: UIBlurEffect.Material {
    UIBlurEffect.Material(radius: 30, saturation: 1.8, white: 29.0 / 255, cover: 0.75)
  }
}

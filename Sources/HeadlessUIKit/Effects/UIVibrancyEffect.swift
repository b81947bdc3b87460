// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Lets what a view shows take its color from the blur behind it.
///
/// The content's colors do not count, its shapes do: they are filled with white or black that is
/// blended with the blur, as iOS does, whose filters differ in detail.
open class UIVibrancyEffect: UIVisualEffect {
  let blur: UIBlurEffect
  let style: UIVibrancyEffectStyle

  /// Makes the effect for labels on a blur as light or dark as the surroundings.
  public override convenience init() { self.init(blurEffect: UIBlurEffect()) }

  /// Makes the effect for labels on a blur.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Makes the effect for what lies on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    blur = blurEffect
    self.style = style
    super.init()
  }
}

/// What lies on a blur, from strong to faint.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text and signs.
  case label = 0
  /// A second text.
  case secondaryLabel = 1
  /// A third text.
  case tertiaryLabel = 2
  /// What can hardly be seen.
  case quaternaryLabel = 3
  /// Large areas.
  case fill = 4
  /// Middling areas.
  case secondaryFill = 5
  /// Small areas.
  case tertiaryFill = 6
  /// Lines between parts.
  case separator = 7

  /// How strong it is, from 0 to 1.
  var strength: CGFloat {
    switch self {
    case .label: 0.85
    case .secondaryLabel: 0.6
    case .tertiaryLabel: 0.4
    case .quaternaryLabel: 0.25
    case .fill: 0.3
    case .secondaryFill: 0.22
    case .tertiaryFill: 0.15
    case .separator: 0.25
    }
  }
}

extension UIVisualEffectView {
  /// What fills the shapes of a vibrant view, and how it is blended.
  struct Vibrancy {
    var color: Color
    var blendMode: BlendMode
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UILabel {
  /// What shows of a label that has a text.
  @StatePropertyBuilder var textProperties: [StateProperty] {
    StateProperty("font", font.stateValue)
    StateProperty("color", color: textColor)
    StateProperty("lines", number: CGFloat(numberOfLines), default: 1)
    StateProperty("alignment", term: textAlignment, default: .natural)
    if isHighlighted {
      StateProperty("state", .term("highlighted"))
      StateProperty("highlightedTextColor", color: highlightedTextColor)
    }
    StateProperty("enabled", flag: isEnabled, default: true)
    StateProperty("lineBreakMode", term: lineBreakMode, default: .byTruncatingTail)
    if !lineBreakStrategy.contains(.pushOut) {
      StateProperty("lineBreakStrategy", .term("none"))
    }
    if case .attributed(let text) = content {
      StateProperty("attributes", .list(text.stateValues))
    }
    if shadowColor != nil {
      StateProperty("shadowColor", color: shadowColor)
      StateProperty("shadowOffset", numbers: [shadowOffset.width, shadowOffset.height])
    }
    StateProperty("preferredMaxLayoutWidth", number: preferredMaxLayoutWidth, default: 0)
    StateProperty(
      "adjustsFontForContentSizeCategory", flag: adjustsFontForContentSizeCategory,
      default: false)
    if adjustsFontSizeToFitWidth {
      StateProperty("adjustsFontSizeToFitWidth", flag: true)
      StateProperty("minimumScaleFactor", number: minimumScaleFactor, default: 0)
      StateProperty("baselineAdjustment", term: baselineAdjustment, default: .alignBaselines)
    }
  }
}

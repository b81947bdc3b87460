// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

extension UILabel {
  /// Reads what a label has.
  func decodeLabel(_ element: NibElement, _ session: NibSession) {
    if let font = session.font("fontDescription", of: element) { self.font = font }
    if let color = session.color("textColor", of: element) { textColor = color }
    textAlignment = NSTextAlignment(nib: element["textAlignment"])
    lineBreakMode = NSLineBreakMode(nib: element["lineBreakMode"]) ?? .byTruncatingTail
    if let lines = element.integer("numberOfLines") { numberOfLines = lines }
    decodeShrinking(element)
    if let adjusts = element.bool("adjustsFontForContentSizeCategory") {
      adjustsFontForContentSizeCategory = adjusts
    }
    switch element["baselineAdjustment"] {
    case "alignBaselines": baselineAdjustment = .alignBaselines
    case "alignCenters": baselineAdjustment = .alignCenters
    case "none": baselineAdjustment = .none
    default: break
    }
    if let color = session.color("highlightedColor", of: element) { highlightedTextColor = color }
    if let color = session.color("shadowColor", of: element) { shadowColor = color }
    if let offset = element.size("shadowOffset") { shadowOffset = offset }
    if let enabled = element.bool("enabled") { isEnabled = enabled }
    if let highlighted = element.bool("highlighted") { isHighlighted = highlighted }
    if let width = element.number("preferredMaxLayoutWidth") {
      preferredMaxLayoutWidth = CGFloat(width)
    }
    if let text = session.attributedText("attributedText", of: element) {
      attributedText = text
    } else if let text = element.string("text") {
      self.text = text
    }
  }

  /// Interface Builder writes that a text does not shrink. One that does has a smallest size alone,
  /// in points or as a part of its own.
  private func decodeShrinking(_ element: NibElement) {
    if let scale = element.number("minimumScaleFactor") {
      minimumScaleFactor = CGFloat(scale)
      adjustsFontSizeToFitWidth = true
    } else if let size = element.number("minimumFontSize"), font.pointSize > 0 {
      minimumScaleFactor = min(1, CGFloat(size) / font.pointSize)
      adjustsFontSizeToFitWidth = true
    }
    if let adjusts = element.bool("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = adjusts }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

extension UITextField {
  /// Reads what a text field has.
  func decodeField(_ element: NibElement, _ session: NibSession) {
    if let font = session.font("fontDescription", of: element) { self.font = font }
    if let color = session.color("textColor", of: element) { textColor = color }
    textAlignment = NSTextAlignment(nib: element["textAlignment"])
    switch element["borderStyle"] {
    case "line": borderStyle = .line
    case "bezel": borderStyle = .bezel
    case "roundedRect": borderStyle = .roundedRect
    default: borderStyle = .none
    }
    switch element["clearButtonMode"] {
    case "whileEditing": clearButtonMode = .whileEditing
    case "unlessEditing": clearButtonMode = .unlessEditing
    case "always": clearButtonMode = .always
    default: break
    }
    // Interface Builder writes that a text does not shrink, and not that it does.
    if let size = element.number("minimumFontSize") {
      minimumFontSize = CGFloat(size)
      adjustsFontSizeToFitWidth = true
    }
    if let adjusts = element.bool("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = adjusts }
    if let adjusts = element.bool("adjustsFontForContentSizeCategory") {
      adjustsFontForContentSizeCategory = adjusts
    }
    decodeInputTraits(of: element)
    if let text = session.attributedText("attributedPlaceholder", of: element) {
      attributedPlaceholder = text
    } else if let text = element.string("placeholder") {
      placeholder = text
    }
    if let text = session.attributedText("attributedText", of: element) {
      attributedText = text
    } else if let text = element.string("text") {
      self.text = text
    }
  }
}

extension UITextView {
  /// Reads what a text view has.
  func decodeText(_ element: NibElement, _ session: NibSession) {
    if let font = session.font("fontDescription", of: element) { self.font = font }
    if let color = session.color("textColor", of: element) { textColor = color }
    textAlignment = NSTextAlignment(nib: element["textAlignment"])
    if let editable = element.bool("editable") { isEditable = editable }
    if let selectable = element.bool("selectable") { isSelectable = selectable }
    decodeInputTraits(of: element)
    if let adjusts = element.bool("adjustsFontForContentSizeCategory") {
      adjustsFontForContentSizeCategory = adjusts
    }
    if let text = session.attributedText("attributedText", of: element) {
      attributedText = text
    } else if let text = element.string("text") {
      self.text = text
    }
  }
}

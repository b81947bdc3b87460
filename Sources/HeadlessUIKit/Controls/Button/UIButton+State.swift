// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIButton {
  /// How a button arranges its parts. The parts tell their own texts, colors and images.
  @StatePropertyBuilder var buttonProperties: [StateProperty] {
    StateProperty("contentEdgeInsets", insets: contentEdgeInsets)
    StateProperty("titleEdgeInsets", insets: titleEdgeInsets)
    StateProperty("imageEdgeInsets", insets: imageEdgeInsets)
    StateProperty("adjustsImageWhenHighlighted", flag: adjustsImageWhenHighlighted, default: true)
    StateProperty("adjustsImageWhenDisabled", flag: adjustsImageWhenDisabled, default: true)
    if let configuration { configuration.stateProperties }
  }
}

extension UIButton.Configuration {
  @StatePropertyBuilder fileprivate var stateProperties: [StateProperty] {
    StateProperty("configuration", term: look)
    StateProperty("cornerStyle", term: cornerStyle, default: .dynamic)
    StateProperty("buttonSize", term: buttonSize, default: .medium)
    StateProperty("baseForegroundColor", color: baseForegroundColor)
    StateProperty("baseBackgroundColor", color: baseBackgroundColor)
    StateProperty("contentInsets", insets: contentInsets, default: buttonSize.contentInsets)
    if image != nil || showsActivityIndicator {
      StateProperty("imagePlacement", term: imagePlacement.name, default: "leading")
      StateProperty("imagePadding", number: imagePadding, default: 0)
    }
    if subtitle != nil || attributedSubtitle != nil {
      StateProperty("titlePadding", number: titlePadding, default: 1)
      StateProperty("titleAlignment", term: titleAlignment, default: .automatic)
    }
    StateProperty("showsActivityIndicator", flag: showsActivityIndicator, default: false)
  }
}

extension NSDirectionalRectEdge {
  /// The edges' names with spaces between them.
  fileprivate var name: String {
    let names: [(NSDirectionalRectEdge, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIImageView {
  /// What shows of a view that has a picture.
  @StatePropertyBuilder var sceneProperties: [StateProperty] {
    if let image = configured(isHighlighted ? highlightedImage ?? image : image) {
      StateProperty("image", image: image)
      if image.takesTint { StateProperty("tint", color: tintColor) }
      StateProperty("alignment", term: contentMode, default: .scaleToFill)
    }
    StateProperty("symbolHasDisappeared", flag: symbolHasDisappeared, default: false)
    if let shownImage {
      // Scenes of version 2 did not know of animations: the name `image` stays that of the still
      // one.
      if isAnimating { StateProperty("animationImage", image: shownImage) }
      if shownImage.capInsets != .zero {
        StateProperty("capInsets", insets: shownImage.capInsets)
        StateProperty("resizingMode", term: shownImage.resizingMode)
      }
      StateProperty(
        "flipsForRightToLeft", flag: shownImage.flipsForRightToLeftLayoutDirection,
        default: false)
    }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// A field's picture in the place of its border.
final class UITextFieldBackgroundView: UIImageView {}

extension UITextField {
  /// What is shown in the place of the border; round corners show no picture.
  private var shownBackground: UIImage? {
    guard borderStyle != .roundedRect, let background else { return nil }
    return isEnabled ? background : disabledBackground ?? background
  }

  /// Whether a picture stands in the place of the border.
  var hidesBorder: Bool { shownBackground != nil }

  func backgroundImageDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
  }

  func layOutBackground() {
    let shown = shownBackground
    guard shown != nil || backgroundView != nil else { return }
    let view = backgroundView ?? UITextFieldBackgroundView()
    if view.superview !== self { insertSubview(view, at: 0) }
    backgroundView = view
    if view.image !== shown { view.image = shown }
    view.isHidden = shown == nil
    view.frame = borderRect(forBounds: bounds)
  }
}

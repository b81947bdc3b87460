// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// The button that empties a field, for code that asks for it by the name that UIKit does not
/// publish: `field.value(forKey: "clearButton") as? UIButton`. It shows the usual disk until it is
/// given a picture.
final class UITextFieldNamedClearButton: UIButton {
  private let disk = UITextFieldClearButton()

  convenience init(color: UIColor) {
    self.init(type: .custom)
    disk.color = color
    disk.isOpaque = false
    disk.isUserInteractionEnabled = false
    addSubview(disk)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    disk.isHidden = image(for: .normal) != nil
    disk.frame = bounds
  }

  override func setImage(_ image: UIImage?, for state: UIControl.State) {
    super.setImage(image, for: state)
    setNeedsLayout()
  }
}

extension UITextField {
  /// The button that empties the field, which takes the place of the plain one.
  final var namedClearButton: UIButton {
    if let button = namedClearButtonStorage { return button }
    let button = UITextFieldNamedClearButton(color: clearButtonColor)
    button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    namedClearButtonStorage = button
    clearButtonStorage?.removeFromSuperview()
    setNeedsLayout()
    return button
  }
}

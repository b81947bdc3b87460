// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The capsule below a bar's button on iOS 26: what the glass looks like on an empty background.
final class BarButtonPlatter: UIView {
  /// - Parameter fill: The color of a button that stands out; `nil` for that of glass.
  func show(_ platter: BarLook.Platter, fill: UIColor?) {
    isUserInteractionEnabled = false
    backgroundColor = fill ?? platter.color
    platter.shadow.apply(to: self)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}

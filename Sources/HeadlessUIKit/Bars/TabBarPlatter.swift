// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The capsule below the items of a tab bar on iOS 26, with the one behind the selected item.
final class TabBarPlatter: UIView {
  private let selection = UIView()

  /// - Parameter selected: The left edge and the width of the selected item's capsule in the bar.
  func show(_ platter: TabBarLook.Platter, selected: (x: CGFloat, width: CGFloat)?) {
    isUserInteractionEnabled = false
    backgroundColor = platter.color
    layer.cornerRadius = bounds.height / 2
    platter.shadow.apply(to: self)
    guard let selected else { return selection.removeFromSuperview() }
    if selection.superview == nil { addSubview(selection) }
    selection.backgroundColor = platter.selection
    selection.frame = CGRect(
      x: selected.x - frame.minX, y: platter.inset, width: selected.width,
      height: bounds.height - 2 * platter.inset)
    selection.layer.cornerRadius = selection.bounds.height / 2
  }
}

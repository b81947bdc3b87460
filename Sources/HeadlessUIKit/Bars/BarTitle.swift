// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The attributes that an item of a bar gives its title, in place of the bar's own.
struct BarTitle {
  private var attributes: [NSAttributedString.Key: Any] = [:]

  /// The title of an item; `base` are the attributes that the bar's appearance says.
  init(
    _ item: UIBarItem, isSelected: Bool = false, isEnabled: Bool,
    base: [NSAttributedString.Key: Any] = [:]
  ) {
    let state: UIControl.State = !isEnabled ? .disabled : isSelected ? .selected : .normal
    let normal = item.titleTextAttributes(for: .normal) ?? [:]
    attributes = item.titleTextAttributes(for: state) ?? normal
    // The color of another state is not that of this one: the bar's tint says which is which.
    if item.titleTextAttributes(for: state) == nil, state != .normal {
      attributes[.foregroundColor] = nil
    }
    if attributes[.font] == nil { attributes[.font] = normal[.font] }
    attributes = base.merging(attributes) { $1 }
  }

  /// Gives a label with the bar's own look these attributes.
  func style(_ label: UILabel) {
    guard !attributes.isEmpty, let text = label.text else { return }
    var all: [NSAttributedString.Key: Any] = [:]
    all[.font] = label.font
    all[.foregroundColor] = label.textColor
    let alignment = label.textAlignment
    label.attributedText = NSAttributedString(
      string: text, attributes: all.merging(attributes) { $1 })
    label.textAlignment = alignment
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// What the rows of tables and lists say of themselves: all their texts in one sentence. A row with
// controls is its texts and, after them, each of its controls.

/// A row, or what stands above or below rows.
@preconcurrency @MainActor
protocol AccessibleRow: UIView, AccessibilityDefaults {
  /// What the row says of its state and its mark.
  var rowTraits: UIAccessibilityTraits { get }
}

extension AccessibleRow {
  var isElementByDefault: Bool {
    let parts = RowParts(self)
    return parts.controls.isEmpty && !parts.texts.isEmpty
  }

  var defaultAccessibilityLabel: String? { RowParts(self).label }
  var defaultAccessibilityTraits: UIAccessibilityTraits { rowTraits }

  var defaultAccessibilityElements: [Any]? {
    let parts = RowParts(self)
    guard !parts.controls.isEmpty, let label = parts.label else { return nil }
    let text = UIAccessibilityElement(accessibilityContainer: self)
    text.accessibilityLabel = label
    text.accessibilityTraits = rowTraits
    text.accessibilityFrameInContainerSpace = bounds
    return [text] + parts.controls
  }
}

/// What there is to read in a row.
@preconcurrency @MainActor
private struct RowParts {
  var texts: [String] = []
  var controls: [UIView] = []

  init(_ row: UIView) {
    for view in row.subviews { add(view) }
  }

  var label: String? { texts.isEmpty ? nil : texts.joined(separator: ", ") }

  private mutating func add(_ view: UIView) {
    guard !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden else { return }
    guard view.isAccessibilityElement else {
      if view.accessibilityElements != nil { return controls.append(view) }
      for view in view.subviews { add(view) }
      return
    }
    let isPlain = view.accessibilityTraits.isSubset(of: [.staticText, .image, .header])
    guard isPlain, !(view is UIControl) else { return controls.append(view) }
    let words = [view.accessibilityLabel, view.accessibilityValue]
    texts += words.compactMap { $0 }.filter { !$0.isEmpty }
  }
}

extension UITableViewCell: AccessibleRow {
  var rowTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if isSelected || accessoryType == .checkmark { traits.insert(.selected) }
    if accessoryType == .disclosureIndicator || accessoryType == .detailDisclosureButton {
      traits.insert(.button)
    }
    if !isUserInteractionEnabled { traits.insert(.notEnabled) }
    return traits
  }
}

extension UICollectionViewListCell: AccessibleRow {
  var rowTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    let isChecked = accessories.contains {
      if case .checkmark = $0.kind { true } else { false }
    }
    let isDisclosed = accessories.contains {
      if case .disclosureIndicator = $0.kind { true } else { false }
    }
    if isSelected || isChecked { traits.insert(.selected) }
    if isDisclosed { traits.insert(.button) }
    if !isUserInteractionEnabled { traits.insert(.notEnabled) }
    return traits
  }
}

extension UITableViewHeaderFooterView: AccessibleRow {
  var rowTraits: UIAccessibilityTraits { isHeader ? .header : .none }
}

/// The mark for more information is a button.
extension CellAccessoryMark: AccessibilityDefaults {
  var isElementByDefault: Bool { isDetailButton }
  var defaultAccessibilityLabel: String? { isDetailButton ? "More Info" : nil }
  var defaultAccessibilityTraits: UIAccessibilityTraits { isDetailButton ? .button : .none }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension ControlSheet {
  /// Segmented controls.
  static let segments = ControlSheet(name: "segments") {
    let first = UISegmentedControl(items: ["First", "Second", "Third"])
    first.selectedSegmentIndex = 0
    let none = UISegmentedControl(items: ["Day", "Week", "Month", "Year"])
    let middle = UISegmentedControl(items: ["Day", "Week", "Month", "Year"])
    middle.selectedSegmentIndex = 2
    middle.setEnabled(false, forSegmentAt: 0)
    let off = UISegmentedControl(items: ["On", "Off"])
    off.selectedSegmentIndex = 1
    off.isEnabled = false
    let colored = UISegmentedControl(items: ["Cats", "A longer title"])
    colored.selectedSegmentIndex = 1
    colored.selectedSegmentTintColor = .systemBlue
    colored.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    colored.apportionsSegmentWidthsByContent = true
    colored.sizeToFit()
    return column([first, none, middle, off, colored])
  }
}

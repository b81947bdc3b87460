// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// The keys of a keypad, from the top left: the same for each lifecycle.
enum KeypadKeys {
  static let columns = 3
  static let rows = 4

  /// The view models of the keys.
  static var viewModels: [KeypadCellViewModel] {
    ((1...9).map(String.init) + [".", "0"]).map { KeypadCellViewModel(text: $0) }
      + [KeypadCellViewModel(image: ExampleImage.clear)]
  }

  /// Places `cells` side by side, as large as each other.
  static func place(_ cells: [UIView], in bounds: CGRect) {
    let size = CGSize(
      width: bounds.width / CGFloat(columns), height: bounds.height / CGFloat(rows))
    for (index, cell) in cells.enumerated() {
      cell.frame = CGRect(
        x: CGFloat(index % columns) * size.width, y: CGFloat(index / columns) * size.height,
        width: size.width, height: size.height)
    }
  }
}

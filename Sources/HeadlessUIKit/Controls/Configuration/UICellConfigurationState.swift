// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The state of a cell, for code that chooses its look by it.
public struct UICellConfigurationState: Hashable {
  /// The cell's traits.
  public var traitCollection: UITraitCollection
  /// Whether the row is chosen.
  public var isSelected: Bool
  /// Whether the row is being pressed.
  public var isHighlighted: Bool
  /// Whether the row is being edited.
  public var isEditing: Bool
}

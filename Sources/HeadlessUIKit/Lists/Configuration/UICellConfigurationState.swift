// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The state of a cell, for code that chooses its look by it.
///
/// What people drag is never so in a picture: ``cellDragState`` and ``cellDropState`` are `none`
/// unless code sets them.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// What a drag does to a cell.
  public enum DragState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// The cell is about to be dragged.
    case lifting = 1
    /// The cell is being dragged.
    case dragging = 2
  }

  /// What a drop does to a cell.
  public enum DropState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A drop is under way, and not at this cell.
    case notTargeted = 1
    /// The cell is where the drop would go.
    case targeted = 2
  }

  /// The cell's traits.
  public var traitCollection: UITraitCollection
  /// Whether people cannot use the cell. The default is false.
  public var isDisabled = false
  /// Whether the cell is being pressed. The default is false.
  public var isHighlighted = false
  /// Whether the cell is chosen. The default is false.
  public var isSelected = false
  /// Whether a keyboard has reached the cell. The default is false.
  public var isFocused = false
  /// Whether a header stays in sight above its section. The default is false.
  public var isPinned = false
  /// Whether the cell is being edited. The default is false.
  public var isEditing = false
  /// Whether the items in this one show. The default is false.
  public var isExpanded = false
  /// Whether the actions beside the cell show. The default is false.
  public var isSwiped = false
  /// Whether the cell is being moved to another place. The default is false.
  public var isReordering = false
  /// What a drag does to the cell. The default is nothing.
  public var cellDragState = DragState.none
  /// What a drop does to the cell. The default is nothing.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state in which nothing but the traits is said.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A value of the app's own under a name; `nil` where there is none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension UITableViewCell {
  /// Changes a cell's configurations by its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Which labels a cell has and where.
  public enum CellStyle: Int, Sendable {
    /// A label.
    case `default` = 0
    /// A label, and a gray one at the other end.
    case value1 = 1
    /// A label in the tint, and one beside it.
    case value2 = 2
    /// A label, and a smaller one below it.
    case subtitle = 3
  }

  /// What a cell shows beside its content.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Makes a mask from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing.
    static let defaultMask: StateMask = []
    /// The control to delete or insert it.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that confirms that it is deleted.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// What stands at the cell's end.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrowhead in gray.
    case disclosureIndicator = 1
    /// A circled i in the tint, and an arrowhead in gray.
    case detailDisclosureButton = 2
    /// A check mark in the tint.
    case checkmark = 3
    /// A circled i in the tint.
    case detailButton = 4
  }

  /// How a chosen or pressed cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// As any other.
    case none = 0
    /// On gray, as `default`.
    case blue = 1
    /// On gray, as `default`.
    case gray = 2
    /// On gray.
    case `default` = 3
  }
}

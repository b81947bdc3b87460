// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is kept and changes no pixel here, or is reported where it would.
extension UITableViewCell {
  /// How a cell shows that it has the focus, which no cell has here.
  public enum FocusStyle: Int, Hashable, Sendable {
    /// As the system does it.
    case `default` = 0
    /// As the cell does it.
    case custom = 1
  }

  /// How the cell shows that it has the focus. The default is `default`.
  public var focusStyle: FocusStyle {
    get { KeptValues.value(of: self, or: .default) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Whether the cell has a handle while the table is edited. The table decides by its data source.
  /// The default is false.
  public var showsReorderControl: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// What lies behind a selected cell of a table with several selected ones. Not drawn, which is
  /// reported; ``selectedBackgroundView`` is. The default is `nil`.
  public var multipleSelectionBackgroundView: UIView? {
    get { KeptValues.value(of: self, or: nil) }
    set {
      KeptValues.keep(newValue, of: self)
      if newValue != nil {
        RenderingEnvironment.reportNotDrawn(
          "UITableViewCell.multipleSelectionBackgroundView",
          "selectedBackgroundView lies behind selected cells")
      }
    }
  }

  /// Whether the cell hears of touches while it is dragged. The default is false.
  public var userInteractionEnabledWhileDragging: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Whether the button for deleting is shown: never.
  public var showingDeleteConfirmation: Bool { false }
}

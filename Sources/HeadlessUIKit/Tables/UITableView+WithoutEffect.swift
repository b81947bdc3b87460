// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a table keeps and what changes no pixel here.
extension UITableView {
  /// Whether the rows' contents keep away from what covers the sides. They do. The default is true.
  public var insetsContentViewsToSafeArea: Bool {
    get { KeptValues.value(of: self, or: true) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// An effect of the lines between rows. It is not drawn, which is reported. The default is `nil`.
  public var separatorEffect: UIVisualEffect? {
    get { KeptValues.value(of: self, or: nil) }
    set {
      KeptValues.keep(newValue, of: self)
      if newValue != nil {
        RenderingEnvironment.reportNotDrawn(
          "UITableView.separatorEffect", "the lines between rows have their color alone")
      }
    }
  }

  /// The height of empty rows below the last one of a plain table, in points. They are not drawn,
  /// which is reported. The default is 0, for none, as on iOS since version 15.
  public var fillerRowHeight: CGFloat {
    get { KeptValues.value(of: self, or: 0) }
    set {
      KeptValues.keep(newValue, of: self)
      if newValue != 0 {
        RenderingEnvironment.reportNotDrawn(
          "UITableView.fillerRowHeight", "there are no lines below the last row")
      }
    }
  }

  /// What shows menus of rows that are pressed long: none does here.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }

  /// Whether rows take the focus while the table is edited. The default is false.
  public var allowsFocusDuringEditing: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }
}

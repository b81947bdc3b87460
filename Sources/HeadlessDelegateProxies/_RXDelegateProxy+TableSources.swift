// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension UITableViewDataSource where Self: _RXDelegateProxy {
  /// The delegate that messages are handed on to.
  public var _forwardToDelegate: (any UITableViewDataSource)? {
    forwardee as? any UITableViewDataSource
  }

  /// Asks the delegate.
  public func numberOfSections(in tableView: UITableView) -> Int {
    (_forwardToDelegate ?? Unset()).numberOfSections(in: tableView)
  }

  /// Asks the delegate.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    (_forwardToDelegate ?? Unset()).tableView(tableView, titleForHeaderInSection: section)
  }

  /// Asks the delegate.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    (_forwardToDelegate ?? Unset()).tableView(tableView, titleForFooterInSection: section)
  }

  /// Asks the delegate.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    (_forwardToDelegate ?? Unset()).tableView(tableView, canEditRowAt: indexPath)
  }

  /// Tells the delegate.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    pass(
      "tableView:commit:forRowAt:", [tableView, NSNumber(value: editingStyle.rawValue), indexPath]
    ) { _forwardToDelegate?.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
  }

  /// Asks the delegate.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    (_forwardToDelegate ?? Unset()).tableView(tableView, canMoveRowAt: indexPath)
  }

  /// Tells the delegate.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    pass("tableView:moveRowAt:to:", [tableView, sourceIndexPath, destinationIndexPath]) {
      _forwardToDelegate?.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  /// Asks the delegate.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    (_forwardToDelegate ?? Unset()).sectionIndexTitles(for: tableView)
  }

  /// Asks the delegate.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    (_forwardToDelegate ?? Unset()).tableView(
      tableView, sectionForSectionIndexTitle: title, at: index)
  }
}

/// What answers where nobody else does.
private final class Unset: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension UITableViewDataSourcePrefetching where Self: _RXDelegateProxy {
  /// The delegate that messages are handed on to.
  public var _forwardToDelegate: (any UITableViewDataSourcePrefetching)? {
    forwardee as? any UITableViewDataSourcePrefetching
  }

  /// Tells the delegate.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    pass("tableView:cancelPrefetchingForRowsAt:", [tableView, indexPaths]) {
      _forwardToDelegate?.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
  }
}

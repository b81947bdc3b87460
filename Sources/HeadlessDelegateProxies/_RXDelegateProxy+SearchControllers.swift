// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension UISearchControllerDelegate where Self: _RXDelegateProxy {
  /// The delegate that messages are handed on to.
  public var _forwardToDelegate: (any UISearchControllerDelegate)? {
    forwardee as? any UISearchControllerDelegate
  }

  /// Tells the delegate.
  public func willPresentSearchController(_ searchController: UISearchController) {
    pass("willPresentSearchController:", [searchController]) {
      _forwardToDelegate?.willPresentSearchController(searchController)
    }
  }

  /// Tells the delegate.
  public func didPresentSearchController(_ searchController: UISearchController) {
    pass("didPresentSearchController:", [searchController]) {
      _forwardToDelegate?.didPresentSearchController(searchController)
    }
  }

  /// Tells the delegate.
  public func willDismissSearchController(_ searchController: UISearchController) {
    pass("willDismissSearchController:", [searchController]) {
      _forwardToDelegate?.willDismissSearchController(searchController)
    }
  }

  /// Tells the delegate.
  public func didDismissSearchController(_ searchController: UISearchController) {
    pass("didDismissSearchController:", [searchController]) {
      _forwardToDelegate?.didDismissSearchController(searchController)
    }
  }

  /// Tells the delegate.
  public func presentSearchController(_ searchController: UISearchController) {
    pass("presentSearchController:", [searchController]) {
      _forwardToDelegate?.presentSearchController(searchController)
    }
  }
}

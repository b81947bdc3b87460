// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension UISearchBarDelegate where Self: _RXDelegateProxy {
  /// The delegate that messages are handed on to.
  public var _forwardToDelegate: (any UISearchBarDelegate)? {
    forwardee as? any UISearchBarDelegate
  }

  /// Asks the delegate.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    (_forwardToDelegate ?? Unset()).searchBarShouldBeginEditing(searchBar)
  }

  /// Tells the delegate.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    pass("searchBarTextDidBeginEditing:", [searchBar]) {
      _forwardToDelegate?.searchBarTextDidBeginEditing(searchBar)
    }
  }

  /// Asks the delegate.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    (_forwardToDelegate ?? Unset()).searchBarShouldEndEditing(searchBar)
  }

  /// Tells the delegate.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    pass("searchBarTextDidEndEditing:", [searchBar]) {
      _forwardToDelegate?.searchBarTextDidEndEditing(searchBar)
    }
  }

  /// Tells the delegate.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    pass("searchBar:textDidChange:", [searchBar, searchText]) {
      _forwardToDelegate?.searchBar(searchBar, textDidChange: searchText)
    }
  }

  /// Asks the delegate.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    (_forwardToDelegate ?? Unset()).searchBar(
      searchBar, shouldChangeTextIn: range, replacementText: text)
  }

  /// Tells the delegate.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    pass("searchBarSearchButtonClicked:", [searchBar]) {
      _forwardToDelegate?.searchBarSearchButtonClicked(searchBar)
    }
  }

  /// Tells the delegate.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    pass("searchBarCancelButtonClicked:", [searchBar]) {
      _forwardToDelegate?.searchBarCancelButtonClicked(searchBar)
    }
  }

  /// Tells the delegate.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    pass("searchBarBookmarkButtonClicked:", [searchBar]) {
      _forwardToDelegate?.searchBarBookmarkButtonClicked(searchBar)
    }
  }

  /// Tells the delegate.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    pass("searchBarResultsListButtonClicked:", [searchBar]) {
      _forwardToDelegate?.searchBarResultsListButtonClicked(searchBar)
    }
  }

  /// Tells the delegate.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    pass(
      "searchBar:selectedScopeButtonIndexDidChange:", [searchBar, NSNumber(value: selectedScope)]
    ) { _forwardToDelegate?.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope) }
  }
}

/// What answers where nobody else does.
private final class Unset: NSObject, UISearchBarDelegate {}

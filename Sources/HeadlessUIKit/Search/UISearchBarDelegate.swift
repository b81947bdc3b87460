// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Hears of what people do with a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: DelegateObject {
  /// Whether editing may begin. The default is true.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing has begun. The default does nothing.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end. The default is true.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing has ended. The default does nothing.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after something was typed. The default does nothing.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether something may be typed. The default is true.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the return key is pressed. The default does nothing.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button to cancel is pressed. The default does nothing.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button of bookmarks is pressed. The default does nothing.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button of results is pressed. The default does nothing.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called when another scope was chosen. The default does nothing.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// True.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// True.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// True.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UINavigationBar {
  /// What the room of a search bar below the titles is less than the bar, in points.
  private static let searchOverlap: CGFloat = 4
  /// A search bar's field lies so far above the middle of the bar's own height.
  private static let searchRise: CGFloat = 9
  /// The same where the field stands in the place of the titles.
  private static let coveringRise: CGFloat = 2

  /// What a search bar in the title's place adds to the bar's height: it is 50 points high in all
  /// (iOS 16.4, a picture of Tiago Amaral's github-person).
  private static let titlePart: CGFloat = 6

  /// The search bar that is the shown item's title.
  var titleSearchBar: UISearchBar? { topItem?.titleView as? UISearchBar }

  /// What a prompt and a search bar in the title's place add to the bar's height.
  var extraHeight: CGFloat { promptHeight + titleSearchHeight }

  /// What a search bar in the title's place adds to the bar's height.
  var titleSearchHeight: CGFloat {
    titleSearchBar == nil || isLow || isCoveredBySearch ? 0 : UINavigationBar.titlePart
  }

  /// Whether the search of the shown item stands in the place of titles and buttons.
  var isCoveredBySearch: Bool { topItem?.searchController?.coversNavigationBar == true }

  /// What the search bar of the shown item adds to the bar's height.
  var searchHeight: CGFloat {
    guard let search = topItem?.searchController, !isLow || search.isActive else { return 0 }
    let isThere =
      topItem?.hidesSearchBarWhenScrolling == false || search.isActive
      || hosting?.hasScrollableContent != true
    guard isThere else { return 0 }
    let bar = search.searchBar
    return bar.fieldRow - UINavigationBar.searchOverlap + bar.shownScopeHeight
  }

  /// Shows the search bar of the shown item below the titles, or in their place.
  func placeSearchBar(below y: CGFloat) {
    let bar = searchHeight > 0 ? topItem?.searchController?.searchBar : nil
    if shownSearchBar !== bar {
      if shownSearchBar?.superviewStorage === searchClip { shownSearchBar?.removeFromSuperview() }
      shownSearchBar = bar
    }
    guard let bar else {
      searchClip.removeFromSuperview()
      return
    }
    if searchClip.superviewStorage == nil {
      searchClip.clipsToBounds = true
      addSubview(searchClip)
    }
    if bar.superviewStorage !== searchClip { searchClip.addSubview(bar) }
    let margin = NavigationBarGeometry.sideShift(width: bounds.width) + 8
    let rise = isCoveredBySearch ? UINavigationBar.coveringRise : UINavigationBar.searchRise
    searchClip.frame = CGRect(x: 0, y: y, width: bounds.width, height: searchHeight)
    bar.frame = CGRect(
      x: margin, y: -rise, width: max(0, bounds.width - 2 * margin),
      height: bar.fieldRow + bar.shownScopeHeight)
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Hears on iOS of rows that will soon come into view. Nothing scrolls by hand in a picture: nobody
/// is told here.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: DelegateObject {
  /// Rows will soon come into view.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows will not come into view after all. The default does nothing.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

/// Hears on iOS of items that will soon come into view. Nothing scrolls by hand in a picture:
/// nobody is told here.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: DelegateObject {
  /// Items will soon come into view.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items will not come into view after all. The default does nothing.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

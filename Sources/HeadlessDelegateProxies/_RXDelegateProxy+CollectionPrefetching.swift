// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension UICollectionViewDataSourcePrefetching where Self: _RXDelegateProxy {
  /// The delegate that messages are handed on to.
  public var _forwardToDelegate: (any UICollectionViewDataSourcePrefetching)? {
    forwardee as? any UICollectionViewDataSourcePrefetching
  }

  /// Tells the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    pass("collectionView:cancelPrefetchingForItemsAt:", [collectionView, indexPaths]) {
      _forwardToDelegate?.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
  }
}

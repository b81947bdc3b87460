// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension UICollectionViewDataSource where Self: _RXDelegateProxy {
  /// The delegate that messages are handed on to.
  public var _forwardToDelegate: (any UICollectionViewDataSource)? {
    forwardee as? any UICollectionViewDataSource
  }

  /// Asks the delegate.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    (_forwardToDelegate ?? Unset()).numberOfSections(in: collectionView)
  }

  /// Asks the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    (_forwardToDelegate ?? Unset()).collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// Asks the delegate.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    (_forwardToDelegate ?? Unset()).collectionView(collectionView, canMoveItemAt: indexPath)
  }

  /// Tells the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    pass("collectionView:moveItemAt:to:", [collectionView, sourceIndexPath, destinationIndexPath]) {
      _forwardToDelegate?.collectionView(
        collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  /// Asks the delegate.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    (_forwardToDelegate ?? Unset()).indexTitles(for: collectionView)
  }

  /// Asks the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    (_forwardToDelegate ?? Unset()).collectionView(
      collectionView, indexPathForIndexTitle: title, at: index)
  }
}

/// What answers where nobody else does.
private final class Unset: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

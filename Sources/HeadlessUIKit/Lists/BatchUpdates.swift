// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// On iOS the closures of batch updates do not escape although they are optional, which Swift says
// of none of its own: closures that name members without `self` come here.

extension UITableView {
  /// Runs `updates` between ``beginUpdates()`` and ``endUpdates()``, then calls `completion` with
  /// true.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      let optional: (() -> Void)? = updates
      performBatchUpdates(optional, completion: completion)
    }
  }
}

extension UICollectionView {
  /// Runs `updates`, carries out what is inserted, deleted, moved and reloaded in it, and calls
  /// `completion` with true.
  ///
  /// - Precondition: The counts of the data source agree with the updates.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      let optional: (() -> Void)? = updates
      performBatchUpdates(optional, completion: completion)
    }
  }
}

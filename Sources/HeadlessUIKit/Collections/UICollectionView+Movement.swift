// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UICollectionView {
  /// Starts moving an item by hand, where the data source lets it.
  ///
  /// - Returns: Whether it does.
  func startMoving(_ path: IndexPath) -> Bool {
    guard dataSource?.collectionView(self, canMoveItemAt: path) == true else { return false }
    state.movement = ItemMovement(start: path, present: path)
    return true
  }

  /// Lets the item that is moved lie under a point.
  func moveItem(under point: CGPoint) {
    guard var movement = state.movement else { return }
    movement.present = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: movement.present, withPosition: point)
    state.movement = movement
  }

  /// Tells the data source where the item went, and places everything again.
  func finishMoving() {
    guard let movement = state.movement else { return }
    state.movement = nil
    guard movement.start != movement.present else { return }
    dataSource?.collectionView(self, moveItemAt: movement.start, to: movement.present)
    dataDidChange()
  }
}

/// An item on its way to another place.
struct ItemMovement {
  var start: IndexPath
  var present: IndexPath
}

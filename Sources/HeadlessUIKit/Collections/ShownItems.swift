// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The views of a collection that are shown at present, by what they show.
struct ShownItems {
  var views: [CollectionElement: UICollectionReusableView] = [:]
  /// Those that have returned the attributes that they prefer.
  var measured: Set<CollectionElement> = []
  /// Cells that are no longer shown.
  var cellPool = ReusePool<UICollectionViewCell>()
  /// Other views that are no longer shown, by kind and name.
  var viewPool = ReusePool<UICollectionReusableView>()

  /// What shows, in order.
  var elements: [CollectionElement] { views.keys.sorted() }
}

/// The classes of a collection's views by their names.
struct CollectionRegistrations {
  var cells: [String: AnyClass] = [:]
  var cellNibs: [String: UINib] = [:]
  /// What makes cells of a storyboard's prototypes.
  var prototypes: [String: () -> UICollectionReusableView?] = [:]
  /// What makes a storyboard's headers and footers, by kind and then by name.
  var viewPrototypes: [String: [String: () -> UICollectionReusableView?]] = [:]
  /// By kind, then by name.
  var viewNibs: [String: [String: UINib]] = [:]
  /// By kind, then by name.
  var views: [String: [String: AnyClass]] = [:]
}

/// What a collection's layout was made for, and what of it is out of date.
struct CollectionState {
  /// How many items each section has; `nil` where the data source has to be asked.
  var counts: [Int]?
  /// Whether all views have to be asked for.
  var isDataDue = true
  var preparedSize: CGSize?
  var scale: CGFloat = 0
  /// The item that is moved by hand.
  var movement: ItemMovement?
  /// The cell of an item that is being configured again.
  var reconfigured: UICollectionViewCell?
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A cell in the place of an item whose content is not there yet.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  /// Fills the cell.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Makes one before an item, of a registered cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// A cell in the place of an item that is dropped. Nobody drops here.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// How it looks while it falls.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Puts an item in the place of its placeholder.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Puts the item there; `dataSourceUpdates` is given its place.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the placeholder away.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Has its cell filled again.
  func setNeedsCellUpdate()
}

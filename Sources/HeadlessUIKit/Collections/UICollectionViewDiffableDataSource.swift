// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The data source of a collection that shows snapshots of its data.
///
/// ```swift
/// dataSource = UICollectionViewDiffableDataSource<Int, Pet>(collectionView: collection) {
///   collection, path, pet in
///   collection.dequeueConfiguredReusableCell(using: registration, for: path, item: pet)
/// }
/// ```
///
/// Cells of items that are in both snapshots stay with them. The collection does not keep its data
/// source.
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource {
  /// Gives the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Gives the view of a kind at a place.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Gives headers and other views beside cells.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider

  /// Makes a data source without sections, and makes it the collection's.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  override var isDataDue: Bool { collectionView?.state.isDataDue ?? true }

  override func reloadList() { collectionView?.reloadData() }

  override func carryOut(_ map: ListMap) { collectionView?.carryOut(map) }

  // MARK: Data source

  /// The number of the snapshot's sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// The number of a section's items.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }

  /// The cell that the provider gives.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      trap(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath), "
          + "which is not allowed. You must always return a cell to the collection view: "
          + "\(collectionView)")
    }
    return cell
  }

  /// The view that the provider of such views gives.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      trap(
        "UICollectionViewDiffableDataSource: supplementaryViewProvider gives no view of the kind "
          + "'\(kind)' for \(indexPath): \(collectionView)")
    }
    return view
  }
}

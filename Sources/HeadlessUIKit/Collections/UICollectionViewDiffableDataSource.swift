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

  /// Hears of items that are expanded and collapsed.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Says which items can be moved by hand. By default none can.
  open var reorderingHandlers = ReorderingHandlers()

  /// What sections show that were given by themselves.
  final var sectionSnapshots:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

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

  override func reloadList() {
    forgetSections()
    collectionView?.reloadData()
  }

  override func carryOut(_ map: ListMap) {
    forgetSections()
    collectionView?.carryOut(map)
    for path in collectionView?.indexPathsForVisibleItems ?? [] {
      guard let item = itemIdentifier(for: path) else { continue }
      let cell = collectionView?.cellForItem(at: path) as? UICollectionViewListCell
      cell?.outlinePlace = outlinePlace(of: item, at: path)
    }
  }

  // MARK: Sections

  /// Shows a section's items, at once. A section that is not there is put at the end.
  ///
  /// - Parameters:
  ///   - snapshot: The items, and those in them that are expanded.
  ///   - section: The section.
  ///   - animatingDifferences: Whether items come and go one by one. Either way the picture is the
  ///     same.
  ///   - completion: Called before the call returns.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var all = current
    if all.indexOfSection(section) == nil { all.appendSections([section]) }
    all.deleteItems(all.itemIdentifiers(inSection: section))
    all.appendItems(snapshot.visibleItems, toSection: section)
    sectionSnapshots[section] = snapshot
    apply(all, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// What a section shows, with what is in its items.
  ///
  /// - Precondition: The section is there.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    sectionSnapshots[section] ?? .flat(current.itemIdentifiers(inSection: section))
  }

  /// Forgets what is in the items of sections that now show other ones.
  private func forgetSections() {
    for (section, snapshot) in sectionSnapshots {
      let isShown =
        current.indexOfSection(section) != nil
        && current.itemIdentifiers(inSection: section) == snapshot.visibleItems
      if !isShown { sectionSnapshots[section] = nil }
    }
  }

  private func outlinePlace(of item: ItemIdentifierType, at path: IndexPath) -> OutlinePlace? {
    guard let section = sectionIdentifier(for: path.section),
      let snapshot = sectionSnapshots[section]
    else { return nil }
    return OutlinePlace(
      level: snapshot.level(of: item), isExpanded: snapshot.isExpanded(item),
      toggle: { [weak self] in self?.toggle(item, in: section) })
  }

  /// Expands an item, or collapses it.
  private func toggle(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
    let handlers = sectionSnapshotHandlers
    var new = snapshot(for: section)
    if new.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      new.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let give = handlers.snapshotForExpandingParent {
        new.replace(childrenOf: item, using: give(item, new.snapshot(of: item)))
      }
      new.expand([item])
    }
    apply(new, to: section)
  }

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
    (cell as? UICollectionViewListCell)?.outlinePlace = outlinePlace(of: item, at: indexPath)
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

  /// Whether ``reorderingHandlers-swift.property`` let an item be moved.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves an item, and tells ``reorderingHandlers-swift.property``.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { moveItem(from: sourceIndexPath, to: destinationIndexPath) }
}

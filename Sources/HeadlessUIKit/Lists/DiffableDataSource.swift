// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What the diffable data sources of tables and collections have in common: the snapshot that is
/// shown.
open class DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject
{
  final var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Only tables' and collections' data sources are made.
  override init() {
    super.init()
  }

  /// Whether the list has not asked for its data since it was told to.
  var isDataDue: Bool { false }
  /// Lets the list ask for everything again.
  func reloadList() {}
  /// Lets the list show what has come, gone and moved.
  func carryOut(_ map: ListMap) {}

  // MARK: Snapshots

  /// A copy of what is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  /// Shows a snapshot, at once.
  ///
  /// - Parameters:
  ///   - animatingDifferences: Whether items come and go one by one. Either way the picture is the
  ///     same.
  ///   - completion: Called before the call returns.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let map = current.map(to: snapshot)
    let isFirst = current.numberOfSections == 0
    current = snapshot.applied
    if isFirst || isDataDue { reloadList() } else { carryOut(map) }
    completion?()
  }

  /// Shows a snapshot and asks for all cells again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.applied
    reloadList()
    completion?()
  }

  /// The item at a place; `nil` where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.itemIdentifier(for: indexPath)
  }

  /// The place of an item; `nil` where there is no such item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(for: itemIdentifier)
  }

  /// The section at an index; `nil` where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  /// The index of a section; `nil` where there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }
}

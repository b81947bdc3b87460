// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UICollectionViewDiffableDataSource {
  /// Hears of items that are expanded and collapsed, and says which may be.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Whether an item may be expanded; `nil`, the default, for all.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may be collapsed; `nil`, the default, for all.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Gives what is in an item when it is expanded, from what is in it now.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<
          Item
        >
      )?

    /// Makes handlers that do nothing.
    public init() {}
  }

  /// Says which items can be moved by hand, and hears of it.
  public struct ReorderingHandlers {
    /// Whether an item can be moved; `nil`, the default, for none.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before what was moved is shown.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after what was moved is shown, for the app to change its data.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Makes handlers that let nothing be moved.
    public init() {}
  }

  // MARK: Moving

  /// Moves an item, and tells the handlers.
  func moveItem(from source: IndexPath, to destination: IndexPath) {
    guard let item = itemIdentifier(for: source) else { return }
    let old = current
    var new = current
    new.move(item, to: destination)
    let sections = Set([source.section, destination.section]).sorted()
    let transaction = transaction(of: item, from: old, to: new, in: sections)
    reorderingHandlers.willReorder?(transaction)
    current = new
    for section in transaction.sectionTransactions
    where sectionSnapshots[section.sectionIdentifier] != nil {
      sectionSnapshots[section.sectionIdentifier] = section.finalSnapshot
    }
    reorderingHandlers.didReorder?(transaction)
  }

  private func transaction(
    of item: ItemIdentifierType,
    from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    in sections: [Int]
  ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
    NSDiffableDataSourceTransaction(
      initialSnapshot: old, finalSnapshot: new,
      difference: new.itemIdentifiers.difference(from: old.itemIdentifiers),
      sectionTransactions: sections.map { index in
        let section = old.sectionIdentifiers[index]
        let (before, after) = (snapshot(for: section), new.itemIdentifiers(inSection: section))
        return NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, initialSnapshot: before,
          finalSnapshot: before.moving(item, toPlaceIn: after),
          difference: after.difference(from: before.visibleItems))
      })
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Moves an item to where it then is.
  mutating func move(_ item: ItemIdentifierType, to path: IndexPath) {
    let section = sectionIdentifiers[path.section]
    deleteItems([item])
    let others = itemIdentifiers(inSection: section)
    if others.indices.contains(path.item) {
      insertItems([item], beforeItem: others[path.item])
    } else {
      appendItems([item], toSection: section)
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// The snapshot after an item, with what is in it, was moved to where `visible` has it: into the
  /// item before it where the items in that one show, otherwise beside it.
  func moving(_ item: ItemIdentifierType, toPlaceIn visible: [ItemIdentifierType]) -> Self {
    var copy = self
    let moved = contains(item) ? snapshot(of: item, includingParent: true) : .flat([item])
    copy.delete([item])
    guard let index = visible.firstIndex(of: item) else { return copy }
    guard index > 0 else {
      guard let first = copy.rootItems.first else { return moved }
      copy.insert(moved, before: first)
      return copy
    }
    let previous = visible[index - 1]
    let inside = copy.isExpanded(previous) ? copy.snapshot(of: previous).rootItems : []
    if let first = inside.first {
      copy.insert(moved, before: first)
    } else {
      copy.insert(moved, after: previous)
    }
    return copy
  }

  /// Items that are in no other.
  static func flat(_ items: [ItemIdentifierType]) -> Self {
    var snapshot = Self()
    snapshot.append(items)
    return snapshot
  }
}

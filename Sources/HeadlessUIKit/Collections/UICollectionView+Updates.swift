// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UICollectionView {
  func startUpdates() {
    if updates == nil { updates = TableUpdates(counts: itemCounts) }
    updates?.depth += 1
  }

  func update(_ change: (inout ListUpdates) -> Void) {
    startUpdates()
    if var list = updates?.list {
      change(&list)
      updates?.list = list
    }
    finishUpdates()
  }

  func finishUpdates() {
    guard var updates else { return }
    updates.depth -= 1
    self.updates = updates.depth > 0 ? updates : nil
    guard updates.depth == 0 else { return }
    let counts = itemCountsOfData
    let map = updates.list.map(from: updates.counts, to: counts, noun: "item")
    carryOut(map)
  }

  /// Lets cells of items that are still there go with them, and supplementary views with their
  /// sections: as on iOS, these are not asked for again. Places everything again.
  func carryOut(_ map: ListMap) {
    let layout = collectionViewLayout
    let updateItems = map.updateItems(from: itemCounts, to: itemCountsOfData)
    state.counts = nil
    let old = shown.views
    shown.views = [:]
    shown.measured = []
    for key in old.keys.sorted() {
      guard let view = old[key] else { continue }
      if let target = self.target(of: key, in: map), shown.views[target] == nil {
        shown.views[target] = view
      } else {
        recycle(view, key)
      }
    }
    selection = Set(selection.compactMap { map.paths[$0] })
    collectionViewLayout.forgetPreferredSizes()
    collectionViewLayout.invalidateForNewData()
    // What is asked of the layout right after the update, such as an item's frame, is of the new
    // data, as on iOS.
    prepareLayoutIfNeeded()
    layout.prepare(forCollectionViewUpdates: updateItems)
    reconfigure(map.reconfigured.compactMap { map.paths[$0] }.sorted())
    layout.finalizeCollectionViewUpdates()
  }

  /// What a view shows after an update; `nil` for one that is no longer needed.
  private func target(of key: CollectionElement, in map: ListMap) -> CollectionElement? {
    switch key.category {
    case .cell:
      guard !map.reloaded.contains(key.path), let path = map.paths[key.path] else { return nil }
      return CollectionElement(category: .cell, kind: "", path: path)
    case .supplementaryView:
      // One of the whole list has a path of one index, or of none.
      guard key.path.count == 2 else { return key }
      guard let section = map.sectionOfKeptViews(key.path.section) else { return nil }
      return CollectionElement(
        category: .supplementaryView, kind: key.kind,
        path: IndexPath(item: key.path.item, section: section))
    case .decorationView: return nil
    }
  }

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cellForItem(at: path), let dataSource else { continue }
      state.reconfigured = cell
      defer { state.reconfigured = nil }
      let configured = dataSource.collectionView(self, cellForItemAt: path)
      require(
        configured === cell,
        "reconfigureItems(at:) got another cell for \(path): dequeue it by the same identifier")
      shown.measured.remove(CollectionElement(category: .cell, kind: "", path: path))
    }
    if !paths.isEmpty { collectionViewLayout.invalidateLayout() }
  }
}

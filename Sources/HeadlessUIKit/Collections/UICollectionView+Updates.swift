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

  /// Lets cells of items that are still there go with them, and places everything again.
  func carryOut(_ map: ListMap) {
    let layout = collectionViewLayout
    let updateItems = map.updateItems(from: itemCounts, to: itemCountsOfData)
    state.counts = nil
    let old = shown.views
    shown.views = [:]
    shown.measured = []
    for key in old.keys.sorted() {
      guard let view = old[key] else { continue }
      if key.category == .cell, let target = map.paths[key.path], !map.reloaded.contains(key.path) {
        shown.views[CollectionElement(category: .cell, kind: "", path: target)] = view
      } else {
        recycle(view, key)
      }
    }
    selection = Set(selection.compactMap { map.paths[$0] })
    collectionViewLayout.forgetPreferredSizes()
    collectionViewLayout.invalidateLayout()
    layout.prepare(forCollectionViewUpdates: updateItems)
    reconfigure(map.reconfigured.compactMap { map.paths[$0] }.sorted())
    layout.finalizeCollectionViewUpdates()
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

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UITableView {
  func startUpdates() {
    if updates == nil {
      refreshGeometry()
      updates = TableUpdates(counts: geometry.sections.map(\.rows.count))
    }
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
    guard var updates else { trap("endUpdates() without beginUpdates(): \(self)") }
    updates.depth -= 1
    self.updates = updates.depth > 0 ? updates : nil
    guard updates.depth == 0 else { return }
    // Nobody has asked for rows yet: they are asked for as a whole.
    guard !geometryState.isDataDue else { return }
    let map = updates.list.map(from: updates.counts, to: rowCountsOfData, noun: "row")
    carryOut(map)
  }

  /// Lets cells of rows that are still there go with them, and headers and footers with their
  /// sections: as on iOS, these are not asked for again. Asks for all heights.
  func carryOut(_ map: ListMap) {
    let old = shown.cells
    shown.cells = [:]
    for path in old.keys.sorted() {
      guard let cell = old[path] else { continue }
      if let target = map.paths[path], !map.reloaded.contains(path) {
        shown.cells[target] = cell
      } else {
        cell.removeFromSuperview()
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        shown.pool.keep(cell, as: cell.reuseIdentifier)
      }
    }
    selection = Set(selection.compactMap { map.paths[$0] })
    moveSectionViews(map)
    heightsDidChange()
    reconfigure(map.reconfigured.compactMap { map.paths[$0] }.sorted())
  }

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = shown.cells[path], let dataSource else { continue }
      geometryState.reconfigured = cell
      defer { geometryState.reconfigured = nil }
      let configured = dataSource.tableView(self, cellForRowAt: path)
      require(
        configured === cell,
        "reconfigureRows(at:) got another cell for \(path): dequeue it by the same identifier")
    }
    if !paths.isEmpty { heightsDidChange() }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// What is inserted into a list, deleted from it and moved in it between two states of its data.
///
/// Deletions and reloads name places before the update, insertions places after it.
struct ListUpdates {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var moved: [(from: IndexPath, to: IndexPath)] = []

  /// Where each place went, after checking that the counts agree with the updates.
  ///
  /// - Parameters:
  ///   - old: How many rows each section had.
  ///   - new: How many rows each section has.
  ///   - noun: `row` or `item`, for messages.
  func map(from old: [Int], to new: [Int], noun: String) -> ListMap {
    let sections = sectionMap(old.count, new.count)
    let targets = Dictionary(uniqueKeysWithValues: moved.map { ($0.from, $0.to) })
    var paths: [IndexPath: IndexPath] = [:]
    for section in old.indices {
      guard let target = sections[section] else { continue }
      let isReloaded = reloadedSections.contains(section)
      let arrived = inserted.union(moved.map(\.to)).filter { $0.section == target }
      let gone = (deleted.union(moved.map(\.from))).filter { $0.section == section }
      if !isReloaded {
        requireCounts(
          section: section, old: old[section], new: new[target], arrived: arrived.count,
          gone: gone.count, noun)
      }
      var row = 0
      for index in 0..<old[section] {
        let path = IndexPath(row: index, section: section)
        guard !gone.contains(path) else { continue }
        while arrived.contains(IndexPath(row: row, section: target)) { row += 1 }
        if !isReloaded { paths[path] = IndexPath(row: row, section: target) }
        row += 1
      }
    }
    for (from, to) in targets { paths[from] = to }
    return ListMap(
      paths: paths, sections: sections, reloaded: reloaded, reloadedSections: reloadedSections)
  }

  /// Where each section went, by its old index; `nil` for a deleted one.
  private func sectionMap(_ oldCount: Int, _ newCount: Int) -> [Int?] {
    let expected = oldCount - deletedSections.count + insertedSections.count
    require(
      expected == newCount,
      "Invalid update: invalid number of sections. The number of sections contained in the view after "
        + "the update (\(newCount)) must be equal to the number of sections contained in it before "
        + "the update (\(oldCount)), plus or minus the number of sections inserted or deleted "
        + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted).")
    let taken = insertedSections.union(IndexSet(movedSections.map(\.to)))
    var next = 0
    return (0..<oldCount).map { section in
      if deletedSections.contains(section) { return nil }
      if let move = movedSections.first(where: { $0.from == section }) { return move.to }
      while taken.contains(next) { next += 1 }
      defer { next += 1 }
      return next
    }
  }

  private func requireCounts(
    section: Int, old: Int, new: Int, arrived: Int, gone: Int, _ noun: String
  ) {
    require(
      old - gone + arrived == new,
      "Invalid update: invalid number of \(noun)s in section \(section). The number of \(noun)s "
        + "contained in an existing section after the update (\(new)) must be equal to the number of "
        + "\(noun)s contained in that section before the update (\(old)), plus or minus the number "
        + "of \(noun)s inserted or deleted from that section (\(arrived) inserted, \(gone) deleted, "
        + "moves counted).")
  }
}

/// Where the rows and sections of a list went in an update.
struct ListMap {
  /// The new place of each row that is still there.
  var paths: [IndexPath: IndexPath]
  /// The new index of each section; `nil` for one that is gone.
  var sections: [Int?]
  /// Old places whose view is asked for again.
  var reloaded: Set<IndexPath>
  /// Old sections whose headers and footers are asked for again.
  var reloadedSections = IndexSet()
  /// Old places whose view is configured again.
  var reconfigured: Set<IndexPath> = []

  /// Where the header and the footer of an old section go as they are; `nil` for a section that is
  /// gone, and for one whose headers and footers are asked for again.
  func sectionOfKeptViews(_ section: Int) -> Int? {
    guard sections.indices.contains(section), !reloadedSections.contains(section) else {
      return nil
    }
    return sections[section]
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is kept of an object: its values, and in the place of other objects their identifiers.
struct StoredRow {
  let id: NSManagedObjectID
  var values: [String: Any]
}

/// The changes of a save.
struct RowChanges {
  var inserted: [StoredRow] = []
  var updated: [StoredRow] = []
  var deleted: [NSManagedObjectID] = []
}

/// What a context reads its objects from, and saves them to: stores, or another context.
protocol RowSource: AnyObject {
  /// The rows of an entity and those below it, in the order in which they were made.
  func rows(of entity: NSEntityDescription) -> [StoredRow]
  func row(_ id: NSManagedObjectID) -> StoredRow?
  func apply(_ changes: RowChanges)
}

/// The rows of a store, as long as the process runs.
final class MemoryStore {
  private(set) var rows: [NSManagedObjectID: StoredRow] = [:]

  /// Those of files, by their paths: two containers of one file have the same objects. The lock of
  /// the module guards it.
  nonisolated(unsafe) private static var files: [String: MemoryStore] = [:]

  /// The store of a file; a new one for what is in memory alone.
  static func of(_ url: URL?, type: String) -> MemoryStore {
    guard let url, type != NSInMemoryStoreType, url.path != "/dev/null" else {
      return MemoryStore()
    }
    if let known = files[url.path] { return known }
    let store = MemoryStore()
    files[url.path] = store
    return store
  }

  /// Forgets the store of a file.
  static func forget(_ url: URL) { files[url.path] = nil }

  /// Takes the objects of another store.
  func takeAll(of other: MemoryStore) { rows.merge(other.rows) { $1 } }

  func apply(_ changes: RowChanges) {
    for row in changes.inserted + changes.updated { rows[row.id] = row }
    for id in changes.deleted { rows[id] = nil }
  }
}

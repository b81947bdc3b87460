// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AssociatedStorage {
  /// The storage of `owner`, the same one each time.
  ///
  /// The lifecycles' protocols can be adopted by any class, as the published ones can. An
  /// ``AssociatedStorageOwner``, such as a view or a controller, keeps its storage itself. That of
  /// any other object is found by a table, which cannot see the object go (Linux has no associated
  /// objects): what is attached is released when the table is next used for another object, and
  /// cannot be read in the object's `deinit`. A class for which that matters adopts
  /// ``AssociatedStorageOwner``.
  public static func storage(of owner: AnyObject) -> AssociatedStorage {
    if let owner = owner as? any AssociatedStorageOwner { return owner.associatedStorage }
    return StorageTable.shared.storage(of: owner)
  }
}

/// The storages of objects that have no place for one.
private final class StorageTable: @unchecked Sendable {
  static let shared = StorageTable()

  private struct Entry {
    /// Another object may come to lie at the address of one that has gone.
    weak var owner: AnyObject?
    let storage: AssociatedStorage
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// From how many entries on those of objects that have gone are looked for.
  private var sweepSize = 0
  /// Up to so many entries are looked at each time, so that what is attached goes soon.
  private static let smallSize = 1024

  func storage(of owner: AnyObject) -> AssociatedStorage {
    let key = ObjectIdentifier(owner)
    // What is released may ask for storages itself: that happens after the lock.
    let (storage, released) = lock.withLock { () -> (AssociatedStorage, [Entry]) in
      if let entry = entries[key], entry.owner === owner { return (entry.storage, []) }
      let released = sweep()
      let storage = AssociatedStorage()
      entries[key] = Entry(owner: owner, storage: storage)
      return (storage, released)
    }
    withExtendedLifetime(released) {}
    return storage
  }

  /// Takes out what belongs to objects that have gone.
  private func sweep() -> [Entry] {
    guard entries.count >= sweepSize else { return [] }
    let released = entries.filter { $0.value.owner == nil }
    for key in released.keys { entries[key] = nil }
    sweepSize = entries.count < StorageTable.smallSize ? 0 : 2 * entries.count
    return Array(released.values)
  }
}

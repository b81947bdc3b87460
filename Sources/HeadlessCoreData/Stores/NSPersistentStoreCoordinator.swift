// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension Notification.Name {
  /// Others have changed a store. Nobody does here.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
  /// Stores came or went. Nothing posts it.
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresDidChangeNotification")
}

/// Brings the contexts of an app and its stores together.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// What kind a store is of.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A database; in memory here.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// A file; in memory here.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    /// In memory.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  /// The model of its objects.
  public let managedObjectModel: NSManagedObjectModel
  /// Its stores.
  open private(set) var persistentStores: [NSPersistentStore] = []
  /// A name to tell it by.
  open var name: String?
  /// The contexts that hear of what others save.
  private let contexts = NSHashTable<NSManagedObjectContext>.weakObjects()

  /// Makes a coordinator without stores, for a model without entities.
  public override convenience init() { self.init(managedObjectModel: NSManagedObjectModel()) }

  /// Makes a coordinator without stores.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  /// Adds a store: one in memory, or the one that another coordinator has of that place.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(
      type: storeType, configuration: configuration, url: storeURL, options: options)
    store.persistentStoreCoordinator = self
    CoreDataLock.whole { persistentStores.append(store) }
    return store
  }

  /// Adds a store, as the other method does.
  @discardableResult
  open func addPersistentStore(
    type: StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Adds the store of a description, and says so.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      let store = try addPersistentStore(
        ofType: storeDescription.type, configurationName: storeDescription.configuration,
        at: storeDescription.url, options: storeDescription.options)
      store.isReadOnly = store.isReadOnly || storeDescription.isReadOnly
      block(storeDescription, nil)
    } catch {
      block(storeDescription, error)
    }
  }

  /// Takes a store away. Its objects stay with its place.
  open func remove(_ store: NSPersistentStore) throws {
    CoreDataLock.whole { persistentStores.removeAll { $0 === store } }
  }

  /// Moves a store's objects to another place.
  ///
  /// - Returns: The store of that place, which stands for the former one.
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil,
    withType storeType: String
  ) throws -> NSPersistentStore {
    let moved = try addPersistentStore(
      ofType: storeType, configurationName: store.configurationName, at: URL, options: options)
    CoreDataLock.whole {
      moved.memory.takeAll(of: store.memory)
      for id in moved.memory.rows.keys { id.persistentStore = moved }
    }
    try remove(store)
    return moved
  }

  /// Moves a store's objects to another place, as the other method does.
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
    type storeType: StoreType
  ) throws -> NSPersistentStore {
    try migratePersistentStore(
      store, to: storeURL, options: options, withType: storeType.rawValue)
  }

  /// Forgets the objects of a place.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws { CoreDataLock.whole { MemoryStore.forget(url) } }

  /// Forgets the objects of a place.
  open func destroyPersistentStore(
    at url: URL, type storeType: StoreType, options: [AnyHashable: Any]? = nil
  ) throws { try destroyPersistentStore(at: url, ofType: storeType.rawValue) }

  /// The store of a place; `nil` for none.
  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == URL }
  }

  /// The place of a store.
  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  /// The identifier that an address stands for; `nil` where no object has it.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    CoreDataLock.whole {
      persistentStores.lazy.flatMap(\.memory.rows.keys).first { $0.uriRepresentation() == url }
    }
  }

  /// Does the work at once.
  open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try block()
  }

  /// Does the work at once.
  open func perform(_ block: @escaping () -> Void) { block() }

  func join(_ context: NSManagedObjectContext) {
    CoreDataLock.whole { if !contexts.contains(context) { contexts.add(context) } }
  }

  /// The contexts besides one.
  func others(than context: NSManagedObjectContext?) -> [NSManagedObjectContext] {
    CoreDataLock.whole { contexts.allObjects.filter { $0 !== context } }
  }
}

extension NSPersistentStoreCoordinator: RowSource {
  func rows(of entity: NSEntityDescription) -> [StoredRow] {
    CoreDataLock.whole {
      persistentStores.flatMap(\.memory.rows.values)
        .filter { $0.id.entity.isKindOf(entity: entity) }.sorted { $0.id.number < $1.id.number }
    }
  }

  func row(_ id: NSManagedObjectID) -> StoredRow? {
    CoreDataLock.whole { persistentStores.lazy.compactMap { $0.memory.rows[id] }.first }
  }

  func apply(_ changes: RowChanges) {
    CoreDataLock.whole {
      guard let main = persistentStores.first(where: { !$0.isReadOnly }) else { return }
      for row in changes.inserted {
        row.id.isTemporaryID = false
        row.id.persistentStore = main
      }
      main.memory.apply(changes)
    }
  }
}

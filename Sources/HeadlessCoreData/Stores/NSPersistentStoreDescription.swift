// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The type of stores in a database. They are in memory here, as long as the process runs.
public let NSSQLiteStoreType = "SQLite"
/// The type of stores in a file. They are in memory here, as long as the process runs.
public let NSBinaryStoreType = "Binary"
/// The type of stores that end with their coordinator.
public let NSInMemoryStoreType = "InMemory"
/// Asks for a migration of older stores. There are none.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomatically"
/// Asks for a migration without a mapping model. There is none.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomatically"
/// Asks for a history of changes. None is kept.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Asks to hear of changes by others. There are no others.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// Asks for settings of a database. There is none.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// Asks that a database is made smaller. There is none.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// Asks that a database is analyzed. There is none.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// Asks that a store is opened whatever model made it. Each is.
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
/// Asks that nothing is written. See ``NSPersistentStoreDescription/isReadOnly``.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// Asks for a file's protection. There is no file.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"

/// How a store is made.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  /// The store's type. The default is ``NSSQLiteStoreType``.
  open var type: String = NSSQLiteStoreType
  /// The entities that are in the store; `nil`, the default, for all.
  open var configuration: String?
  /// The file's place, which names the store here: those of one place have the same objects.
  open var url: URL?
  /// What was set with ``setOption(_:forKey:)``.
  open private(set) var options: [String: NSObject] = [:]
  /// Whether the store cannot be changed. The default is false.
  open var isReadOnly: Bool = false
  /// How long to wait for a store, in seconds. The default is 240.
  open var timeout: TimeInterval = 240
  /// Whether the store is made later, on another queue. The default is false.
  open var shouldAddStoreAsynchronously: Bool = false
  /// Whether older stores are migrated. The default is true.
  open var shouldMigrateStoreAutomatically: Bool = true
  /// Whether the mapping of a migration is found by itself. The default is true.
  open var shouldInferMappingModelAutomatically: Bool = true

  /// Makes the description of a store of a place.
  public init(url: URL) { self.url = url }

  /// Makes the description of a store without a place.
  public override init() {}

  /// Keeps an option. None has an effect here.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// Keeps a setting of a database, which there is none of.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// A store: objects in memory, as long as the process runs.
open class NSPersistentStore: NSObject {
  /// The store's type.
  public let type: String
  /// The entities that are in it.
  public let configurationName: String
  /// What it was made with.
  public let options: [AnyHashable: Any]?
  /// The place that names it.
  open var url: URL?
  /// A name for the store.
  public let identifier: String! = "memory"
  /// Whether it cannot be changed.
  open var isReadOnly: Bool
  /// What it belongs to.
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  let memory: MemoryStore

  init(type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?) {
    self.type = type
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.url = url
    self.options = options
    isReadOnly = options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false
    memory = CoreDataLock.whole { MemoryStore.of(url, type: type) }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// An app's model, its stores and the context of its screens.
///
/// Stores are in memory, and empty when the tests begin: what code inserts, changes and deletes is
/// there as long as the process runs, also for another container of the same name. Nothing is
/// written to a file, and nothing is read from one that an app brings along.
///
/// ```swift
/// let container = NSPersistentContainer(name: "Notes", managedObjectModel: NSManagedObjectModel())
/// container.loadPersistentStores { _, error in print(error as Any) }
/// let context = container.viewContext
/// ```
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The container's name.
  public let name: String
  /// The context of the screens.
  public let viewContext: NSManagedObjectContext
  /// The model of the objects.
  public let managedObjectModel: NSManagedObjectModel
  /// What brings contexts and stores together.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The stores to load. At first, one of the container's name.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// The folder of stores. None is written there.
  open class func defaultDirectoryURL() -> URL {
    URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(
      "Library/Application Support", isDirectory: true)
  }

  /// Makes a container without a name for a model without entities.
  public override convenience init() {
    self.init(name: "", managedObjectModel: NSManagedObjectModel())
  }

  /// Makes a container for the model of that name, which the plug-in UIKitSources makes of the
  /// target's `.xcdatamodeld`. Without one, entities have the names of their classes, and the run
  /// says so.
  public convenience init(name: String) {
    if let model = NSManagedObjectModel.named(name) {
      self.init(name: name, managedObjectModel: model)
      return
    }
    RenderingEnvironment.report(
      "NSPersistentContainer(name: \"\(name)\"): no target has a model '\(name).xcdatamodeld', so "
        + "that each class is an entity of its name and properties have no defaults",
      kind: .leftOut)
    self.init(name: name, managedObjectModel: ModelOfClasses())
  }

  /// Makes a container for a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(
        url: Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite"))
    ]
  }

  /// Makes the stores, and tells of each.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      if description.shouldAddStoreAsynchronously {
        DispatchQueue.global().async { [persistentStoreCoordinator] in
          persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
      } else {
        persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
      }
    }
  }

  /// Makes a context of a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Does work with a new context, on its queue.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Does work with a new context, on its queue, and waits for it.
  open func performBackgroundTask<Result>(
    _ block: @escaping (NSManagedObjectContext) throws -> Result
  ) async rethrows -> Result {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }
}

/// The container of stores that iCloud has a copy of. It has none here.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

/// The model where there is no file: each class is an entity of its name.
final class ModelOfClasses: NSManagedObjectModel {
  override func entity(named name: String) -> NSEntityDescription? {
    CoreDataLock.whole {
      if let known = super.entity(named: name) { return known }
      let entity = NSEntityDescription()
      entity.name = name
      entity.managedObjectClassName = name
      entities.append(entity)
      return entity
    }
  }

  override func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let entity = entity(named: String(describing: type))
    entity?.knownClass = type
    return entity
  }
}

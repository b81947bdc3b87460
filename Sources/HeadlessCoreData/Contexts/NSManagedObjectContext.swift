// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

/// What kind of queue a context works on.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// That of who asks.
  case confinementConcurrencyType
  /// One of its own.
  case privateQueueConcurrencyType
  /// The main one.
  case mainQueueConcurrencyType
}

/// The objects that an app works with, and what was changed of them since the last save.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The kind of queue that it works on.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// What has the stores that it reads and saves to.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { ownCoordinator ?? parent?.persistentStoreCoordinator }
    set {
      ownCoordinator = newValue
      newValue?.join(self)
    }
  }
  private var ownCoordinator: NSPersistentStoreCoordinator?
  /// The context that it reads from and saves to in the place of stores.
  open var parent: NSManagedObjectContext? {
    didSet { parent?.children.add(self) }
  }
  let children = NSHashTable<NSManagedObjectContext>.weakObjects()
  /// What counts where objects have the same unique values: an ``NSMergePolicy``.
  open var mergePolicy: Any = NSErrorMergePolicy
  /// A name to tell it by.
  open var name: String?
  /// Who changes what. The default is nobody.
  open var transactionAuthor: String?
  /// Undoes changes. The default is `nil`; no change is registered with it.
  open var undoManager: UndoManager?
  /// Whether it takes over what other contexts save. The default is false.
  open var automaticallyMergesChangesFromParent: Bool = false
  /// Whether it keeps all objects, not only changed ones. The default is false.
  open var retainsRegisteredObjects: Bool = false
  /// Whether deleted objects count as empty. The default is true.
  open var shouldDeleteInaccessibleFaults: Bool = true
  /// Whether deletions follow their rules before a save. They always do.
  open var propagatesDeletesAtEndOfEvent: Bool = true
  /// How long values may be kept, in seconds. The default is -1: for ever.
  open var stalenessInterval: TimeInterval = -1
  /// What the app keeps with it.
  open var userInfo: NSMutableDictionary = [:]

  /// The objects that came into it since the last save.
  open internal(set) var insertedObjects: Set<NSManagedObject> = []
  /// The objects that were changed since the last save.
  open internal(set) var updatedObjects: Set<NSManagedObject> = []
  /// The objects that were deleted since the last save.
  open internal(set) var deletedObjects: Set<NSManagedObject> = []

  /// The objects by their identifiers, as long as somebody has them.
  private var known: [NSManagedObjectID: WeakObject] = [:]
  /// What ``processPendingChanges()`` tells of.
  var pending = ContextChanges()
  private var isProcessingAsked = false
  private let queue = DispatchQueue(label: "NSManagedObjectContext")
  private static let queueKey = DispatchSpecificKey<ObjectIdentifier>()

  /// Makes a context.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    super.init()
    queue.setSpecific(key: Self.queueKey, value: ObjectIdentifier(self))
  }

  /// Makes a context.
  public convenience init(_ concurrencyType: ConcurrencyType) {
    self.init(concurrencyType: concurrencyType.type)
  }

  /// Makes a context of the queue of who asks.
  public override convenience init() { self.init(concurrencyType: .confinementConcurrencyType) }

  /// What kind of queue a context works on.
  public struct ConcurrencyType: Hashable, Sendable {
    let type: NSManagedObjectContextConcurrencyType
    /// One of its own.
    public static let privateQueue = ConcurrencyType(type: .privateQueueConcurrencyType)
    /// The main one.
    public static let mainQueue = ConcurrencyType(type: .mainQueueConcurrencyType)
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  var source: (any RowSource)? { parent ?? ownCoordinator }

  func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    guard let entity = model?.entity(of: type) else {
      trap("the model of the context has no entity whose class is \(type)")
    }
    return entity
  }

  // MARK: Queues

  /// Does work later, on the context's queue.
  open func perform(_ block: @escaping () -> Void) {
    let block = { CurrentContext.$current.withValue(.init(context: self), operation: block) }
    switch concurrencyType {
    case .privateQueueConcurrencyType: queue.async(execute: DispatchWorkItem(block: block))
    default: DispatchQueue.main.async(execute: DispatchWorkItem(block: block))
    }
  }

  /// Does work on the context's queue, and waits for it. For the main queue that is the thread of
  /// who asks: tests run on others, too.
  open func performAndWait(_ block: () -> Void) {
    wait { block() }
  }

  /// Does work on the context's queue, and gives its result.
  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try wait(block)
  }

  private func wait<Result>(_ block: () throws -> Result) rethrows -> Result {
    let isHere = DispatchQueue.getSpecific(key: Self.queueKey) == ObjectIdentifier(self)
    guard concurrencyType == .privateQueueConcurrencyType, !isHere else {
      return try CurrentContext.$current.withValue(.init(context: self), operation: block)
    }
    return try queue.sync {
      try CurrentContext.$current.withValue(.init(context: self), operation: block)
    }
  }

  /// When work begins that was asked for.
  public enum ScheduledTaskType: Sendable {
    /// At once where the queue is at hand.
    case immediate
    /// Behind what was asked for before.
    case enqueued
  }

  /// Does work on the context's queue, and gives its result.
  public func perform<Result>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
  ) async rethrows -> Result {
    try performAndWait(block)
  }

  // MARK: Objects

  /// All objects that somebody has.
  open var registeredObjects: Set<NSManagedObject> {
    CoreDataLock.whole {
      Set(known.values.compactMap(\.object))
    }
  }

  /// Whether a save would change something.
  open var hasChanges: Bool {
    !insertedObjects.isEmpty || !updatedObjects.isEmpty || !deletedObjects.isEmpty
  }

  /// Puts an object into the context.
  open func insert(_ object: NSManagedObject) {
    CoreDataLock.whole {
      object.managedObjectContext = self
      known[object.objectID] = WeakObject(object: object)
      insertedObjects.insert(object)
      pending.inserted.insert(object)
    }
    askForProcessing()
  }

  /// Deletes an object, and what the rules of its relationships say. It is saved with the rest.
  open func delete(_ object: NSManagedObject) {
    guard !object.isDeletedObject else { return }
    object.isDeletedObject = true
    object.prepareForDeletion()
    object.applyDeleteRules(in: self)
    CoreDataLock.whole {
      let isNew = insertedObjects.remove(object) != nil
      updatedObjects.remove(object)
      if !isNew { deletedObjects.insert(object) }
      if pending.inserted.remove(object) == nil { pending.deleted.insert(object) }
      pending.updated.remove(object)
    }
    askForProcessing()
  }

  func noteChange(of object: NSManagedObject) {
    CoreDataLock.whole {
      guard !object.isDeletedObject else { return }
      if !insertedObjects.contains(object) { updatedObjects.insert(object) }
      if !pending.inserted.contains(object) { pending.updated.insert(object) }
    }
    askForProcessing()
  }

  /// The object of an identifier, if somebody has it.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    CoreDataLock.whole { known[objectID]?.object }
  }

  /// The object of an identifier; an error where there is none.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let object = known(objectID) { return object }
    throw NSError(
      domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError,
      userInfo: [NSLocalizedDescriptionKey: "There is no object \(objectID.uriRepresentation())."])
  }

  /// The object of an identifier.
  ///
  /// - Precondition: There is one; on iOS its values cannot be read otherwise.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    guard let object = known(objectID) else {
      trap("there is no object \(objectID.uriRepresentation())")
    }
    return object
  }

  func known(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let object = registeredObject(for: id) { return object.isDeletedObject ? nil : object }
    return source?.row(id).map(object)
  }

  /// The object of a row: the one that somebody has, or a new one.
  func object(_ row: StoredRow) -> NSManagedObject {
    if let object = registeredObject(for: row.id) { return object }
    let entity = model?.entity(named: row.id.entity.name ?? "") ?? row.id.entity
    let object = NSManagedObject.make(of: entity, in: nil, row: row)
    object.take(row)
    CoreDataLock.whole {
      object.managedObjectContext = self
      known[row.id] = WeakObject(object: object)
    }
    object.awakeFromFetch()
    return object
  }

  /// Forgets an object.
  func forget(_ object: NSManagedObject) {
    CoreDataLock.whole { known[object.objectID] = nil }
    object.managedObjectContext = nil
  }

  /// Forgets all objects and changes.
  open func reset() {
    for object in registeredObjects { forget(object) }
    insertedObjects = []
    updatedObjects = []
    deletedObjects = []
    pending = ContextChanges()
  }

  /// Tells of changes at the end of the turn, as UIKit's main queue does.
  private func askForProcessing() {
    guard concurrencyType != .privateQueueConcurrencyType, !isProcessingAsked else { return }
    isProcessingAsked = true
    DispatchQueue.main.async { [weak self] in
      self?.isProcessingAsked = false
      self?.processPendingChanges()
    }
  }
}

/// An object as long as somebody else has it.
private struct WeakObject {
  weak var object: NSManagedObject?
}

/// What was done to the objects of a context.
struct ContextChanges {
  var inserted: Set<NSManagedObject> = []
  var updated: Set<NSManagedObject> = []
  var deleted: Set<NSManagedObject> = []

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

  var userInfo: [AnyHashable: Any] {
    [NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted]
      .filter { !$0.value.isEmpty }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// In a notification's `userInfo`: the objects that are new.
public let NSInsertedObjectsKey = "inserted"
/// In a notification's `userInfo`: the objects that changed.
public let NSUpdatedObjectsKey = "updated"
/// In a notification's `userInfo`: the objects that are gone.
public let NSDeletedObjectsKey = "deleted"
/// In a notification's `userInfo`: the objects that were read anew.
public let NSRefreshedObjectsKey = "refreshed"
/// In a notification's `userInfo`: the objects that are no longer known. None are told.
public let NSInvalidatedObjectsKey = "invalidated"
/// In a notification's `userInfo`: that no object is known any longer. It is not told.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// In a notification's `userInfo`: the identifiers of objects that are gone.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
/// In a notification's `userInfo`: the identifiers of objects that are new.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// In a notification's `userInfo`: the identifiers of objects that changed.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"

extension Notification.Name {
  /// Objects of a context changed. Posted at the end of the turn, and by a save.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// A context was saved.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// A context is about to be saved.
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
}

extension NSManagedObjectContext {
  /// The name of the notification after a save.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// The name of the notification before a save.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// The name of the notification of changes.
  public static let didChangeObjectsNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange

  /// Saves what was changed: to the stores, or into the context above.
  ///
  /// - Throws: An error of Cocoa's, where a property has no value that needs one, or an object has
  ///   the same unique values as another.
  public func save() throws {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in ordered(insertedObjects.union(updatedObjects).union(deletedObjects)) {
      object.willSave()
    }
    processPendingChanges()
    try validate()
    if parent == nil { try meetConstraints() }
    let saved = ContextChanges(
      inserted: insertedObjects, updated: updatedObjects, deleted: deletedObjects)
    source?.apply(
      RowChanges(
        inserted: ordered(saved.inserted).map(\.row), updated: ordered(saved.updated).map(\.row),
        deleted: ordered(saved.deleted).map(\.objectID)))
    settle(saved)
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self, userInfo: saved.userInfo)
    tellOthers(saved)
  }

  private func ordered(_ objects: Set<NSManagedObject>) -> [NSManagedObject] {
    objects.sorted { $0.objectID.number < $1.objectID.number }
  }

  private func validate() throws {
    for object in ordered(insertedObjects) { try object.validateForInsert() }
    for object in ordered(updatedObjects) { try object.validateForUpdate() }
    for object in ordered(deletedObjects) {
      try object.validateForDelete()
      let denied = object.entity.relationshipsByName.values.filter {
        $0.deleteRule == .denyDeleteRule && object.related($0).contains { !$0.isDeletedObject }
      }
      guard let name = denied.map(\.name).min() else { continue }
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSValidationRelationshipDeniedDeleteError,
        userInfo: [
          NSLocalizedDescriptionKey: "Items cannot be deleted from \(name).",
          NSValidationKeyErrorKey: name, NSValidationObjectErrorKey: object,
        ])
    }
  }

  /// Two objects of the same unique values do not come into a store.
  private func meetConstraints() throws {
    let policy = mergePolicy as? NSMergePolicy ?? .error
    for object in ordered(insertedObjects) {
      for names in object.entity.uniquenessConstraints.map({ $0.compactMap { $0 as? String } }) {
        let rows = source?.rows(of: object.entity) ?? []
        let same = rows.first { row in
          row.id !== object.objectID && registeredObject(for: row.id)?.isDeletedObject != true
            && names.allSatisfy { ManagedValue.isEqual(row.values[$0], object.row.values[$0]) }
        }
        guard let same else { continue }
        guard policy.mergeType != .errorMergePolicyType else {
          throw NSError(
            domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
            userInfo: [
              NSLocalizedDescriptionKey: "Another object has the same values of "
                + names.joined(separator: ", ") + "."
            ])
        }
        delete(policy.keepsStore ? object : self.object(same))
      }
    }
  }

  private func settle(_ saved: ContextChanges) {
    insertedObjects = []
    updatedObjects = []
    deletedObjects = []
    for object in ordered(saved.inserted.union(saved.updated)) {
      object.savedValues = object.row.values
      object.didSave()
    }
    for object in ordered(saved.deleted) {
      object.didSave()
      forget(object)
    }
  }

  private func tellOthers(_ saved: ContextChanges) {
    guard parent == nil else { return }
    for context in persistentStoreCoordinator?.others(than: self) ?? []
    where context.parent == nil && context.automaticallyMergesChangesFromParent {
      context.merge(saved)
    }
    for context in children.allObjects where context.automaticallyMergesChangesFromParent {
      context.merge(saved)
    }
  }

  /// Takes over what another context saved.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    func objects(_ key: String) -> Set<NSManagedObject> {
      notification.userInfo?[key] as? Set<NSManagedObject> ?? []
    }
    merge(
      ContextChanges(
        inserted: objects(NSInsertedObjectsKey), updated: objects(NSUpdatedObjectsKey),
        deleted: objects(NSDeletedObjectsKey)))
  }

  /// Takes over changes of objects, which their identifiers tell, in several contexts.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts {
      func ids(_ keys: String...) -> [NSManagedObjectID] {
        keys.flatMap { changeNotificationData[$0] as? [NSManagedObjectID] ?? [] }
      }
      context.merge(
        inserted: ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
        updated: ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
        deleted: ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey))
    }
  }

  private func merge(_ saved: ContextChanges) {
    merge(
      inserted: ordered(saved.inserted).map(\.objectID),
      updated: ordered(saved.updated).map(\.objectID),
      deleted: ordered(saved.deleted).map(\.objectID))
  }

  private func merge(
    inserted: [NSManagedObjectID], updated: [NSManagedObjectID], deleted: [NSManagedObjectID]
  ) {
    for id in inserted { known(id).map { _ = pending.inserted.insert($0) } }
    for id in updated {
      guard let object = registeredObject(for: id), let row = source?.row(id),
        !updatedObjects.contains(object)
      else { continue }
      object.take(row)
      pending.updated.insert(object)
    }
    for id in deleted {
      guard let object = registeredObject(for: id) else { continue }
      object.isDeletedObject = true
      updatedObjects.remove(object)
      pending.deleted.insert(object)
    }
    let gone = pending.deleted
    processPendingChanges()
    for object in gone { forget(object) }
  }

  /// Tells of what was changed since it told last.
  public func processPendingChanges() {
    guard !pending.isEmpty else { return }
    let changes = pending
    pending = ContextChanges()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes.userInfo)
  }

  /// Forgets what was changed.
  public func rollback() {
    for object in insertedObjects { forget(object) }
    for object in updatedObjects.union(deletedObjects) {
      object.isDeletedObject = false
      if let row = source?.row(object.objectID) { object.take(row) }
    }
    pending = ContextChanges(
      updated: updatedObjects.union(deletedObjects), deleted: insertedObjects)
    insertedObjects = []
    updatedObjects = []
    deletedObjects = []
    processPendingChanges()
  }

  /// Reads an object's values anew, or only those that were not changed.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard let row = source?.row(object.objectID) else { return }
    if flag, updatedObjects.contains(object) {
      let changed = object.changedValues()
      let values = object.values
      object.take(row)
      for name in changed.keys { object.values[name] = values[name] }
    } else {
      object.take(row)
      updatedObjects.remove(object)
    }
  }

  /// Reads the values of all objects anew that were not changed.
  public func refreshAllObjects() {
    for object in registeredObjects where !object.hasChanges {
      refresh(object, mergeChanges: true)
    }
  }

  /// Makes the identifiers of objects those that a store knows. They are already.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
}

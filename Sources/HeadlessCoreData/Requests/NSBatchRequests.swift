// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A request that changes many objects of the stores at once. Contexts do not hear of it.
protocol BatchRequest {
  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

/// What the result of a deletion of many objects is.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case resultTypeStatusOnly
  /// The identifiers of the objects.
  case resultTypeObjectIDs
  /// How many there were.
  case resultTypeCount
}

/// Deletes many objects of the stores. Contexts keep those that they have, as on iOS.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, BatchRequest {
  /// Which objects are deleted.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  private var ids: [NSManagedObjectID]?
  /// What the result is. The default is whether it was done.
  open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly

  /// Makes a request that deletes what another one asks for.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }

  /// Makes a request that deletes objects.
  public convenience init(objectIDs objects: [NSManagedObjectID]) {
    self.init(fetchRequest: NSFetchRequest())
    ids = objects
  }

  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let reader = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    reader.persistentStoreCoordinator = context.persistentStoreCoordinator
    let gone = try ids ?? reader.objects(fetchRequest.untyped).map(\.objectID)
    for id in gone { reader.known(id).map(reader.delete) }
    let all = reader.deletedObjects.map(\.objectID)
    reader.source?.apply(RowChanges(updated: reader.updatedObjects.map(\.row), deleted: all))
    return NSBatchDeleteResult(
      resultType,
      resultType == .resultTypeObjectIDs
        ? gone : resultType == .resultTypeCount ? gone.count : true)
  }
}

/// What a deletion of many objects gives.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// Identifiers, a number or whether it was done.
  public let result: Any?
  /// Which of these it is.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ type: NSBatchDeleteRequestResultType, _ result: Any?) {
    resultType = type
    self.result = result
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension NSManagedObjectContext {
  /// The objects that a request asks for, unsaved ones included.
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    try results(request.untyped).compactMap { $0 as? Result }
  }

  /// How many objects a request asks for.
  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    try objects(request.untyped).count
  }

  /// Does what a request says: fetches, deletes, inserts or changes many objects.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let batch = request as? any BatchRequest else {
      return NSPersistentStoreResult()
    }
    return try batch.run(in: self)
  }

  func results(_ request: FetchQuery) throws -> [Any] {
    let objects = try objects(request)
    switch request.resultType {
    case .managedObjectIDResultType: return objects.map(\.objectID)
    case .countResultType: return [NSNumber(value: objects.count)]
    case .dictionaryResultType:
      let names = request.names.isEmpty ? nil : request.names
      let rows = objects.map { object in
        let keys = names ?? object.entity.attributesByName.keys.sorted()
        let values = keys.compactMap { key in object.value(forKey: key).map { (key, $0) } }
        return NSDictionary(dictionary: Dictionary(values) { first, _ in first })
      }
      guard request.returnsDistinctResults else { return rows }
      return rows.reduce(into: [NSDictionary]()) { distinct, row in
        if !distinct.contains(row) { distinct.append(row) }
      }
    default: return objects
    }
  }

  func objects(_ request: FetchQuery) throws -> [NSManagedObject] {
    guard let entity = request.entity ?? model?.entity(named: request.entityName ?? "") else {
      trap(
        "a request asks for the entity '\(request.entityName ?? "")', which the context's model has "
          + "not")
    }
    let unsaved = insertedObjects.filter { $0.entity.isKindOf(entity: entity) }
      .sorted { $0.objectID.number < $1.objectID.number }
    let saved = (source?.rows(of: entity) ?? []).map { object($0) }
      .filter { !$0.isDeletedObject && !insertedObjects.contains($0) }
    var objects = saved + (request.includesPendingChanges ? unsaved : [])
    if !request.includesSubentities { objects = objects.filter { $0.entity.name == entity.name } }
    if let predicate = request.predicate {
      objects = objects.filter { predicate.evaluate(with: $0) }
    }
    if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
      objects = (objects as NSArray).sortedArray(using: descriptors)
        .compactMap { $0 as? NSManagedObject }
    }
    objects = Array(objects.dropFirst(request.fetchOffset))
    return request.fetchLimit > 0 ? Array(objects.prefix(request.fetchLimit)) : objects
  }
}

extension NSManagedObjectContext: RowSource {
  func rows(of entity: NSEntityDescription) -> [StoredRow] {
    let query = FetchQuery()
    query.entity = model?.entity(named: entity.name ?? "") ?? entity
    return ((try? objects(query)) ?? []).map(\.row)
  }

  func row(_ id: NSManagedObjectID) -> StoredRow? { known(id)?.row }

  /// What a context below it saves.
  func apply(_ changes: RowChanges) {
    for row in changes.inserted {
      let entity = model?.entity(named: row.id.entity.name ?? "") ?? row.id.entity
      let object = NSManagedObject.make(of: entity, in: nil, row: row)
      object.take(row)
      object.savedValues = nil
      insert(object)
    }
    for row in changes.updated {
      guard let object = known(row.id) else { continue }
      let saved = object.savedValues
      object.take(row)
      object.savedValues = saved
      noteChange(of: object)
    }
    for id in changes.deleted { known(id).map(delete) }
    processPendingChanges()
  }
}

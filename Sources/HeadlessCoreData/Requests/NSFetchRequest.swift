// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a request gives: objects, their identifiers, their values, or how many there are.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// What is asked of a context.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that it is for; `nil`, the default, for all.
  open var affectedStores: [NSPersistentStore]?

  override init() {}
}

/// What a context answers.
open class NSPersistentStoreResult: NSObject {
  override init() {}
}

/// In which form objects are given.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a form of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The objects themselves.
  public static let managedObjectResultType = NSFetchRequestResultType([])
  /// Their identifiers.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Their values, by the names of properties.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// How many there are.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// What a request says, whatever it gives.
final class FetchQuery {
  var entity: NSEntityDescription?
  var entityName: String?
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor]?
  var fetchLimit = 0
  var fetchOffset = 0
  var resultType = NSFetchRequestResultType.managedObjectResultType
  var includesPendingChanges = true
  var includesSubentities = true
  var returnsDistinctResults = false
  var names: [String] = []
}

/// Asks a context for objects of an entity.
///
/// ```swift
/// let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
/// request.predicate = NSPredicate(format: "title CONTAINS[cd] %@", "milk")
/// request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
/// ```
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  let untyped = FetchQuery()

  /// Makes a request without an entity.
  public override init() {}

  /// Makes a request for the objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    untyped.entityName = entityName
  }

  /// The entity of the objects.
  open var entity: NSEntityDescription? {
    get { untyped.entity }
    set { untyped.entity = newValue }
  }
  /// The name of the entity of the objects.
  open var entityName: String? { untyped.entity?.name ?? untyped.entityName }
  /// Which objects are given; `nil`, the default, for all.
  open var predicate: NSPredicate? {
    get { untyped.predicate }
    set { untyped.predicate = newValue }
  }
  /// The order of the objects. Without one it is that in which they were made.
  open var sortDescriptors: [NSSortDescriptor]? {
    get { untyped.sortDescriptors }
    set { untyped.sortDescriptors = newValue }
  }
  /// How many objects there are at most. The default is 0: any number.
  open var fetchLimit: Int {
    get { untyped.fetchLimit }
    set { untyped.fetchLimit = newValue }
  }
  /// How many objects are passed over. The default is 0.
  open var fetchOffset: Int {
    get { untyped.fetchOffset }
    set { untyped.fetchOffset = newValue }
  }
  /// How many objects are read at once. They are all in memory.
  open var fetchBatchSize: Int = 0
  /// In which form objects are given.
  open var resultType: NSFetchRequestResultType {
    get { untyped.resultType }
    set { untyped.resultType = newValue }
  }
  /// Whether unsaved objects are given, too. The default is true.
  open var includesPendingChanges: Bool {
    get { untyped.includesPendingChanges }
    set { untyped.includesPendingChanges = newValue }
  }
  /// Whether objects of entities below are given, too. The default is true.
  open var includesSubentities: Bool {
    get { untyped.includesSubentities }
    set { untyped.includesSubentities = newValue }
  }
  /// Whether values are read with the objects. They always are.
  open var includesPropertyValues: Bool = true
  /// Whether values are read later. They never are.
  open var returnsObjectsAsFaults: Bool = true
  /// Whether values are read anew. They always are new.
  open var shouldRefreshRefetchedObjects: Bool = false
  /// Whether the same values are given once, in their form as dictionaries. The default is false.
  open var returnsDistinctResults: Bool {
    get { untyped.returnsDistinctResults }
    set { untyped.returnsDistinctResults = newValue }
  }
  /// Relationships whose objects are read as well. They all are in memory.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// The properties that dictionaries have: names, or descriptions of properties.
  open var propertiesToFetch: [Any]? {
    didSet {
      untyped.names = (propertiesToFetch ?? []).compactMap {
        $0 as? String ?? ($0 as? NSPropertyDescription)?.name
      }
    }
  }

  /// The objects that the request asks for, of the context at hand: that of a `perform` of iOS is
  /// not known here.
  func results(in context: NSManagedObjectContext) throws -> [ResultType] {
    try context.fetch(self)
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What tells an object from all others, in every context.
///
/// An object keeps its identifier when it is saved; on iOS it gets another one then.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// Whether the object was never saved.
  open internal(set) var isTemporaryID = true
  /// The store that the object is in.
  open internal(set) weak var persistentStore: NSPersistentStore?
  /// Those that were made before have smaller ones.
  let number: Int

  nonisolated(unsafe) private static var last = 0

  /// Makes an identifier of an object that there is not, for tests.
  public override convenience init() { self.init(entity: NSEntityDescription()) }

  init(entity: NSEntityDescription) {
    self.entity = entity
    number = CoreDataLock.whole {
      Self.last += 1
      return Self.last
    }
  }

  /// The identifier as an address.
  open func uriRepresentation() -> URL {
    let place = isTemporaryID ? "t" : "p"
    return URL(string: "x-coredata://memory/\(entity.name ?? "")/\(place)\(number)")
      ?? URL(fileURLWithPath: "/")
  }
}

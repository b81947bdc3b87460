// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// How Objective-C keeps a value with an object. All but `OBJC_ASSOCIATION_ASSIGN` keep it alive.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Does not keep it alive; it is gone here, not dangling, when nothing else does.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Keeps it alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Keeps it alive. Values are not copied here.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Keeps it alive.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Keeps it alive. Values are not copied here.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value with an object, under the address of a key; `nil` takes it away.
///
/// The object lets go of it when it goes, right after its `deinit`.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.of(object as AnyObject).set(value, policy, for: key)
}

/// The value that is kept with an object under the address of a key; `nil` without one.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.of(object as AnyObject).value(for: key)
}

/// Takes away all values that are kept with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.of(object as AnyObject).removeAll()
}

/// What is kept with one object.
final class AssociatedObjects: @unchecked Sendable {
  private struct Value {
    var kept: Any?
    weak var assigned: AnyObject?
  }

  private static let key = AssociatedStorage.Key<AssociatedObjects>()
  private let lock = NSLock()
  private var values: [UnsafeRawPointer: Value] = [:]

  static func of(_ object: AnyObject) -> AssociatedObjects {
    guard let owner = object as? any AssociatedStorageOwner else {
      return AttachedValues.of(object).objects
    }
    if let objects = owner.associatedStorage[key] { return objects }
    let objects = AssociatedObjects()
    owner.associatedStorage[key] = objects
    return objects
  }

  func set(_ value: Any?, _ policy: objc_AssociationPolicy, for key: UnsafeRawPointer) {
    let isKept = policy != .OBJC_ASSOCIATION_ASSIGN
    let former = lock.withLock {
      let former = values[key]
      values[key] = value.map {
        isKept ? Value(kept: $0) : Value(assigned: $0 as AnyObject)
      }
      return former
    }
    // It may go here, and set another value from its deinit.
    withExtendedLifetime(former) {}
  }

  func value(for key: UnsafeRawPointer) -> Any? {
    lock.withLock { values[key].flatMap { $0.kept ?? $0.assigned } }
  }

  func removeAll() {
    let former = lock.withLock {
      defer { values = [:] }
      return values
    }
    withExtendedLifetime(former) {}
  }
}

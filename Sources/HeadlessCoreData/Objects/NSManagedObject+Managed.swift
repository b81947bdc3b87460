// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

// What the plug-in UIKitSources writes for `@NSManaged`.

extension NSManagedObject {
  /// The value of a property that a class leaves to Core Data (`@NSManaged`), under its name. The
  /// plug-in UIKitSources writes it. Without a value, numbers are zero and texts empty.
  ///
  /// - Precondition: The property was set, or its type has a zero.
  public final func managedValue<Value>(forKey key: String) -> Value {
    for value in forms(ofValueFor: key) {
      if let value = value as? Value { return value }
    }
    guard let value = ManagedZero.value(of: Value.self) else {
      trap("\(type(of: self)).\(key) was read before it was set: a \(Value.self) has no zero")
    }
    return value
  }

  /// What a property holds, as each of the types that it may have: those of a set, or of a number.
  private func forms(ofValueFor key: String) -> [Any] {
    guard let value = value(forKey: key) else { return [] }
    if let number = values[key].flatMap(ManagedNumber.init) ?? ManagedNumber(value) {
      return [values[key] ?? value] + number.forms
    }
    if let date = value as? Date { return [date, date.timeIntervalSinceReferenceDate] }
    let objects: [Any]
    switch value {
    case let set as NSOrderedSet: objects = set.array
    case let set as NSSet: objects = set.allObjects
    default: return [value]
    }
    let hashed = Set(objects.compactMap { $0 as? AnyHashable })
    return [value, NSOrderedSet(array: objects), NSSet(array: objects), hashed]
  }

  /// Sets a property that a class leaves to Core Data, under its name.
  public final func setManagedValue<Value>(_ value: Value, forKey key: String) {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return setValue(value, forKey: key) }
    setValue(mirror.children.first?.value, forKey: key)
  }

  /// Adds an object, or all of a set, to those that a property has.
  public final func addManaged(_ value: Any, to key: String) {
    change(key) { objects in for object in Self.objects(value) { objects.add(object) } }
  }

  /// Takes an object, or all of a set, from those that a property has.
  public final func removeManaged(_ value: Any, from key: String) {
    change(key) { objects in for object in Self.objects(value) { objects.remove(object) } }
  }

  /// Puts an object among those that a property has in an order.
  public final func insertManaged(_ value: Any, at index: Int, into key: String) {
    change(key) { $0.insert(value, at: index) }
  }

  /// Puts an object in the place of one of those that a property has in an order.
  public final func replaceManaged(at index: Int, with value: Any, in key: String) {
    change(key) { $0.replaceObject(at: index, with: value) }
  }

  /// Puts objects among those that a property has in an order.
  public final func insertManaged(_ values: [Any], at indexes: NSIndexSet, into key: String) {
    change(key) { $0.insert(values, at: IndexSet(indexes)) }
  }

  /// Puts objects in the place of some of those that a property has in an order.
  public final func replaceManaged(at indexes: NSIndexSet, with values: [Any], in key: String) {
    change(key) { $0.replaceObjects(at: IndexSet(indexes), with: values) }
  }

  /// Takes an object from those that a property has in an order.
  public final func removeManaged(at index: Int, from key: String) {
    change(key) { $0.removeObject(at: index) }
  }

  /// Takes objects from those that a property has in an order.
  public final func removeManaged(at indexes: NSIndexSet, from key: String) {
    change(key) { $0.removeObjects(at: IndexSet(indexes)) }
  }

  /// The objects of a relationship, to be changed in place.
  public final func mutableSetValue(forKey key: String) -> NSMutableSet {
    ManagedSet(of: self, key: key)
  }

  private func change(_ key: String, _ change: (NSMutableOrderedSet) -> Void) {
    let relationship = entity.relationshipsByName[key]
    let before = relationship.map(related) ?? Self.objects(values[key])
    let objects = NSMutableOrderedSet(array: before)
    change(objects)
    setValue(NSOrderedSet(array: objects.array), forKey: key)
  }

  /// The objects of a set of any kind, or the one that is given.
  static func objects(_ value: Any?) -> [Any] {
    switch value {
    case nil: []
    case let objects as NSOrderedSet: objects.array
    case let objects as NSSet: objects.allObjects
    case let objects as Set<AnyHashable>: objects.map(\.base)
    case let objects as [Any]: objects
    case let object?: [object]
    }
  }
}

/// A set that changes a relationship.
private final class ManagedSet: NSMutableSet {
  private let owner: NSManagedObject
  private let key: String

  init(of owner: NSManagedObject, key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  required init?(coder: NSCoder) { nil }
  required init(capacity numItems: Int) { trap("a relationship is no set of its own") }

  private var objects: [Any] { NSManagedObject.objects(owner.value(forKey: key)) }

  override var count: Int { objects.count }
  override func member(_ object: Any) -> Any? { NSSet(array: objects).member(object) }
  override func objectEnumerator() -> NSEnumerator { NSSet(array: objects).objectEnumerator() }
  override func add(_ object: Any) { owner.addManaged(object, to: key) }
  override func remove(_ object: Any) { owner.removeManaged(object, from: key) }
}

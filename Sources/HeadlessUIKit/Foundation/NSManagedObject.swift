// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// An object of an app's model: it keeps the values of its properties.
///
/// Linux has no Core Data: there are no stores and no contexts, nothing is fetched or saved, and an
/// object is made without one. What views show of objects can be shown of it:
///
/// ```swift
/// final class Note: NSManagedObject {
///   var title: String? {
///     get { managedValue(forKey: "title") }
///     set { setManagedValue(newValue, forKey: "title") }
///   }
/// }
/// let note = Note()
/// note.title = "Milk"
/// ```
///
/// The plug-in `UIKitSources` writes such properties for `@NSManaged`, and the classes that Xcode
/// generates for models.
open class NSManagedObject: NSObject {
  private final var values: [String: Any] = [:]

  /// Makes an object without values, which is in no context.
  public override init() {}

  // MARK: Values

  /// The value of a property; `nil` for none. An override of the accessors on iOS is not called.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Sets the value of a property; `nil` for none.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// The value of a property, as ``value(forKey:)`` gives it.
  open func primitiveValue(forKey key: String) -> Any? { values[key] }

  /// Sets the value of a property, as ``setValue(_:forKey:)`` does.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Called on iOS before a property is read. Does nothing.
  open func willAccessValue(forKey key: String?) {}
  /// Called on iOS after a property was read. Does nothing.
  open func didAccessValue(forKey key: String?) {}
  /// Called on iOS before a property is set. Does nothing.
  open func willChangeValue(forKey key: String) {}
  /// Called on iOS after a property was set. Does nothing.
  open func didChangeValue(forKey key: String) {}

  // MARK: Life

  /// Whether the object is to be deleted from a store: false, as there is none.
  open var isDeleted: Bool { false }
  /// Whether the object's values are yet to be fetched: false.
  open var isFault: Bool { false }

  /// Called on iOS when the object came into a context. Never called here.
  open func awakeFromInsert() {}
  /// Called on iOS when the object was fetched. Never called here.
  open func awakeFromFetch() {}
  /// Called on iOS before the object is saved. Never called here.
  open func willSave() {}
  /// Called on iOS after the object was saved. Never called here.
  open func didSave() {}
  /// Called on iOS before the object is deleted. Never called here.
  open func prepareForDeletion() {}
}

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

  /// What a property holds, as each of the types that it may have: those of a set.
  private func forms(ofValueFor key: String) -> [Any] {
    guard let value = value(forKey: key) else { return [] }
    guard let objects = value as? NSOrderedSet else { return [value] }
    let hashed = Set(objects.array.compactMap { $0 as? AnyHashable })
    return [objects, NSSet(array: objects.array), hashed]
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

  private func change(_ key: String, _ change: (NSMutableOrderedSet) -> Void) {
    let objects = NSMutableOrderedSet(array: Self.objects(value(forKey: key)))
    change(objects)
    setValue(NSOrderedSet(array: objects.array), forKey: key)
  }

  /// The objects of a set of any kind, or the one that is given.
  private static func objects(_ value: Any?) -> [Any] {
    switch value {
    case nil: []
    case let objects as NSOrderedSet: objects.array
    case let objects as NSSet: objects.allObjects
    case let objects as Set<AnyHashable>: objects.map(\.base)
    case let object?: [object]
    }
  }
}

/// What a managed property has before it is set.
enum ManagedZero {
  static func value<Value>(of type: Value.Type) -> Value? {
    if let type = Value.self as? any ExpressibleByNilLiteral.Type { return nothing(type) as? Value }
    let zeros: [Any] = [
      CGFloat.zero, Double.zero, Float.zero, Int.zero, UInt.zero, Int16.zero, Int32.zero,
      Int64.zero, false, "", CGPoint.zero, CGSize.zero, CGRect.zero, UIEdgeInsets.zero,
      CGAffineTransform.identity, CATransform3DIdentity, Data(), NSSet(), NSOrderedSet(),
      Date(timeIntervalSinceReferenceDate: 0), NSNumber(value: 0),
    ]
    return zeros.lazy.compactMap { $0 as? Value }.first
  }

  private static func nothing<Optional: ExpressibleByNilLiteral>(_ type: Optional.Type) -> Any {
    nil as Optional
  }
}

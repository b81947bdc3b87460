// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

/// An object of an app's model: it keeps the values of its properties, in a context or without one.
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
/// generates for models. On iOS an object cannot be made without its entity; here `Note()` shows in
/// a view what it is given.
open class NSManagedObject: NSObject, NSFetchRequestResult {
  /// What the model says of its kind.
  public final let entity: NSEntityDescription
  /// What tells it from all others.
  public final let objectID: NSManagedObjectID
  /// The context that it is in; `nil` once that is gone, or the object was deleted and saved.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// The values that are not none: of a relationship, an object or its identifier, or several.
  final var values: [String: Any] = [:]
  /// What is saved; `nil` for an object that never was.
  final var savedValues: [String: Any]?
  final var isDeletedObject = false

  /// Makes an object of an entity, and puts it into a context.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    let made = Made.current.flatMap { $0.entity === entity ? $0 : nil }
    objectID = made?.row?.id ?? NSManagedObjectID(entity: entity)
    super.init()
    if let row = made?.row {
      values = row.values
      savedValues = row.values
      return
    }
    for (name, attribute) in entity.attributesByName { values[name] = attribute.defaultValue }
    guard let context else { return }
    context.insert(self)
    awakeFromInsert()
  }

  /// Makes an object of a class in a context.
  ///
  /// - Precondition: The context's model has an entity of the class, as on iOS.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: moc.entity(of: Self.self), insertInto: moc)
  }

  /// Makes an object without values, which is in no context.
  public override convenience init() {
    let made = Made.current.flatMap { $0.entity.objectClass == Self.self ? $0 : nil }
    self.init(entity: made?.entity ?? Self.entity(), insertInto: made?.context)
  }

  // MARK: Its kind

  /// What the models that the targets have say of the class; an entity of its name without them.
  open class func entity() -> NSEntityDescription {
    for model in NSManagedObjectModel.all {
      if let entity = model.entity(of: self) { return entity }
    }
    let entity = NSEntityDescription()
    entity.name = String(describing: self)
    entity.managedObjectClassName = entity.name
    entity.knownClass = self
    return entity
  }

  /// A request for all objects of the class. A subclass's own, which knows the class, comes first.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "")
  }

  // MARK: Values

  /// The value of a property; `nil` for none. Numbers are `NSNumber`s, as on iOS.
  open func value(forKey key: String) -> Any? { primitiveValue(forKey: key) }

  /// Sets the value of a property; `nil` for none.
  open func setValue(_ value: Any?, forKey key: String) { setPrimitiveValue(value, forKey: key) }

  /// The value of a property, as ``value(forKey:)`` gives it.
  open func primitiveValue(forKey key: String) -> Any? {
    guard let relationship = entity.relationshipsByName[key] else {
      return values[key].map { ManagedNumber($0)?.number ?? $0 }
    }
    let objects = related(relationship)
    if !relationship.isToMany { return objects.first }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// Sets the value of a property, as ``setValue(_:forKey:)`` does.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    if let relationship = entity.relationshipsByName[key] {
      return relate(relationship, to: Self.objects(value).compactMap { $0 as? NSManagedObject })
    }
    values[key] = value
    managedObjectContext?.noteChange(of: self)
  }

  /// The values of several properties.
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) ?? NSNull() }
  }

  /// Sets the values of several properties.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// Called on iOS before a property is read. Does nothing.
  open func willAccessValue(forKey key: String?) {}
  /// Called on iOS after a property was read. Does nothing.
  open func didAccessValue(forKey key: String?) {}
  /// Called on iOS before a property is set. Does nothing.
  open func willChangeValue(forKey key: String) {}
  /// Called on iOS after a property was set. Does nothing.
  open func didChangeValue(forKey key: String) {}

  // MARK: Life

  /// Whether it came into its context and was not saved since.
  open var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) == true }
  /// Whether it was changed and not saved since.
  open var isUpdated: Bool { managedObjectContext?.updatedObjects.contains(self) == true }
  /// Whether it was deleted and that is not saved.
  open var isDeleted: Bool { isDeletedObject && managedObjectContext != nil }
  /// Whether a save would change something for it.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether a value differs from what is saved.
  open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
  /// Whether the object's values are yet to be fetched: false.
  open var isFault: Bool { false }
  /// Whether a relationship's objects are yet to be fetched: false.
  open func hasFault(forRelationshipNamed key: String) -> Bool { false }

  /// The values that were set since the last save, by their names.
  open func changedValues() -> [String: Any] {
    let saved = savedValues ?? [:]
    let names = Set(values.keys).union(saved.keys)
    return names.reduce(into: [:]) { changed, name in
      let before = saved[name].map { ManagedLinks.stored($0) }
      let after = values[name].map { ManagedLinks.stored($0) }
      if !ManagedValue.isEqual(before, after) { changed[name] = value(forKey: name) ?? NSNull() }
    }
  }

  /// The saved values of properties.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let saved = savedValues ?? [:]
    return saved.filter { keys?.contains($0.key) ?? true }
  }

  /// Called when the object came into a context.
  open func awakeFromInsert() {}
  /// Called when the object was fetched.
  open func awakeFromFetch() {}
  /// Called before the object is saved.
  open func willSave() {}
  /// Called after the object was saved.
  open func didSave() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}
  /// Called on iOS before an object's values are forgotten. Never called here.
  open func willTurnIntoFault() {}
  /// Called on iOS after an object's values were forgotten. Never called here.
  open func didTurnIntoFault() {}

  /// Says what keeps a new object from being saved: a property that needs a value and has none.
  open func validateForInsert() throws { try validateValues() }
  /// Says what keeps a changed object from being saved: a property that needs a value and has none.
  open func validateForUpdate() throws { try validateValues() }
  /// Says what keeps an object from being deleted: others that a relationship must not lose.
  open func validateForDelete() throws {}
}

/// Objects that a context makes of their classes, which takes an initializer without arguments.
struct Made {
  let entity: NSEntityDescription
  let context: NSManagedObjectContext?
  let row: StoredRow?

  @TaskLocal static var current: Made?
}

extension NSManagedObject {
  /// Makes an object of an entity's class: a new one, or that of a row.
  static func make(
    of entity: NSEntityDescription, in context: NSManagedObjectContext?, row: StoredRow? = nil
  ) -> NSManagedObject {
    let made = Made(entity: entity, context: context, row: row)
    let type: NSManagedObject.Type = entity.objectClass
    return Made.$current.withValue(made) { type.init() }
  }

  func validateValues() throws {
    for (name, property) in entity.propertiesByName.sorted(by: { $0.key < $1.key })
    where !property.isOptional && !property.isTransient {
      let isThere =
        switch property {
        // A set without objects is a value.
        case let relationship as NSRelationshipDescription where relationship.isToMany:
          related(relationship).count >= relationship.minCount
        case let relationship as NSRelationshipDescription: !related(relationship).isEmpty
        default: values[name] != nil
        }
      guard !isThere else { continue }
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSValidationMissingMandatoryPropertyError,
        userInfo: [
          NSLocalizedDescriptionKey: "\(entity.name ?? "").\(name) is a required value.",
          NSValidationKeyErrorKey: name, NSValidationObjectErrorKey: self,
        ])
    }
  }
}

extension NSManagedObject: KeyedObject {
  /// The value of a property, for predicates and sort descriptors.
  package func keyedValue(_ key: String) -> Any? { value(forKey: key) }
  /// Sets the value of a property.
  package func setKeyedValue(_ value: Any?, _ key: String) { setValue(value, forKey: key) }
}

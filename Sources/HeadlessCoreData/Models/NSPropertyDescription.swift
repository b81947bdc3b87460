// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a model says of a property.
open class NSPropertyDescription: NSObject {
  /// The property's name.
  open var name: String = ""
  /// The entity that it belongs to.
  open internal(set) weak var entity: NSEntityDescription!
  /// Whether an object can be saved without a value. The default is true.
  open var isOptional: Bool = true
  /// Whether the value is never saved. The default is false.
  open var isTransient: Bool = false
  /// What the app keeps with it.
  open var userInfo: [AnyHashable: Any]?
  /// The name that it had in an earlier version.
  open var renamingIdentifier: String?

  /// Makes a property without a name.
  public override init() {}
}

/// The kinds of values that attributes have.
public enum NSAttributeType: UInt, Sendable {
  /// No kind.
  case undefinedAttributeType = 0
  /// `Int16`.
  case integer16AttributeType = 100
  /// `Int32`.
  case integer32AttributeType = 200
  /// `Int64`.
  case integer64AttributeType = 300
  /// `NSDecimalNumber`.
  case decimalAttributeType = 400
  /// `Double`.
  case doubleAttributeType = 500
  /// `Float`.
  case floatAttributeType = 600
  /// `String`.
  case stringAttributeType = 700
  /// `Bool`.
  case booleanAttributeType = 800
  /// `Date`.
  case dateAttributeType = 900
  /// `Data`.
  case binaryDataAttributeType = 1000
  /// `UUID`.
  case UUIDAttributeType = 1100
  /// `URL`.
  case URIAttributeType = 1200
  /// A value of any type, which is kept as it is.
  case transformableAttributeType = 1800
  /// An ``NSManagedObjectID``.
  case objectIDAttributeType = 2000
}

/// What a model says of an attribute.
open class NSAttributeDescription: NSPropertyDescription {
  /// The kind of its values. The default is none.
  open var attributeType: NSAttributeType = .undefinedAttributeType
  /// The name of the class of its values.
  open var attributeValueClassName: String?
  /// What new objects have; `nil`, the default, for nothing.
  open var defaultValue: Any?
  /// The name of what turns values into data. They are kept as they are here.
  open var valueTransformerName: String?
  /// Whether large values lie beside the store. The default is false.
  open var allowsExternalBinaryDataStorage: Bool = false
}

/// What happens to the objects that a deleted one is related to.
public enum NSDeleteRule: UInt, Sendable {
  /// Nothing.
  case noActionDeleteRule
  /// They no longer have it.
  case nullifyDeleteRule
  /// They are deleted, too.
  case cascadeDeleteRule
  /// As long as there are any, it cannot be saved that it is deleted.
  case denyDeleteRule
}

/// What a model says of a relationship.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the objects at its end.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship that leads back. It is set with this one.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// How many objects there may be at most: 1 for one, 0, the default, for any number.
  open var maxCount: Int = 0
  /// How many objects there are at least. The default is 0.
  open var minCount: Int = 0
  /// What happens to the objects at its end. The default is that they lose the deleted one.
  open var deleteRule: NSDeleteRule = .nullifyDeleteRule
  /// Whether the objects at its end have an order. The default is false.
  open var isOrdered: Bool = false
  /// Whether there may be several objects at its end.
  open var isToMany: Bool { maxCount != 1 }
}

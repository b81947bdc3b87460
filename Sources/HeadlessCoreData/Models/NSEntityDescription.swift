// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// What a model says of a kind of objects: its properties, and the class that its objects have.
///
/// ```swift
/// let entity = NSEntityDescription()
/// entity.name = "Note"
/// let title = NSAttributeDescription()
/// title.name = "title"
/// title.attributeType = .stringAttributeType
/// entity.properties = [title]
/// ```
open class NSEntityDescription: NSObject {
  /// The entity's name, by which requests name it.
  open var name: String?
  /// The name of the class of its objects. Without one, they are ``NSManagedObject``s.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// The attributes and relationships of its own; a relationship's entity is set to it.
  open var properties: [NSPropertyDescription] = [] {
    didSet { for property in properties { property.entity = self } }
  }
  /// Whether there are objects only of the entities below it. The default is false.
  open var isAbstract: Bool = false
  /// The entities that have its properties, too.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  /// The entity whose properties it has, too.
  open internal(set) weak var superentity: NSEntityDescription?
  /// The model that it belongs to.
  open internal(set) weak var managedObjectModel: NSManagedObjectModel!
  /// Lists of names of properties whose values no two objects may share.
  open var uniquenessConstraints: [[Any]] = []
  /// What the app keeps with it.
  open var userInfo: [AnyHashable: Any]?
  /// The name of its version.
  open var renamingIdentifier: String?

  /// The modules in which the class of its objects is looked for.
  var modules: [String] = []
  /// The class of its objects where code says it.
  var knownClass: NSManagedObject.Type?

  /// Makes an entity without properties.
  public override init() {}

  /// All of its properties, those of the entities above it included, by their names.
  open var propertiesByName: [String: NSPropertyDescription] {
    var all = superentity?.propertiesByName ?? [:]
    for property in properties { all[property.name] = property }
    return all
  }

  /// All of its attributes, by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// All of its relationships, by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// The entities below it, by their names.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  /// The relationships whose objects are of an entity.
  open func relationships(
    forDestination entity: NSEntityDescription
  ) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity?.name == entity.name }
      .sorted { $0.name < $1.name }
  }

  /// Whether it is an entity, or one below it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    name == entity.name || superentity?.isKindOf(entity: entity) == true
  }

  /// The entity of a name in the model of a context; `nil` where there is none.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.model?.entity(named: entityName)
  }

  /// Makes an object of an entity in a context.
  ///
  /// - Precondition: The context's model has the entity, as on iOS.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      trap("the model of the context has no entity '\(entityName)'")
    }
    return NSManagedObject.make(of: entity, in: context)
  }

  /// The class of its objects.
  var objectClass: NSManagedObject.Type {
    if let knownClass { return knownClass }
    let name = managedObjectClassName.split(separator: ".").last.map(String.init) ?? ""
    let modules = [managedObjectClassName.split(separator: ".").first.map(String.init) ?? ""]
    for module in self.modules + modules {
      if let type = _typeByName("\(module).\(name)") as? NSManagedObject.Type {
        knownClass = type
        return type
      }
    }
    return NSManagedObject.self
  }
}

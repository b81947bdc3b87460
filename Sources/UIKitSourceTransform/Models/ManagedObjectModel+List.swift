// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// What a program reads of a model while it runs, in the place of what Xcode compiles.

extension ManagedObjectModel {
  /// The files of the models, by their names: property lists of the entities, which
  /// HeadlessCoreData reads as `ModelFile`.
  public var lists: [String: Data] {
    var lists: [String: Data] = [:]
    for (name, entities) in models {
      let list = entities.map(Self.list)
      lists[name + ".momd"] = try? PropertyListSerialization.data(
        fromPropertyList: list, format: .xml, options: 0)
    }
    return lists
  }

  private static func list(_ entity: Entity) -> [String: Any] {
    var list: [String: Any] = [
      "name": entity.name, "class": entity.className, "abstract": entity.isAbstract,
      "unique": entity.unique, "properties": entity.properties.map(Self.list),
    ]
    list["parent"] = entity.parent
    return list
  }

  private static func list(_ property: Property) -> [String: Any] {
    var list: [String: Any] = [
      "name": property.name, "optional": property.isOptional, "transient": property.isTransient,
    ]
    list["default"] = property.defaultValue
    switch property.kind {
    case .attribute(let type): list["type"] = type
    case .toOne(let entity): list["entity"] = entity
    case .toMany(let entity, let isOrdered):
      list["entity"] = entity
      list["many"] = true
      list["ordered"] = isOrdered
    }
    list["inverse"] = property.inverse
    list["rule"] = property.deletionRule
    return list
  }
}

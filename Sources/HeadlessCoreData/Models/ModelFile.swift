// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// A model as the plug-in UIKitSources writes it beside a target's resources: a property list of
/// the entities, `Shop.momd`.
struct ModelFile {
  private typealias List = [String: Any]

  private let list: [List]
  /// The module of the target in whose bundle the file is.
  private let modules: [String]

  /// The models in the bundles of all targets.
  static let paths: [String] = TargetBundles.all.map(\.bundlePath).flatMap(paths)

  /// The models in bundles.
  static func paths(_ folders: [String]) -> [String] { folders.flatMap(paths) }

  private static func paths(_ folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".momd") || $0.hasSuffix(".mom") }.sorted()
      .map { folder + "/" + $0 }
  }

  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [List]
    else { return nil }
    self.list = list
    // "Package_Target.resources": either part may have other characters in place of its own.
    let bundle = URL(fileURLWithPath: path).deletingLastPathComponent().deletingPathExtension()
    let parts = bundle.lastPathComponent.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    let name = String(parts)
    modules = name.indices.filter { name[$0] == "_" }
      .map { String(name[name.index(after: $0)...]) }
  }

  func entities() -> [NSEntityDescription] {
    let entities = list.map(entity)
    let byName = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    for (entity, list) in zip(entities, self.list) {
      if let parent = (list["parent"] as? String).flatMap({ byName[$0] }) {
        parent.subentities.append(entity)
      }
      for case let property as NSRelationshipDescription in entity.properties {
        let abouts = list["properties"] as? [List]
        let about = abouts?.first { $0["name"] as? String == property.name }
        property.destinationEntity = (about?["entity"] as? String).flatMap { byName[$0] }
      }
    }
    for (entity, list) in zip(entities, self.list) { tie(entity, list) }
    return entities
  }

  private func tie(_ entity: NSEntityDescription, _ list: List) {
    for about in list["properties"] as? [List] ?? [] {
      guard let name = about["name"] as? String, let inverse = about["inverse"] as? String,
        let property = entity.properties.first(where: { $0.name == name })
          as? NSRelationshipDescription
      else { continue }
      property.inverseRelationship = property.destinationEntity?.relationshipsByName[inverse]
    }
  }

  private func entity(_ list: List) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = list["name"] as? String
    entity.managedObjectClassName = list["class"] as? String ?? "NSManagedObject"
    entity.isAbstract = list["abstract"] as? Bool ?? false
    entity.uniquenessConstraints = list["unique"] as? [[String]] ?? []
    entity.modules = modules
    entity.properties = (list["properties"] as? [List] ?? []).map(property)
    return entity
  }

  private func property(_ list: List) -> NSPropertyDescription {
    let property: NSPropertyDescription
    if list["entity"] != nil {
      let relationship = NSRelationshipDescription()
      relationship.maxCount = list["many"] as? Bool == true ? 0 : 1
      relationship.isOrdered = list["ordered"] as? Bool ?? false
      relationship.deleteRule = Self.rules[list["rule"] as? String ?? ""] ?? .nullifyDeleteRule
      property = relationship
    } else {
      let attribute = NSAttributeDescription()
      attribute.attributeType = Self.types[list["type"] as? String ?? ""] ?? .undefinedAttributeType
      attribute.defaultValue = (list["default"] as? String).flatMap {
        Self.value($0, attribute.attributeType)
      }
      property = attribute
    }
    property.name = list["name"] as? String ?? ""
    property.isOptional = list["optional"] as? Bool ?? false
    property.isTransient = list["transient"] as? Bool ?? false
    return property
  }

  private static let rules: [String: NSDeleteRule] = [
    "No Action": .noActionDeleteRule, "Nullify": .nullifyDeleteRule,
    "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule,
  ]

  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
    "Double": .doubleAttributeType, "Float": .floatAttributeType, "String": .stringAttributeType,
    "Boolean": .booleanAttributeType, "Date": .dateAttributeType,
    "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
    "Transformable": .transformableAttributeType,
  ]

  /// What a model's text says for new objects.
  private static func value(_ text: String, _ type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int(text).map { NSNumber(value: $0) }
    case .doubleAttributeType: Double(text).map { NSNumber(value: $0) }
    case .floatAttributeType: Float(text).map { NSNumber(value: $0) }
    case .booleanAttributeType: NSNumber(value: text == "YES")
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .stringAttributeType: text
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }
}

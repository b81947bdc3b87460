// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XMLTrees

/// The Swift that Xcode generates for the models of Core Data: the classes of the entities.
public struct ManagedObjectModel {
  /// What an entity of a model says of its class.
  struct Entity {
    var className = ""
    var name = ""
    var parent: String?
    var isAbstract = false
    /// Lists of names of properties whose values no two objects share.
    var unique: [[String]] = []
    /// "class", "category", or nothing for a class that the app writes itself.
    var generation: String?
    var properties: [Property] = []
  }

  /// An attribute, or what an entity has to do with others.
  struct Property {
    enum Kind {
      case attribute(type: String)
      case toOne(entity: String)
      case toMany(entity: String, isOrdered: Bool)
    }

    let name: String
    let kind: Kind
    let isScalar: Bool
    let customClass: String?
    let defaultValue: String?
    let isOptional: Bool
    let isTransient: Bool
    /// The relationship that leads back, and what happens to the others when an object is deleted.
    let inverse: String?
    let deletionRule: String?
  }

  /// What is wrong with a model's file.
  public struct Failure: Error, CustomStringConvertible {
    /// One line that names the file.
    public let description: String
  }

  private let entities: [Entity]
  /// The entities of each model, by the name of its file.
  let models: [(name: String, entities: [Entity])]

  /// The file that holds the classes of all models.
  public static let fileName = "UIKitSources.models.swift"

  /// Reads models.
  ///
  /// - Parameter paths: The paths of `.xcdatamodeld` and `.xcdatamodel` folders.
  public init(paths: [String]) throws(Failure) {
    var models: [(name: String, entities: [Entity])] = []
    for path in paths.sorted() {
      // Folders may be named with a slash at their end.
      let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
      let name = URL(fileURLWithPath: folder).deletingPathExtension().lastPathComponent
      models.append((name, try Self.entities(ofModel: folder)))
    }
    self.models = models
    entities = models.flatMap(\.entities)
  }

  /// Whether Xcode generates something for it.
  public var isEmpty: Bool { entities.allSatisfy { $0.generation == nil } }

  private static func entities(ofModel path: String) throws(Failure) -> [Entity] {
    let file = contents(ofModel: path)
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Failure(description: "\(path): error: the model has no file \(file)")
    }
    let limits = XMLTree.Limits(byteCount: 8_000_000, elementCount: 100_000, depth: 16)
    do {
      return try XMLTree.root(of: data, limits: limits, element).entities
    } catch {
      throw Failure(description: "\(file): error: the model cannot be read: \(error)")
    }
  }

  /// The file of the version that counts.
  private static func contents(ofModel path: String) -> String {
    guard path.hasSuffix(".xcdatamodeld") else { return path + "/contents" }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    let current = FileManager.default.contents(atPath: path + "/.xccurrentversion")
      .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    let named = (current as? [String: Any])?["_XCCurrentVersionName"] as? String
    return "\(path)/\(named ?? versions.last ?? "")/contents"
  }

  private struct Element {
    var entities: [Entity] = []
    var properties: [Property] = []
    /// The name of a property that is unique, and lists of such.
    var constraint: String?
    var unique: [[String]] = []
  }

  private static func element(_ part: XMLTree.Part<Element>) -> Element {
    var element = Element(entities: part.children.flatMap(\.entities))
    let attributes = part.attributes
    func property(_ kind: Property.Kind) -> Property {
      Property(
        name: attributes["name"] ?? "", kind: kind,
        isScalar: attributes["usesScalarValueType"] == "YES",
        customClass: attributes["customClassName"], defaultValue: attributes["defaultValueString"],
        isOptional: attributes["optional"] == "YES",
        isTransient: attributes["transient"] == "YES",
        inverse: attributes["inverseName"], deletionRule: attributes["deletionRule"])
    }
    switch part.name {
    case "attribute":
      element.properties = [property(.attribute(type: attributes["attributeType"] ?? ""))]
    case "relationship":
      let entity = attributes["destinationEntity"] ?? ""
      element.properties = [
        property(
          attributes["toMany"] == "YES"
            ? .toMany(entity: entity, isOrdered: attributes["ordered"] == "YES")
            : .toOne(entity: entity))
      ]
    case "entity":
      let name = attributes["name"] ?? ""
      let className = attributes["representedClassName"] ?? name
      element.entities.append(
        Entity(
          className: className.split(separator: ".").last.map(String.init) ?? name, name: name,
          parent: attributes["parentEntity"], isAbstract: attributes["isAbstract"] == "YES",
          unique: part.children.flatMap(\.unique),
          generation: attributes["codeGenerationType"],
          properties: part.children.flatMap(\.properties)))
    case "constraint": element.constraint = attributes["value"]
    case "uniquenessConstraint": element.unique = [part.children.compactMap(\.constraint)]
    case "uniquenessConstraints": element.unique = part.children.flatMap(\.unique)
    default: break
    }
    return element
  }

  // MARK: Source

  /// The source, as Xcode writes it.
  public var text: String {
    let generated = entities.filter { $0.generation != nil }
    return (["import CoreData", "import Foundation", ""] + generated.flatMap(lines))
      .joined(separator: "\n")
  }

  private func lines(_ entity: Entity) -> [String] {
    let name = entity.className
    var lines: [String] = []
    if entity.generation == "class" {
      let parent = entity.parent.map(className) ?? "NSManagedObject"
      lines = ["@objc(\(name))", "public class \(name): \(parent) {", "}"]
    }
    lines += [
      "extension \(name) {",
      "  @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {",
      "    NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")", "  }",
    ]
    for property in entity.properties {
      lines.append("  @NSManaged public var \(property.name): \(type(of: property))")
    }
    for case let property in entity.properties {
      guard case .toMany(let other, let isOrdered) = property.kind else { continue }
      lines += accessors(property.name, of: className(other), isOrdered: isOrdered)
    }
    lines.append("}")
    if entity.parent == nil { lines.append("extension \(name): Identifiable {}") }
    return lines + [""]
  }

  private func className(_ entity: String) -> String {
    entities.first { $0.name == entity }?.className ?? "NSManagedObject"
  }

  private func type(of property: Property) -> String {
    switch property.kind {
    case .toOne(let entity): return className(entity) + "?"
    case .toMany(_, let isOrdered): return isOrdered ? "NSOrderedSet?" : "NSSet?"
    case .attribute(let kind):
      if property.isScalar, let scalar = Self.scalars[kind] { return scalar }
      if let customClass = property.customClass { return Self.swiftName(customClass) + "?" }
      // As Xcode says of what is transformed.
      return (Self.objects[kind] ?? "NSObject") + "?"
    }
  }

  /// Arrays and the like are bridged.
  private static func swiftName(_ name: String) -> String {
    ["NSArray": "[Any]", "NSDictionary": "[AnyHashable: Any]", "NSString": "String"][name]
      ?? name.trimmingCharacters(in: ["."])
  }

  private static let scalars = [
    "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
    "Float": "Float", "Boolean": "Bool", "Date": "TimeInterval",
  ]

  private static let objects = [
    "Integer 16": "NSNumber", "Integer 32": "NSNumber", "Integer 64": "NSNumber",
    "Double": "NSNumber", "Float": "NSNumber", "Boolean": "NSNumber", "Decimal": "NSDecimalNumber",
    "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL",
  ]

  private func accessors(_ name: String, of type: String, isOrdered: Bool) -> [String] {
    let suffix = (name.first?.uppercased() ?? "") + name.dropFirst()
    let set = isOrdered ? "NSOrderedSet" : "NSSet"
    var methods = [
      "addTo\(suffix)(_ value: \(type))", "removeFrom\(suffix)(_ value: \(type))",
      "addTo\(suffix)(_ values: \(set))", "removeFrom\(suffix)(_ values: \(set))",
    ]
    if isOrdered { methods.append("insertInto\(suffix)(_ value: \(type), at index: Int)") }
    return methods.map { "  @NSManaged public func \($0)" }
  }
}

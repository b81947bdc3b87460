// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// The entities of an app.
open class NSManagedObjectModel: NSObject {
  /// The entities. Setting them makes the model theirs.
  open var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.managedObjectModel = self } }
  }
  /// The names of the model's versions.
  open var versionIdentifiers: Set<AnyHashable> = []
  /// Requests by their names.
  private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

  /// Makes a model without entities.
  public override init() {}

  /// Reads the model of a file that the plug-in UIKitSources makes of an `.xcdatamodeld`; `nil`
  /// where there is none.
  public convenience init?(contentsOf url: URL) {
    guard let file = ModelFile(path: url.path) else { return nil }
    self.init()
    entities = file.entities()
  }

  /// The entities of several models in one; `nil` without models.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models, !models.isEmpty else { return nil }
    self.init()
    entities = models.flatMap(\.entities)
  }

  /// The entities of all models in the bundles, or of all bundles.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let paths = (bundles?.map(\.bundlePath)).map(ModelFile.paths) ?? ModelFile.paths
    return NSManagedObjectModel(
      byMerging: paths.compactMap { NSManagedObjectModel(contentsOf: URL(fileURLWithPath: $0)) })
  }

  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  /// Keeps a request under a name.
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) { templates[name] = fetchRequestTemplate }

  /// The request of a name.
  open func fetchRequestTemplate(
    forName name: String
  ) -> NSFetchRequest<any NSFetchRequestResult>? { templates[name] }

  func entity(named name: String) -> NSEntityDescription? {
    entities.first { $0.name == name }
  }

  /// The entity whose objects have a class, or the class above it.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let name = String(describing: type)
    let found =
      entities.first { $0.knownClass == type }
      ?? entities.first {
        $0.managedObjectClassName.split(separator: ".").last.map(String.init) == name
      }
    found?.knownClass = type
    return found
  }

  /// The model of a name among the bundles, read once.
  static func named(_ name: String) -> NSManagedObjectModel? {
    guard
      let path = ModelFile.paths.first(where: {
        URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent == name
      })
    else { return nil }
    return CoreDataLock.whole {
      if let known = loaded[path] { return known }
      let model = NSManagedObjectModel(contentsOf: URL(fileURLWithPath: path))
      loaded[path] = model
      return model
    }
  }

  /// Those that were read, by their files' paths. The lock of the module guards it.
  nonisolated(unsafe) private static var loaded: [String: NSManagedObjectModel] = [:]

  /// The models that were read, and so know of classes.
  static var all: [NSManagedObjectModel] {
    ModelFile.paths.compactMap {
      named(URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent)
    }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Where a specification lies that others may include, and what its paths begin at.
struct SpecificationPlace {
  /// The folder that its own path began at, absolute.
  let base: String
  /// Its folder, from there on.
  let folder: String
  /// What its paths are relative to, from the folder of the first specification on.
  let prefix: String

  /// The name of a file that is included, and its place.
  func include(_ include: [String: Any]) -> (name: String, place: SpecificationPlace) {
    let path = include.text("path") ?? ""
    let isRelative = include.says("relativePaths") ?? true
    let base = isRelative ? ProjectFile.path(folder, in: base) : base
    let parent = isRelative ? (path as NSString).deletingLastPathComponent : ""
    let place = SpecificationPlace(
      base: base, folder: parent, prefix: (prefix as NSString).appendingPathComponent(parent))
    return (path, place)
  }

  /// The values with their paths from the folder of the first specification on.
  func resolved(_ values: [String: Any]) -> [String: Any] {
    prefix.isEmpty ? values : Self.resolve(values, Self.keys, prefix)
  }

  /// A key whose value has paths in it.
  private indirect enum Key {
    /// A path, a list of paths, or paths by name.
    case path(String)
    /// A mapping, or a list of mappings.
    case inside(String, [Key])
    /// Mappings by name.
    case named(String, [Key])
  }

  private static let keys: [Key] = [
    .path("configFiles"), .path("localPackages"), .path("fileGroups"),
    .inside("options", [.path("carthageBuildPath")]),
    .named("targets", target), .named("targetTemplates", target),
    .named("schemes", scheme), .named("schemeTemplates", scheme),
    .named("projectReferences", [.path("path")]), .named("packages", [.path("path")]),
  ]

  private static let target: [Key] = [
    .path("sources"), .inside("sources", [.path("path")]), .path("configFiles"),
    .inside("dependencies", [.path("framework")]), .inside("info", [.path("path")]),
    .inside("entitlements", [.path("path")]),
    .inside("scheme", [.inside("testPlans", [.path("path")])]),
  ]

  private static let scheme: [Key] = [
    .inside("test", [.inside("testPlans", [.path("path")])])
  ]

  private static func resolve(
    _ values: [String: Any], _ keys: [Key], _ prefix: String
  ) -> [String: Any] {
    var values = values
    for key in keys {
      // Both are the values of one key.
      for suffix in ["", ":REPLACE"] {
        switch key {
        case .path(let name):
          values[name + suffix] = values[name + suffix].map { joined($0, prefix) }
        case .inside(let name, let keys):
          values[name + suffix] = values[name + suffix].map { inside($0, keys, prefix) }
        case .named(let name, let keys):
          guard let all = values[name + suffix] as? [String: Any] else { continue }
          values[name + suffix] = all.mapValues { inside($0, keys, prefix) }
        }
      }
    }
    return values
  }

  private static func inside(_ value: Any, _ keys: [Key], _ prefix: String) -> Any {
    switch value {
    case let values as [String: Any]: resolve(values, keys, prefix)
    case let list as [Any]: list.map { $0 is [String: Any] ? inside($0, keys, prefix) : $0 }
    default: value
    }
  }

  private static func joined(_ value: Any, _ prefix: String) -> Any {
    switch value {
    case let path as String:
      path.hasPrefix("/") ? path : (prefix as NSString).appendingPathComponent(path)
    case let list as [Any]: list.map { $0 is String ? joined($0, prefix) : $0 }
    case let paths as [String: String]: paths.mapValues { joined($0, prefix) }
    // A source that is a mapping has its path in itself.
    default: value
    }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a target's `Info.plist` says in its bundle, which Xcode makes from a file and from the
/// target's settings.
package struct InformationList {
  /// A value that is empty since nothing says what its variable stands for.
  package struct Gap: Equatable {
    /// The key of the list.
    package let key: String
    /// The variable.
    package let variable: String
    /// Its words for whoever builds the target.
    package let note: String
  }

  /// The values, by their keys.
  package private(set) var values: [String: Any] = [:]
  /// What has no value, in the order of the keys.
  package private(set) var gaps: [Gap] = []
  /// The files that it was made from, absolute; those that are named and not there count.
  package private(set) var files: [String] = []

  /// Makes the list of a target; `nil` where Xcode makes none, or where its file is no list.
  package init?(of target: ProjectFile.Object, in project: ProjectFile) {
    let settings = BuildSettings(of: target, in: project)
    files = project.files + settings.files + settings.missingFiles
    var values: [String: Any] = [:]
    if let name = settings.value("INFOPLIST_FILE"), !name.isEmpty {
      let path = ProjectFile.found(ProjectFile.path(name, in: project.folder))
      if let written = project.lists[path] {
        values = written
      } else {
        guard let list = Self.list(at: path) else { return nil }
        files.append(path)
        values = list
      }
    } else if !settings.says("GENERATE_INFOPLIST_FILE") {
      return nil
    }
    if settings.says("GENERATE_INFOPLIST_FILE") {
      values.merge(Self.generated(settings)) { $1 }
    }
    values.merge(Self.ofPlatform(settings)) { old, _ in old }
    expand(values, settings)
  }

  /// Reads a list that no project is known of: its variables have no values.
  package init?(path: String) {
    guard let list = Self.list(at: path) else { return nil }
    files = [path]
    expand(list, BuildSettings())
  }

  /// The list as a file.
  package func data() throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
  }

  private static func list(at path: String) -> [String: Any]? {
    FileManager.default.contents(atPath: path).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
  }

  private mutating func expand(_ values: [String: Any], _ settings: BuildSettings) {
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      var unknown: Set<String> = []
      let expanded = Self.expanded(value, settings, &unknown)
      for variable in unknown.sorted() {
        gaps.append(
          Gap(key: key, variable: variable, note: Self.note(key, variable, settings.missingFiles)))
      }
      if (expanded as? String)?.isEmpty == true, Self.keysWithoutEmptyValues.contains(key) {
        continue
      }
      self.values[key] = expanded
    }
  }

  private static func note(_ key: String, _ variable: String, _ missing: [String]) -> String {
    let files = missing.map { ($0 as NSString).lastPathComponent }
    let reason =
      files.isEmpty
      ? "no setting has that name"
      : "no setting has that name, and \(files.joined(separator: ", ")) "
        + "\(files.count == 1 ? "is" : "are") not there"
    return "\(key) is empty: it is $(\(variable)), \(reason)"
  }

  /// Values alone have variables, keys have none.
  private static func expanded(
    _ value: Any, _ settings: BuildSettings, _ unknown: inout Set<String>
  ) -> Any {
    switch value {
    case let text as String:
      let (expanded, names) = settings.expanded(text)
      unknown.formUnion(names)
      return expanded
    case let list as [Any]: return list.map { expanded($0, settings, &unknown) }
    case let values as [String: Any]:
      return values.mapValues { expanded($0, settings, &unknown) }
    default: return value
    }
  }
}

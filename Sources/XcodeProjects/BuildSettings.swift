// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The settings that Xcode builds a target with, in the configuration that people develop with.
///
/// Those of the project come first, then those of the target; of each, those of its `.xcconfig` file
/// come before its own.
package struct BuildSettings {
  /// The files that were read, absolute.
  package private(set) var files: [String] = []
  /// The files that are named and not there, absolute.
  package private(set) var missingFiles: [String] = []

  private var texts: [String: String] = [:]

  /// No settings.
  package init() {}

  /// - Parameters:
  ///   - target: A target of the project.
  ///   - project: The project.
  package init(of target: ProjectFile.Object, in project: ProjectFile) {
    let name = target["name"] as? String ?? ""
    let type = target["productType"] as? String ?? ""
    // What Xcode gives every target; the names are those of its "Build settings reference".
    texts = [
      "CONFIGURATION": Self.configuration(of: target, project)?["name"] as? String ?? "Debug",
      "TARGET_NAME": name, "TARGETNAME": name,
      "PRODUCT_NAME": name,
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "SWIFT_MODULE_NAME": "$(PRODUCT_MODULE_NAME)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_TYPE": type, "PRODUCT_BUNDLE_PACKAGE_TYPE": Self.packageType(of: type),
      "PROJECT_NAME": project.name, "PROJECT_DIR": project.folder,
      "PROJECT_FILE_PATH": ProjectFile.isSpecification(project.path)
        ? "\(project.folder)/\(project.name).xcodeproj" : project.path,
      "SRCROOT": project.folder, "SOURCE_ROOT": project.folder,
      "DEVELOPMENT_LANGUAGE": project.root["developmentRegion"] as? String ?? "en",
      "PLATFORM_NAME": "iphonesimulator",
    ]
    for owner in [project.root, target] {
      guard let configuration = Self.configuration(of: owner, project) else { continue }
      if let path = Self.file(of: configuration, project) {
        let file = ConfigurationFile(path: path, root: project.folder)
        files += file.files
        missingFiles += file.missing
        add(file.texts)
      }
      let own = configuration["buildSettings"] as? ProjectFile.Object ?? [:]
      add(
        own.compactMapValues { value in
          value as? String ?? (value as? [String])?.joined(separator: " ")
        })
    }
  }

  /// The value of a setting; `nil` where there is none.
  package func value(_ name: String) -> String? {
    texts[name].map { _ in expanded("$(\(name))").text }
  }

  /// Whether a target's settings say yes to something.
  package func says(_ name: String) -> Bool { value(name) == "YES" }

  /// A text with the values of the variables in it.
  ///
  /// - Returns: The text, and the names that no setting has, which stand for nothing.
  package func expanded(_ text: String) -> (text: String, unknown: Set<String>) {
    var unknown: Set<String> = []
    let expanded = expand(text, [], &unknown)
    return (expanded, unknown)
  }

  private func expand(_ text: String, _ outer: Set<String>, _ unknown: inout Set<String>) -> String
  {
    var result = text
    // The innermost first: `$(KEY_$(CONFIGURATION))`.
    let form = /\$(?:\(([^()${}]*)\)|\{([^()${}]*)\})/
    while let match = result.firstMatch(of: form) {
      let parts = (match.output.1 ?? match.output.2 ?? "").split(
        separator: ":", omittingEmptySubsequences: false
      ).map(String.init)
      let name = parts.first ?? ""
      var value = ""
      if let own = texts[name], !outer.contains(name) {
        value = expand(own, outer.union([name]), &unknown)
      } else if !name.isEmpty, !parts.contains(where: { $0.hasPrefix("default=") }) {
        unknown.insert(name)
      }
      for operation in parts.dropFirst() { value = Self.apply(operation, to: value) }
      result.replaceSubrange(match.range, with: value)
    }
    return result
  }

  /// The operators of variables that change texts.
  private static func apply(_ operation: String, to value: String) -> String {
    switch operation {
    case "rfc1034identifier":
      value.replacing(/[^A-Za-z0-9.-]/, with: "-")
    case "c99extidentifier", "identifier":
      String(value.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        .replacing(/^[0-9]/, with: "_")
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case _ where operation.hasPrefix("default="):
      value.isEmpty ? String(operation.dropFirst("default=".count)) : value
    default: value
    }
  }

  /// Adds one level, whose `$(inherited)` is what the levels below say.
  private mutating func add(_ level: [String: String]) {
    var chosen: [String: (text: String, conditions: Int)] = [:]
    for (key, text) in level.sorted(by: { $0.key < $1.key }) {
      let parts = key.split(separator: "[").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: "] \t"))
      }
      guard let name = parts.first, parts.dropFirst().allSatisfy(isMet) else { continue }
      // What is said of the case at hand counts more.
      if chosen[name].map({ $0.conditions <= parts.count }) ?? true {
        chosen[name] = (text, parts.count)
      }
    }
    for (name, (text, _)) in chosen {
      texts[name] = text.replacing(/\$[({]inherited[)}]/, with: texts[name] ?? "")
        .trimmingCharacters(in: .whitespaces)
    }
  }

  /// Whether a condition, such as `sdk=iphonesimulator*`, holds in a test.
  private func isMet(_ condition: String) -> Bool {
    let parts = condition.split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 2 else { return false }
    let value =
      switch parts[0] {
      case "sdk": "iphonesimulator"
      case "config": texts["CONFIGURATION"] ?? ""
      case "arch": "arm64"
      default: ""
      }
    guard parts[1].hasSuffix("*") else { return parts[1] == value }
    return value.hasPrefix(parts[1].dropLast())
  }

  /// The configuration that people develop with: `Debug`, else one that has it in its name.
  private static func configuration(
    of owner: ProjectFile.Object, _ project: ProjectFile
  ) -> ProjectFile.Object? {
    let list = project.object(owner["buildConfigurationList"])
    let all = project.objects(list?["buildConfigurations"]).map(\.object)
    func name(_ configuration: ProjectFile.Object) -> String {
      (configuration["name"] as? String ?? "").lowercased()
    }
    return all.first { name($0) == "debug" } ?? all.first { name($0).contains("debug") }
      ?? all.first
  }

  /// The `.xcconfig` file of a configuration, absolute: a reference, or a file of a folder that
  /// Xcode 16 has as it is.
  private static func file(
    of configuration: ProjectFile.Object, _ project: ProjectFile
  ) -> String? {
    if let id = configuration["baseConfigurationReference"] as? String {
      return project.paths[id]
    }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"] as? String,
      let folder = project.paths[anchor]
    else { return nil }
    return ProjectFile.path(
      configuration["baseConfigurationReferenceRelativePath"] as? String, in: folder)
  }

  private static func packageType(of type: String) -> String {
    switch type.replacing("com.apple.product-type.", with: "") {
    case "application": "APPL"
    case "framework", "framework.static": "FMWK"
    case "app-extension": "XPC!"
    default: "BNDL"
    }
  }
}

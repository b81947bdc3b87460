// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a `project.yml` says, from which XcodeGen makes a project of Xcode: with the files that it
/// includes, and its templates filled in.
///
/// The format is that of XcodeGen's ProjectSpec.md.
package struct ProjectSpecification {
  /// Why there is no specification.
  package enum Error: Swift.Error, Equatable {
    /// A file is no YAML.
    ///
    /// - Parameters:
    ///   - path: The file, absolute.
    ///   - line: Where the parser stopped, from 1.
    ///   - problem: Its words for why.
    case unreadable(path: String, line: Int?, problem: String)
    /// A file is not there, such as one that is included.
    case missing(path: String)
  }

  /// The file, absolute.
  package let path: String
  /// The folder that its paths begin at, absolute: its own, or one around it, as where
  /// `xcodegen --project-root` is given one.
  package let folder: String
  /// The files that it was read from, absolute, itself first.
  package private(set) var files: [String] = []
  /// What it says, by the keys of the format.
  private(set) var values: [String: Any] = [:]

  /// Reads a file and what it includes.
  ///
  /// - Parameters:
  ///   - path: The file, absolute.
  ///   - environment: What `${NAME}` stands for.
  package init(
    path: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(Error) {
    self.path = path
    let own = try SpecificationText.values(at: path).expanded(environment)
    folder = Self.root(of: own, at: path)
    values = try read(path, SpecificationPlace(base: folder, folder: "", prefix: ""), environment)
    // Twice, as platforms may be said in templates, and templates by platforms.
    resolvePlatforms()
    resolveTemplates(of: "targets", in: "targetTemplates", name: "target_name")
    resolveTemplates(of: "schemes", in: "schemeTemplates", name: "scheme_name")
    resolvePlatforms()
  }

  /// The project's name; `nil` where the file is of something else than XcodeGen.
  package var name: String? {
    values["targets"] is [String: Any] ? values.text("name") : nil
  }

  /// A path as it is written, absolute.
  func absolute(_ path: String) -> String { ProjectFile.path(path, in: folder) }

  /// The values of a file with those of the files that it includes below them, each once.
  private mutating func read(
    _ file: String, _ place: SpecificationPlace, _ environment: [String: String]
  ) throws(Error) -> [String: Any] {
    let path = ProjectFile.path(file, in: place.base)
    guard !files.contains(path) else { return [:] }
    files.append(path)
    let own = try SpecificationText.values(at: path).expanded(environment)
    var below: [String: Any] = [:]
    for include in Self.includes(own) {
      let (name, place) = place.include(include)
      below = try read(name, place, environment).merged(onto: below)
    }
    return place.resolved(own).merged(onto: below)
  }

  /// The innermost folder around a specification in which what it includes is there, or, where it
  /// includes nothing, one of its sources; its own where there is none.
  private static func root(of values: [String: Any], at path: String) -> String {
    let own = (path as NSString).deletingLastPathComponent
    let included = includes(values).compactMap { $0.text("path") }
    let sources = values.named("targets").values.flatMap { target in
      target.texts("sources")
        + (target["sources"] as? [Any] ?? []).compactMap { ($0 as? [String: Any])?.text("path") }
    }
    func isRoot(_ folder: String) -> Bool {
      func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: ProjectFile.path(name, in: folder))
      }
      return included.isEmpty
        ? sources.isEmpty || sources.contains(where: exists) : included.allSatisfy(exists)
    }
    var folder = own
    for _ in 0..<4 {
      if isRoot(folder) { return folder }
      // Paths of a clone begin in it.
      guard !FileManager.default.fileExists(atPath: folder + "/.git"), folder != "/" else { break }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return own
  }

  private static func includes(_ values: [String: Any]) -> [[String: Any]] {
    let list = values["include"] as? [Any] ?? values["include"].map { [$0] } ?? []
    return list.compactMap { include in
      (include as? String).map { ["path": $0] } ?? include as? [String: Any]
    }.filter { $0["path"] is String && $0.says("enable") ?? true }
  }

  /// Puts templates below what names them, those that templates name below these.
  private mutating func resolveTemplates(of kind: String, in templatesKey: String, name: String) {
    let templates = values.named(templatesKey)
    var resolved = values.values(kind)
    for (key, own) in values.named(kind) {
      let names = Self.templates(of: own, templates)
      guard !names.isEmpty else { continue }
      let below = names.reduce(into: [String: Any]()) {
        $0 = (templates[$1] ?? [:]).merged(onto: $0)
      }
      let merged = own.merged(onto: below).expanded([name: key])
      resolved[key] = merged.expanded(merged.textValues("templateAttributes"))
    }
    if !resolved.isEmpty { values[kind] = resolved }
  }

  /// The names of all templates, those first that others are put upon.
  private static func templates(
    of values: [String: Any], _ templates: [String: [String: Any]]
  ) -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    func collect(_ values: [String: Any]) {
      for name in values.texts("templates") where seen.insert(name).inserted {
        guard let template = templates[name] else { continue }
        collect(template)
        names.append(name)
      }
    }
    collect(values)
    return names
  }

  /// Makes a target for each platform of one that lists some.
  private mutating func resolvePlatforms() {
    guard var targets = values["targets"] as? [String: Any] else { return }
    for (key, own) in values.named("targets") {
      guard let platforms = own["platform"] as? [Any] else { continue }
      targets[key] = nil
      for platform in platforms.compactMap({ $0 as? String }) {
        var target = own.expanded(["platform": platform])
        target["platform"] = platform
        target["productName"] = target["productName"] ?? key
        target["settings"] = Self.settings(target.values("settings"), named: key)
        if let versions = own["deploymentTarget"] as? [String: Any] {
          target["deploymentTarget"] = versions[platform]
        }
        let name =
          (target.text("platformPrefix") ?? "") + key
          + (target.text("platformSuffix") ?? "_\(platform)")
        targets[name] = target
      }
    }
    values["targets"] = targets
  }

  /// Settings that have a product's name, so that each platform's is imported by the same.
  private static func settings(_ settings: [String: Any], named name: String) -> [String: Any] {
    let isOfParts = ["base", "configs", "groups"].contains { settings[$0] != nil }
    var texts = isOfParts ? settings.values("base") : settings
    texts["PRODUCT_NAME"] = texts["PRODUCT_NAME"] ?? name
    return isOfParts ? settings.merging(["base": texts]) { $1 } : texts
  }
}

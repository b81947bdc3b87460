// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The build settings that XcodeGen writes of a specification: its presets, those that an
/// `.xcconfig` file says left out, and upon them what the specification says.
///
/// Of the presets those are here that something of a target's sources or its `Info.plist` can
/// depend on.
struct SpecifiedSettings {
  /// A configuration, such as `Debug`.
  struct Configuration {
    let name: String
    let isDebug: Bool
    /// Whether XcodeGen knows its kind, and has presets for it.
    let isTyped: Bool
  }

  private let specification: ProjectSpecification
  private let groups: [String: [String: Any]]
  /// Those that people develop with first.
  let configurations: [Configuration]

  init(_ specification: ProjectSpecification) {
    self.specification = specification
    let values = specification.values
    let groups = values.named("settingGroups")
    self.groups = groups.isEmpty ? values.named("settingPresets") : groups
    let named = values.textValues("configs")
    let all = (named.isEmpty ? ["Debug": "debug", "Release": "release"] : named).map {
      Configuration(
        name: $0, isDebug: $1 == "debug", isTyped: ["debug", "release"].contains($1))
    }
    configurations = all.sorted { ($0.isDebug ? 0 : 1, $0.name) < ($1.isDebug ? 0 : 1, $1.name) }
  }

  /// The settings of the project.
  func ofProject(_ configuration: Configuration) -> [String: Any] {
    let values = specification.values
    var settings: [String: Any] = [:]
    let platforms = Set(values.named("targets").values.map { $0.text("platform") ?? "" })
    if platforms.count == 1, let root = platforms.first.flatMap({ Self.roots[$0] }) {
      settings["SDKROOT"] = root
    }
    if configuration.isTyped, presets(of: "project") {
      settings["PRODUCT_NAME"] = "$(TARGET_NAME)"
      settings["SWIFT_VERSION"] = "5.0"
      if configuration.isDebug { settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "DEBUG" }
    }
    for (platform, version) in options.textValues("deploymentTarget") {
      guard let name = Self.deploymentSettings[platform] else { continue }
      settings[name] = Self.version(version)
    }
    settings = without(keysOf: [values], settings, configuration)
    return settings.merging(
      self.settings(values.values("settings"), configuration)
    ) { $1 }
  }

  /// The settings of a target.
  func ofTarget(_ target: [String: Any], _ configuration: Configuration) -> [String: Any] {
    let destinations = target.texts("supportedDestinations")
    let platform = target.text("platform") ?? (destinations.isEmpty ? "" : "auto")
    var settings: [String: Any] = [:]
    if presets(of: "targets") {
      settings = Self.preset(target.text("type") ?? "", platform, destinations)
    }
    if let version = target.text("deploymentTarget") {
      let own = destinations.isEmpty ? [platform] : destinations
      for name in own.compactMap({ Self.deploymentSettings[$0] }) {
        settings[name] = Self.version(version)
      }
    }
    settings = without(keysOf: [target, specification.values], settings, configuration)
    return settings.merging(self.settings(target.values("settings"), configuration)) { $1 }
  }

  /// The `.xcconfig` file of a configuration, absolute.
  func file(of owner: [String: Any], _ configuration: Configuration) -> String? {
    owner.textValues("configFiles")[configuration.name].map(specification.absolute)
  }

  /// Whether a target has a setting by itself, of its project, or by one of their files.
  func has(_ name: String, _ target: [String: Any], _ configuration: Configuration) -> Bool {
    ofTarget(target, configuration)[name] != nil || ofProject(configuration)[name] != nil
      || [target, specification.values].contains {
        texts(ofFileOf: $0, configuration)[name] != nil
      }
  }

  private var options: [String: Any] { specification.values.values("options") }

  private func presets(of kind: String) -> Bool {
    let wanted = options.text("settingPresets") ?? "all"
    return wanted == "all" || wanted == kind
  }

  private func texts(ofFileOf owner: [String: Any], _ configuration: Configuration)
    -> [String: String]
  {
    file(of: owner, configuration).map {
      ConfigurationFile(path: $0, root: specification.folder).texts
    } ?? [:]
  }

  private func without(
    keysOf owners: [[String: Any]], _ settings: [String: Any], _ configuration: Configuration
  ) -> [String: Any] {
    let said = owners.reduce(into: Set<String>()) {
      $0.formUnion(texts(ofFileOf: $1, configuration).keys)
    }
    return settings.filter { !said.contains($0.key) }
  }

  /// What a mapping says for a configuration: groups, then `base`, then `configs`, or settings.
  private func settings(
    _ values: [String: Any], _ configuration: Configuration, depth: Int = 0
  ) -> [String: Any] {
    guard depth < 16 else { return [:] }
    guard ["base", "configs", "groups"].contains(where: { values[$0] != nil }) else {
      return values.mapValues(Self.setting)
    }
    var settings: [String: Any] = [:]
    let names = values["groups"] == nil ? values.texts("presets") : values.texts("groups")
    for name in names {
      settings.merge(
        self.settings(groups[name] ?? [:], configuration, depth: depth + 1)
      ) { $1 }
    }
    settings.merge(values.values("base").mapValues(Self.setting)) { $1 }
    for (name, own) in values.named("configs").sorted(by: { $0.key < $1.key })
    where isMeant(configuration, by: name) {
      settings.merge(self.settings(own, configuration, depth: depth + 1)) { $1 }
    }
    return settings
  }

  /// Whether a name stands in that of a configuration, and is none of another.
  private func isMeant(_ configuration: Configuration, by name: String) -> Bool {
    configuration.name.lowercased().contains(name.lowercased())
      && !configurations.contains { $0.name == name && $0.name != configuration.name }
  }

  /// A value as a project has it: a text, or a list of texts.
  private static func setting(_ value: Any) -> Any {
    switch value {
    case let list as [Any]: list.map { "\($0)" }
    case let flag as Bool: flag ? "YES" : "NO"
    case let text as String: text
    default: "\(value)"
    }
  }

  /// A system's version, of two numbers at least.
  private static func version(_ text: String) -> String { text.contains(".") ? text : text + ".0" }

  private static func preset(
    _ type: String, _ platform: String, _ destinations: [String]
  ) -> [String: Any] {
    var settings: [String: Any] = [:]
    let first = platform == "auto" ? destinations.first ?? "" : platform
    settings["SDKROOT"] = platform == "auto" ? "auto" : roots[platform]
    settings["TARGETED_DEVICE_FAMILY"] = families[first]
    if ["framework", "framework.static"].contains(type) {
      settings["CURRENT_PROJECT_VERSION"] = "1"
    }
    if type == "application", first == "iOS" {
      settings["ASSETCATALOG_COMPILER_APPICON_NAME"] = "AppIcon"
    }
    if !destinations.isEmpty {
      settings["SUPPORTED_PLATFORMS"] = destinations.compactMap { platforms[$0] }
        .joined(separator: " ")
      settings["TARGETED_DEVICE_FAMILY"] = destinations.compactMap { families[$0] }
        .joined(separator: ",")
    }
    return settings
  }

  private static let roots = [
    "iOS": "iphoneos", "tvOS": "appletvos", "macOS": "macosx", "watchOS": "watchos",
    "visionOS": "xros",
  ]
  private static let platforms = [
    "iOS": "iphoneos iphonesimulator", "tvOS": "appletvos appletvsimulator", "macOS": "macosx",
    "watchOS": "watchos watchsimulator", "visionOS": "xros xrsimulator",
  ]
  private static let families = [
    "iOS": "1,2", "tvOS": "3", "watchOS": "4", "visionOS": "7",
  ]
  private static let deploymentSettings = [
    "iOS": "IPHONEOS_DEPLOYMENT_TARGET", "tvOS": "TVOS_DEPLOYMENT_TARGET",
    "macOS": "MACOSX_DEPLOYMENT_TARGET", "watchOS": "WATCHOS_DEPLOYMENT_TARGET",
    "visionOS": "XROS_DEPLOYMENT_TARGET",
  ]
}

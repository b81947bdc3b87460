// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a package's manifest says of how its targets are compiled.
struct PackageSettings {
  private let targets: [String: [Setting]]
  private let excluded: [String: [String]]
  private let isOfSwift6: Bool

  /// Asks SwiftPM, which fetches nothing for that; without an answer nothing is said.
  init(in folder: String) {
    let command = ["swift", "package", "dump-package", "--package-path", folder]
    let output = ToolOutput(command)
    let manifest = output.flatMap {
      $0.status == 0 ? try? JSONDecoder().decode(Manifest.self, from: Data($0.text.utf8)) : nil
    }
    targets = Dictionary(
      (manifest?.targets ?? []).map { ($0.name, $0.settings ?? []) }
    ) { old, _ in old }
    excluded = Dictionary(
      (manifest?.targets ?? []).map { ($0.name, $0.exclude ?? []) }
    ) { old, _ in old }
    let languages = manifest?.swiftLanguageVersions ?? []
    let newest = languages.max { $0.compare($1, options: .numeric) == .orderedAscending }
    isOfSwift6 = Self.isOfSwift6(newest ?? manifest?.toolsVersion.text ?? "")
  }

  /// The files and folders that a target leaves out, from its own folder on.
  func excluded(of target: String) -> [String] { excluded[target] ?? [] }

  /// Whether the targets are compiled as Swift 6 where they say nothing.
  private static func isOfSwift6(_ version: String) -> Bool {
    version.compare("6", options: .numeric) != .orderedAscending
  }

  /// How a target is compiled, as the manifest of an app says it: in Swift 5, with what is there
  /// on an iPhone.
  func swiftSettings(of target: String) -> [String] {
    let own = (targets[target] ?? []).filter { $0.tool == "swift" && $0.isForIOS }
    let mode = own.compactMap { $0.kind["swiftLanguageMode"]?.words.first }.last
    var features = Set(own.compactMap { $0.kind["enableUpcomingFeature"]?.words.first })
    if mode.map(Self.isOfSwift6) ?? isOfSwift6 { features.formUnion(SwiftFeatures.ofSwift6) }
    var found = [AppTarget.languageMode]
    if own.contains(where: { $0.kind["defaultIsolation"]?.words == ["MainActor"] }) {
      found.append(AppTarget.mainActor)
    }
    found += features.sorted().map(SwiftFeatures.text)
    found += own.compactMap { $0.kind["enableExperimentalFeature"]?.words.first }
      .filter { $0 != "StrictConcurrency" }.map { ".enableExperimentalFeature(\"\($0)\")" }
    return found
      + own.compactMap { $0.kind["define"]?.words.first }.map { ".define(\"\($0)\")" }
  }

  private struct Manifest: Decodable {
    struct Version: Decodable {
      let text: String

      enum CodingKeys: String, CodingKey {
        case text = "_version"
      }
    }
    struct Target: Decodable {
      let name: String
      let exclude: [String]?
      let settings: [Setting]?
    }
    let toolsVersion: Version
    let swiftLanguageVersions: [String]?
    let targets: [Target]
  }

  private struct Setting: Decodable {
    struct Condition: Decodable {
      let platformNames: [String]?
      let config: String?
    }
    /// One word, or a list of them.
    struct Value: Decodable {
      let words: [String]

      enum CodingKeys: String, CodingKey {
        case words = "_0"
      }

      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        words =
          (try? values.decode(String.self, forKey: .words)).map { [$0] }
          ?? (try? values.decode([String].self, forKey: .words)) ?? []
      }
    }
    let tool: String
    let kind: [String: Value]
    let condition: Condition?

    /// Whether it counts in a debug build for an iPhone.
    var isForIOS: Bool {
      let platforms = condition?.platformNames ?? []
      return (platforms.isEmpty || platforms.contains("ios")) && condition?.config != "release"
    }
  }
}

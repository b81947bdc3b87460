// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XMLTrees

/// The pictures and colors of a bundle, by name.
///
/// Catalogs (`*.xcassets`) are read as Xcode writes them; SwiftPM on Linux copies them as they are.
/// A set is found by its folder's name, after the names of folders that provide a namespace.
struct AssetCatalog {
  /// The folder with the bundle's resources.
  let resources: URL

  init(_ bundle: Bundle) {
    resources = bundle.resourceURL ?? bundle.bundleURL
  }

  /// The folder of the set called `name` with the given extension; `nil` where there is none.
  func set(named name: String, extension fileExtension: String) -> URL? {
    let catalogs = contents(of: resources).filter { $0.pathExtension == "xcassets" }
    for catalog in catalogs {
      if let found = find(name, fileExtension, in: catalog) { return found }
    }
    return nil
  }

  /// The file called `name` beside the catalogs; `nil` where there is none.
  func file(named name: String) -> URL? {
    var file = resources.appendingPathComponent(name)
    if !name.allSatisfy(\.isASCII) { file = file.asMacsFindIt }
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }

  /// The names of all sets with the given extension, in the order of the folders.
  func names(extension fileExtension: String) -> [String] {
    contents(of: resources).filter { $0.pathExtension == "xcassets" }
      .flatMap { names(fileExtension, in: $0) }
  }

  private func names(_ fileExtension: String, in folder: URL) -> [String] {
    contents(of: folder).filter(\.hasDirectoryPath).flatMap { entry -> [String] in
      let entryName = entry.deletingPathExtension().lastPathComponent
      if entry.pathExtension == fileExtension { return [entryName] }
      guard entry.pathExtension.isEmpty else { return [] }
      let inner = names(fileExtension, in: entry)
      return Self.isNamespace(entry) ? inner.map { entryName + "/" + $0 } : inner
    }
  }

  private static func isNamespace(_ folder: URL) -> Bool {
    (try? GroupContents.read(in: folder))?.providesNamespace ?? false
  }

  private func find(_ name: String, _ fileExtension: String, in folder: URL) -> URL? {
    for entry in contents(of: folder) where entry.hasDirectoryPath {
      let entryName = entry.deletingPathExtension().lastPathComponent
      if entry.pathExtension == fileExtension {
        if entryName == name { return entry }
      } else if entry.pathExtension.isEmpty {
        if !Self.isNamespace(entry) {
          if let found = find(name, fileExtension, in: entry) { return found }
        } else if name.hasPrefix(entryName + "/") {
          let rest = String(name.dropFirst(entryName.count + 1))
          if let found = find(rest, fileExtension, in: entry) { return found }
        }
      }
    }
    return nil
  }

  /// The entries of a folder, sorted by name.
  private func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { name in
      let entry = folder.appendingPathComponent(name)
      var isDirectory: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: entry.path, isDirectory: &isDirectory)
      return folder.appendingPathComponent(name, isDirectory: isDirectory.boolValue)
    }
  }
}

/// The file `Contents.json` of a folder of sets.
private struct GroupContents: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?
    enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }

  var properties: Properties?
  var providesNamespace: Bool { properties?.providesNamespace ?? false }

  static func read(in folder: URL) throws -> GroupContents {
    try JSONDecoder().decode(
      GroupContents.self, from: Data(contentsOf: folder.appendingPathComponent("Contents.json")))
  }
}

/// What an entry of a set is for.
struct AssetAppearance: Decodable {
  var appearance: String
  var value: String

  /// Whether the entry is for whoever asks for more contrast.
  static func isForHighContrast(_ appearances: [AssetAppearance]?) -> Bool {
    appearances?.contains { $0.appearance == "contrast" && $0.value == "high" } == true
  }

  /// Light or dark; `unspecified` where the entry is for both.
  static func style(of appearances: [AssetAppearance]?) -> UIUserInterfaceStyle {
    switch appearances?.first(where: { $0.appearance == "luminosity" })?.value {
    case "light": .light
    case "dark": .dark
    default: .unspecified
    }
  }
}

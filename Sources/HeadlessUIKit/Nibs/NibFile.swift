// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

/// Finds and reads the files that Interface Builder writes.
enum NibFile {
  /// A file, and the bundle in which it is.
  struct Found {
    let url: URL
    let bundle: Bundle
  }

  /// Whether a target has a `.xib` file at all.
  static let areAny: Bool = TargetBundles.all.contains { bundle in
    let folder = bundle.resourceURL ?? bundle.bundleURL
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    return names.contains { ($0 as? String)?.hasSuffix(".xib") == true }
  }

  /// Where a file of a name is: in a bundle, or where resources are looked for without one. One in
  /// the folder of the environment's language comes before that of all languages.
  static func find(_ name: String, _ fileExtension: String, in bundle: Bundle?) -> Found? {
    for bundle in bundles(bundle) {
      let resources = bundle.resourceURL ?? bundle.bundleURL
      let ofLanguage = Localizer.wantedLanguages(of: resources).map { "\($0).lproj" }
      for folder in ofLanguage + [".", "Base.lproj", "en.lproj"] {
        let url = resources.appendingPathComponent(folder)
          .appendingPathComponent("\(name).\(fileExtension)").standardizedFileURL
        if FileManager.default.fileExists(atPath: url.path) {
          return Found(url: url, bundle: bundle)
        }
      }
    }
    return nil
  }

  /// The folders that ``find(_:_:in:)`` looks at, for messages.
  static func places(_ bundle: Bundle?) -> String {
    bundles(bundle).map { ($0.resourceURL ?? $0.bundleURL).path }.joined(separator: ", ")
  }

  /// Reads a file, with the texts that a `.strings` file of its name has in the environment's
  /// language; a damaged one is reported.
  static func read(_ found: Found) -> NibDocument? {
    do {
      let document = try NibDocument(
        Data(contentsOf: found.url), name: found.url.lastPathComponent)
      let table = found.url.deletingPathExtension().lastPathComponent
      let folder = found.bundle.resourceURL ?? found.bundle.bundleURL
      return document.localized(Localizer.texts(ofTable: table, in: folder))
    } catch {
      RenderingEnvironment.reportMistake("\(error)")
      return nil
    }
  }

  private static func bundles(_ bundle: Bundle?) -> [Bundle] {
    let first = bundle ?? RenderingEnvironment.current.assetBundle
    guard bundle == nil || first.bundlePath == Bundle.main.bundlePath else { return [first] }
    return [first] + TargetBundles.all.filter { $0.bundlePath != first.bundlePath }
  }
}

extension Bundle {
  /// The modules whose resources a bundle of SwiftPM's may hold: `Package_Target.resources`.
  var targetNames: [String] {
    let parts = bundleURL.deletingPathExtension().lastPathComponent.split(separator: "_")
    return parts.indices.map { parts[$0...].joined(separator: "_") }.reversed()
  }
}

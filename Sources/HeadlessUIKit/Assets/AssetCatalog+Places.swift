// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AssetCatalog {
  /// Where a resource is looked for, in this order.
  ///
  /// An app's code says no bundle, or the main one, where it means its own. In tests of a package
  /// the main bundle is a folder of programs, and the resources of each target lie in a bundle
  /// beside them: those are looked through too, in the order of their names.
  ///
  /// - Parameters:
  ///   - bundle: The bundle that was asked for; `nil` for the environment's `assetBundle`.
  ///   - targets: The bundles of the package's targets.
  static func places(
    _ bundle: Bundle?, targets: [Bundle] = TargetBundles.all
  ) -> [AssetCatalog] {
    let first = bundle ?? RenderingEnvironment.current.assetBundle
    let isMain = first.bundlePath == Bundle.main.bundlePath
    let others = bundle == nil || isMain ? targets : []
    return [AssetCatalog(first)]
      + others.filter { $0.bundlePath != first.bundlePath }.map(AssetCatalog.init)
  }
}

/// The bundles that SwiftPM made of targets' resources.
package enum TargetBundles {
  /// Those beside the program, by their names. They do not change while it runs.
  package static let all: [Bundle] = folders.compactMap { Bundle(path: $0) }

  /// Their folders. To make bundles of all of them is more work.
  static let folders: [String] = folders(in: Bundle.main.bundleURL)

  /// The bundle of the target that a module is made of, `Package_Target.resources`.
  package static func bundle(ofModule module: String) -> Bundle? {
    all.first { bundle in
      let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
      return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }).hasSuffix("_\(module)")
    }
  }

  static func bundles(in folder: URL) -> [Bundle] {
    folders(in: folder).compactMap { Bundle(path: $0) }
  }

  private static func folders(in folder: URL) -> [String] {
    let path = folder.path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
      .map { path + "/" + $0 }
  }
}

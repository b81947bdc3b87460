// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AssetCatalog {
  /// Where a resource is looked for, in this order.
  ///
  /// An app's code says no bundle, or the main one, where it means its own. In tests of a package
  /// the main bundle is a folder of programs, and the resources of each target lie in a bundle
  /// beside them: those are looked through too, apps' first, in the order of their names.
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
  /// Those beside the program, apps' first, by their names. They do not change while it runs.
  package static let all: [Bundle] = folders.compactMap { Bundle(path: $0) }

  /// Whether some target of the package is an app, in which its tests run then.
  package static let hostsApp = TargetInformation.all.contains(where: \.isOfApp)

  /// Their folders. To make bundles of all of them is more work.
  static let folders: [String] = {
    let programs = Bundle.main.bundleURL
    let found = planned(folders(in: programs), besides: programs)
    return appsFirst(found) { TargetInformation(folder: $0)?.isOfApp == true }
  }()

  /// Those of the targets that SwiftPM's last plan of a build names: it leaves the bundles of targets
  /// that are gone in its folder. All of them where there is no plan, or where it is one of a build
  /// without the program that runs.
  ///
  /// `swift test --skip-build` plans a build in which no plug-in runs: of a target whose resources
  /// all come from one, its plan names the module alone.
  static func planned(
    _ folders: [String], besides programs: URL,
    program: String = Bundle.main.executableURL?.lastPathComponent ?? ""
  ) -> [String] {
    let folder = programs.resolvingSymlinksInPath()
    let plan = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(folder.lastPathComponent + ".yaml")
    guard !folders.isEmpty, let text = try? Data(contentsOf: plan, options: .mappedIfSafe),
      text.holds("/" + program)
    else { return folders }
    return folders.filter { folder in
      let name = (folder as NSString).lastPathComponent
      return text.holds("/" + name)
        || possibleTargets(ofBundle: name).contains { text.holds("/\($0).build/") }
    }
  }

  /// What the target of `Package_Target.resources` may be called: either name may hold underscores.
  private static func possibleTargets(ofBundle name: String) -> [String] {
    let parts = (name as NSString).deletingPathExtension.split(separator: "_")
    return parts.indices.dropFirst().map { parts[$0...].joined(separator: "_") }
  }

  /// Folders in the order in which they are looked through where the main bundle is asked, which
  /// stands for an app's: its extensions have files of the same names.
  static func appsFirst(_ folders: [String], isOfApp: (String) -> Bool) -> [String] {
    let apps = folders.filter(isOfApp)
    return apps + folders.filter { !apps.contains($0) }
  }

  /// The bundle of the target that a module is made of, `Package_Target.resources`.
  package static func bundle(ofModule module: String) -> Bundle? {
    bundle(ofModule: module, among: all)
  }

  static func bundle(ofModule module: String, among bundles: [Bundle]) -> Bundle? {
    // "Shop_Cart" and "Shop_Mini_Cart" both end with the first one's module.
    bundles.lazy.map { (bundle: $0, name: Self.name(of: $0)) }
      .filter { $0.name.hasSuffix("_\(module)") }
      .min { $0.name.count < $1.name.count }?.bundle
  }

  /// The names of the package and the target, as SwiftPM makes one of a module of them.
  private static func name(of bundle: Bundle) -> String {
    let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
    return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
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

extension Data {
  /// Whether a text stands in it. A plan of a build has megabytes: after Horspool, most bytes are
  /// not looked at.
  fileprivate func holds(_ text: String) -> Bool {
    let word = Array(text.utf8)
    guard let last = word.last else { return true }
    var steps = [Int](repeating: word.count, count: 256)
    for (index, byte) in word.dropLast().enumerated() {
      steps[Int(byte)] = word.count - 1 - index
    }
    return withUnsafeBytes { bytes in
      var end = word.count - 1
      while end < bytes.count {
        let byte = bytes[end]
        if byte == last, bytes[(end - word.count + 1)...end].elementsEqual(word) { return true }
        end += steps[Int(byte)]
      }
      return false
    }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// An app's `Bundle.main` and `Bundle(for:)` hold its resources. In tests of a package both are the
// folder of the program, and the resources lie in the bundles of the package's targets beside it.

extension Bundle {
  /// What `url(forResource:withExtension:)` of an app's code becomes: for the program's own bundle,
  /// a file of it, else of the bundles of the package's targets, apps' first, in the order of their
  /// names; for other bundles, a file of them.
  ///
  /// ```swift
  /// let recipes = Bundle.main.urlOfTargets(forResource: "recipes", withExtension: "json")
  /// ```
  ///
  /// - Parameters:
  ///   - name: The file's name; `nil` for the first of the extension.
  ///   - ext: The extension; `nil` where the name has it. For "nib" and "storyboardc" the file is
  ///     that which Xcode would make one of, a `.xib` or a `.storyboard`.
  ///   - subpath: The folder in the bundle. SwiftPM puts what it processes beside it, where it is
  ///     looked for, too.
  ///   - localizationName: The language of the file; `nil` for that of the user.
  public func urlOfTargets(
    forResource name: String?, withExtension ext: String? = nil,
    subdirectory subpath: String? = nil,
    localization localizationName: String? = nil
  ) -> URL? {
    if let localizationName {
      return firstOfTargets {
        $0.url(
          forResource: name, withExtension: ext, subdirectory: subpath,
          localization: localizationName)
      }
    }
    let found =
      firstOfTargets { $0.url(forResource: name, withExtension: ext, subdirectory: subpath) }
      ?? firstOfTargets { $0.url(forResource: name, withExtension: ext) }
    guard found == nil, let source = ext.flatMap({ Self.sources[$0] }) else { return found }
    return urlOfTargets(forResource: name, withExtension: source, subdirectory: subpath)
  }

  /// The extensions of what Xcode compiles, and of the files that a bundle of SwiftPM's has as they
  /// are: an app asks for `Cell.nib` to see whether there is one.
  private static let sources = ["nib": "xib", "storyboardc": "storyboard"]

  /// What `path(forResource:ofType:)` of an app's code becomes; see
  /// ``urlOfTargets(forResource:withExtension:subdirectory:localization:)``.
  public func pathOfTargets(
    forResource name: String?, ofType ext: String? = nil, inDirectory subpath: String? = nil,
    forLocalization localizationName: String? = nil
  ) -> String? {
    urlOfTargets(
      forResource: name, withExtension: ext, subdirectory: subpath, localization: localizationName)?
      .path
  }

  /// What `urls(forResourcesWithExtension:subdirectory:)` of an app's code becomes: the files of the
  /// bundle, and where it is the program's own, of the bundles of the package's targets.
  public func urlsOfTargets(
    forResourcesWithExtension ext: String?, subdirectory subpath: String? = nil
  ) -> [URL]? {
    let ext = ext.map { Self.sources[$0] ?? $0 }
    let found = withTargets.compactMap {
      $0.urls(forResourcesWithExtension: ext, subdirectory: subpath)
    }
    return found.isEmpty ? nil : found.flatMap { $0 }.map { $0 as URL }
  }

  /// What `paths(forResourcesOfType:inDirectory:)` of an app's code becomes; see
  /// ``urlsOfTargets(forResourcesWithExtension:subdirectory:)``.
  public func pathsOfTargets(
    forResourcesOfType ext: String?, inDirectory subpath: String? = nil
  ) -> [String] {
    let ext = ext.map { Self.sources[$0] ?? $0 }
    return withTargets.flatMap { $0.paths(forResourcesOfType: ext, inDirectory: subpath) }
  }

  /// What `resourceURL` of an app's code becomes: for the program's own bundle, the folder of the
  /// resources of the target that asks, where it has any.
  ///
  /// - Parameter fileID: Begins with the name of the target's module.
  public func resourceURLOfTargets(fileID: String = #fileID) -> URL? {
    guard bundlePath == Bundle.main.bundlePath,
      let target = TargetBundles.bundle(ofModule: String(fileID.prefix { $0 != "/" }))
    else { return resourceURL }
    return target.resourceURL
  }

  /// What `resourcePath` of an app's code becomes; see ``resourceURLOfTargets(fileID:)``.
  public func resourcePathOfTargets(fileID: String = #fileID) -> String? {
    resourceURLOfTargets(fileID: fileID)?.path
  }

  private var withTargets: [Bundle] {
    [self] + (bundlePath == Bundle.main.bundlePath ? TargetBundles.all : [])
  }

  private func firstOfTargets<Found>(_ find: (Bundle) -> Found?) -> Found? {
    let isMain = bundlePath == Bundle.main.bundlePath
    return find(self) ?? (isMain ? TargetBundles.all.lazy.compactMap(find).first : nil)
  }
}

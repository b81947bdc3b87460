// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import TextLayout

/// The font files among the resources of the package's targets, which an app would list in its
/// Info.plist under `UIAppFonts`.
enum BundledFonts {
  /// Registers them, the first time that a font is asked for that is not there. Files that cannot
  /// be used are passed over.
  static let areRegistered: Bool = {
    let faces = files(in: TargetBundles.all).flatMap { file in
      (try? FontFace.faces(contentsOf: file)) ?? []
    }
    FontLibrary.register(faces)
    return true
  }()

  /// The font files in bundles, sorted within each.
  static func files(in bundles: [Bundle]) -> [URL] {
    bundles.flatMap { bundle in
      let folder = bundle.resourceURL ?? bundle.bundleURL
      let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
      return names.compactMap { $0 as? String }
        .filter { ["ttf", "otf", "ttc"].contains(($0 as NSString).pathExtension.lowercased()) }
        .sorted().map { folder.appendingPathComponent($0) }
    }
  }
}

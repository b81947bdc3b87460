// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIColor {
  /// Finds a color by name in the asset catalogs of the environment's `assetBundle`, then of
  /// the package's targets; `nil` where there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a color by name in the asset catalogs of a bundle; `nil` where there is none.
  ///
  /// The color stays dynamic. One that is there and cannot be read, because its file is damaged or
  /// its color space is neither sRGB nor gray, is reported; a name that no catalog has is noted in
  /// a snapshot's run.
  ///
  /// - Parameters:
  ///   - name: The name of the set.
  ///   - bundle: Where to look; `nil` looks in the environment's `assetBundle`, and `nil` and the
  ///     main bundle then in those of the package's targets.
  ///   - traitCollection: The traits that the color is resolved for at once; `nil` for none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, compatibleWith: traitCollection, notesMissing: true)
  }

  /// - Parameter notesMissing: Whether a name that no catalog has is noted.
  convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?,
    notesMissing: Bool
  ) {
    let catalogs = AssetCatalog.places(bundle)
    guard
      let folder = catalogs.lazy.compactMap({ $0.set(named: name, extension: "colorset") }).first
    else {
      if notesMissing { AssetCatalog.noteMissing("color", name, ["colorset"], in: catalogs) }
      return nil
    }
    do {
      let set = try ColorSet.read(in: folder)
      guard let color = set.color() else {
        if set.isEmpty { return nil }
        RenderingEnvironment.report(
          "the color '\(name)' cannot be used: \(folder.path) has no color in sRGB or gray",
          kind: .notDrawn)
        return nil
      }
      if let traitCollection {
        self.init(color.components(with: traitCollection))
      } else {
        self.init { color.resolvedColor(with: $0) }
      }
    } catch {
      RenderingEnvironment.report("the color '\(name)' cannot be used: \(error)", kind: .notDrawn)
      return nil
    }
  }
}

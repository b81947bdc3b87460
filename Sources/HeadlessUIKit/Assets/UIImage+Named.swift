// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XMLTrees

extension UIImage {
  /// Finds a picture by name in the environment's `assetBundle`, then in the bundles of the
  /// package's targets; `nil` where there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a picture by name; `nil` where there is none.
  ///
  /// Looked up are the bundle's asset catalogs, pictures before symbols, a set `name` for
  /// `name.jpg` and `name.png` as well, then files beside them:
  /// `name@3x.png`, `name@2x.png` and `name.png`, with or without the extension in `name`, and
  /// `name.pdf` with it. Of several the one for the style and the scale of the traits is taken. A
  /// catalog's SVG or PDF is drawn at the scale of the traits; where its vectors are preserved, a
  /// `UIImageView` that scales it draws it anew. A picture that is there and cannot be read is
  /// reported; a name that is nowhere is noted in a snapshot's run.
  ///
  /// - Parameters:
  ///   - name: The name of the set or of the file.
  ///   - bundle: Where to look; `nil` looks in the environment's `assetBundle`, and `nil` and the
  ///     main bundle then in those of the package's targets.
  ///   - traitCollection: What to choose for; `nil` takes the current traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, compatibleWith: traitCollection, notesMissing: true)
  }

  /// - Parameter notesMissing: Whether a name that is nowhere is noted.
  convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?,
    notesMissing: Bool
  ) {
    let traits = UITraitCollection(
      traitsFrom: [.current, traitCollection].compactMap { $0 })
    let catalogs = AssetCatalog.places(bundle)
    do {
      guard let found = try UIImage.find(name, in: catalogs, for: traits) else {
        if notesMissing {
          AssetCatalog.noteMissing("picture", name, ["imageset", "symbolset"], in: catalogs)
        }
        return nil
      }
      self.init(bitmap: found.bitmap, scale: found.scale, found.displayOptions)
      assetName = name
      // A symbol is drawn for what it is asked for, whatever the traits.
      guard !isSymbolImage else { return }
      let asset = UIImageAsset { traits in
        do {
          let found = try UIImage.find(name, in: catalogs, for: traits)
          found?.assetName = name
          return found
        } catch {
          UIImage.reportUnusable(name, error)
          return nil
        }
      }
      assetLink = AssetLink(asset: asset, traits: ImageTraits(traits), options: displayOptions)
    } catch {
      UIImage.reportUnusable(name, error)
      return nil
    }
  }

  private static func reportUnusable(_ name: String, _ error: any Error) {
    RenderingEnvironment.report("the picture '\(name)' cannot be used: \(error)", kind: .notDrawn)
  }

  /// The picture for traits in the first of the places that has one; `nil` where none has.
  private static func find(
    _ name: String, in catalogs: [AssetCatalog], for traits: UITraitCollection
  ) throws -> UIImage? {
    for catalog in catalogs {
      if let found = try inCatalog(catalog, name, traits) { return found }
      if let file = file(catalog, name, scale: traits.displayScale) {
        return try UIImage(decodingFile: file.path)
      }
      if let file = page(catalog, name) {
        return try UIImage(
          drawingFile: file.path, scale: traits.displayScale, DisplayOptions(), isKept: false)
      }
    }
    return nil
  }

  private static func inCatalog(
    _ catalog: AssetCatalog, _ name: String, _ traits: UITraitCollection
  ) throws -> UIImage? {
    // An app that moved its files into a catalog goes on saying their endings.
    let found =
      catalog.set(named: name, extension: "imageset")
      ?? ending(of: name).flatMap {
        catalog.set(named: String(name.dropLast($0.count)), extension: "imageset")
      }
    guard let folder = found else { return symbol(catalog, name) }
    let set = try ImageSet.read(in: folder)
    guard let (entry, isMirrored) = set.entry(for: traits), let filename = entry.filename else {
      return nil
    }
    var options = DisplayOptions(renderingMode: set.renderingMode)
    options.flipsForRightToLeft = isMirrored
    options.alignmentInsets = entry.alignmentRectInsets
    let file = folder.appendingPathComponent(filename).asMacsFindIt
    guard VectorSource.endings.contains(file.pathExtension.lowercased()) else {
      let image = try UIImage(decodingFile: file.path)
      options.orientation = image.displayOptions.orientation
      let sliced = entry.resizing?.slice(image.bitmap, scale: entry.pixelsPerPoint)
      options.resizing = sliced?.resizing
      return UIImage(
        bitmap: sliced?.bitmap ?? image.bitmap, scale: entry.pixelsPerPoint, options)
    }
    return try UIImage(
      drawingFile: file.path, scale: traits.displayScale, options,
      isKept: set.properties?.preservesVector == true)
  }

  /// A symbol of the team's own in a catalog.
  private static func symbol(_ catalog: AssetCatalog, _ name: String) -> UIImage? {
    guard let folder = catalog.set(named: name, extension: "symbolset") else { return nil }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard let file = names.sorted().first(where: { $0.lowercased().hasSuffix(".svg") }),
      let template = SymbolTemplates.read(folder.appendingPathComponent(file).path)
    else { return nil }
    return UIImage(
      Symbol(name: name, values: SymbolValues(), template: template), DisplayOptions())
  }

  /// A PDF file beside the catalogs, which is drawn only where its ending is named.
  private static func page(_ catalog: AssetCatalog, _ name: String) -> URL? {
    name.lowercased().hasSuffix(".pdf") ? catalog.file(named: name) : nil
  }

  /// The ending of a file of pixels that a name has.
  private static func ending(of name: String) -> String? {
    [".png", ".jpg", ".jpeg", ".gif"].first { name.lowercased().hasSuffix($0) }
  }

  private static func file(_ catalog: AssetCatalog, _ name: String, scale: CGFloat) -> URL? {
    let ending = ending(of: name)
    let base = String(name.dropLast(ending?.count ?? 0))
    let written = ending.map { _ in name.dropFirst(base.count) } ?? ".png"
    let scales = ["", "@2x", "@3x"]
    let wanted = max(0, min(2, Int(scale.rounded(.up)) - 1))
    // The scale itself, greater ones, then smaller ones.
    let order = Array(scales[wanted...]) + scales[..<wanted].reversed()
    return order.lazy.compactMap { catalog.file(named: "\(base)\($0)\(written)") }.first
  }
}

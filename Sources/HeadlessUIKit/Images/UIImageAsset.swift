// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The pictures of one thing for several traits, such as a light and a dark one.
///
/// A view that shows one of them shows the one for its own traits, whatever they were when the
/// picture was made.
///
/// ```swift
/// let asset = UIImageAsset()
/// asset.register(sun, with: UITraitCollection(userInterfaceStyle: .light))
/// asset.register(moon, with: UITraitCollection(userInterfaceStyle: .dark))
/// imageView.image = asset.image(with: .current)
/// ```
open class UIImageAsset: NSObject, @unchecked Sendable {
  /// Finds a picture that was not registered; `nil` where it cannot.
  typealias Finder = @Sendable (UITraitCollection) -> UIImage?

  private struct Entry {
    let traits: UITraitCollection
    let image: UIImage
  }

  private let entries = Mutex<[Entry]>([])
  private let found = Mutex<[ImageTraits: UIImage?]>([:])
  private let finder: Finder?

  /// Makes an asset without pictures.
  public override init() {
    finder = nil
    super.init()
  }

  /// Makes an asset of a catalog's or a folder's pictures.
  init(finder: @escaping Finder) {
    self.finder = finder
    super.init()
  }

  /// The picture for the traits: of those that were registered for some of them, the one that was
  /// for the most, else the catalog's, else the first that was registered. Traits that are not
  /// specified are the current ones. A picture without pixels where there is none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let traits = UITraitCollection(traitsFrom: [.current, traitCollection])
    return picture(for: traits) ?? entries.withLock { $0.first?.image } ?? UIImage()
  }

  /// The picture for the traits of a configuration, in the way of a symbol that it says.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current).withConfiguration(configuration)
  }

  /// Adds a picture for traits, in place of one for the same traits. It belongs to this asset then.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    entries.withLock { entries in
      entries.removeAll { $0.traits == traitCollection }
      entries.append(Entry(traits: traitCollection, image: image))
    }
    image.assetLink = AssetLink(asset: self, traits: nil, options: image.displayOptions)
  }

  /// Adds a picture for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the picture that was registered for just these traits.
  open func unregister(with traitCollection: UITraitCollection) {
    entries.withLock { entries in entries.removeAll { $0.traits == traitCollection } }
  }

  /// Removes the picture that was registered for just the traits of a configuration.
  open func unregister(with configuration: UIImage.Configuration) {
    unregister(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// The picture for traits that are all specified; `nil` where there is none.
  final func picture(for traits: UITraitCollection) -> UIImage? {
    let matching = entries.withLock { entries in
      entries.filter { traits.containsTraits(in: $0.traits) }
    }
    let closest = matching.dropFirst().reduce(matching.first) { best, entry in
      entry.traits.containsTraits(in: best?.traits) ? entry : best
    }
    return closest?.image ?? findOnce(traits)
  }

  private func findOnce(_ traits: UITraitCollection) -> UIImage? {
    guard let finder else { return nil }
    let key = ImageTraits(traits)
    if let known = found.withLock({ $0[key] }) { return known }
    let image = finder(traits)
    image?.assetLink = image.map { AssetLink(asset: self, traits: key, options: $0.displayOptions) }
    found.withLock { $0[key] = .some(image) }
    return image
  }
}

/// What a picture of a catalog is chosen by.
struct ImageTraits: Hashable {
  private let traits: [Int]
  private let scale: CGFloat
  private let language: String?

  init(_ traits: UITraitCollection) {
    self.traits = [
      traits.userInterfaceStyle.rawValue, traits.userInterfaceIdiom.rawValue,
      traits.horizontalSizeClass.rawValue, traits.verticalSizeClass.rawValue,
      traits.layoutDirection.rawValue, traits.accessibilityContrast.rawValue,
    ]
    scale = traits.displayScale
    language = RenderingEnvironment.current.language
  }
}

/// The asset that a picture is one of.
struct AssetLink {
  let asset: UIImageAsset
  /// What the picture was chosen for; `nil` where it was registered.
  let traits: ImageTraits?
  /// How the picture was shown before it was changed.
  let options: UIImage.DisplayOptions
}

extension UIImage {
  /// The asset with the pictures of the same thing for other traits. One that belongs to none gets
  /// an asset of its own.
  public final var imageAsset: UIImageAsset? {
    if let assetLink { return assetLink.asset }
    let asset = UIImageAsset()
    asset.register(self, with: UITraitCollection())
    return asset
  }

  /// The picture that a view with these traits shows: this one, another of its asset, which is
  /// shown in this one's way, or the symbol at the size of text.
  final func resolved(for view: UIView) -> UIImage {
    if let assetLink {
      let traits = view.traitCollection
      guard assetLink.traits != ImageTraits(traits),
        let found = assetLink.asset.picture(for: traits), found !== self
      else { return self }
      guard displayOptions != assetLink.options else { return found }
      return found.changing { options in
        let vector = options.vector
        options = displayOptions
        options.vector = vector
      }
    }
    guard let textSize, textSize != view.traitCollection.preferredContentSizeCategory,
      let symbol = displayOptions.symbol
    else { return self }
    var image = self
    view.traitCollection.performAsCurrent { image = UIImage(symbol, displayOptions) }
    return image
  }
}

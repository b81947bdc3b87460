// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The name of a picture in an asset catalog, as Xcode makes one for each.
///
/// ```swift
/// extension ImageResource {
///   static let avatar = ImageResource(name: "avatar", bundle: .module)
/// }
/// let image = UIImage(resource: .avatar)
/// ```
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Makes a name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// The name of a color in an asset catalog, as Xcode makes one for each.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Makes a name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// Finds a picture by its resource. One that is not there is reported, and the image is empty.
  public convenience init(resource: ImageResource) {
    if let found = UIImage(
      named: resource.name, in: resource.bundle, compatibleWith: nil, notesMissing: false)
    {
      self.init(bitmap: found.bitmap, scale: found.scale, found.displayOptions)
      assetName = resource.name
      assetLink = found.assetLink
    } else {
      RenderingEnvironment.report(
        "there is no picture '\(resource.name)' in \(resource.bundle)", kind: .warning)
      self.init()
    }
  }
}

extension UIColor {
  /// Finds a color by its resource. One that is not there is reported, and the color is clear.
  public convenience init(resource: ColorResource) {
    if let found = UIColor(
      named: resource.name, in: resource.bundle, compatibleWith: nil, notesMissing: false)
    {
      self.init { found.resolvedColor(with: $0) }
    } else {
      RenderingEnvironment.report(
        "there is no color '\(resource.name)' in \(resource.bundle)", kind: .warning)
      self.init(white: 0, alpha: 0)
    }
  }
}

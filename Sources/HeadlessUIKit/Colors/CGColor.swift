// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A fixed color in extended sRGB: it no longer depends on light or dark.
///
/// ```swift
/// view.layer.borderColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
/// ```
public struct CGColor: Hashable, Sendable {
  let value: ColorComponents
  /// The picture that the color repeats; `nil` for other colors.
  var picture: UIImage?

  init(_ value: ColorComponents) { self.value = value }

  /// Makes a color from sRGB-encoded components, each 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    value = .rgb(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a gray, 0 (black) to 1 (white).
  public init(gray: CGFloat, alpha: CGFloat) {
    value = .white(gray, alpha: alpha)
  }

  /// Makes a color from the components of a space, alpha last.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    if space.numberOfComponents == 1 {
      self.init(gray: components[0], alpha: components[1])
    } else {
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black that is not seen.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Opacity, 0 to 1.
  public var alpha: CGFloat { value.alpha }

  /// Gray and alpha, or red, green, blue and alpha.
  public var components: [CGFloat]? {
    switch value {
    case .white(let white, let alpha): [white, alpha]
    case .rgb(let red, let green, let blue, let alpha): [red, green, blue, alpha]
    }
  }

  /// How many ``components`` there are, alpha included: 2 or 4.
  public var numberOfComponents: Int {
    switch value {
    case .white: 2
    case .rgb: 4
    }
  }

  /// The same color with another opacity, 0 to 1.
  public func copy(alpha: CGFloat) -> CGColor? {
    picture == nil
      ? CGColor(value.withAlpha(alpha)) : UIColor(cgColor: self).withAlphaComponent(alpha).cgColor
  }
}

/// What a color of pictures repeats.
public struct CGPattern: Hashable, Sendable {
  let picture: UIImage
}

extension CGColor {
  /// The picture that the color repeats; `nil` for other colors.
  public var pattern: CGPattern? { picture.map(CGPattern.init) }

  /// Makes a color that repeats a picture.
  ///
  /// - Parameters:
  ///   - space: Not used: a picture has its own colors.
  ///   - pattern: That of another color.
  ///   - components: The opacity, 0 to 1.
  public init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    let whole = UIColor(patternImage: pattern.picture)
    self = components[0] == 1 ? whole.cgColor : whole.withAlphaComponent(components[0]).cgColor
  }

  /// The color in another space; `nil` for one that is a picture. A gray's components are equal in
  /// sRGB; a color has the gray of its luminance (ITU-R BT.709), computed of its linear components.
  ///
  /// - Parameters:
  ///   - space: sRGB, or its grays.
  ///   - intent: Not used, see ``CGColorRenderingIntent``.
  ///   - options: Not used, as by UIKit.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: Any?
  ) -> CGColor? {
    guard picture == nil else { return nil }
    let (red, green, blue) = value.redGreenBlue
    guard space.numberOfComponents == 1 else {
      return CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    if case .white = value { return self }
    let linear =
      0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    return CGColor(gray: Self.encoded(linear), alpha: alpha)
  }

  /// The space of the color's ``components``.
  public var colorSpace: CGColorSpace? {
    guard picture == nil else { return nil }
    return CGColorSpace(components: numberOfComponents - 1)
  }

  private static func linear(_ component: CGFloat) -> CGFloat {
    component <= 0.04045 ? component / 12.92 : Foundation.pow((component + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ linear: CGFloat) -> CGFloat {
    linear <= 0.0031308 ? linear * 12.92 : 1.055 * Foundation.pow(linear, 1 / 2.4) - 0.055
  }
}

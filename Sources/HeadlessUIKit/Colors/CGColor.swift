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

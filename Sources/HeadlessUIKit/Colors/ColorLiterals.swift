// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// What `#colorLiteral(red:green:blue:alpha:)` makes where nothing else is asked for.
public typealias _ColorLiteralType = UIColor
/// What `#imageLiteral(resourceName:)` makes where nothing else is asked for.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {}

// In the protocol and not in the class, where it would be required, and subclasses would have to
// declare it.
extension _ExpressibleByColorLiteral where Self: UIColor {
  /// Makes the color of `#colorLiteral(red:green:blue:alpha:)`. Where a subclass is asked for, the
  /// program stops: a literal makes no other class's colors.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    let color = UIColor(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    guard let made = color as? Self else {
      trap("#colorLiteral makes a UIColor and no \(Self.self): call an initializer of that class")
    }
    self = made
  }
}

extension CGColor: _ExpressibleByColorLiteral {
  /// Makes the color of `#colorLiteral(red:green:blue:alpha:)`.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
extension UIImage: _ExpressibleByImageLiteral {}

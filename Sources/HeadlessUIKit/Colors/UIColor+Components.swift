// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIColor {
  /// Writes sRGB components under the current traits, each 0 to 1 or beyond. Always true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components(with: .current)
    let (r, g, b) = components.redGreenBlue
    red?.pointee = r
    green?.pointee = g
    blue?.pointee = b
    alpha?.pointee = components.alpha
    return true
  }

  /// Writes the gray and the opacity under the current traits.
  ///
  /// - Returns: Whether the color is a gray; otherwise nothing is written.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components(with: .current)
    let (red, green, blue) = components.redGreenBlue
    guard red == green, green == blue else { return false }
    white?.pointee = red
    alpha?.pointee = components.alpha
    return true
  }

  /// Writes hue, saturation and brightness under the current traits, each 0 to 1. Always true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components(with: .current)
    let value = HueSaturationBrightness(components)
    hue?.pointee = value.hue
    saturation?.pointee = value.saturation
    brightness?.pointee = value.brightness
    alpha?.pointee = components.alpha
    return true
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The radii of a rounded rectangle's four corners, each 0 or more.
public struct CornerRadii: Hashable, Sendable {
  /// The corner at minimal x and minimal y.
  public var topLeft: CGFloat
  /// The corner at maximal x and minimal y.
  public var topRight: CGFloat
  /// The corner at minimal x and maximal y.
  public var bottomLeft: CGFloat
  /// The corner at maximal x and maximal y.
  public var bottomRight: CGFloat

  /// One radius for each corner.
  public init(
    topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }

  /// The same radius for all corners.
  public init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
  }

  /// Whether every corner is square.
  public var isZero: Bool {
    topLeft <= 0 && topRight <= 0 && bottomLeft <= 0 && bottomRight <= 0
  }

  /// The radii cut down so that neighbors fit on each side of a rectangle of the given size.
  ///
  /// All are scaled by one factor, as CSS Backgrounds and Borders 3, section 5.5, defines.
  public func fitting(_ size: CGSize) -> CornerRadii {
    var factor: CGFloat = 1
    for (sum, side) in [
      (topLeft + topRight, size.width), (bottomLeft + bottomRight, size.width),
      (topLeft + bottomLeft, size.height), (topRight + bottomRight, size.height),
    ] where sum > side {
      factor = min(factor, side / sum)
    }
    return CornerRadii(
      topLeft: max(0, topLeft * factor), topRight: max(0, topRight * factor),
      bottomLeft: max(0, bottomLeft * factor), bottomRight: max(0, bottomRight * factor))
  }
}

extension CornerRadii: CustomStringConvertible {
  /// One number where all radii are equal, otherwise four: top left, top right, bottom right,
  /// bottom left.
  public var description: String {
    topLeft == topRight && topLeft == bottomLeft && topLeft == bottomRight
      ? number(topLeft)
      : [topLeft, topRight, bottomRight, bottomLeft].map(number).joined(separator: " ")
  }
}

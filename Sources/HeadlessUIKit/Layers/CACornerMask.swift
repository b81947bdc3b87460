// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The corners of a layer that its `cornerRadius` rounds. Minimal y is at the top.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit a corner.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let allCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// `radius` at the corners of the set, 0 at the others.
  func radii(_ radius: CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: contains(.layerMinXMinYCorner) ? radius : 0,
      topRight: contains(.layerMaxXMinYCorner) ? radius : 0,
      bottomLeft: contains(.layerMinXMaxYCorner) ? radius : 0,
      bottomRight: contains(.layerMaxXMaxYCorner) ? radius : 0)
  }
}

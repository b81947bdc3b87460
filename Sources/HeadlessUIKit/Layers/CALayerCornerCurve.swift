// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// How a layer's corners are rounded.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes a curve from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarter circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Curves that leave the edge more gently, about 1.53 radii before the corner.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CALayerCornerCurve {
  /// A rectangle whose corners are rounded in this way.
  func path(roundedRect rect: CGRect, cornerRadii: CornerRadii) -> Path {
    self == .continuous && !cornerRadii.isZero
      ? Path(continuousRoundedRect: rect, cornerRadii: cornerRadii)
      : Path(roundedRect: rect, cornerRadii: cornerRadii)
  }
}

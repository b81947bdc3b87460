// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// How round a corner is.
public struct UICornerRadius: Hashable, Sendable {
  let radius: Double

  /// As round as a circle of a radius in points.
  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(radius: radius) }
}

/// How round the corners of a view are.
///
/// ```swift
/// card.cornerConfiguration = .corners(radius: .fixed(20))
/// ```
public struct UICornerConfiguration: Hashable, Sendable {
  var topLeft: Double
  var topRight: Double
  var bottomLeft: Double
  var bottomRight: Double

  /// All corners alike.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(
      topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius,
      bottomRightRadius: radius)
  }

  /// Each corner for itself; `nil` leaves it sharp.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeft: topLeftRadius?.radius ?? 0, topRight: topRightRadius?.radius ?? 0,
      bottomLeft: bottomLeftRadius?.radius ?? 0, bottomRight: bottomRightRadius?.radius ?? 0)
  }

  /// Both corners at the top alike, and both at the bottom; `nil` leaves them sharp.
  public static func uniformEdges(
    topRadius: UICornerRadius?, bottomRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
  }

  /// The layer's mask of round corners.
  fileprivate var mask: CACornerMask {
    var mask: CACornerMask = []
    if topLeft > 0 { mask.insert(.layerMinXMinYCorner) }
    if topRight > 0 { mask.insert(.layerMaxXMinYCorner) }
    if bottomLeft > 0 { mask.insert(.layerMinXMaxYCorner) }
    if bottomRight > 0 { mask.insert(.layerMaxXMaxYCorner) }
    return mask
  }

  fileprivate var radii: [Double] { [topLeft, topRight, bottomLeft, bottomRight] }
}

private let configurationKey = AssociatedStorage.Key<UICornerConfiguration>()

extension UIView {
  /// How round the corners are. A layer has one radius, which the greatest of the configuration's
  /// is: where round corners differ, it is reported.
  public var cornerConfiguration: UICornerConfiguration {
    get { associatedStorage[configurationKey] ?? .corners(radius: .fixed(layer.cornerRadius)) }
    set {
      associatedStorage[configurationKey] = newValue
      let radius = newValue.radii.max() ?? 0
      if newValue.radii.contains(where: { $0 > 0 && $0 != radius }) {
        RenderingEnvironment.report(
          "corners of different radii are drawn with the greatest of them: \(type(of: self))",
          kind: .notDrawn)
      }
      layer.cornerRadius = radius
      layer.maskedCorners = newValue.mask
    }
  }

  /// The radius of a corner, in points.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let masks: [(UIRectCorner, CACornerMask)] = [
      (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner),
      (.bottomLeft, .layerMinXMaxYCorner), (.bottomRight, .layerMaxXMaxYCorner),
    ]
    let isRound = masks.contains {
      corner.contains($0) && layer.maskedCorners.contains($1)
    }
    return isRound ? min(layer.cornerRadius, bounds.width / 2, bounds.height / 2) : 0
  }
}

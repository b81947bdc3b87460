// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// How a layer's contents are placed in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes a gravity from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not scaled, in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Not scaled, at the middle of the top edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Not scaled, at the middle of the bottom edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Not scaled, at the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Not scaled, at the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Not scaled, in the top left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Not scaled, in the top right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Not scaled, in the bottom left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Not scaled, in the bottom right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled evenly to lie within the bounds.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled evenly to cover the bounds.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// The content mode of a view that does the same.
  var contentMode: UIView.ContentMode {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}

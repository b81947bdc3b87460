// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Distances from the four edges inwards, in points, by the direction of text.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// From the top edge downwards.
  public var top: CGFloat
  /// From the edge where text starts.
  public var leading: CGFloat
  /// From the bottom edge upwards.
  public var bottom: CGFloat
  /// From the edge where text ends.
  public var trailing: CGFloat

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes insets of 0.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Makes insets, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The insets by side.
  func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    switch direction {
    case .leftToRight: UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    case .rightToLeft: UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }
  }

  init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
    switch direction {
    case .leftToRight:
      self.init(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    case .rightToLeft:
      self.init(
        top: insets.top, leading: insets.right, bottom: insets.bottom, trailing: insets.left)
    }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A distance along both axes, in points.
public struct CGVector: Hashable, Sendable {
  /// Along the horizontal axis.
  public var dx: CGFloat
  /// Along the vertical axis.
  public var dy: CGFloat

  /// Makes a distance of zero.
  public init() { self.init(dx: 0, dy: 0) }

  /// Makes a distance.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a distance of whole numbers.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// No distance.
  public static let zero = CGVector()
}

/// How far something is moved, in points.
public struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat

  /// Makes an offset of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Makes an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Not moved.
  public static let zero = UIOffset()
}

extension CGPoint {
  /// Whether both points are the same.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Whether both sizes are the same.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// How an open contour ends.
public enum CGLineCap: Int32, Sendable {
  /// Straight, at the end point.
  case butt = 0
  /// With a half circle around the end point.
  case round = 1
  /// Straight, half a width past the end point.
  case square = 2

  var cap: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// How two segments of a stroke meet.
public enum CGLineJoin: Int32, Sendable {
  /// The edges go on until they meet, within the miter limit.
  case miter = 0
  /// With an arc.
  case round = 1
  /// With a straight line.
  case bevel = 2

  var join: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

/// Which points are inside of contours that overlap.
public enum CGPathFillRule: Int, Sendable {
  /// Those that the contours wind around.
  case winding = 0
  /// Those that an odd number of contours is around.
  case evenOdd = 1

  var fillRule: FillRule { self == .winding ? .nonZero : .evenOdd }
}

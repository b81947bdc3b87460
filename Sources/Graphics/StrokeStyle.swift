// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// How a path is stroked.
///
/// ```swift
/// let dotted = StrokeStyle(width: 2, cap: .round, dashes: [0, 4])
/// ```
public struct StrokeStyle: Hashable, Sendable {
  /// How an open contour or a dash ends.
  public enum Cap: String, Hashable, Sendable {
    /// Straight, at the end point.
    case butt
    /// With a half circle around the end point.
    case round
    /// Straight, half a width past the end point.
    case square
  }

  /// How two segments meet.
  public enum Join: String, Hashable, Sendable {
    /// The outer edges go on until they meet, within the miter limit.
    case miter
    /// With an arc around the point.
    case round
    /// With a straight line between the outer corners.
    case bevel
  }

  /// The most dashes of a path.
  public static let maximumDashCount = 131_072

  /// The width in the path's units. Where it is not more than 0, nothing is drawn.
  public var width: CGFloat
  /// How open contours end.
  public var cap: Cap
  /// How segments meet.
  public var join: Join
  /// The longest miter, in widths; a longer one becomes a bevel.
  public var miterLimit: CGFloat
  /// Lengths drawn and left out in turns; empty for a line without gaps, which is also drawn where
  /// a length is negative or not finite, where all are 0, or where a path would have more than
  /// ``maximumDashCount`` dashes.
  public var dashes: [CGFloat]
  /// Where in the pattern of dashes a contour starts.
  public var dashPhase: CGFloat

  /// Makes a style. By default: 1 wide, butt caps, miter joins up to 10 widths, no dashes.
  public init(
    width: CGFloat = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10,
    dashes: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: CustomStringConvertible {
  /// The width, and whatever is not the default.
  public var description: String {
    let plain = StrokeStyle()
    var parts = ["width \(number(width))"]
    if cap != plain.cap { parts.append("cap \(cap.rawValue)") }
    if join != plain.join { parts.append("join \(join.rawValue)") }
    if join == .miter, miterLimit != plain.miterLimit {
      parts.append("miterLimit \(number(miterLimit))")
    }
    if !dashes.isEmpty {
      parts.append("dashes " + dashes.map(number).joined(separator: ","))
      if dashPhase != 0 { parts.append("phase \(number(dashPhase))") }
    }
    return parts.joined(separator: " ")
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// How an animation's pace is named.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// That of the system.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation: a cubic curve from (0, 0) to (1, 1). It shows in the end of an
/// animation whose number of runs is not whole.
///
/// ```swift
/// animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
/// ```
open class CAMediaTimingFunction: NSObject {
  struct ControlPoint {
    let x: Float
    let y: Float
  }

  let first: ControlPoint
  let second: ControlPoint

  /// Makes a curve with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    first = ControlPoint(x: c1x, y: c1y)
    second = ControlPoint(x: c2x, y: c2y)
    super.init()
  }

  /// Makes a curve by its name; one that is not known is even.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Writes the coordinates of a control point.
  ///
  /// - Parameters:
  ///   - index: From 0, the start, to 3, the end.
  ///   - point: Where two numbers go.
  open func getControlPoint(at index: Int, values point: UnsafeMutablePointer<Float>) {
    let points = [ControlPoint(x: 0, y: 0), first, second, ControlPoint(x: 1, y: 1)]
    require(
      points.indices.contains(index), "a timing function has 4 control points, not \(index + 1)")
    point[0] = points[index].x
    point[1] = points[index].y
  }
}

/// What an animation shows before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes a mode.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer as it is.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its end, after it has ended.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its start, before it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  /// Whether the end stays.
  var keepsEnd: Bool { self == .forwards || self == .both }
}

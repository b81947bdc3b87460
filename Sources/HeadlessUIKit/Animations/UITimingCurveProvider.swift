// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The pace of an animator. It shows in no still picture.
public protocol UITimingCurveProvider: AnyObject {
  /// Which kind of pace it is.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; `nil` for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; `nil` for a cubic curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// Kinds of pace.
public enum UITimingCurveType: Int, Sendable {
  /// One that has a name.
  case builtin = 0
  /// A cubic curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// Several in one.
  case composed = 3
}

/// A pace on a cubic curve from (0, 0) to (1, 1).
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// Makes the pace of the system.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Makes a pace with a name.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltin = true
    let isSlowAtStart = curve == .easeIn || curve == .easeInOut
    let isSlowAtEnd = curve == .easeOut || curve == .easeInOut
    controlPoint1 = CGPoint(x: isSlowAtStart ? 0.42 : 0, y: 0)
    controlPoint2 = CGPoint(x: isSlowAtEnd ? 0.58 : 1, y: 1)
    super.init()
  }

  /// Makes a pace from control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isBuiltin = false
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  /// `builtin` for a curve with a name, otherwise `cubic`.
  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  /// Itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// `nil`: it is no spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The pace of a spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How fast the movement begins, in distances a second.
  public let initialVelocity: CGVector

  /// Makes a spring that does not swing.
  public override convenience init() { self.init(dampingRatio: 1) }

  /// Makes a spring; one with a damping of 1 or more does not swing.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Makes a spring that begins to move at a speed.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }

  /// Makes a spring from a mass, a stiffness and a damping.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(dampingRatio: 1, initialVelocity: velocity)
  }

  /// Makes a spring from how long it swings and how much.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    self.init(dampingRatio: 1 - bounce, initialVelocity: initialVelocity)
  }

  /// A spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// `nil`: it is no cubic curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}

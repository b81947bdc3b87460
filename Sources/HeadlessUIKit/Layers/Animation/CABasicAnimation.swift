// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A change of one property of a layer.
///
/// The properties are those of ``CALayer``, ``CAShapeLayer`` and ``CAGradientLayer`` that Core
/// Animation animates, and parts of them such as `position.x` and `transform.rotation.z`. Another
/// one is reported when its end would have to be shown.
open class CAPropertyAnimation: CAAnimation {
  /// The property's name.
  open var keyPath: String?
  /// Whether its values are added to the present one. The default is false.
  open var isAdditive: Bool = false
  /// Whether each repetition goes on where the one before ended. The default is false.
  open var isCumulative: Bool = false
  /// Makes a transform of its numbers; `nil`, the default, where its values are the property's.
  open var valueFunction: CAValueFunction?

  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The value at its end, where the layer's own is `present`; `nil` for that.
  func end(from present: AnimatedValue) -> AnimatedValue? { nil }

  /// The value at its end, after the function of values.
  private func shownEnd(from present: AnimatedValue) -> AnimatedValue? {
    guard let valueFunction, case .transform(let transform) = present else {
      return end(from: present)
    }
    guard let made = end(from: valueFunction.neutral).flatMap(valueFunction.transform(of:)) else {
      return nil
    }
    return .transform(isAdditive ? CATransform3DConcat(made, transform) : made)
  }

  /// Says that nothing is known of a value between two others.
  func reportEndWithin() -> AnimatedValue? {
    RenderingEnvironment.report(
      "the end of an animation of '\(keyPath ?? "")' that repeats \(repeatCount) times, in the middle "
        + "of a run, is not shown; set the layer's property", kind: .notDrawn)
    return nil
  }

  override func applyEnd(to layer: CALayer) -> [AppliedValue] {
    guard let keyPath else { return [] }
    guard let property = AnimatedProperty(keyPath, of: layer) else {
      RenderingEnvironment.report(
        "the end of an animation of '\(keyPath)' of a \(type(of: layer)) is not shown; set the "
          + "layer's property", kind: .notDrawn)
      return []
    }
    guard let end = shownEnd(from: property.get()) else { return [] }
    let putBack = property.keep()
    AppliedValue.$isChanging.withValue(true) { property.set(end) }
    return [
      AppliedValue(name: keyPath, property: property, value: property.get(), putBack: putBack)
    ]
  }
}

/// A change of one property from one value to another.
///
/// ```swift
/// let animation = CABasicAnimation(keyPath: "strokeEnd")
/// animation.fromValue = 0
/// animation.toValue = 0.75
/// animation.fillMode = .forwards
/// animation.isRemovedOnCompletion = false
/// ring.add(animation, forKey: "progress")  // 0.75 is drawn
/// ```
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins; `nil`, the default, for the layer's value.
  open var fromValue: Any?
  /// Where it ends; `nil`, the default, for the layer's value.
  open var toValue: Any?
  /// How far it goes; `nil`, the default, where both ends are given.
  open var byValue: Any?

  override func end(from present: AnimatedValue) -> AnimatedValue? {
    guard endsWithin else { return endPhase == 0 ? start(present) : far(present) }
    let share = timingFunction?.share(at: endPhase) ?? endPhase
    guard !(self is CASpringAnimation), let start = start(present), let far = far(present),
      let end = start.interpolated(to: far, at: share)
    else { return reportEndWithin() }
    return end
  }

  private func start(_ present: AnimatedValue) -> AnimatedValue? {
    if let from = fromValue.flatMap(present.converted) { return added(to: present, from) }
    guard let to = toValue.flatMap(present.converted), let by = byValue.flatMap(present.converted)
    else { return present }
    return to.adding(by, times: -1)
  }

  private func far(_ present: AnimatedValue) -> AnimatedValue? {
    if let to = toValue.flatMap(present.converted) { return added(to: present, to) }
    guard let by = byValue.flatMap(present.converted) else { return present }
    return (fromValue.flatMap(present.converted) ?? present).adding(by, times: 1)
  }

  private func added(to present: AnimatedValue, _ value: AnimatedValue) -> AnimatedValue? {
    isAdditive ? present.adding(value, times: 1) : value
  }
}

/// A change of one property as by a spring.
open class CASpringAnimation: CABasicAnimation {
  /// How heavy what moves is. The default is 1.
  open var mass: CGFloat = 1
  /// How strong the spring is. The default is 100.
  open var stiffness: CGFloat = 100
  /// How much the spring is slowed. The default is 10.
  open var damping: CGFloat = 10
  /// How fast it is at the beginning. The default is 0.
  open var initialVelocity: CGFloat = 0
}

/// A change of one property through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values; `nil`, the default, for none.
  open var values: [Any]?
  /// The shares of the time at which they come; `nil`, the default, for even ones.
  open var keyTimes: [NSNumber]?
  /// The paces between them; `nil`, the default, for even ones.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The way of a point, instead of ``values``; `nil`, the default, for none.
  open var path: CGPath?
  /// What comes between the values. The default is `linear`.
  open var calculationMode: CAAnimationCalculationMode = .linear

  override func end(from present: AnimatedValue) -> AnimatedValue? {
    let isAtStart = endPhase == 0
    var value: AnimatedValue?
    if endsWithin {
      value = between(present) ?? reportEndWithin()
    } else if let path {
      value = .point(isAtStart ? path.path.contours.first?.start ?? .zero : path.currentPoint)
    } else {
      value = (isAtStart ? values?.first : values?.last).flatMap(present.converted)
    }
    return isAdditive ? value.flatMap { present.adding($0, times: 1) } : value
  }
}

extension CAKeyframeAnimation {
  /// The value in the middle of a run; `nil` where it follows a path or a curve.
  private func between(_ present: AnimatedValue) -> AnimatedValue? {
    guard path == nil, calculationMode == .linear || calculationMode == .discrete,
      let values, !values.isEmpty
    else { return nil }
    let time = timingFunction?.share(at: endPhase) ?? endPhase
    let times = times(values.count)
    let index = max(0, times.lastIndex { $0 <= time } ?? 0)
    guard let low = present.converted(values[min(index, values.count - 1)]) else { return nil }
    guard calculationMode == .linear, index + 1 < values.count, times[index + 1] > times[index],
      let high = present.converted(values[index + 1])
    else { return low }
    var share = (time - times[index]) / (times[index + 1] - times[index])
    if let timingFunctions, timingFunctions.indices.contains(index) {
      share = timingFunctions[index].share(at: share)
    }
    return low.interpolated(to: high, at: share)
  }

  /// The times of the values; evenly where none are given.
  private func times(_ count: Int) -> [CGFloat] {
    if let keyTimes, keyTimes.count >= count { return keyTimes.map { CGFloat($0.doubleValue) } }
    // Values that nothing lies between have equal lengths of time.
    let parts = calculationMode == .discrete ? count : max(1, count - 1)
    return (0..<count).map { CGFloat($0) / CGFloat(parts) }
  }
}

/// What comes between the values of keyframes. Pictures are still: none shows in one.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes a mode.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What lies between two values.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Nothing.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// What lies between, at an even speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve at an even speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

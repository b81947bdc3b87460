// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Like all animations, those in several steps are over at once.

extension UIView {
  /// How an animation in several steps runs. Pictures are still: no option changes one.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of UIKit.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews with the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets touches through.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from what is on the screen.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Runs again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs there and back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration inside of another animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes its own options inside of another animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Evenly from step to step.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from step to step.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At an even pace over all steps.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a smooth curve through all steps.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On a smooth curve at an even pace.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Makes the changes at once, those of keyframes included, and calls `completion` with true
  /// in the main queue's next turn.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var context = AnimationContext.current
    context.duration = duration
    let keyframes = Keyframes()
    context.keyframes = keyframes
    AnimationContext.$current.withValue(context) {
      animations()
      keyframes.make()
    }
    if duration > 0 { CATransaction.noteAnimation() }
    AnimationContext.endLater(completion)
  }

  /// Adds a step to the animation whose changes are being made. All steps are made at its end, in
  /// the order in which they end, so that the last one is what a picture shows. Outside of such an
  /// animation the step is made at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: When it begins, 0 to 1.
  ///   - frameDuration: How long it takes, 0 to 1.
  ///   - animations: The changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = AnimationContext.current.keyframes else { return animations() }
    keyframes.add(Keyframes.Step(end: frameStartTime + frameDuration, changes: animations))
  }
}

/// The steps of an animation, collected while its closure runs.
final class Keyframes: @unchecked Sendable {
  struct Step {
    let end: Double
    let changes: () -> Void
  }

  private var steps: [Step] = []

  func add(_ step: Step) { steps.append(step) }

  /// Makes the steps in the order of their ends; of those that end together, the one that was added
  /// first.
  func make() {
    let ordered = steps.enumerated().sorted {
      ($0.element.end, $0.offset) < ($1.element.end, $1.offset)
    }
    for (_, step) in ordered { step.changes() }
  }
}

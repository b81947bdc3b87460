// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where it would have ended.
  case end = 0
  /// Where it began.
  case start = 1
  /// Where it is.
  case current = 2
}

/// How far an animation is.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive = 0
  /// Begun.
  case active = 1
  /// Stopped and not finished.
  case stopped = 2
}

/// Something that animates views.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// How far it is.
  var state: UIViewAnimatingState { get }
  /// Whether it runs.
  var isRunning: Bool { get }
  /// Whether it runs backwards.
  var isReversed: Bool { get set }
  /// How much of it is done, 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Begins or goes on.
  func startAnimation()
  /// Begins after a while.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Halts.
  func pauseAnimation()
  /// Ends where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped one.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that people can hold and turn around.
///
/// A still picture shows its end: once it starts, or is paused or moved to a fraction, the changes
/// are made at once. Started, it runs until the main queue's next turn, in which completions are
/// called unless ``pausesOnCompletion`` is true; at once where ``duration`` is 0, animations are off
/// or the caller is not on the main queue. One that is reversed has its changes made and its
/// completions told `start`: what was there before is not kept.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { view.alpha = 0 }
/// animator.addCompletion { _ in view.removeFromSuperview() }
/// animator.startAnimation()
/// ```
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// How long it takes, in seconds.
  public let duration: TimeInterval
  /// Its pace.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// How far it is.
  open private(set) var state = UIViewAnimatingState.inactive
  /// How long it waits, in seconds.
  open private(set) var delay: TimeInterval = 0
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Makes an animation with a pace.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  /// Makes an animator without animations, of no duration.
  public override convenience init() { self.init(duration: 0, curve: .easeInOut) }

  /// Makes an animation with a pace that has a name.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animation with the pace of a cubic curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animation with the pace of a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes and starts an animation.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Whether it runs: from its start until its completions are called.
  open private(set) var isRunning = false
  /// Whether it runs backwards. The default is false.
  open var isReversed: Bool = false
  /// Whether it can be halted. The default is true.
  open var isInterruptible: Bool = true
  /// Whether views take touches meanwhile. The default is true.
  open var isUserInteractionEnabled: Bool = true
  /// Whether a pace is even while people move it. The default is true.
  open var scrubsLinearly: Bool = true
  /// Whether it stays active at its end. The default is false.
  open var pausesOnCompletion: Bool = false

  /// How much of it is done, 0 to 1. Setting it makes the changes, which show their end.
  open var fractionComplete: CGFloat = 0 {
    didSet { activate() }
  }

  /// Adds changes; at once, where it is active.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { make([animation]) } else { animations.append(animation) }
  }

  /// Adds changes that begin after a part of the duration; at once, where it is active.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds what is called at the end with the place where it ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Waits for the end.
  ///
  /// - Returns: Where it ended; `end` at once where it has ended already.
  open func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      guard !hasEnded else { return continuation.resume(returning: .end) }
      addCompletion { continuation.resume(returning: $0) }
    }
  }

  /// Makes the changes, and ends in the main queue's next turn.
  open func startAnimation() {
    activate()
    isRunning = true
    fractionComplete = 1
    AnimationContext.end(after: duration) { _ in self.finishRun() }
  }

  /// Ends unless it was paused or stopped meanwhile.
  private func finishRun() {
    guard isRunning else { return }
    isRunning = false
    if !pausesOnCompletion { end(at: isReversed ? .start : .end) }
  }

  /// The same; it does not wait.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }

  /// Makes the changes and halts.
  open func pauseAnimation() {
    activate()
    isRunning = false
  }

  /// Goes on to the end.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if let parameters { timingParameters = parameters }
    startAnimation()
  }

  /// Ends it, where it is active; without finishing no completion is called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    if withoutFinishing {
      completions = []
      state = .inactive
    } else {
      state = .stopped
    }
  }

  /// Calls the completions of a stopped one. The views show the end, wherever it is finished.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    AnimationContext.end { end(at: finalPosition) }
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    hasEnded = false
    let due = animations
    animations = []
    make(due)
  }

  private func make(_ changes: [() -> Void]) {
    UIView.animate(withDuration: duration) { for change in changes { change() } }
  }

  private var hasEnded = false

  private func end(at position: UIViewAnimatingPosition) {
    state = .inactive
    hasEnded = true
    let due = completions
    completions = []
    for completion in due { completion(position) }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What `UIView.animate` is doing at the moment.
struct AnimationContext: Sendable {
  /// Seconds; 0 outside of an animation.
  var duration: TimeInterval = 0
  /// Whether `performWithoutAnimation` runs.
  var isSuppressed = false
  /// The steps of the animation, where it has some.
  var keyframes: Keyframes?

  /// Whether what follows an animation is called at once: a transition between controllers is over
  /// when its call returns.
  var endsAtOnce = false

  /// How many ends of animations led to what runs now, each by an animation that began at the one
  /// before.
  private var ends = 0

  @TaskLocal static var current = AnimationContext()

  /// An animation of a view's changes is followed by `completion` in the main queue's next turn: as
  /// on iOS, the method that began it goes on before, and a picture that the same method takes does
  /// not show what comes of it. So is one without a duration ("at the beginning of the next run loop
  /// cycle", says Apple's page), and one while animations are off: ephread/Instructions, whose suite
  /// turns them off, has exclusive access to a property meanwhile that its completion reads.
  ///
  /// At once within a transition; and off the main queue, where the caller keeps the views.
  static func endLater(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    let context = current
    guard !context.endsAtOnce, MainQueue.isCurrent else { return end { completion(true) } }
    var outer = AnimationContext()
    outer.ends = context.ends
    MainQueue.async {
      $current.withValue(outer) { end { completion(true) } }
    }
  }

  /// The same for what is animated by layers and animators: at once where that takes no time or
  /// animations are off.
  static func end(after seconds: TimeInterval, _ completion: @escaping (Bool) -> Void) {
    let isAnimated = seconds > 0 && UIView.areAnimationsEnabled
    if isAnimated { endLater(completion) } else { end { completion(true) } }
  }

  /// Calls what an animation is followed by.
  ///
  /// An animation that begins anew whenever it ends goes on for ever on iOS. Here, where each is
  /// over at once, the sixtieth one that follows is the last: a loop of up to six steps, or of ten
  /// or twelve, then shows its first one, as on iOS when it has begun.
  static func end(_ completion: () -> Void) {
    var context = current
    guard context.ends < 60 else { return }
    context.ends += 1
    $current.withValue(context, operation: completion)
  }
}

extension UIView {
  /// Whether animations run: what ``setAnimationsEnabled(_:)`` said, and false in
  /// ``performWithoutAnimation(_:)``. The default is true. Pictures are still: changes are made at
  /// once in any case.
  public class var areAnimationsEnabled: Bool {
    UIApplication.shared.state.areAnimationsEnabled && !AnimationContext.current.isSuppressed
  }

  /// Says whether animations run, for the running task's ``RenderingEnvironment``.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.state.areAnimationsEnabled = enabled
  }

  /// The duration of the animation whose changes are being made, in seconds; 0 outside of one, and
  /// where animations do not run.
  public class var inheritedAnimationDuration: TimeInterval {
    areAnimationsEnabled ? AnimationContext.current.duration : 0
  }
}

/// By how much animations are slowed down, as code asks for that declares the function by its name:
/// not at all.
@_cdecl("UIAnimationDragCoefficient")
public func animationDragCoefficient() -> Float { 1 }

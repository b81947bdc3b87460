// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Lets a finger lead a transition between two controllers. No finger does here: transitions happen
/// at once.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called on iOS when the transition begins.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest of it goes.
  var completionSpeed: CGFloat { get }
  /// How the rest of it goes.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a finger leads from the beginning.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}

/// A transition that goes as far as a finger says. Here it happens at once, and what is said is
/// kept.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// How far it is, 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest of it goes. The default is 1.
  open var completionSpeed: CGFloat = 1
  /// How the rest of it goes. The default is slow at both ends.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// How it goes while the finger moves.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether a finger leads from the beginning. The default is true.
  open var wantsInteractiveStart: Bool = true
  /// How long it takes, in seconds.
  open var duration: CGFloat { 0 }

  /// Makes a transition.
  public override init() { super.init() }

  /// Called on iOS when the transition begins.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}

  /// Says how far it is.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(1, max(0, percentComplete))
  }
  /// Says that the finger holds it.
  open func pause() {}
  /// Goes back.
  open func cancel() { percentComplete = 0 }
  /// Goes to the end.
  open func finish() { percentComplete = 1 }
}

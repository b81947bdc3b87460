// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Lets a finger lead a transition. There is none in a still picture: nobody asks.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: DelegateObject {
  /// Begins the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the finger leaves it. The default is 1.
  var completionSpeed: CGFloat { get }
  /// How the rest is timed. The default is ``UIView/AnimationCurve/easeInOut``.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether it begins with the finger. The default is true.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: CGFloat { 1 }
  /// ``UIView/AnimationCurve/easeInOut``.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}

/// Leads a transition by the share of it that is done.
///
/// A still picture shows the end of a transition, which no finger leads. The class is here for code
/// that prepares for one.
///
/// ```swift
/// let transition = UIPercentDrivenInteractiveTransition()
/// transition.update(pan.translation(in: view).y / view.bounds.height)
/// ```
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// Makes one that has not begun.
  public override init() { super.init() }

  /// How long the transition takes, in seconds: 0, as none runs.
  open private(set) var duration: CGFloat = 0
  /// How much of it is done, 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the finger leaves it. The default is 1.
  open var completionSpeed: CGFloat = 1
  /// How the rest is timed.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// How the rest is timed; `nil`, the default, for ``completionCurve``.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether it begins with the finger. The default is true.
  open var wantsInteractiveStart: Bool = true

  /// Halts the transition.
  open func pause() {}
  /// Says how much of it is done.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = max(0, min(1, percentComplete))
  }
  /// Takes it back.
  open func cancel() { percentComplete = 0 }
  /// Brings it to its end.
  open func finish() { percentComplete = 1 }
  /// Begins the transition. There is none to begin.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
}

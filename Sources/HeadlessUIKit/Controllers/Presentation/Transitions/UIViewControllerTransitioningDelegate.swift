// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Makes what presents a controller in the app's own way: the place, and the animation.
///
/// All methods have a default, as they are optional on iOS. No finger leads a transition in a
/// still picture.
///
/// ```swift
/// func presentationController(
///   forPresented presented: UIViewController, presenting: UIViewController?,
///   source: UIViewController
/// ) -> UIPresentationController? {
///   DrawerController(presentedViewController: presented, presenting: presenting)
/// }
/// ```
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: DelegateObject {
  /// What animates the presentation; `nil`, the default, for the system's. Asked where it is
  /// animated.
  ///
  /// - Parameters:
  ///   - presenting: The controller that presents.
  ///   - source: The one whose `present(_:animated:completion:)` was called.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// What animates the end of the presentation; `nil`, the default, for the system's. Asked where
  /// it is animated.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// What places the presented view; `nil`, the default, for the system's. Asked in the style
  /// `custom`.
  ///
  /// - Parameters:
  ///   - presenting: The controller that presents; `nil` while it is not known.
  ///   - source: The one whose `present(_:animated:completion:)` was called.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?

  /// What lets a finger lead the presentation; `nil`, the default, for nothing. Not asked: a still
  /// picture has no finger.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// What lets a finger lead the presentation's end; `nil`, the default, for nothing. Not asked.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// The system's animation.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// The system's animation.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// The system's place.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }

  /// Nothing.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Nothing.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Animates a transition between two controllers. Here it is called once, and its end is what
/// shows.
///
/// ```swift
/// func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
///   guard let view = transitionContext.view(forKey: .to) else { return }
///   transitionContext.containerView.addSubview(view)
///   UIView.animate(withDuration: 0.3) { view.alpha = 1 } completion: { _ in
///     transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: DelegateObject {
  /// How long the animation takes on iOS, in seconds. Not asked by the toolkit.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Brings the view that comes into `containerView`, animates, and calls `completeTransition(_:)`
  /// before it returns, which completions of `UIView.animate` do.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Called after the transition. The default does nothing.
  func animationEnded(_ transitionCompleted: Bool)

  /// What animates a transition that a finger may hold. Not asked. The default is an animation that
  /// changes nothing.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}

  /// An animation that changes nothing.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), curve: .easeInOut)
  }
}

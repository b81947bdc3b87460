// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Which end of a transition a view is at.
public enum UITransitionContextViewKey: Hashable, Sendable {
  /// The view that goes.
  case from
  /// The view that comes.
  case to
}

/// What an animator is told about its transition.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: DelegateObject {
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// Whether there is an animation: always, for animators are not asked otherwise.
  var isAnimated: Bool { get }
  /// Whether a finger leads the transition: never.
  var isInteractive: Bool { get }
  /// Whether the transition was taken back: never.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the views are turned against the container: not at all.
  var targetTransform: CGAffineTransform { get }

  /// Says how much of a transition that a finger leads is done: there is none.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that a finger has let go near the end: there is none.
  func finishInteractiveTransition()
  /// Says that a finger has taken the transition back: there is none.
  func cancelInteractiveTransition()
  /// Says that a finger holds the transition: there is none.
  func pauseInteractiveTransition()

  /// Says that the animation is over. To be called once, before the animator returns.
  ///
  /// - Parameter didComplete: Whether the transition has happened; false takes it back.
  func completeTransition(_ didComplete: Bool)

  /// The controller that goes, or the one that comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view that goes or comes; `nil` for that of a presenter which stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Where the controller's view is in the container before the transition; zero where it is not
  /// there.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Where the controller's view is in the container afterwards; zero where it is not there.
  func finalFrame(for vc: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
  /// No finger leads the transition: does nothing.
  public func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  /// No finger leads the transition: does nothing.
  public func finishInteractiveTransition() {}
  /// No finger leads the transition: does nothing.
  public func cancelInteractiveTransition() {}
  /// No finger leads the transition: does nothing.
  public func pauseInteractiveTransition() {}
}

/// The context of a presentation or of its end.
final class PresentationContext: UIViewControllerContextTransitioning {
  private let presentation: Presentation
  private let presenter: UIViewController
  private let isEnd: Bool
  /// Whether the animator has completed the transition; `nil` before that.
  private(set) var didComplete: Bool?

  init(of presentation: Presentation, by presenter: UIViewController, isEnd: Bool) {
    self.presentation = presentation
    self.presenter = presenter
    self.isEnd = isEnd
  }

  var containerView: UIView { presentation.container }
  let isAnimated = true
  let isInteractive = false
  let transitionWasCancelled = false
  var presentationStyle: UIModalPresentationStyle { presentation.style }
  let targetTransform = CGAffineTransform.identity

  func completeTransition(_ didComplete: Bool) {
    if self.didComplete == nil { self.didComplete = didComplete }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    (key == .to) == isEnd ? presenter : presentation.presented
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if (key == .to) != isEnd { return presentation.controller.presentedView }
    return presentation.covers ? presenter.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { frame(of: vc, isHere: isEnd) }

  func finalFrame(for vc: UIViewController) -> CGRect { frame(of: vc, isHere: !isEnd) }

  /// - Parameter isHere: Whether the presented controller is there at that time.
  private func frame(of controller: UIViewController, isHere: Bool) -> CGRect {
    if controller === presentation.presented {
      return isHere ? presentation.controller.frameOfPresentedViewInContainerView : .zero
    }
    guard controller === presenter else { return .zero }
    return isHere && presentation.covers ? .zero : containerView.bounds
  }

  /// Lets the animator work.
  ///
  /// - Returns: Whether the transition has happened.
  func run(_ animator: any UIViewControllerAnimatedTransitioning) -> Bool {
    var animation = AnimationContext.current
    animation.endsAtOnce = true
    AnimationContext.$current.withValue(animation) { animator.animateTransition(using: self) }
    if didComplete == nil {
      RenderingEnvironment.report(
        "\(type(of: animator)).animateTransition(using:) returned without completeTransition(_:), "
          + "which pictures do not wait for. Call it in the completion of UIView.animate.",
        kind: .notDrawn)
    }
    let hasHappened = didComplete ?? true
    didComplete = hasHappened
    if !isEnd, hasHappened,
      presentation.controller.presentedView?.isDescendant(of: containerView) == false
    {
      RenderingEnvironment.report(
        "\(type(of: animator)).animateTransition(using:) did not add the view of "
          + "\(type(of: presentation.presented)) to the containerView: nothing of it would show.",
        kind: .warning)
    }
    animator.animationEnded(hasHappened)
    return hasHappened
  }
}

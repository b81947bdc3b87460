// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is known about a transition from one controller to another.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition was asked for with animation. There is one without for presentations
  /// in the style `custom` alone.
  var isAnimated: Bool { get }
  /// How a presented controller covers the other one; `none`-like styles do not exist, a push says
  /// `fullScreen`.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How long the transition takes, in seconds: 0, since pictures are still.
  var transitionDuration: TimeInterval { get }
  /// Whether the transition was taken back: never.
  var isCancelled: Bool { get }
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// The controller that goes, or the one that comes; `nil` where there is none.
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController?
}

extension UIViewControllerTransitionCoordinatorContext {
  /// How the animation's speed changes: `easeInOut`, as the system's do.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// How fast it goes on when a finger lets it go: 1, as no finger moves one.
  public var completionVelocity: CGFloat { 1 }
  /// How far a finger has moved it: 0, as none does.
  public var percentComplete: CGFloat { 0 }
  /// Whether a finger began it: none does.
  public var initiallyInteractive: Bool { false }
  /// Whether a finger moves it: none does.
  public var isInteractive: Bool { false }
  /// Whether it can be stopped and turned around: not here.
  public var isInterruptible: Bool { false }
  /// By how much the screen is turned: not at all.
  public var targetTransform: CGAffineTransform { .identity }
}

/// Runs changes along with a transition.
///
/// ```swift
/// transitionCoordinator?.animate(alongsideTransition: { _ in header.alpha = 1 })
/// ```
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Makes the changes at once; where the transition is one to another size or to other traits,
  /// when these are there and before layout. `completion` is called when the transition has ended,
  /// after the appearance calls and layout.
  ///
  /// - Returns: Whether the changes were made: always.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Makes the changes at once.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Makes the changes at once, of views outside of the transition's container, too.
  ///
  /// - Returns: Whether the changes were made: always.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Would call `handler` when a finger that moves the transition lets it go: never here.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// An older name of ``notifyWhenInteractionChanges(_:)``.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}

/// Which end of a transition a controller is at.
public enum UITransitionContextViewControllerKey: Hashable, Sendable {
  /// The controller that goes.
  case from
  /// The controller that comes.
  case to
}

/// A transition that shows its end at once.
final class StillTransition: UIViewControllerTransitionCoordinator {
  private let old: UIViewController?
  private let new: UIViewController?
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var heldChanges: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var holdsChanges: Bool
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle

  init(
    from old: UIViewController?, to new: UIViewController?, in containerView: UIView,
    style: UIModalPresentationStyle = .fullScreen, isAnimated: Bool = true,
    holdsChanges: Bool = false
  ) {
    self.isAnimated = isAnimated
    self.old = old
    self.new = new
    self.holdsChanges = holdsChanges
    self.containerView = containerView
    presentationStyle = style
  }

  let isAnimated: Bool
  /// Whether controllers see it. A presentation controller of an app's own changes its views along
  /// with it, also where nothing is animated.
  var isSeen: Bool { isAnimated || presentationStyle == .custom }
  let transitionDuration: TimeInterval = 0
  let isCancelled = false

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: old
    case .to: new
    }
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation {
      if holdsChanges { heldChanges.append(animation) } else { animation(self) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  /// Makes the changes that were asked for before there was anything to change along with.
  func makeHeldChanges() {
    holdsChanges = false
    let changes = heldChanges
    heldChanges = []
    for change in changes { change(self) }
  }

  /// Tells those who waited for the end.
  func finish() {
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }
}

extension UIViewController {
  /// Runs `body` with a transition that this controller and those in it can see, if there is one.
  func during(_ transition: StillTransition?, _ others: [UIViewController?], _ body: () -> Void) {
    guard let transition else { return body() }
    let controllers = [self] + others.compactMap { $0 }
    for controller in controllers { controller.stillTransition = transition }
    body()
    for controller in controllers where controller.stillTransition === transition {
      controller.stillTransition = nil
    }
    transition.finish()
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Decides how a presentation looks in other surroundings, and hears of its end.
///
/// All methods have a default, as they are optional on iOS.
///
/// ```swift
/// func adaptivePresentationStyle(
///   for controller: UIPresentationController
/// ) -> UIModalPresentationStyle { .none }  // a popover on phones, too
/// ```
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: DelegateObject {
  /// The style where there is little room from side to side; `none` for the one that was asked for.
  /// The default is that of the system: a sheet instead of a popover.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle

  /// The style in surroundings with the given traits. The default asks
  /// ``adaptivePresentationStyle(for:)`` where there is little room from side to side.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// The controller that is presented in another style; `nil`, the default, for the same one.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// Called before the presentation, with its style: `none` where it was not adapted.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

  /// Whether people may put away what is presented. The default is true. Nobody does so by itself
  /// here: tests call this and the methods below.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool

  /// Called when people begin to put away what is presented.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Called when people have put away what was presented, and not when the app has.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Called when people have tried to put away what they must not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The system's style.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    controller.standardAdaptiveStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }

  /// The other method's style where there is little room from side to side, otherwise none.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact
      ? adaptivePresentationStyle(for: controller) : .none
  }

  /// The same controller.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }

  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}

  /// True.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

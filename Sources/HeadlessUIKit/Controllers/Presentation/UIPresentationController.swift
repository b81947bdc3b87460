// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Places what a controller presents, with what belongs to it, such as a dimming view.
///
/// A subclass that a ``UIViewControllerTransitioningDelegate`` makes for the style `custom` adds
/// its own views, and places the presented one:
///
/// ```swift
/// final class DrawerController: UIPresentationController {
///   override var frameOfPresentedViewInContainerView: CGRect {
///     (containerView?.bounds ?? .zero).divided(atDistance: 200, from: .maxYEdge).slice
///   }
///   override func containerViewWillLayoutSubviews() {
///     presentedView?.frame = frameOfPresentedViewInContainerView
///   }
/// }
/// ```
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  final weak var presentedStorage: UIViewController?
  final weak var presentingStorage: UIViewController?
  final weak var containerStorage: PresentationContainerView?
  /// Whether the app has made it, for the style `custom`: its layout is the app's then.
  final var isCustom = false

  /// Makes a controller.
  ///
  /// - Parameter presentingViewController: The one that presents; `nil` where it is not known yet.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presentedStorage = presentedViewController
    presentingStorage = presentingViewController
    super.init()
  }

  // MARK: Who and where

  /// The controller that is presented. It has to live as long as it is asked for.
  public final var presentedViewController: UIViewController {
    guard let presentedStorage else {
      trap("\(type(of: self)).presentedViewController is gone: ask while it is presented")
    }
    return presentedStorage
  }

  /// The controller that presents. It is known from the presentation on.
  public final var presentingViewController: UIViewController {
    guard let presentingStorage else {
      trap("\(type(of: self)).presentingViewController is known when it presents, and not before")
    }
    return presentingStorage
  }

  /// The view that holds what is presented, and the subclass's own views; `nil` before and after.
  open var containerView: UIView? { containerStorage }

  /// The view that is placed: that of the presented controller, or one around it.
  open var presentedView: UIView? { presentedStorage?.view }

  /// Where the presented view lies in ``containerView``, in points. The default is everywhere.
  open var frameOfPresentedViewInContainerView: CGRect {
    containerStorage.map { frame(in: $0.bounds, safeArea: $0.safeAreaInsets) } ?? .zero
  }

  /// The style that the presented controller asks for.
  open var presentationStyle: UIModalPresentationStyle {
    presentedStorage?.modalPresentationStyle ?? .automatic
  }

  /// Whether it covers the screen. Not asked: ``frameOfPresentedViewInContainerView`` says it. The
  /// default is true.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the screen, for the style `custom`. The default is false.
  open var shouldRemovePresentersView: Bool { false }

  /// The traits of the container, otherwise those of the environment.
  open var traitCollection: UITraitCollection { containerStorage?.traitCollection ?? .current }
  /// Called on iOS when the traits change. Views and controllers are told here, this object is not.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Adapting

  /// Decides about other styles in other surroundings. The default is `nil`.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style in the present surroundings; `none` where it is ``presentationStyle``.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentingStorage?.traitCollection ?? traitCollection)
  }

  /// The style in surroundings with the given traits; `none` where it is ``presentationStyle``.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? standardAdaptiveStyle(for: traitCollection)
  }

  // MARK: The moments of a transition

  /// Called when ``containerView`` is there, before the presented view comes. A subclass adds its
  /// own views here, and changes them along with the presented controller's
  /// `transitionCoordinator`.
  open func presentationTransitionWillBegin() {}

  /// Called when the presented view has come.
  ///
  /// - Parameter completed: Whether it stays; false where the animator took it back.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the presented view goes.
  open func dismissalTransitionWillBegin() {}

  /// Called when the presented view has gone, with ``containerView``.
  ///
  /// - Parameter completed: Whether it has gone; false where the animator took it back.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the container lays out its views. A subclass places its own ones here, and the
  /// presented one.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container has laid out its views.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Sizes and traits

  /// The size that the presented controller would like to have.
  open var preferredContentSize: CGSize { presentedStorage?.preferredContentSize ?? .zero }

  /// Called when the presented controller would like to have another size: lays the container out
  /// again.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerStorage?.setNeedsLayout()
  }

  /// The size of the presented view in a container of the given size. The default is that of
  /// the standard styles, and all of the container for the style `custom`.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let safeArea = containerStorage?.safeAreaInsets ?? .zero
    return frame(in: CGRect(origin: .zero, size: parentSize), safeArea: safeArea).size
  }

  /// Called before the container takes another size. The default tells the presented controller of
  /// its own.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let presentedStorage, let view = presentedStorage.viewStorage else { return }
    let presentedSize = self.size(
      forChildContentContainer: presentedStorage, withParentContainerSize: size)
    if presentedSize != view.bounds.size {
      presentedStorage.viewWillTransition(to: presentedSize, with: coordinator)
    }
  }

  /// Called before other traits come from the surroundings. The presented controller is told by
  /// itself.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: For the standard styles

  /// Called before the presentation in the style that was asked for.
  ///
  /// - Returns: Why that is not possible; `nil` where it is.
  func prepareAsAsked() -> String? { nil }

  /// The views that touches beside what is presented reach.
  var viewsForTouchesBeside: [UIView] { [] }

  /// The style in the given surroundings unless the delegate decides.
  func standardAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// Where the presented view lies in a container of the given bounds.
  func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    presentedStorage?.presentedFrame(in: bounds, safeArea: safeArea) ?? bounds
  }

  /// Places what is presented, where that is not left to the app.
  func placePresentedView() {
    presentedView?.frame = frameOfPresentedViewInContainerView
    containerStorage?.dim(presentedStorage?.isDimmed == true ? .dark : .none)
  }
}

extension UIPresentationController {
  /// Lays the container out.
  final func layoutContainer() {
    containerViewWillLayoutSubviews()
    if !isCustom { placePresentedView() }
    presentingStorage?.placeCardsInWindow()
    containerViewDidLayoutSubviews()
  }

  /// Puts the presented view into the container, in its place.
  final func install() {
    guard let view = presentedView, let containerStorage else { return }
    if isCustom {
      view.frame = frameOfPresentedViewInContainerView
    } else {
      placePresentedView()
    }
    containerStorage.addSubview(view)
    containerStorage.isInstalled = true
    if !isCustom { placePresentedView() }
    presentingStorage?.placeCardsInWindow()
  }
}

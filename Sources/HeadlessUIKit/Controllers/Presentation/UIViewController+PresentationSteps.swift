// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// A presentation and its end, step by step, in UIKit's order:
//
//     the container is there · presentationTransitionWillBegin · viewWill… · the animator or the
//     standard place · viewDid… · presentationTransitionDidEnd

extension UIViewController {
  func begin(
    _ presentation: Presentation, animator: (any UIViewControllerAnimatedTransitioning)?,
    animated: Bool
  ) {
    let presented = presentation.presented
    guard let view, let window = view.window else { return }
    self.presentation = presentation
    presented.presenterStorage = self
    presented.loadViewIfNeeded()
    presented.transition.isBeingPresented = true
    place(presentation, above: view, in: window)
    presentation.controller.presentationTransitionWillBegin()
    if presentation.covers { beginDisappearance(animated: animated) }
    presented.beginAppearance(animated: animated)
    let stays = bring(presentation, animator)
    presented.finishAppearance()
    presented.transition.isBeingPresented = false
    presentation.controller.presentationTransitionDidEnd(stays)
    // The presented controller may have gone again in its own `viewDidAppear`.
    guard self.presentation === presentation else { return }
    guard stays else { return end(animated: false, isTakenBack: true) }
    guard presentation.covers else { return }
    presentation.home = presentation.home ?? Presentation.Home(of: view)
    view.removeFromSuperview()
    endDisappearance()
  }

  /// Brings the presented view into the container.
  ///
  /// - Returns: Whether it stays.
  private func bring(
    _ presentation: Presentation, _ animator: (any UIViewControllerAnimatedTransitioning)?
  ) -> Bool {
    guard let animator else {
      presentation.controller.install()
      return true
    }
    // An animator may take the presenter's view into the container.
    if presentation.covers { presentation.home = viewStorage.flatMap(Presentation.Home.init) }
    let controller = presentation.controller
    controller.presentedView?.frame = controller.frameOfPresentedViewInContainerView
    let stays = PresentationContext(of: presentation, by: self, isEnd: false).run(animator)
    presentation.container.isInstalled = stays
    return stays
  }

  private func place(_ presentation: Presentation, above view: UIView, in window: UIWindow) {
    let container = presentation.container
    if presentation.style.isInContext, let superview = view.superview, superview !== window {
      container.frame = view.frame
      superview.insertSubview(container, aboveSubview: view)
    } else {
      container.frame = window.bounds
      window.addSubview(container)
    }
  }

  /// - Parameter isTakenBack: Whether the presentation is one that its animator did not complete.
  func end(animated: Bool, isTakenBack: Bool = false, uncovers: Bool = true) {
    guard let presentation, !presentation.presented.transition.isBeingDismissed else { return }
    let chain = presentation.presented.presentationChain
    let isOnScreen = uncovers && chain.contains { $0.appearance != .disappeared }
    for controller in chain { controller.transition.isBeingDismissed = true }
    let ends = chain.compactMap { $0.presenterStorage?.presentation?.controller }
    if !isTakenBack { for end in ends.reversed() { end.dismissalTransitionWillBegin() } }
    for controller in chain.reversed() { controller.beginDisappearance(animated: animated) }
    guard leave(presentation, animated: animated) else { return stay(chain, ends) }
    uncover(presentation, isOnScreen: isOnScreen, animated: animated)
    for controller in chain.reversed() {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.presenterStorage?.presentation?.container.removeFromSuperview()
      controller.endDisappearance()
    }
    for controller in chain { controller.forgetPresenter() }
    if !isTakenBack { for end in ends.reversed() { end.dismissalTransitionDidEnd(true) } }
    placeCardsInWindow()
  }

  private func forgetPresenter() {
    viewIfLoaded?.layer.presenterCard = nil
    presenterStorage?.presentation?.container.restorePresentersTint()
    presenterStorage?.presentation = nil
    presenterStorage = nil
    presenters.custom = nil
    transition.isBeingDismissed = false
  }

  /// Lets the animator take the presented view away.
  ///
  /// - Returns: Whether it goes.
  private func leave(_ presentation: Presentation, animated: Bool) -> Bool {
    guard animated,
      let animator = presentation.presented.transitioningDelegate?.animationController(
        forDismissed: presentation.presented)
    else { return true }
    return PresentationContext(of: presentation, by: self, isEnd: true).run(animator)
  }

  /// Undoes an end that its animator did not complete.
  private func stay(_ chain: [UIViewController], _ ends: [UIPresentationController]) {
    for controller in chain { controller.transition.isBeingDismissed = false }
    for controller in chain where controller.presentation?.covers != true {
      controller.beginAppearance()
      controller.finishAppearance()
    }
    if presentation?.covers == true { viewIfLoaded?.removeFromSuperview() }
    for end in ends.reversed() { end.dismissalTransitionDidEnd(false) }
  }

  private func uncover(_ presentation: Presentation, isOnScreen: Bool, animated: Bool) {
    guard presentation.covers else { return }
    endDisappearance()
    if isOnScreen { beginAppearance(animated: animated) }
    if let viewStorage { presentation.home?.take(viewStorage) }
    if isOnScreen { finishAppearance() }
  }
}

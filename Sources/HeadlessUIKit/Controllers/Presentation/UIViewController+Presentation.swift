// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIViewController {
  func startPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter(for: controller.modalPresentationStyle)
    if let reason = presenter.refusal(of: controller, askedBy: self) {
      RenderingEnvironment.report(reason)
      return
    }
    let presentation = Presentation(of: controller)
    let transition = StillTransition(
      from: presenter, to: controller, in: presentation.container, style: presentation.style)
    presenter.during(animated ? transition : nil, [controller]) {
      presenter.begin(presentation, animated: animated)
    }
    if let completion { MainQueue.async(completion) }
  }

  func endPresenting(animated: Bool, completion: (() -> Void)?) {
    let own = selfAndParents.first { $0.presentation != nil }
    if let presenter = own ?? presentingViewController, let presentation = presenter.presentation {
      let presented = presentation.presented
      let transition = StillTransition(
        from: presented, to: presenter, in: presentation.container, style: presentation.style)
      presenter.during(animated ? transition : nil, [presented]) {
        presenter.end(animated: animated)
      }
    }
    if let completion { MainQueue.async(completion) }
  }

  /// The controller that presents where this one is asked to.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    if style.isInContext, let context = selfAndParents.first(where: \.definesPresentationContext) {
      return context
    }
    return selfAndParents.reduce(self) { $1 }
  }

  /// Why the controller cannot present `controller`; `nil` where it can. The words are UIKit's.
  private func refusal(
    of controller: UIViewController, askedBy asked: UIViewController
  ) -> String? {
    let attempt = "Attempt to present \(type(of: controller)) on \(type(of: self))"
    if let presented = presentation?.presented {
      return attempt + " (from \(type(of: asked))) which is already presenting "
        + "\(type(of: presented))."
    }
    if controller.presenterStorage != nil {
      return attempt + ", but it is already being presented. Dismiss it first."
    }
    if controller.parentStorage != nil {
      return attempt + ", but it is in another controller. Take it out first."
    }
    if selfAndParents.contains(where: { $0 === controller }) {
      return attempt + ": a controller cannot present itself."
    }
    if transition.isBeingDismissed {
      return attempt + " while it is being dismissed. Present from the completion of dismiss."
    }
    if viewStorage?.window == nil {
      return attempt + " whose view is not in the window hierarchy. Show it in a window first."
    }
    return nil
  }

  private func begin(_ presentation: Presentation, animated: Bool) {
    let presented = presentation.presented
    guard let view, let window = view.window else { return }
    self.presentation = presentation
    presented.presenterStorage = self
    presented.loadViewIfNeeded()
    presented.transition.isBeingPresented = true
    if presentation.style.covers { beginDisappearance(animated: animated) }
    presented.beginAppearance(animated: animated)
    place(presentation.container, above: view, in: window, style: presentation.style)
    presentation.container.install()
    presented.finishAppearance()
    presented.transition.isBeingPresented = false
    // The presented controller may have gone again in its own `viewDidAppear`.
    guard self.presentation === presentation, presentation.style.covers else { return }
    presentation.home = Presentation.Home(of: view)
    view.removeFromSuperview()
    endDisappearance()
  }

  private func place(
    _ container: UIView, above view: UIView, in window: UIWindow, style: UIModalPresentationStyle
  ) {
    if style.isInContext, let superview = view.superview, superview !== window {
      container.frame = view.frame
      superview.insertSubview(container, aboveSubview: view)
    } else {
      container.frame = window.bounds
      window.addSubview(container)
    }
  }

  private func end(animated: Bool) {
    guard let presentation, !presentation.presented.transition.isBeingDismissed else { return }
    let chain = presentation.presented.presentationChain
    let isOnScreen = chain.contains { $0.appearance != .disappeared }
    for controller in chain { controller.transition.isBeingDismissed = true }
    for controller in chain.reversed() { controller.beginDisappearance(animated: animated) }
    uncover(presentation, isOnScreen: isOnScreen, animated: animated)
    for controller in chain.reversed() {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.presenterStorage?.presentation?.container.removeFromSuperview()
      controller.endDisappearance()
    }
    for controller in chain {
      controller.viewIfLoaded?.layer.presenterCard = nil
      controller.presenterStorage?.presentation?.container.restorePresentersTint()
      controller.presenterStorage?.presentation = nil
      controller.presenterStorage = nil
      controller.transition.isBeingDismissed = false
    }
    placeCardsInWindow()
  }

  private func uncover(_ presentation: Presentation, isOnScreen: Bool, animated: Bool) {
    guard presentation.style.covers else { return }
    endDisappearance()
    if isOnScreen { beginAppearance(animated: animated) }
    if let viewStorage { presentation.home?.take(viewStorage) }
    if isOnScreen { finishAppearance() }
  }

  /// This controller, the one that it presents, and so on.
  private var presentationChain: [UIViewController] {
    Array(sequence(first: self) { $0.presentation?.presented })
  }

  /// Ends what the controller presents, when it leaves its window itself.
  func discardPresentation() {
    end(animated: false)
  }

  /// Makes the controller and those above it appear or disappear, except those that are covered.
  func setChainAppeared(_ isAppeared: Bool) {
    let visible = presentationChain.filter { $0.presentation?.style.covers != true }
    if isAppeared {
      for controller in visible { controller.beginAppearance() }
      for controller in visible { controller.finishAppearance() }
    } else {
      for controller in visible.reversed() { controller.beginDisappearance() }
      for controller in visible.reversed() { controller.endDisappearance() }
    }
  }
}

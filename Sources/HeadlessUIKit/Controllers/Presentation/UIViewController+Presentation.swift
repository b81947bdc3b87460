// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIViewController {
  func startPresenting(
    _ asked: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter(for: asked.modalPresentationStyle)
    if let reason = presenter.refusal(of: asked, askedBy: self) {
      RenderingEnvironment.report(
        RenderingIssue(reason, kind: .warning, in: [presenter.viewIfLoaded].compactMap { $0 }))
      return
    }
    let controller = asked.preparePresentation(by: presenter, source: self)
    let adapted = controller.adaptivePresentationStyle
    let style = adapted == .none ? controller.presentationStyle : adapted
    var presented = asked
    if adapted != .none,
      let other = controller.delegate?.presentationController(
        controller, viewControllerForAdaptivePresentationStyle: adapted), other !== asked
    {
      presented = other
      controller.presentedStorage = other
    }
    if adapted == .none, let reason = controller.prepareAsAsked() {
      RenderingEnvironment.report(
        RenderingIssue(reason, kind: .warning, in: [presenter.viewIfLoaded].compactMap { $0 }))
      return
    }
    let presentation = Presentation(by: controller, style: style)
    let transition = StillTransition(
      from: presenter, to: presented, in: presentation.container, style: style,
      isAnimated: animated)
    presenter.during(transition.isSeen ? transition : nil, [presented]) {
      controller.delegate?.presentationController(
        controller, willPresentWithAdaptiveStyle: adapted,
        transitionCoordinator: animated ? transition : nil)
      presenter.begin(
        presentation, animator: animated ? presented.comingAnimator(by: presenter, self) : nil,
        animated: animated)
    }
    if let completion { MainQueue.async(completion) }
  }

  func endPresenting(animated: Bool, completion: (() -> Void)?) {
    let own = selfAndParents.first { $0.presentation != nil }
    if let presenter = own ?? presentingViewController, let presentation = presenter.presentation {
      let presented = presentation.presented
      let transition = StillTransition(
        from: presented, to: presenter, in: presentation.container, style: presentation.style,
        isAnimated: animated)
      presenter.during(transition.isSeen ? transition : nil, [presented]) {
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

  /// This controller, the one that it presents, and so on.
  var presentationChain: [UIViewController] {
    Array(sequence(first: self) { $0.presentation?.presented })
  }

  /// Ends what the controller presents, when it leaves its window itself: what is covered stays out
  /// of sight.
  func discardPresentation() {
    end(animated: false, uncovers: false)
  }

  /// Makes the controller and those above it appear or disappear, except those that are covered.
  func setChainAppeared(_ isAppeared: Bool) {
    let visible = presentationChain.filter { $0.presentation?.covers != true }
    if isAppeared {
      for controller in visible { controller.beginAppearance() }
      for controller in visible { controller.finishAppearance() }
    } else {
      for controller in visible.reversed() { controller.beginDisappearance() }
      for controller in visible.reversed() { controller.endDisappearance() }
    }
  }
}

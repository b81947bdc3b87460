// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The objects by which a controller is presented, one for each kind of style, made when they are
/// asked for.
struct PresentationControllers {
  var sheet: UISheetPresentationController?
  var popover: UIPopoverPresentationController?
  /// For the styles without a look of their own.
  var plain: UIPresentationController?
  /// Made by the transitioning delegate, until the presentation has ended.
  var custom: UIPresentationController?
}

extension UIViewController {
  /// The controller, of this one and those that it is in, that is presented or would be.
  private var shownWhole: UIViewController {
    selfAndParents.first { $0.presenterStorage != nil } ?? selfAndParents.reduce(self) { $1 }
  }

  /// What presents this controller, or the one that it is in.
  func findPresentationController() -> UIPresentationController? {
    let shown = shownWhole
    return shown.presenterStorage?.presentation?.controller ?? shown.makePresentationController()
  }

  /// The card that this controller is shown as, or the one that it is in.
  func findSheet() -> UISheetPresentationController? {
    shownWhole.modalPresentationStyle.isSheet ? shownWhole.makeSheet() : nil
  }

  /// The popover that this controller is shown in, or the one that it is in.
  func findPopover() -> UIPopoverPresentationController? {
    shownWhole.modalPresentationStyle == .popover ? shownWhole.makePopover() : nil
  }

  /// What presents this controller, when `presenter` is about to.
  func preparePresentation(
    by presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    let controller: UIPresentationController
    if modalPresentationStyle == .custom {
      presenters.custom = presenters.custom ?? makeCustom(by: presenter, source: source)
      controller = presenters.custom ?? makePlain()
    } else {
      controller = makePresentationController()
    }
    controller.presentedStorage = self
    controller.presentingStorage = presenter
    return controller
  }

  /// The animator of the app for this controller's coming.
  func comingAnimator(
    by presenter: UIViewController, _ source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transitioningDelegate?.animationController(
      forPresented: self, presenting: presenter, source: source)
  }

  private func makePresentationController() -> UIPresentationController {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: return makeSheet()
    case .popover: return makePopover()
    case .custom:
      presenters.custom = presenters.custom ?? makeCustom(by: nil, source: self)
      return presenters.custom ?? makePlain()
    case .none, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
      return makePlain()
    }
  }

  private func makeSheet() -> UISheetPresentationController {
    let sheet = presenters.sheet ?? UISheetPresentationController(of: self)
    presenters.sheet = sheet
    return sheet
  }

  private func makePopover() -> UIPopoverPresentationController {
    let popover = presenters.popover ?? UIPopoverPresentationController(of: self)
    presenters.popover = popover
    return popover
  }

  private func makePlain() -> UIPresentationController {
    let plain =
      presenters.plain
      ?? UIPresentationController(presentedViewController: self, presenting: nil)
    presenters.plain = plain
    return plain
  }

  private func makeCustom(
    by presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let custom = transitioningDelegate?.presentationController(
      forPresented: self, presenting: presenter, source: source)
    custom?.isCustom = true
    return custom
  }
}

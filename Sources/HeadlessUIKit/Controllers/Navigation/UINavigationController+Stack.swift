// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

// The order of the calls, as UIKit has it. Old and new are the shown screens before and after:
//
//     new.willMove(toParent:) · removed.willMove(toParent: nil) · old.viewWillDisappear ·
//     new.viewWillAppear · willShow · old.viewDidDisappear · new.viewDidAppear · didShow ·
//     removed.didMove(toParent: nil) · new.didMove(toParent:)

extension UINavigationController {
  func setUp() {
    definesPresentationContext = true
    navigationBar.goBack = { [weak self] in self?.popViewController(animated: true) }
    navigationBar.onChange = { [weak self] in self?.viewStorage?.setNeedsLayout() }
  }

  func setStack(_ new: [UIViewController], animated: Bool) {
    requireUsable(new)
    let old = stack
    let added = new.filter { controller in !old.contains { $0 === controller } }
    let removed = old.filter { controller in !new.contains { $0 === controller } }
    for controller in added {
      adopt(controller)
      controller.transition.isMovingToParent = true
    }
    for controller in removed {
      controller.willMove(toParent: nil)
      controller.transition.isMovingFromParent = true
    }
    stack = new
    childStorage = new + childStorage.filter { child in !new.contains { $0 === child } }
    navigationBar.items = new.map(\.navigationItem)
    if old.last !== new.last { replaceTop(old.last, by: new.last, animated: animated) }
    for controller in removed {
      controller.leaveParent()
      controller.transition.isMovingFromParent = false
    }
    for controller in added {
      controller.didMove(toParent: self)
      controller.transition.isMovingToParent = false
    }
    viewStorage?.setNeedsLayout()
    tabBarController?.viewStorage?.setNeedsLayout()
    if old.first !== new.first { tabBarController?.tabBarItemsDidChange() }
  }

  private func requireUsable(_ new: [UIViewController]) {
    for (index, controller) in new.enumerated() {
      require(
        !new[..<index].contains { $0 === controller },
        "\(type(of: controller)) is in the stack already; push another instance")
      require(
        !(controller is UINavigationController),
        "a navigation controller cannot be pushed on another one; present it")
    }
  }

  private func replaceTop(
    _ old: UIViewController?, by new: UIViewController?, animated: Bool
  ) {
    new?.contentScrollView?.placedTop = nil
    guard isViewLoaded else { return }
    let isOnScreen = appearance == .appeared || appearance == .appearing
    let transition =
      animated && isOnScreen ? StillTransition(from: old, to: new, in: view) : nil
    during(transition, []) {
      exchangeTop(old, for: new, isOnScreen: isOnScreen, animated: animated)
    }
  }

  private func exchangeTop(
    _ old: UIViewController?, for new: UIViewController?, isOnScreen: Bool, animated: Bool
  ) {
    if isOnScreen {
      new?.loadViewIfNeeded()
      old?.beginDisappearance(animated: animated)
      new?.beginAppearance(animated: animated)
    }
    if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
    old?.viewIfLoaded?.removeFromSuperview()
    old?.containerSafeAreaInsets = .zero
    if isOnScreen { installContents() }
    old?.endDisappearance()
    if appearance == .appeared {
      view.layoutIfNeeded()
      new?.finishAppearance()
    }
    if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
  }
}

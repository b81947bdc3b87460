// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Another size of the window, and other traits, are announced before they come, from parents to
// children and then to what is presented. The order is UIKit's:
//
//     willTransition(to: traits) · viewWillTransition(to: size) · the size and the traits are there
//     · traitCollectionDidChange · what changes along with them · layout · completions

extension UIViewController {
  /// Announces the window's size, and its traits where they have changed, to this root of it and
  /// all that it presents, makes `change`, and lays the window out.
  func changeSize(
    to size: CGSize, from oldTraits: UITraitCollection, in window: UIWindow, _ change: () -> Void
  ) {
    let transition = StillTransition(from: nil, to: nil, in: window, holdsChanges: true)
    let newTraits = UITraitCollection.current
    during(transition, presentedChain) {
      oldTraits.performAsCurrent {
        announceTraits(from: oldTraits, to: newTraits, transition)
        viewWillTransition(to: size, with: transition)
        for controller in presentedChain {
          controller.tellPresented(windowSize: size, transition)
        }
      }
      change()
      if oldTraits != newTraits { window.tellTraits(from: oldTraits, to: newTraits) }
      transition.makeHeldChanges()
      window.layoutIfNeeded()
    }
  }

  /// The controllers above this one, the lowest first.
  private var presentedChain: [UIViewController] {
    Array(sequence(first: self) { $0.presentation?.presented }.dropFirst())
  }

  fileprivate func announceTraits(
    from old: UITraitCollection, to new: UITraitCollection, _ transition: StillTransition
  ) {
    for controller in [self] + presentedChain {
      let style = controller.viewStorage?.inherited.style ?? .unspecified
      guard old.overriding(style) != new.overriding(style) else { continue }
      let presentation = controller.presenterStorage?.presentation
      presentation?.controller.willTransition(to: new.overriding(style), with: transition)
      controller.willTransition(to: new.overriding(style), with: transition)
    }
  }

  private func tellPresented(windowSize: CGSize, _ transition: StillTransition) {
    guard let presentation = presenterStorage?.presentation,
      presentation.container.superview is UIWindow
    else { return }
    presentation.controller.viewWillTransition(to: windowSize, with: transition)
  }

  /// Tells the children, and what covers this controller alone, of the sizes that they will have.
  func tellContents(of size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in childStorage {
      guard let view = child.viewStorage else { continue }
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != view.bounds.size {
        child.viewWillTransition(to: childSize, with: coordinator)
      }
    }
    guard let presentation, !(presentation.container.superview is UIWindow) else { return }
    presentation.presented.viewWillTransition(to: size, with: coordinator)
  }

  func presentSize(of container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    let child = container as? UIViewController
    guard let own = viewStorage?.bounds.size, let childSize = child?.viewStorage?.bounds.size else {
      return parentSize
    }
    return childSize == own ? parentSize : childSize
  }

  func tellOfPreferredContentSize() {
    parentStorage?.preferredContentSizeDidChange(forChildContentContainer: self)
    presenterStorage?.presentation?.controller.preferredContentSizeDidChange(
      forChildContentContainer: self)
  }
}

extension UIView {
  /// Announces other traits to the controllers of this view and those in it, and makes `change`.
  func announceTraits(
    from old: UITraitCollection, to new: UITraitCollection, _ change: () -> Void
  ) {
    guard let root = (self as? UIWindow)?.rootViewController ?? owningController else {
      return change()
    }
    let transition = StillTransition(from: nil, to: nil, in: self, holdsChanges: true)
    root.during(transition, []) {
      old.performAsCurrent { root.announceTraits(from: old, to: new, transition) }
      change()
      transition.makeHeldChanges()
    }
  }

  /// Tells the view's controller and then the view that its traits have changed.
  func tellTraitsDidChange(from previous: UITraitCollection) {
    let rules = appearanceRules
    if rules.contains(where: { $0.scope.traits != nil }) { takeAppearance(rules) }
    let present = traitCollection
    if let owningController {
      owningController.traitCollectionDidChange(previous)
      for registration in owningController.traitRegistrations {
        registration.tell(owningController, from: previous, to: present)
      }
    }
    traitCollectionDidChange(previous)
    for registration in traitRegistrations {
      registration.tell(self, from: previous, to: present)
    }
  }
}

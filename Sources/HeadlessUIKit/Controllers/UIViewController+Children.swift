// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.parentStorage !== self else { return }
    let chain = sequence(first: self) { $0.parentStorage }
    require(
      !chain.contains { $0 === child },
      "a view controller cannot be added to itself or to one of its children: \(child)")
    child.willMove(toParent: self)
    if let former = child.parentStorage {
      former.childStorage.removeAll { $0 === child }
    }
    child.parentStorage = self
    childStorage.append(child)
  }

  func exchange(
    _ old: UIViewController, for new: UIViewController, animated: Bool, _ animations: (() -> Void)?
  ) {
    require(
      old.parentStorage === self && new.parentStorage === self,
      "transition(from:to:) is between children: add \(type(of: new)) to \(type(of: self)) first")
    let isOnScreen = appearance == .appeared && old.viewStorage?.window != nil
    if isOnScreen {
      old.beginDisappearance(animated: animated)
      new.beginAppearance(animated: animated)
    }
    if let superview = old.viewStorage?.superview { superview.addSubview(new.view) }
    animations?()
    if isOnScreen { new.finishAppearance() }
    old.viewStorage?.removeFromSuperview()
    old.endDisappearance()
  }

  func leaveParent() {
    guard let parent = parentStorage else { return }
    parentStorage = nil
    parent.childStorage.removeAll { $0 === self }
    didMove(toParent: nil)
  }
}

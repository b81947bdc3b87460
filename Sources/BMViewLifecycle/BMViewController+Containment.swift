// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension BMViewController {
  /// Shows `child` in `container`, which fills itself with the child's view.
  public func add<Child>(_ child: BMViewController<Child>, to container: BMContainerView) {
    addChild(child)
    container.addSubview(child.rootView)
    child.didMove(toParent: self)
  }

  /// Takes this controller and its view out of its parent; does nothing where it has none.
  ///
  /// `viewWillDisappear` and `viewDidDisappear` follow, as published.
  public func remove() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    removeFromParent()
    rootView.removeFromSuperview()
    viewWillDisappear(false)
    viewDidDisappear(false)
  }
}

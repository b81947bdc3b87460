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
  /// `viewWillDisappear` and `viewDidDisappear` are called once: by the view's leaving its window,
  /// or by hand, as published, where it is in none.
  public func remove() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    removeFromParent()
    let isInWindow = rootView.window != nil
    rootView.removeFromSuperview()
    guard !isInWindow else { return }
    viewWillDisappear(false)
    viewDidDisappear(false)
  }
}

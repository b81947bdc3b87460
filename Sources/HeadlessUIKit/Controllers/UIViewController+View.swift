// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UIViewController {
  func load() {
    guard viewStorage == nil else { return }
    loadView()
    require(
      viewStorage != nil, "\(type(of: self)).loadView() returned without assigning a view")
    send("viewDidLoad") { viewDidLoad() }
    onLifecycleEvent?(.viewDidLoad)
  }

  /// Called after the view has placed its subviews.
  func placeScrollableContent() {
    guard !(self is any ContainerController), !(parentStorage is UINavigationController),
      let contentScrollView
    else { return }
    contentScrollView.startBelowSafeArea()
  }

  func replaceView(_ view: UIView?) {
    viewStorage?.owningController = nil
    viewStorage?.updateInherited()
    viewStorage = view
    guard let view else { return }
    require(
      view.owningController == nil,
      "a view can belong to one view controller only: \(view)")
    view.owningController = self
    view.updateInherited()
  }
}

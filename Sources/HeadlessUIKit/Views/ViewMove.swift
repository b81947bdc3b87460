// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a view and those in it are told when it goes from one superview to another, or to none.
struct ViewMove {
  private let view: UIView
  private let superview: UIView?
  private let oldWindow: UIWindow?
  private let newWindow: UIWindow?

  init(of view: UIView, to superview: UIView?) {
    self.view = view
    self.superview = superview
    oldWindow = view.windowStorage
    newWindow = superview.map { $0 as? UIWindow ?? $0.windowStorage } ?? nil
  }

  private var changesWindow: Bool { oldWindow !== newWindow }

  /// Before the move.
  func announce() {
    view.willMove(toSuperview: superview)
    if changesWindow { view.announceWindow(newWindow) }
  }

  /// After the move.
  func complete() {
    if changesWindow { view.enterWindow(newWindow, newWindow?.appearances ?? []) }
    view.didMoveToSuperview()
    view.updateInherited()
  }
}

extension UIView {
  fileprivate func announceWindow(_ window: UIWindow?) {
    owningController?.viewWillMove(to: window)
    willMove(toWindow: window)
    for subview in subviewStorage { subview.announceWindow(window) }
  }

  /// - Parameter rules: The appearance that the app has set, which views take before they are told.
  fileprivate func enterWindow(_ window: UIWindow?, _ rules: [AppearanceRule]) {
    windowStorage = window
    takeAppearance(rules)
    didMoveToWindow()
    for subview in subviewStorage { subview.enterWindow(window, rules) }
    owningController?.viewDidMove(to: window)
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Shows one view or controller in its surroundings, waits until it is ready, and hands out the
/// picture's views.
struct SnapshotHost<Subject> {
  let subject: Subject
  /// The subject, or the controller of a view.
  let contained: UIViewController
  /// The type that a reference is bound to.
  let typeName: String
  /// The state's name; empty for none.
  let state: String
  let context: SnapshotContext<Subject>
  let screen: SnapshotScreen
  /// The size that the screen is given once the state is shown, where that is to fit.
  let fitting: SnapshotSize?

  /// Connects the hooks. What is loaded already has no `viewDidLoad` any more.
  func connectHooks() {
    let hooks = context.hooks
    let subject = subject
    contained.onLifecycleEvent = { event in
      let hook: SnapshotHook =
        switch event {
        case .viewDidLoad: .viewDidLoad
        case .viewWillAppear: .viewWillAppear
        case .viewDidAppear: .viewDidAppear
        case .viewDidLayoutSubviews: .viewDidLayoutSubviews
        }
      hooks[hook]?(subject)
    }
  }

  /// Shows the subject, and calls `body` with the window when it is ready.
  ///
  /// - Parameter apply: Puts a controller into its state after it has appeared.
  func show(apply: () throws -> Void, _ body: (UIWindow) throws -> Void) throws {
    let container = try context.container.controller(for: contained)
    if case .navigationController = context.container {
      context.hooks[.navigationControllerHasBeenCreated]?(subject)
    }
    try UIWindow.showing(container, size: screen.size) { window in
      // What becomes of the controller when the window goes is nobody's to hear of.
      defer { contained.onLifecycleEvent = nil }
      try window.show(fitting, of: contained) {
        window.rootViewController = container
        try apply()
        window.layoutIfNeeded()
      }
      try SnapshotContainer.check(container, holds: contained)
      try waitUntilReady(window)
      try body(window)
    }
  }

  private func waitUntilReady(_ window: UIWindow) throws(SnapshotVerifier.Error) {
    let outcome = MainQueueWait(timeout: context.timeout).wait {
      window.layoutIfNeeded()
      return context.isViewReady(subject, state)
    }
    switch outcome {
    case .ready: return
    case .notReady(let checks, let isMainQueueHeld, let areTaskThreadsHeld):
      throw .notReady(
        subject: typeName, state: state, timeout: context.timeout, checks: checks,
        isMainQueueHeld: isMainQueueHeld, areTaskThreadsHeld: areTaskThreadsHeld)
    }
  }

  /// Calls `body` while what covers the window is drawn above it.
  func cover(_ window: UIWindow, _ body: () throws -> Void) rethrows {
    var covers: [UIView] = []
    if context.renderSafeArea {
      covers.append(SafeAreaOverlayView(frame: window.bounds, insets: screen.safeAreaInsets))
    }
    let height = context.keyboardVisibility(state).height(on: screen.size)
    if height > 0 { covers.append(KeyboardOverlayView(on: window.bounds, height: height)) }
    for cover in covers { window.addSubview(cover) }
    defer { for cover in covers { cover.removeFromSuperview() } }
    try body()
  }
}

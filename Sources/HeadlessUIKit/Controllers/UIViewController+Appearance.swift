// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Where a controller is between leaving the screen and coming to it.
enum ControllerAppearance {
  case disappeared
  case appearing
  case appeared
  case disappearing
}

extension UIViewController {
  /// Whether the controller has appeared, in UIKit's words.
  package var appearanceState: String { "\(appearance)" }

  /// Tells the controller, then its children whose views are in its own, that they will appear.
  func beginAppearance(animated: Bool = false) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    appearance = .appearing
    isAppearanceAnimated = animated
    loadViewIfNeeded()
    send("viewWillAppear:", [animated]) { viewWillAppear(animated) }
    onLifecycleEvent?(.viewWillAppear)
    installContents()
    for child in childrenInView { child.beginAppearance(animated: animated) }
  }

  /// The calls that follow when the view is in its place: ``viewIsAppearing(_:)``, layout,
  /// ``viewDidAppear(_:)``.
  func finishAppearance() {
    announceAppearing()
    viewStorage?.layoutIfNeeded()
    endAppearance()
  }

  func announceAppearing() {
    guard appearance == .appearing else { return }
    send("viewIsAppearing:", [isAppearanceAnimated]) { viewIsAppearing(isAppearanceAnimated) }
    for child in childrenInView { child.announceAppearing() }
  }

  func endAppearance() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    send("viewDidAppear:", [isAppearanceAnimated]) { viewDidAppear(isAppearanceAnimated) }
    onLifecycleEvent?(.viewDidAppear)
    for child in childrenInView { child.endAppearance() }
  }

  func beginDisappearance(animated: Bool = false) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    isAppearanceAnimated = animated
    send("viewWillDisappear:", [animated]) { viewWillDisappear(animated) }
    for child in childrenInView { child.beginDisappearance(animated: animated) }
  }

  func endDisappearance() {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    send("viewDidDisappear:", [isAppearanceAnimated]) { viewDidDisappear(isAppearanceAnimated) }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childStorage { child.endDisappearance() }
  }

  private var childrenInView: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let viewStorage else { return [] }
    return childStorage.filter { $0.viewStorage?.isDescendant(of: viewStorage) == true }
  }
}

// A child's view that is added to, or taken out of, the view of a controller on the screen makes
// the child appear and disappear. Containers that tell their children themselves come first: then
// these calls find nothing to do.

extension UIViewController {
  func viewWillMove(to window: UIWindow?) {
    guard let viewStorage else { return }
    if window == nil {
      guard appearance == .appeared || appearance == .appearing else { return }
      isMovedByItsView = true
      beginDisappearance()
    } else if viewStorage.windowStorage == nil, appearance == .disappeared,
      let parentStorage, parentStorage.shouldAutomaticallyForwardAppearanceMethods,
      parentStorage.appearance == .appeared || parentStorage.appearance == .appearing
    {
      isMovedByItsView = true
      beginAppearance()
    }
  }

  func viewDidMove(to window: UIWindow?) {
    guard isMovedByItsView else { return }
    isMovedByItsView = false
    if window == nil {
      endDisappearance()
    } else if parentStorage?.appearance == .appeared {
      // The parent's author may set the frame after adding the view: layout waits for the next
      // pass.
      announceAppearing()
      endAppearance()
    }
  }
}

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
  /// Runs all calls of an appearance or a disappearance, unless that is where the controller is.
  func setAppeared(_ isAppeared: Bool) {
    if isAppeared {
      beginAppearance()
      endAppearance()
    } else {
      beginDisappearance()
      endDisappearance()
    }
  }

  /// Tells the controller, then its children whose views are in its own, that they will appear.
  func beginAppearance() {
    guard appearance == .disappeared else { return }
    appearance = .appearing
    loadViewIfNeeded()
    viewWillAppear(false)
    for child in childrenInView { child.beginAppearance() }
  }

  func endAppearance() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(false)
    for child in childrenInView { child.endAppearance() }
  }

  func beginDisappearance() {
    guard appearance == .appeared else { return }
    appearance = .disappearing
    viewWillDisappear(false)
    for child in childrenInView { child.beginDisappearance() }
  }

  func endDisappearance() {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(false)
    for child in childStorage { child.endDisappearance() }
  }

  private var childrenInView: [UIViewController] {
    guard let viewStorage else { return [] }
    return childStorage.filter { $0.viewStorage?.isDescendant(of: viewStorage) == true }
  }
}

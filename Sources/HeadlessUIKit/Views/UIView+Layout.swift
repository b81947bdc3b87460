// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// Called by the layer in a layout pass.
  func layoutFromLayer() {
    traitCollection.performAsCurrent {
      followSafeArea()
      ObservedReads.track(self) {
        let controller = owningController
        if let controller {
          controller.updateUnavailableContent()
          controller.send("viewWillLayoutSubviews") { controller.viewWillLayoutSubviews() }
        }
        // Here and not in `layoutSubviews()` alone, which subclasses override without calling it.
        applySolvedFrames()
        layoutSubviews()
        if let controller {
          controller.placeScrollableContent()
          controller.send("viewDidLayoutSubviews") { controller.viewDidLayoutSubviews() }
          controller.onLifecycleEvent?(.viewDidLayoutSubviews)
        }
      } whenChanged: {
        $0.setNeedsLayout()
      }
    }
  }

  /// Tells the view that its safe area has changed, and lets its subviews look at theirs in this
  /// pass.
  private func followSafeArea() {
    let insets = safeAreaInsets
    guard insets != knownSafeAreaInsets else { return }
    knownSafeAreaInsets = insets
    owningController?.viewSafeAreaInsetsDidChange()
    safeAreaInsetsDidChange()
    for subview in subviewStorage { subview.setNeedsLayout() }
  }

  /// Whether a table or a collection holds the view.
  var isInList: Bool {
    var outer = superviewStorage
    while let current = outer {
      if current is UITableView || current is UICollectionView { return true }
      outer = current.superviewStorage
    }
    return false
  }

  /// Asks for layout where a view that has moved has another safe area than it knows.
  func checkSafeArea() {
    guard let superviewStorage, superviewStorage.knownSafeAreaInsets != .zero,
      safeAreaInsets != knownSafeAreaInsets
    else { return }
    setNeedsLayout()
  }
}

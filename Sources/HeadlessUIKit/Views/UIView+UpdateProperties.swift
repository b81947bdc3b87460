// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Calls of these find the entry of a class for a method, see `CAllocatingInitializers`.

@_silgen_name("headless_uikit_updates_view_properties")
private func overridesUpdate(ofView type: UnsafeRawPointer, base: UnsafeRawPointer) -> Bool

@_silgen_name("headless_uikit_updates_controller_properties")
private func overridesUpdate(ofController type: UnsafeRawPointer, base: UnsafeRawPointer) -> Bool

extension UIView {
  /// Calls `updateProperties()` where it is due, superviews first.
  func updatePropertiesInTree(depth: Int = 0) {
    guard treeNeedsPropertyUpdate, CALayer.allowsDepth(depth) else { return }
    treeNeedsPropertyUpdate = false
    if isPropertyUpdateDue { runPropertyUpdate() }
    for subview in subviewStorage { subview.updatePropertiesInTree(depth: depth + 1) }
  }

  private func runPropertyUpdate() {
    isPropertyUpdateDue = false
    let controller = owningController.flatMap { $0.updatesProperties ? $0 : nil }
    let updates = overridesUpdate(
      ofView: unsafeBitCast(type(of: self), to: UnsafeRawPointer.self),
      base: unsafeBitCast(UIView.self as UIView.Type, to: UnsafeRawPointer.self))
    // Nearly all classes leave it alone.
    guard controller != nil || updates else { return }
    traitCollection.performAsCurrent {
      ObservedReads.track(self) {
        controller?.updateProperties()
        updateProperties()
      } whenChanged: {
        $0.setNeedsUpdateProperties()
      }
    }
  }

  func markPropertyUpdate() {
    isPropertyUpdateDue = true
    markTreeNeedsPropertyUpdate()
  }

  func markTreeNeedsPropertyUpdate() {
    for view in sequence(first: self, next: \.superviewStorage) {
      guard !view.treeNeedsPropertyUpdate else { return }
      view.treeNeedsPropertyUpdate = true
    }
  }
}

extension UIViewController {
  /// Whether the class overrides `updateProperties()`.
  fileprivate var updatesProperties: Bool {
    let base: UIViewController.Type = UIViewController.self
    return overridesUpdate(
      ofController: unsafeBitCast(type(of: self), to: UnsafeRawPointer.self),
      base: unsafeBitCast(base, to: UnsafeRawPointer.self))
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation

extension UIView {
  /// Lays out the view and records what it shows.
  ///
  /// The canvas is as large as the bounds, whose top left corner lies at its origin. The view's own
  /// transform and place in a superview do not count.
  ///
  /// - Parameter scale: Pixels per point, more than 0. It is the display scale meanwhile.
  public func displayList(scale: CGFloat) -> DisplayList {
    var environment = RenderingEnvironment.current
    environment.displayScale = scale
    return RenderingEnvironment.$current.withValue(environment) {
      followTraits()
      layoutIfNeeded()
      var recorder = DisplayListRecorder(size: bounds.size, scale: scale)
      layer.paintSettled(into: &recorder)
      return recorder.finish()
    }
  }

  /// Tells the views of a picture that is drawn again which traits have changed in between.
  private func followTraits() {
    let present = UITraitCollection.current
    if let drawnTraits, drawnTraits != present {
      announceTraits(from: drawnTraits, to: present) { tellTraits(from: drawnTraits, to: present) }
    }
    drawnTraits = present
  }

  func tellTraits(from old: UITraitCollection, to new: UITraitCollection) {
    let previous = inherited.applied(to: old)
    if previous != inherited.applied(to: new) {
      tellTraitsDidChange(from: previous)
      setNeedsLayout()
    }
    for subview in subviewStorage { subview.tellTraits(from: old, to: new) }
  }
}

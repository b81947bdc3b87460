// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A guide that follows something which moves.
open class UITrackingLayoutGuide: UILayoutGuide {
  private var constraintsByEdge: [UInt: [NSLayoutConstraint]] = [:]
  private var constraintsAwayFromEdge: [UInt: [NSLayoutConstraint]] = [:]

  /// Makes constraints hold while what is followed is near an edge, which the keyboard is at the
  /// bottom alone.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(constraintsByEdge[edge.rawValue] ?? [])
    constraintsByEdge[edge.rawValue] = trackingConstraints
    if edge.contains(.bottom) { NSLayoutConstraint.activate(trackingConstraints) }
  }

  /// Makes constraints hold while what is followed is not near an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(constraintsAwayFromEdge[edge.rawValue] ?? [])
    constraintsAwayFromEdge[edge.rawValue] = trackingConstraints
    if !edge.contains(.bottom) { NSLayoutConstraint.activate(trackingConstraints) }
  }

  /// The constraints that hold near an edge.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraintsByEdge[edge.rawValue] ?? []
  }

  /// The constraints that hold away from an edge.
  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraintsAwayFromEdge[edge.rawValue] ?? []
  }
}

/// What the keyboard covers of a view. There is none: the strip at the bottom that the safe area
/// leaves out, with its top where the safe area ends.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide is as high as what the safe area leaves out, where there is no keyboard. The
  /// default is true; false puts its top at the bottom of the view.
  open var usesBottomSafeArea: Bool = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.setNeedsLayout() } }
  }

  /// Whether a keyboard that floats is followed. The default is false.
  open var followsUndockedKeyboard: Bool = false

  /// How far above the keyboard a drag begins to move it, in points. The default is 0.
  open var keyboardDismissPadding: CGFloat = 0
}

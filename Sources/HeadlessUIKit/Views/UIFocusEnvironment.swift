// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What takes part in finding the focus of a keyboard or a remote control: views, controllers.
/// There is no focus here.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes first: the first of these that takes it.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// What it is in; `nil` for nothing.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// What holds the items in it; `nil` for nothing.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// Asks for the focus anew.
  func setNeedsFocusUpdate()
  /// Brings the focus where it belongs.
  func updateFocusIfNeeded()
  /// Whether the focus may go as `context` says.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus went to or from what is in it.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// What the focus can come to.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it takes the focus.
  var canBecomeFocused: Bool { get }
  /// Where it is, in the coordinates of what holds it, in points.
  var frame: CGRect { get }
}

/// What holds things that the focus can come to.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: AnyObject {
  /// In which coordinates they lie.
  var coordinateSpace: any UICoordinateSpace { get }
  /// Those that reach into a rectangle, in points.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

extension UIView: UIFocusItem, UIFocusItemContainer {
  /// In which coordinates its subviews lie: its own.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The controller whose view it is, or else the view that it is in.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { owningController ?? superview }
  /// The view itself.
  public var focusItemContainer: (any UIFocusItemContainer)? { self }
}

extension UIViewController: UIFocusEnvironment {
  /// The controller that it is in.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { parent }
  /// Its view.
  public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
}

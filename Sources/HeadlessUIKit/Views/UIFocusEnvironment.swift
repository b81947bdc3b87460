// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What takes part in finding the focus of a keyboard or a remote control: views, controllers.
/// There is no focus here.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes first: the first of these that takes it.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
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

extension UIView: UIFocusEnvironment {}
extension UIViewController: UIFocusEnvironment {}

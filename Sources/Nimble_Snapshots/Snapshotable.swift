// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// What a matcher takes a snapshot of: a view, or a controller.
public protocol Snapshotable {
  /// The view that is drawn; `nil` is a failure of the test.
  var snapshotObject: UIView? { get }
}

extension UIViewController: Snapshotable {
  /// The controller's view, once it has appeared.
  public var snapshotObject: UIView? {
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
    return view
  }
}

extension UIView: Snapshotable {
  /// The view itself.
  public var snapshotObject: UIView? { self }
}

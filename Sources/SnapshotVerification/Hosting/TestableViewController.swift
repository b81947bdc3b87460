// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import ModellableViewLifecycle

/// A controller whose root view shows a model, for snapshots of the controller in every state.
///
/// The name and the shape are those of Tempura's UI tests; a test target lets its app's controllers
/// adopt it.
///
/// ```swift
/// extension ProfileViewController: TestableViewController {}
/// ```
public protocol TestableViewController: UIViewController {
  /// The root view's type.
  associatedtype V: ModellableView
  /// The root view.
  var rootView: V { get }
}

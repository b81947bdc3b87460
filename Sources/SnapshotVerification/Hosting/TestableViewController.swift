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
@preconcurrency @MainActor
public protocol TestableViewController: UIViewController, StateShowing
where ShownState == V.VM {
  /// The root view's type.
  associatedtype V: ModellableView
  /// The root view.
  var rootView: V { get }
}

extension TestableViewController {
  /// True: the controller may come with a model of its own, which the state is to replace.
  public static var appearsBeforeItsState: Bool { true }

  /// Sets the root view's model, after the one that the controller gave it is taken away.
  public func applyShownState(_ state: V.VM) {
    rootView.model = nil
    rootView.model = state
  }
}

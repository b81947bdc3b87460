// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A moment at which a test may touch the view or the controller of a snapshot.
///
/// The order is: the view is made, `configure` and `style` (or `setup` and `style`), `viewDidLoad`,
/// the state of a view, `navigationControllerHasBeenCreated`, `viewWillAppear`,
/// `viewDidLayoutSubviews` (after each layout pass), `viewDidAppear`, the state of a controller,
/// the picture. A controller loads its view only when it appears: its `viewDidLoad` follows
/// `navigationControllerHasBeenCreated`.
///
/// ```swift
/// SnapshotContext<ProfileView>(
///   container: .navigationController,
///   hooks: [.navigationControllerHasBeenCreated: { $0.navigationBar?.prefersLargeTitles = true }])
/// ```
public enum SnapshotHook: Hashable, Sendable {
  /// The container is a navigation controller, and the view's controller is in it.
  case navigationControllerHasBeenCreated
  /// The controller has loaded the view. A controller whose view is loaded already has no such
  /// moment.
  case viewDidLoad
  /// The view will come to the screen.
  case viewWillAppear
  /// The view has come to the screen and is laid out.
  case viewDidAppear
  /// The view has placed its subviews. It may come more than once.
  case viewDidLayoutSubviews
}

/// How a device is held.
///
/// ```swift
/// SnapshotContext<ProfileView>(orientation: .landscape)
/// ```
public enum SnapshotOrientation: Hashable, Sendable {
  /// The longer side stands upright.
  case portrait
  /// The longer side lies.
  case landscape
}

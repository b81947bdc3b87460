// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A view or a controller that shows values of one type, its states.
///
/// Each lifecycle says here, once, how a state is applied; nobody adopts it by hand. A host, such
/// as a snapshot test, shows any of them without knowing its lifecycle:
///
/// ```swift
/// func show<View: UIView & StateShowing>(_ states: [View.ShownState], in view: View) {
///   for state in states { view.applyShownState(state) }
/// }
/// ```
@preconcurrency @MainActor
public protocol StateShowing: AnyObject {
  /// The type of what it shows: its model or its view model.
  associatedtype ShownState

  /// Whether a host lets it appear before it applies a state, because what a controller loads by
  /// itself when it appears would overwrite the state. The default is false.
  static var appearsBeforeItsState: Bool { get }

  /// Shows `state`, as its lifecycle has it.
  func applyShownState(_ state: ShownState)
}

extension StateShowing {
  /// False: the state comes first.
  public static var appearsBeforeItsState: Bool { false }
}

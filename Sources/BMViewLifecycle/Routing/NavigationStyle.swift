// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// How a router brings a screen.
///
/// ```swift
/// RoutableObject(screenIdentifier: "login", viewModel: login, navigationStyle: .modal())
/// ```
public enum NavigationStyle {
  /// On the stack of the navigation controller that the top screen is in. Where it is in none, the
  /// given one, or a new one, is presented with the screen as its whole stack.
  ///
  /// The published design loses `presentationStyle`; here it is that of the presented navigation
  /// controller.
  case stack(
    presentationStyle: UIModalPresentationStyle = .overCurrentContext,
    navigationController: UINavigationController? = nil)

  /// Presented by the top screen; where a navigation controller is given, in it.
  ///
  /// The published design takes a new navigation controller in place of the given one; here the
  /// given one is presented, with the screen as its whole stack.
  case modal(
    presentationStyle: UIModalPresentationStyle = .fullScreen,
    navigationController: UINavigationController? = nil,
    transitionStyle: UIModalTransitionStyle = .coverVertical)
}

extension NavigationStyle {
  /// The older spelling of `stack(presentationStyle:navigationController:)`.
  @available(*, deprecated, renamed: "stack(presentationStyle:navigationController:)")
  public static func stack(
    style: UIModalPresentationStyle, navigationController: UINavigationController? = nil
  ) -> NavigationStyle {
    .stack(presentationStyle: style, navigationController: navigationController)
  }

  /// The oldest spelling of `stack(presentationStyle:navigationController:)`.
  @available(*, deprecated, renamed: "stack(presentationStyle:navigationController:)")
  public static func stack(
    _ navigationController: UINavigationController?,
    style: UIModalPresentationStyle = .overCurrentContext
  ) -> NavigationStyle {
    .stack(presentationStyle: style, navigationController: navigationController)
  }

  /// The older spelling of `modal(presentationStyle:navigationController:transitionStyle:)`.
  @available(
    *, deprecated, renamed: "modal(presentationStyle:navigationController:transitionStyle:)"
  )
  public static func modal(
    style: UIModalPresentationStyle, navigationController: UINavigationController? = nil
  ) -> NavigationStyle {
    .modal(presentationStyle: style, navigationController: navigationController)
  }
}

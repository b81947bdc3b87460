// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// One screen to show: which, with what, and how.
///
/// ```swift
/// let routes: [AnyRoutableObject] = [profile, settings]
/// ```
public protocol AnyRoutableObject {
  /// The screen's name.
  var screenIdentifier: ScreenIdentifier { get }
  /// What the screen shows.
  var anyViewModel: BMViewModel { get }
  /// How it comes to the screen.
  var navigationStyle: NavigationStyle { get }
  /// Whether appearance calls say that it is animated.
  var animated: Bool { get }
}

/// One screen to show, with a view model of a known type.
///
/// ```swift
/// router.show(
///   routableElement: RoutableObject(
///     screenIdentifier: "profile", viewModel: ProfileViewModel(name: "Ada", age: 36),
///     navigationStyle: .stack()))
/// ```
public struct RoutableObject<VM: BMViewModel>: AnyRoutableObject {
  /// The screen's name.
  public let screenIdentifier: ScreenIdentifier
  /// What the screen shows.
  public let viewModel: VM
  /// How it comes to the screen.
  public let navigationStyle: NavigationStyle
  /// Whether appearance calls say that it is animated.
  public let animated: Bool

  /// Makes a description of a screen. It is animated unless that is said otherwise.
  public init(
    screenIdentifier: ScreenIdentifier, viewModel: VM, navigationStyle: NavigationStyle,
    animated: Bool = true
  ) {
    self.screenIdentifier = screenIdentifier
    self.viewModel = viewModel
    self.navigationStyle = navigationStyle
    self.animated = animated
  }

  /// What the screen shows, without its type.
  public var anyViewModel: BMViewModel { viewModel }
}

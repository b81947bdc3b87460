// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// The name of a screen. Names are compared letter by letter.
public typealias ScreenIdentifier = String

/// The names of screens, each shown above the one before.
public typealias Route = [ScreenIdentifier]

/// A controller that a router can show.
public typealias RoutableViewController = Routable & UIViewController

/// What a router calls when it has finished.
public typealias RoutingCompletion = () -> Void

/// A screen with a name, which takes its view model from a router.
///
/// Controllers of screens adopt it; navigation and tab bar controllers do not.
///
/// ```swift
/// final class ProfileViewController: BMViewController<ProfileView>, Routable {
///   var screenIdentifier: ScreenIdentifier { "profile" }
/// }
/// ```
@preconcurrency @MainActor
public protocol Routable: AnyObject {
  /// The screen's name.
  var screenIdentifier: ScreenIdentifier { get }

  /// Takes `model` as the screen's view model. ``BMViewController`` has it.
  ///
  /// - Returns: Whether it is of the right type.
  @discardableResult
  func assign(model: Any) -> Bool
}

/// Says which controller is made for which screen.
///
/// ```swift
/// struct Screens: RoutingConfigurationProvider {
///   var screensAndDestinations: [ScreenIdentifier: RoutableViewController.Type] {
///     ["profile": ProfileViewController.self]
///   }
/// }
/// ```
public protocol RoutingConfigurationProvider {
  /// The controllers' types by the names of their screens. Read once, by ``Router/init(with:)``.
  var screensAndDestinations: [ScreenIdentifier: RoutableViewController.Type] { get }
}

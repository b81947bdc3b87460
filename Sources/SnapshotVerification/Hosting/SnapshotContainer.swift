// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// What a view's controller stands in while a snapshot is taken.
///
/// ```swift
/// SnapshotContext<ProfileView>(
///   container: .custom { contained in
///     let tabs = UITabBarController()
///     tabs.viewControllers = [UINavigationController(rootViewController: contained), settings]
///     return tabs
///   })
/// ```
public enum SnapshotContainer {
  /// Nothing: it fills the window.
  case none
  /// A navigation controller, as its only screen.
  case navigationController
  /// A tab bar controller, as its only part.
  case tabBarController
  /// The controller that the closure makes, which has to hold the given one.
  case custom((_ contained: UIViewController) throws -> UIViewController)

  /// Puts `contained` into a new container.
  ///
  /// - Throws: `SnapshotVerifier.Error.unusableContainer` for a navigation controller in another
  ///   one, and what the closure throws.
  func controller(for contained: UIViewController) throws -> UIViewController {
    switch self {
    case .none:
      return contained
    case .navigationController:
      guard !(contained is UINavigationController) else {
        throw SnapshotVerifier.Error.unusableContainer(
          reason: "a navigation controller cannot stand in another one: \(type(of: contained)) is "
            + "one itself. Leave `container` out.")
      }
      return UINavigationController(rootViewController: contained)
    case .tabBarController:
      let tabs = UITabBarController()
      tabs.viewControllers = [contained]
      return tabs
    case .custom(let make):
      return try make(contained)
    }
  }

  /// Checks that `contained` is where people can come across it: in `container`, in a controller
  /// that it presents, or with its view in the window.
  static func check(
    _ container: UIViewController, holds contained: UIViewController
  ) throws(SnapshotVerifier.Error) {
    if contained.viewIfLoaded?.window != nil || hierarchy(of: container, includes: contained) {
      return
    }
    throw .unusableContainer(
      reason: "the closure of `container: .custom` was given \(typeName(contained)) and returned "
        + "\(typeName(container)), which does not hold it. Add it as a child, push or present it.")
  }

  private static func hierarchy(
    of controller: UIViewController, includes contained: UIViewController
  ) -> Bool {
    if controller === contained { return true }
    let presented = controller.parent == nil ? [controller.presentedViewController] : []
    return (controller.children + presented.compactMap { $0 }).contains {
      hierarchy(of: $0, includes: contained)
    }
  }

  private static func typeName(_ controller: UIViewController) -> String {
    (controller as? HostingController).map { "the controller of \(type(of: $0.hostedView))" }
      ?? "\(type(of: controller))"
  }
}

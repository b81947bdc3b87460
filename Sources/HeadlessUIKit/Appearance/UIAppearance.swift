// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Classes whose instances take the appearance that the app has set for all of them.
///
/// ```swift
/// UINavigationBar.appearance().tintColor = .systemPink
/// UISwitch.appearance(whenContainedInInstancesOf: [SettingsView.self]).onTintColor = .systemIndigo
/// ```
///
/// A view takes the appearance when it enters a window, and a bar's item when the bar shows it.
/// What was set on the view itself stays. Where several rules set the same property, the one for
/// the nearest class wins; among these the one whose outermost container is the outermost, then the
/// one with traits, then the later one.
///
/// Appearances belong to ``UIApplication/shared`` of the running task: an app made meanwhile, as
/// each snapshot makes one, takes over what was set before and keeps to itself what is set later.
/// So there are three places to set them:
///
/// - In the closure that makes a snapshot's view: it counts for that snapshot.
/// - In `setUp`, or in the function that the app's delegate calls: it counts for all tests of the
///   process, as in an app. ``UIApplication/removeAppearances()`` takes it back in `tearDown`.
/// - In an environment with an app of its own, where tests run in parallel:
///
/// ```swift
/// var environment = RenderingEnvironment.current
/// environment.application = UIApplication()
/// RenderingEnvironment.$current.withValue(environment) {
///   Theme.apply()
///   // snapshots
/// }
/// ```
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

/// Classes that the appearance of others may depend on: views, their controllers, and what presents
/// these.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// The look of all instances of the class and of those that inherit from it.
  public static func appearance() -> UIAppearanceProxy<Self> {
    UIAppearanceProxy(AppearanceScope())
  }

  /// The look of the instances in instances of the given classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIAppearanceProxy<Self> {
    UIAppearanceProxy(AppearanceScope(containers: containers))
  }

  /// The look of the instances whose traits include the given ones.
  public static func appearance(for traits: UITraitCollection) -> UIAppearanceProxy<Self> {
    UIAppearanceProxy(AppearanceScope(traits: traits))
  }

  /// The look of the instances whose traits include the given ones, in instances of the given
  /// classes, the innermost first.
  public static func appearance(
    for traits: UITraitCollection,
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIAppearanceProxy<Self> {
    UIAppearanceProxy(AppearanceScope(traits: traits, containers: containers))
  }
}

extension UIAppearance where Self: UIBarItem {
  /// The look of all items of the class and of those that inherit from it.
  public static func appearance() -> UIBarItemAppearanceProxy<Self> {
    UIBarItemAppearanceProxy(AppearanceScope())
  }

  /// The look of the items that bars in instances of the given classes show, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIBarItemAppearanceProxy<Self> {
    UIBarItemAppearanceProxy(AppearanceScope(containers: containers))
  }

  /// The look of the items that bars with the given traits show.
  public static func appearance(for traits: UITraitCollection) -> UIBarItemAppearanceProxy<Self> {
    UIBarItemAppearanceProxy(AppearanceScope(traits: traits))
  }
}

extension UIApplication {
  /// Forgets all that was set by `appearance()`. iOS has no such call; tests use it to clean up.
  /// What views have taken stays.
  public func removeAppearances() { state.appearances = [] }
}

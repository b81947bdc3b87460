// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// The surroundings in which a view or a controller is shown for a snapshot.
///
/// The words are those of Tempura's UI tests. A view is the root view of a controller of its own,
/// which it knows where it is of a kind that has a `viewController`. That controller, or the given
/// one, stands in the container, and the container fills a window as large as the screen, which is
/// what the picture shows.
///
/// ```swift
/// assertSnapshots(of: ProfileView.self, states: profiles, context: .navigationController)
/// assertSnapshots(
///   of: ProfileView.self, states: profiles,
///   context: SnapshotContext(
///     container: .navigationController, orientation: .landscape,
///     isViewReady: { view, _ in view.hasAvatar }))
/// ```
public struct SnapshotContext<Subject> {
  /// What the view or the controller stands in.
  public var container: SnapshotContainer
  /// What is done with the view or the controller at certain moments.
  public var hooks: [SnapshotHook: (Subject) -> Void]
  /// How the screen is held; `nil`: as its size says.
  public var orientation: SnapshotOrientation?
  /// What the device covers of the screen's edges, in points; `nil`: what the scope says, by
  /// default nothing.
  public var safeAreaInsets: UIEdgeInsets?
  /// Whether what the device covers is darkened in the picture.
  public var renderSafeArea: Bool
  /// The keyboard that covers the lower part of the picture, by the state's name.
  public var keyboardVisibility: (_ state: String) -> SnapshotKeyboard
  /// Scroll views, by names, whose whole content becomes a picture of its own.
  public var scrollViewsToTest: (_ subject: Subject, _ state: String) -> [String: UIScrollView]
  /// Whether the picture may be taken.
  public var isViewReady: (_ subject: Subject, _ state: String) -> Bool {
    didSet { waits = true }
  }
  /// Whether ``isViewReady`` was said: what is waited for may be there at once the second time.
  package private(set) var waits: Bool
  /// How long ``isViewReady`` may answer false, in seconds.
  public var timeout: TimeInterval

  /// Describes surroundings.
  ///
  /// - Parameters:
  ///   - container: What the view or the controller stands in. The default is nothing.
  ///   - hooks: What is done at certain moments, such as filling a navigation item.
  ///   - orientation: How the screen is held: its longer side stands upright in `portrait` and lies
  ///     in `landscape`. The default, `nil`, leaves the size as it is given.
  ///   - safeAreaInsets: What the device covers of the edges, in points, in this orientation. The
  ///     default, `nil`, takes the scope's; they are turned with the screen.
  ///   - renderSafeArea: Whether that is darkened in the picture. The default is false.
  ///   - keyboardVisibility: The keyboard that is drawn in a state; it is given the state's name,
  ///     which is empty for a snapshot without one. The default is none.
  ///   - scrollViewsToTest: Scroll views by names. Each becomes another picture, of the variant
  ///     "`<name>` content", as large as its content; views outside of it are not in it. The
  ///     default is none.
  ///   - isViewReady: Asked after layout until it answers true. Meanwhile the main queue runs,
  ///     unless the test itself holds it: a test that is bound to the main actor does. The default,
  ///     `nil`, takes the picture at once. Where many tests of Swift Testing wait, give their suites
  ///     the trait `.snapshots()`: each waits on a thread of its own.
  ///   - timeout: How many seconds may pass until then; 0 asks once. The default is 5.
  public init(
    container: SnapshotContainer = .none, hooks: [SnapshotHook: (Subject) -> Void] = [:],
    orientation: SnapshotOrientation? = nil, safeAreaInsets: UIEdgeInsets? = nil,
    renderSafeArea: Bool = false,
    keyboardVisibility: @escaping (_ state: String) -> SnapshotKeyboard = { _ in .hidden },
    scrollViewsToTest: @escaping (_ subject: Subject, _ state: String) -> [String: UIScrollView] = {
      _, _ in [:]
    },
    isViewReady: ((_ subject: Subject, _ state: String) -> Bool)? = nil,
    timeout: TimeInterval = 5
  ) {
    self.container = container
    self.hooks = hooks
    self.orientation = orientation
    self.safeAreaInsets = safeAreaInsets
    self.renderSafeArea = renderSafeArea
    self.keyboardVisibility = keyboardVisibility
    self.scrollViewsToTest = scrollViewsToTest
    self.isViewReady = isViewReady ?? { _, _ in true }
    waits = isViewReady != nil
    self.timeout = timeout
  }
}

extension SnapshotContext {
  /// In a navigation controller, as its only screen.
  public static var navigationController: SnapshotContext {
    SnapshotContext(container: .navigationController)
  }

  /// In a tab bar controller, as its only part.
  public static var tabBarController: SnapshotContext {
    SnapshotContext(container: .tabBarController)
  }
}

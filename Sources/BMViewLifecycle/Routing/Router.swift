// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Shows screens by their names, one after the other.
///
/// It may be used from any thread. Controllers are made on the caller's; presentations happen on
/// the main queue, strictly in order, and so do completions. Copies of a router share its queue.
///
/// Mistakes trap through `LifecycleTrap` with the published messages. Where a mistake is found out
/// on the main queue it traps on another thread, so that neither that queue nor the router waits
/// for a trap that a test has replaced.
///
/// ```swift
/// let router = Router(with: Screens())
/// router.installRoot(using: UINavigationController(rootViewController: home), in: window)
/// router.show(routableElement: profile) { print("shown") }
/// ```
public struct Router {
  /// What is called when the router has finished.
  public typealias Completion = () -> Void

  private let screensAndDestinations: [ScreenIdentifier: RoutableViewController.Type]
  let queue = RoutingQueue()

  /// Makes a router that knows the provider's screens.
  public init(with provider: RoutingConfigurationProvider) {
    screensAndDestinations = provider.screensAndDestinations
  }

  /// Makes `controller` the root of `window`, and shows the window.
  public func installRoot(using controller: UIViewController, in window: UIWindow) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// The older spelling of ``installRoot(using:in:)``.
  ///
  /// - Parameter completion: Called before the call returns, when the window is shown.
  @available(*, deprecated, renamed: "installRoot(using:in:)")
  public func installRoot(
    using controller: UIViewController, in window: UIWindow, completion: () -> Void
  ) {
    installRoot(using: controller, in: window)
    completion()
  }

  // MARK: Showing

  /// Makes the controllers of `routableElements` at once, and shows them one after the other.
  ///
  /// A name that is not known, and a view model of the wrong type, trap; the elements before are
  /// shown all the same.
  ///
  /// - Parameter completion: Called once, on the main queue, after the last one is shown. Without
  ///   elements, too, which the published design forgets.
  public func show(
    routableElements: [AnyRoutableObject], completion: RoutingCompletion? = nil
  ) {
    let group = Completions(count: routableElements.count, completion ?? {})
    for element in routableElements {
      let controller = makeController(for: element)
      queue.add(
        { done in Presenter(element).show(controller, done) }, completion: group.countDown)
    }
    if routableElements.isEmpty { MainQueue.async(group.finish) }
  }

  /// Makes the controller of `routableElement` at once, and shows it.
  ///
  /// - Parameter completion: Called once, on the main queue, after it is shown.
  public func show(
    routableElement: AnyRoutableObject, completion: RoutingCompletion? = nil
  ) {
    show(routableElements: [routableElement], completion: completion)
  }

  private func makeController(for element: AnyRoutableObject) -> RoutableViewController {
    guard let type = screensAndDestinations[element.screenIdentifier] else {
      LifecycleTrap.trap(RoutingError.viewControllerNotFound.message)
    }
    let controller = type.init()
    guard controller.assign(model: element.anyViewModel) else {
      LifecycleTrap.trap(RoutingError.failedToAssignViewModel.message)
    }
    return controller
  }

  // MARK: Hiding

  /// Takes the top screen away: from its navigation controller's stack, else what is presented.
  ///
  /// - Parameter completion: Called once, on the main queue, also where there was nothing to take
  ///   away.
  public func hideTopViewController(
    animated: Bool = true, completion: RoutingCompletion? = nil
  ) {
    queue.add(
      { done in
        guard let top = Router.findTopViewController() else { return done() }
        if let navigation = top.navigationController, navigation.viewControllers.count > 1 {
          navigation.popViewController(animated: animated, completion: done)
        } else {
          top.dismiss(animated: animated, completion: done)
        }
      }, completion: completion ?? {})
  }

  /// The older spelling of ``hideTopViewController(animated:completion:)``.
  @available(*, deprecated, renamed: "hideTopViewController(animated:completion:)")
  public func hide(animated: Bool = true, completion: RoutingCompletion? = nil) {
    hideTopViewController(animated: animated, completion: completion)
  }

  /// Takes all screens above the last one called `screen` off the top screen's stack.
  ///
  /// A top screen without a navigation controller, a screen that is not in the stack, and a view
  /// model of the wrong type trap. The published design never releases its queue afterwards; here
  /// the next step follows in any case.
  ///
  /// - Parameters:
  ///   - screen: The name of the screen to go back to.
  ///   - model: The view model that it gets before; `nil`, the default, leaves the one it has.
  ///   - animated: Handed to the appearance calls.
  ///   - completion: Called once, on the main queue, after the screen is shown; not after a
  ///     mistake.
  public func popTo(
    screen: ScreenIdentifier, with model: BMViewModel? = nil, animated: Bool = true,
    completion: RoutingCompletion? = nil
  ) {
    let hasFailed = Flag()
    queue.add(
      { done in
        if let error = popNow(to: screen, with: model, animated: animated) {
          hasFailed.isSet = true
          error.trapOnAnotherThread()
        }
        done()
      }, completion: { if !hasFailed.isSet { completion?() } })
  }

  private func popNow(
    to screen: ScreenIdentifier, with model: BMViewModel?, animated: Bool
  ) -> RoutingError? {
    guard let navigation = Router.findTopViewController()?.navigationController else {
      return .navigationControllerNotFound
    }
    let found = navigation.viewControllers.last {
      ($0 as? Routable)?.screenIdentifier == screen
    }
    guard let found, let routable = found as? Routable else { return .viewControllerNotFound }
    if let model, !routable.assign(model: model) { return .failedToAssignViewModel }
    navigation.popToViewController(found, animated: animated)
    return nil
  }

  // MARK: Top

  /// The controller that people see: through stacks, selected parts and presentations, from `root`
  /// on.
  ///
  /// - Parameter root: Where to start; `nil`, the default, for the root of the key window. Without
  ///   a key window and a root in it this traps.
  public static func topViewController(root: UIViewController? = nil) -> UIViewController {
    guard let root = root ?? UIApplication.shared.keyWindow?.rootViewController else {
      LifecycleTrap.trap(Router.noRootMessage)
    }
    if let visible = (root as? UINavigationController)?.visibleViewController {
      return topViewController(root: visible)
    }
    if let selected = (root as? UITabBarController)?.selectedViewController {
      return topViewController(root: selected)
    }
    if let presented = root.presentedViewController {
      return topViewController(root: presented)
    }
    return root
  }

  private static let noRootMessage =
    "There is no key window with a root view controller. Call installRoot(using:in:) first, "
    + "and keep the window."

  /// The top for a step of the queue; without a key window the mistake traps on another thread.
  static func findTopViewController() -> UIViewController? {
    guard UIApplication.shared.keyWindow?.rootViewController != nil else {
      DispatchQueue.global().async { LifecycleTrap.trap(Router.noRootMessage) }
      return nil
    }
    return topViewController()
  }

  private final class Flag {
    var isSet = false
  }
}

/// Calls a completion when as many steps have ended as there are. Used on the main queue.
private final class Completions {
  private var count: Int
  let finish: () -> Void

  init(count: Int, _ finish: @escaping () -> Void) {
    self.count = count
    self.finish = finish
  }

  func countDown() {
    count -= 1
    if count == 0 { finish() }
  }
}

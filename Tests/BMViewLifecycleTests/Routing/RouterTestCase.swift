// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import Synchronization
import XCTest

struct Title: BMViewModel, Equatable {
  var text: String
}

struct Other: BMViewModel {}

final class TitleView: UIView, BMViewWithViewControllerAndViewModel {
  func configure() {}
  func style() {}
  func update(oldViewModel: Title?) {}
  func layout() {}
}

/// A screen that notes in the log of its test when it appears and disappears.
class TitleController: BMViewController<TitleView>, Routable {
  var screenIdentifier: ScreenIdentifier { "first" }

  override func viewDidAppear(_ animated: Bool) {
    RouterTestCase.log.add("\(viewModel?.text ?? "nil") appeared\(animated ? "" : " at once")")
  }
}

final class SecondController: TitleController {
  override var screenIdentifier: ScreenIdentifier { "second" }
}

/// A screen that does not let anything be presented.
final class RefusingController: TitleController {
  override var screenIdentifier: ScreenIdentifier { "refusing" }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    RouterTestCase.log.add("refused")
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    RouterTestCase.log.add("stayed")
  }
}

struct Screens: RoutingConfigurationProvider {
  var screensAndDestinations: [ScreenIdentifier: RoutableViewController.Type] {
    [
      "first": TitleController.self, "second": SecondController.self,
      "refusing": RefusingController.self,
    ]
  }
}

/// What happened, in order, from any thread.
final class SharedLog: Sendable {
  private let entries = Mutex<[String]>([])

  func add(_ entry: String) { entries.withLock { $0.append(entry) } }

  /// The entries so far; the log is empty afterwards.
  func take() -> [String] {
    entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }
}

class RouterTestCase: XCTestCase {
  static let log = SharedLog()

  var log: SharedLog { RouterTestCase.log }
  let router = Router(with: Screens())
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  override func setUp() {
    _ = log.take()
  }

  override func tearDown() {
    FatalErrorUtil.restoreFatalError()
    window.rootViewController = nil
    window.isHidden = true
  }

  func element(
    _ text: String, _ style: NavigationStyle = .stack(), screen: String = "first",
    animated: Bool = true
  ) -> AnyRoutableObject {
    RoutableObject(
      screenIdentifier: screen, viewModel: Title(text: text), navigationStyle: style,
      animated: animated)
  }

  /// Installs a root screen called "root", in a navigation controller or alone.
  @discardableResult
  func installRoot(inNavigation: Bool = true) -> TitleController {
    let root = TitleController()
    root.viewModel = Title(text: "root")
    router.installRoot(
      using: inNavigation ? UINavigationController(rootViewController: root) : root, in: window)
    _ = log.take()
    return root
  }

  /// Waits until all steps so far are done.
  func wait(for step: (_ done: @escaping () -> Void) -> Void) {
    let done = expectation(description: "the router")
    step { done.fulfill() }
    wait(for: [done], timeout: 10)
  }

  /// The message of the trap that `body` leads to, on whatever thread; `nil` after ten seconds.
  func trapMessage(in body: () -> Void) -> String? {
    let caught = Mutex<String?>(nil)
    let trapped = expectation(description: "a trap")
    FatalErrorUtil.replaceFatalError { message, _, _ in
      caught.withLock { $0 = message }
      trapped.fulfill()
      while true { Thread.sleep(forTimeInterval: 3600) }
    }
    body()
    wait(for: [trapped], timeout: 10)
    FatalErrorUtil.restoreFatalError()
    return caught.withLock { $0 }
  }

  /// The texts of the screens in the root's stack.
  var stack: [String?] {
    let navigation = window.rootViewController as? UINavigationController
    return navigation?.viewControllers.map { ($0 as? TitleController)?.viewModel?.text } ?? []
  }
}

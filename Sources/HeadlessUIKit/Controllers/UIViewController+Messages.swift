// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Who is told of the controller's lifecycle methods, by their selectors' names.
  ///
  /// - Parameters:
  ///   - message: The name, such as `viewWillAppear:`.
  ///   - arguments: The method's.
  ///   - wasCalled: Whether the method was called, or is going to be.
  package typealias MessageObserver = (
    _ message: String, _ arguments: [Any], _ wasCalled: Bool
  ) -> Void

  /// The messages that ``messageObserver`` is told of.
  package static let observedMessages: Set<String> = [
    "viewDidLoad", "viewWillAppear:", "viewIsAppearing:", "viewDidAppear:", "viewWillDisappear:",
    "viewDidDisappear:", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    // As `#selector(UIViewController.dismiss)` and its kin are named, without labels.
    "dismiss", "willMove:", "didMove:",
  ]

  /// Calls one of the lifecycle methods.
  func send(_ message: String, _ arguments: [Any] = [], _ call: () -> Void) {
    guard let messageObserver else { return call() }
    messageObserver(message, arguments, false)
    call()
    messageObserver(message, arguments, true)
  }
}

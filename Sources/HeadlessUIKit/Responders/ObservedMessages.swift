// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Who is told of an object's messages.
///
/// - Parameters:
///   - message: The name, such as `viewWillAppear:`.
///   - arguments: The method's.
///   - wasCalled: Whether the method was called, or is going to be.
package typealias MessageObserver = (
  _ message: String, _ arguments: [Any], _ wasCalled: Bool
) -> Void

/// A class that tells of some of its methods being called.
@MainActor package protocol ObservedMessages: AnyObject {
  /// The messages that the observer is told of, each with the other names of its selectors.
  nonisolated static var observedMessages: [String: [String]] { get }
  var messageObserver: MessageObserver? { get set }
}

extension ObservedMessages {
  /// Calls a method that is observed.
  func send(_ message: String, _ arguments: [Any] = [], _ call: () -> Void) {
    guard let messageObserver else { return call() }
    messageObserver(message, arguments, false)
    call()
    messageObserver(message, arguments, true)
  }

  /// The message that a selector of a name is of; `nil` for one that is not observed.
  nonisolated package static func observedMessage(named name: String) -> String? {
    observedMessages.first { $0.key == name || $0.value.contains(name) }?.key
  }
}

extension UIViewController: ObservedMessages {
  /// The lifecycle, and what tells of another parent. `#selector(UIViewController.didMove)` has no
  /// labels here, as UIKit's methods are not known where it is written; iOS has names of its own.
  nonisolated package static let observedMessages = [
    "viewDidLoad": [], "viewWillAppear:": [], "viewIsAppearing:": [], "viewDidAppear:": [],
    "viewWillDisappear:": [], "viewDidDisappear:": [], "viewWillLayoutSubviews": [],
    "viewDidLayoutSubviews": [],
    "dismiss": ["dismissWithAnimated:completion:", "dismissViewControllerAnimated:completion:"],
    "willMove:": ["willMoveToParent:", "willMoveToParentViewController:"],
    "didMove:": ["didMoveToParent:", "didMoveToParentViewController:"],
  ]
}

extension UIWindow: ObservedMessages {
  /// What begins an app.
  nonisolated package static let observedMessages = ["makeKeyAndVisible": [String]()]
}

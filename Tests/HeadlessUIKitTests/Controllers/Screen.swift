// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// A controller that logs what it is told, with a short name for each call.
final class Screen: UIViewController {
  var log: CallLog?
  var name = ""
  var onDidAppear: (Screen) -> Void = { _ in }
  var onWillDisappear: (Screen) -> Void = { _ in }

  convenience init(_ name: String, _ log: CallLog) {
    self.init()
    self.name = name
    self.log = log
  }

  private func add(_ entry: String) { log?.add("\(name) \(entry)") }

  override func viewDidLoad() { add("load") }
  override func viewWillAppear(_ animated: Bool) {
    add("willAppear")
    if isBeingPresented { add("isBeingPresented") }
    if isMovingToParent { add("isMovingToParent") }
  }
  override func viewIsAppearing(_ animated: Bool) { add("isAppearing") }
  override func viewDidAppear(_ animated: Bool) {
    add("didAppear")
    onDidAppear(self)
  }
  override func viewWillDisappear(_ animated: Bool) {
    add("willDisappear")
    if isBeingDismissed { add("isBeingDismissed") }
    if isMovingFromParent { add("isMovingFromParent") }
    onWillDisappear(self)
  }
  override func viewDidDisappear(_ animated: Bool) { add("didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    add("willMove \(parent == nil ? "nil" : "parent")")
  }
  override func didMove(toParent parent: UIViewController?) {
    add("didMove \(parent == nil ? "nil" : "parent")")
  }
}

/// Shows `root` in a window of the given size.
func makeWindow(
  _ root: UIViewController, size: CGSize = CGSize(width: 390, height: 844)
) -> UIWindow {
  let window = UIWindow(frame: CGRect(origin: .zero, size: size))
  window.rootViewController = root
  window.makeKeyAndVisible()
  return window
}

extension XCTestCase {
  /// Lets the main queue do what it has been given.
  func drainMainQueue() {
    let done = expectation(description: "the main queue")
    DispatchQueue.main.async { done.fulfill() }
    wait(for: [done], timeout: 10)
  }

  /// What `body` reports.
  func reports(_ body: () -> Void) -> [String] {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment, operation: body)
    return issues.messages
  }
}

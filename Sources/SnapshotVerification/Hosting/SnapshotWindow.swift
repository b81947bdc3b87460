// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// A window that lays out its controller's view as soon as it comes, which on iOS happens between
/// `viewWillAppear` and `viewDidAppear`.
final class SnapshotWindow: UIWindow {
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    subview.layoutIfNeeded()
  }
}

extension UIWindow {
  /// Calls `body` with a visible window in which a controller can be shown.
  ///
  /// A controller that is the root of a visible window stays in it, and with it what it presents:
  /// the window has another size meanwhile. Another one is shown by a window of its own.
  static func showing<Result>(
    _ controller: UIViewController, size: CGSize, _ body: (UIWindow) throws -> Result
  ) rethrows -> Result {
    if let window = UIWindow.visible(withRoot: controller) {
      let frame = window.frame
      defer { window.frame = frame }
      window.frame.size = size
      window.followEnvironment()
      window.layoutIfNeeded()
      return try body(window)
    }
    let window = SnapshotWindow(frame: CGRect(origin: .zero, size: size))
    window.makeKeyAndVisible()
    defer { window.rootViewController = nil }
    return try body(window)
  }

  /// Runs `show`, and gives the window the size that fits the controller then, where it is to fit.
  ///
  /// Constraints that hold at that size may contradict each other at the size before it; what they
  /// report meanwhile is not wrong with the view.
  func show(
    _ size: SnapshotSize?, of controller: UIViewController, _ show: () throws -> Void
  ) throws {
    guard let size, size.fixedSize == nil else { return try show() }
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    try RenderingEnvironment.$current.withValue(environment, operation: show)
    let fitted = try size.fitted(to: controller.view) ?? frame.size
    let isResized = fitted != frame.size
    for issue in issues.all where !isResized || issue.kind != .brokenConstraints {
      RenderingEnvironment.report(issue)
    }
    frame.size = fitted
    layoutIfNeeded()
  }
}

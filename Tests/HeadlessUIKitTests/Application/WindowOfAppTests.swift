// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import HeadlessUIKit

/// The window that an app has before a test begins.
final class WindowOfAppTests: XCTestCase {
  private func inApp(_ test: (UIApplication) throws -> Void) rethrows {
    var environment = RenderingEnvironment.current
    environment.application = UIApplication()
    environment.application.hostsApp = true
    try RenderingEnvironment.$current.withValue(environment) { try test(.shared) }
  }

  func testAnAppHasAWindowAsLargeAsTheScreen() throws {
    try inApp { app in
      let window = try XCTUnwrap(app.keyWindow)

      XCTAssertEqual(window.frame, UIScreen.main.bounds)
      XCTAssertTrue(window.isKeyWindow)
      XCTAssertFalse(window.isHidden)
      XCTAssertNotNil(window.rootViewController)
      XCTAssertEqual(app.windows, [window])
      let scene = try XCTUnwrap(app.connectedScenes.first as? UIWindowScene)
      XCTAssertEqual(scene.windows, [window])

      let root = UIViewController()
      window.rootViewController = root
      XCTAssertTrue(root.view.window === app.keyWindow)
    }
  }

  func testWindowsOfATestComeBesideIt() throws {
    try inApp { app in
      let first = try XCTUnwrap(app.windows.first)
      let own = UIWindow()
      own.makeKeyAndVisible()

      XCTAssertTrue(app.keyWindow === own)
      XCTAssertEqual(app.windows, [first, own])
    }
    inApp { app in
      let own = UIWindow()
      own.makeKeyAndVisible()
      XCTAssertEqual(app.windows, [own], "nobody asked for the app's own")
    }
  }

  func testNoAppRunsTheTestsOfATargetThatSaysSo() {
    XCTAssertTrue(UIApplication.runsTests(of: true, environment: [:]))
    XCTAssertFalse(UIApplication.runsTests(of: true, environment: ["SNAPSHOT_HOST": "none"]))
    XCTAssertFalse(UIApplication.runsTests(of: false, environment: [:]))
  }

  func testALibraryHasNoWindow() {
    var environment = RenderingEnvironment.current
    environment.application = UIApplication()
    RenderingEnvironment.$current.withValue(environment) {
      XCTAssertNil(UIApplication.shared.keyWindow)
      XCTAssertEqual(UIApplication.shared.windows, [])
    }
  }

  /// As windows for snapshots are, which say a device's safe area themselves.
  private final class SnapshotWindow: UIWindow {
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    }
  }

  /// Recorded by tzc1234/PhotoSearchApp: its tests run in an app on an iPhone 15, whose status bar
  /// ends at 53.67 points.
  func testABarStandsBelowTheStatusBarInAWindowThatSaysAnotherSafeArea() {
    func tops(hosted: Bool, screen: CGFloat) -> [CGFloat] {
      var environment = RenderingEnvironment.current
      environment.application = UIApplication()
      environment.application.hostsApp = hosted
      environment.screenSafeAreaInsets.top = screen
      environment.displayScale = 3
      return RenderingEnvironment.$current.withValue(environment) {
        let window = SnapshotWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        window.rootViewController = navigation
        window.isHidden = false
        window.layoutIfNeeded()
        // In pixels.
        return [navigation.navigationBar.frame.minY, root.view.safeAreaInsets.top].map {
          ($0 * 3).rounded()
        }
      }
    }

    XCTAssertEqual(tops(hosted: true, screen: 59), [161, 161 + 132])
    XCTAssertEqual(tops(hosted: true, screen: 20), [60, 192])
    XCTAssertEqual(tops(hosted: true, screen: 0), [141, 273])
    XCTAssertEqual(tops(hosted: false, screen: 59), [141, 273])
  }
}

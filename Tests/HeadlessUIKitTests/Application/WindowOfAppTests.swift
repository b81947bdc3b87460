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

  func testALibraryHasNoWindow() {
    var environment = RenderingEnvironment.current
    environment.application = UIApplication()
    RenderingEnvironment.$current.withValue(environment) {
      XCTAssertNil(UIApplication.shared.keyWindow)
      XCTAssertEqual(UIApplication.shared.windows, [])
    }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIWindowSceneTests: XCTestCase {
  private func inOwnApplication(_ size: CGSize, _ body: () -> Void) {
    var environment = RenderingEnvironment.current
    environment.application = UIApplication()
    environment.screenSize = size
    RenderingEnvironment.$current.withValue(environment, operation: body)
  }

  func testAWindowBelongsToTheScene() throws {
    inOwnApplication(CGSize(width: 390, height: 844)) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let view = UIView()
      window.addSubview(view)
      window.makeKeyAndVisible()

      let scene = view.window?.windowScene
      XCTAssertTrue(scene === UIApplication.shared.connectedScenes.first)
      XCTAssertEqual(UIApplication.shared.connectedScenes.count, 1)
      XCTAssertEqual(scene?.windows, [window])
      XCTAssertTrue(scene?.keyWindow === window)
      XCTAssertEqual(scene?.activationState, .foregroundActive)
      XCTAssertEqual(scene?.interfaceOrientation, .portrait)
      XCTAssertTrue(window.next === scene)
      XCTAssertTrue(scene?.next === UIApplication.shared)
      XCTAssertEqual(
        scene?.statusBarManager?.statusBarFrame, UIApplication.shared.statusBarFrame)
    }
  }

  func testAWindowOfASceneIsAsLargeAsItsScreen() throws {
    inOwnApplication(CGSize(width: 844, height: 390)) {
      guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else {
        return XCTFail("no scene")
      }
      let window = UIWindow(windowScene: scene)
      XCTAssertEqual(window.frame, CGRect(x: 0, y: 0, width: 844, height: 390))
      XCTAssertTrue(window.windowScene === scene)
      XCTAssertTrue(scene.interfaceOrientation.isLandscape)
      XCTAssertTrue(UIApplication.shared.statusBarOrientation.isLandscape)
      window.windowScene = nil
      window.isHidden = false
      XCTAssertEqual(scene.windows, [])
    }
  }

  /// A window has of the screen's safe area what reaches into it; a view in no window has nothing.
  func testAWindowHasTheSafeAreaOfTheScreen() {
    var environment = RenderingEnvironment.current
    environment.screenSize = CGSize(width: 390, height: 844)
    environment.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    RenderingEnvironment.$current.withValue(environment) {
      let window = UIWindow()
      let controller = UIViewController()
      XCTAssertEqual(controller.view.safeAreaInsets, .zero)
      window.rootViewController = controller
      window.makeKeyAndVisible()

      let whole = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      XCTAssertEqual(window.safeAreaInsets, whole)
      XCTAssertEqual(controller.view.safeAreaInsets, whole)
      window.frame = CGRect(x: 0, y: 10, width: 390, height: 810)
      XCTAssertEqual(
        window.safeAreaInsets, UIEdgeInsets(top: 37, left: 0, bottom: 10, right: 0))
      window.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
      XCTAssertEqual(window.safeAreaInsets, .zero)
      XCTAssertEqual(UIApplication.shared.statusBarFrame.height, 47)
    }
  }

  func testNothingOpensAndTheBrightnessIsTheEnvironments() throws {
    let url = try XCTUnwrap(URL(string: "https://example.org"))
    inOwnApplication(CGSize(width: 10, height: 10)) {
      var opened: Bool?
      UIApplication.shared.open(url, options: [.universalLinksOnly: true]) { opened = $0 }
      XCTAssertEqual(opened, false)
      XCTAssertFalse(UIApplication.shared.canOpenURL(url))
      XCTAssertEqual(UIScreen.main.brightness, 0.5)
      UIScreen.main.brightness = 3
      XCTAssertEqual(UIScreen.main.brightness, 1)
    }
  }

  private final class Told: @unchecked Sendable {
    var names: [String] = []
  }

  func testWindowsTellWhenTheyShowAndTakeKeys() {
    inOwnApplication(CGSize(width: 10, height: 10)) {
      let (one, other) = (UIWindow(), UIWindow())
      let told = Told()
      let names = [
        UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
        UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
      ]
      let observers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: one, queue: nil) {
          told.names.append($0.name.rawValue.replacingOccurrences(of: "UIWindowDid", with: ""))
        }
      }

      one.makeKeyAndVisible()
      other.makeKey()
      one.isHidden = true

      XCTAssertEqual(
        told.names,
        [
          "BecomeKeyNotification", "BecomeVisibleNotification", "ResignKeyNotification",
          "BecomeHiddenNotification",
        ])
      observers.forEach(NotificationCenter.default.removeObserver)
    }
  }

  func testTheStatusBarHasTheStyleOfTheControllerInFront() {
    final class Dark: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    inOwnApplication(CGSize(width: 10, height: 10)) {
      let window = UIWindow()
      window.rootViewController = Dark()
      window.makeKeyAndVisible()

      XCTAssertEqual(window.windowScene?.statusBarManager?.statusBarStyle, .lightContent)
    }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIApplicationTests: XCTestCase {
  func testTheKeyWindowIsTheLastOneMadeKey() {
    let (first, second) = (UIWindow(), UIWindow())

    first.makeKeyAndVisible()
    XCTAssertTrue(UIApplication.shared.keyWindow === first)
    second.makeKeyAndVisible()
    XCTAssertTrue(UIApplication.shared.keyWindow === second)
    XCTAssertFalse(first.isKeyWindow)
    XCTAssertTrue(second.isKeyWindow)
    XCTAssertEqual(UIApplication.shared.windows.suffix(2), [first, second])

    second.isHidden = true
    XCTAssertNil(UIApplication.shared.keyWindow)
  }

  func testTheAppDoesNotKeepWindowsAlive() {
    weak var window: UIWindow?
    do {
      let shown = UIWindow()
      shown.makeKeyAndVisible()
      window = shown
    }

    XCTAssertNil(window)
    XCTAssertNil(UIApplication.shared.keyWindow)
  }

  func testAnEnvironmentMayHaveAnAppOfItsOwn() {
    let outer = UIWindow()
    outer.makeKeyAndVisible()
    var environment = RenderingEnvironment.current
    environment.application = UIApplication()

    RenderingEnvironment.$current.withValue(environment) {
      XCTAssertNil(UIApplication.shared.keyWindow)
      let inner = UIWindow()
      inner.makeKeyAndVisible()
      XCTAssertTrue(UIApplication.shared.keyWindow === inner)
    }

    XCTAssertTrue(UIApplication.shared.keyWindow === outer)
  }

  func testADelegateIsMadeOnceAndKept() {
    let app = UIApplication()
    // A delegate that asks for itself while it is made finds none.
    let first = app.delegate(orMade: AppDelegate(asking: app))

    XCTAssertNotNil(first)
    XCTAssertEqual((first as? AppDelegate)?.foundAnother, false)
    XCTAssertTrue(app.delegate === first)
    XCTAssertTrue(app.delegate(orMade: AppDelegate(asking: app)) === first)

    let other = AppDelegate(asking: app)
    app.delegate = other
    XCTAssertTrue(app.delegate(orMade: AppDelegate(asking: app)) === other)
  }

  func testADelegateThatIsMadeHoldsTheWindow() throws {
    let app = UIApplication()
    let made = app.delegate(orMade: WindowDelegate())
    let window = try XCTUnwrap((made as? WindowDelegate)?.window)
    XCTAssertNotNil(window.rootViewController)
    XCTAssertTrue(app.keyWindow === window)
    XCTAssertTrue(app.delegate?.window??.rootViewController === window.rootViewController)
  }

  func testAWindowIsAsLargeAsTheScreen() {
    var environment = RenderingEnvironment.current
    environment.screenSize = CGSize(width: 320, height: 568)

    RenderingEnvironment.$current.withValue(environment) {
      XCTAssertEqual(UIWindow().frame, CGRect(x: 0, y: 0, width: 320, height: 568))
    }
  }
}

private final class WindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  let foundAnother: Bool

  init(asking app: UIApplication) {
    foundAnother = app.delegate(orMade: AppDelegate(asking: app)) != nil
  }
}

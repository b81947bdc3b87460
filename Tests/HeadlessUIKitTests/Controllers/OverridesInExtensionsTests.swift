// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// What an app's extension of a container has in the place of its methods. A protocol is met by a
/// class once in a program, so that these classes are the tests' own.
final class OverridesInExtensionsTests: XCTestCase {
  private class Navigation: UINavigationController {
    var calls: [String] = []
    override func viewDidLoad() {
      calls.append("own")
      super.viewDidLoad()
    }
  }

  private final class Tabs: UITabBarController, OverridingViewDidLoad {
    var calls = 0
    func overridingViewDidLoad() { calls += 1 }
  }

  private final class Overridden: Navigation, OverridingViewDidLoad, OverridingViewWillAppear,
    OverridingViewWillLayoutSubviews, OverridingViewDidLayoutSubviews
  {
    func overridingViewDidLoad() { calls.append("load") }
    func overridingViewWillAppear(_ animated: Bool) { calls.append("appear \(animated)") }
    func overridingViewWillLayoutSubviews() { calls.append("will lay out") }
    func overridingViewDidLayoutSubviews() { calls.append("did lay out") }
  }

  func testTheClassCallsWhatAnExtensionOverrides() {
    let navigation = Overridden(rootViewController: UIViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    XCTAssertEqual(Array(navigation.calls.prefix(3)), ["own", "load", "appear false"])
    XCTAssertTrue(navigation.calls.contains("will lay out"))
    XCTAssertEqual(navigation.calls.last, "did lay out")
  }

  func testWithoutAnExtensionNothingIsCalled() {
    let navigation = Navigation(rootViewController: UIViewController())
    navigation.loadViewIfNeeded()

    XCTAssertEqual(navigation.calls, ["own"])
  }

  func testTabBarControllersCallIt() {
    let tabs = Tabs()
    tabs.loadViewIfNeeded()

    XCTAssertEqual(tabs.calls, 1)
  }

  private final class TallTabBar: UITabBar, OverridingSizeThatFits {
    func overridingSizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 71) }
  }

  private final class TallNavigationBar: UINavigationBar, OverridingSizeThatFits {
    func overridingSizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 80) }
  }

  private final class TallToolbar: UIToolbar, OverridingSizeThatFits {
    func overridingSizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
  }

  func testBarsHaveTheSizeThatAnExtensionSays() {
    let room = CGSize(width: 320, height: 100)

    XCTAssertEqual(TallTabBar().sizeThatFits(room), CGSize(width: 320, height: 71))
    XCTAssertEqual(TallNavigationBar().sizeThatFits(room), CGSize(width: 320, height: 80))
    XCTAssertEqual(TallToolbar().sizeThatFits(room), CGSize(width: 320, height: 60))
    XCTAssertEqual(UITabBar().sizeThatFits(room).height, 49)
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

final class DelegatesTests: XCTestCase {
  private final class PlainDelegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
    var window: UIWindow?
    var calls: [String] = []

    func hear() { calls.append("heard") }
    func hear(_ name: Any?) { calls.append("heard \(name ?? "")") }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("launched")
      return false
    }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: windowScene)
      calls.append(session.role.rawValue)
    }
  }

  private final class EmptyDelegate: UIApplicationDelegate {}

  func testAnAppKnowsItsDelegateAndDoesNotKeepIt() throws {
    let application = UIApplication()
    var delegate: PlainDelegate? = PlainDelegate()
    application.delegate = delegate

    XCTAssertIdentical(application.delegate, delegate)
    XCTAssertEqual(
      application.delegate?.application(application, didFinishLaunchingWithOptions: nil), false)
    XCTAssertEqual(delegate?.calls, ["launched"])
    delegate = nil
    XCTAssertNil(application.delegate)
  }

  func testEveryMethodHasADefault() {
    let delegate = EmptyDelegate()
    let application = UIApplication.shared
    XCTAssertTrue(delegate.application(application, didFinishLaunchingWithOptions: [:]))
    XCTAssertFalse(
      delegate.application(application, open: URL(fileURLWithPath: "/"), options: [:]))
    XCTAssertNil(delegate.window ?? nil)
    delegate.applicationDidBecomeActive(application)
  }

  func testADelegateOfAnUnknownClassIsAskedWhatItIs() throws {
    let application = UIApplication()
    let delegate = PlainDelegate()
    application.delegate = delegate

    let unknown = try XCTUnwrap(application.delegate)

    XCTAssertTrue(unknown.isKind(of: UIResponder.self))
    XCTAssertFalse(unknown.isMember(of: UIResponder.self))
    XCTAssertTrue(unknown.isEqual(delegate))
    XCTAssertFalse(unknown.responds(to: NSSelectorFromString("lacking")))
    unknown.perform(Selector("hear", of: PlainDelegate.self) { $0.hear() })
    unknown.perform(Selector("hear:", of: PlainDelegate.self) { $0.hear($1) }, with: "Ada")
    XCTAssertEqual(delegate.calls, ["heard", "heard Ada"])
  }

  /// `window` may be left out, so that a delegate of an unknown class has it twice optionally.
  func testTheWindowOfASceneIsOptionalTwice() throws {
    let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let delegate = PlainDelegate()
    scene.delegate = delegate
    delegate.window = UIWindow()

    let unknown = scene.delegate as? any UIWindowSceneDelegate

    XCTAssertTrue(unknown?.window??.isHidden == true)
    XCTAssertTrue(unknown!.window!! === delegate.window)
  }

  func testASceneCanBeConnectedByATest() throws {
    let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let delegate = PlainDelegate()
    scene.delegate = delegate
    delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())

    XCTAssertEqual(delegate.window?.windowScene, scene)
    XCTAssertEqual(delegate.calls, ["UIWindowSceneSessionRoleApplication"])
    XCTAssertEqual(scene.session.configuration.role, .windowApplication)
  }

  func testATabBarTellsItsDelegateBeforeTheControllerChanges() {
    final class Tabs: UITabBarController {
      var heard: [String] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        heard.append("\(item.title ?? "") at \(selectedIndex)")
      }
    }
    let tabs = Tabs()
    tabs.viewControllers = ["Pets", "Settings"].map { title in
      let part = UIViewController()
      part.title = title
      return part
    }
    tabs.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    tabs.view.layoutIfNeeded()

    let buttons = tabs.tabBar.subviews.compactMap { $0 as? UIControl }
    buttons.last?.sendActions(for: .touchUpInside)

    XCTAssertEqual(tabs.heard, ["Settings at 0"])
    XCTAssertEqual(tabs.selectedIndex, 1)
  }

  func testABarThatStandsAloneTellsItsDelegate() {
    final class Listener: UITabBarDelegate {
      var heard: [Int] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heard.append(item.tag) }
    }
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    let listener = Listener()
    bar.delegate = listener
    bar.items = [
      UITabBarItem(title: "A", image: nil, tag: 3), UITabBarItem(title: "B", image: nil, tag: 5),
    ]
    bar.layoutIfNeeded()

    bar.subviews.compactMap { $0 as? UIControl }.last?.sendActions(for: .touchUpInside)

    XCTAssertEqual(listener.heard, [5])
    XCTAssertEqual(bar.selectedItem?.tag, 5)
  }

  func testLayoutGuidesOfAControllerEndAtItsSafeArea() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 12, right: 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 5),
      box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 10),
      NSLayoutConstraint(
        item: controller.bottomLayoutGuide, attribute: .top, relatedBy: .equal, toItem: box,
        attribute: .bottom, multiplier: 1, constant: 7),
    ])
    controller.view.layoutIfNeeded()

    let insets = controller.view.safeAreaInsets
    XCTAssertEqual(controller.topLayoutGuide.length, insets.top)
    XCTAssertEqual(controller.bottomLayoutGuide.length, insets.bottom)
    XCTAssertEqual(box.frame.minY, insets.top + 5)
    XCTAssertEqual(box.frame.maxY, 400 - insets.bottom - 7)
    XCTAssertEqual(controller.view.layoutGuides.count, 2)
  }

  func testNSIndexPathKnowsRowsAndItems() {
    let path = NSIndexPath(row: 4, section: 2)
    XCTAssertEqual([path.section, path.row, path.item], [2, 4, 4])
    XCTAssertEqual(NSIndexPath(item: 1, section: 0) as IndexPath, IndexPath(item: 1, section: 0))
  }
}

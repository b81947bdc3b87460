// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

private final class LoggingController: UIViewController {
  var log: CallLog?
  var logName = ""

  convenience init(_ name: String, _ log: CallLog) {
    self.init()
    logName = name
    self.log = log
  }

  private func add(_ entry: String) { log?.add("\(logName) \(entry)") }
  override func loadView() {
    add("loadView")
    let view = LoggingView("\(logName).view", log ?? CallLog())
    self.view = view
  }
  override func viewDidLoad() { add("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { add("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { add("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { add("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { add("viewDidDisappear") }
  override func viewWillLayoutSubviews() { add("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { add("viewDidLayoutSubviews") }
  override func willMove(toParent parent: UIViewController?) {
    add("willMove \(parent == nil ? "nil" : "parent")")
  }
  override func didMove(toParent parent: UIViewController?) {
    add("didMove \(parent == nil ? "nil" : "parent")")
  }
}

final class UIViewControllerTests: XCTestCase {
  private let log = CallLog()

  func testTheViewIsLoadedOnceWhenItIsRead() {
    let controller = LoggingController("root", log)
    XCTAssertFalse(controller.isViewLoaded)
    XCTAssertNil(controller.viewIfLoaded)

    let view = controller.view
    controller.loadViewIfNeeded()

    XCTAssertTrue(controller.view === view)
    XCTAssertEqual(log.take(), ["root loadView", "root viewDidLoad"])
    XCTAssertTrue(view?.next === controller)
  }

  func testLayoutCallsSurroundTheViewsOwn() {
    let controller = LoggingController("root", log)
    controller.loadViewIfNeeded()
    _ = log.take()

    controller.view.layoutIfNeeded()

    XCTAssertEqual(
      log.take(),
      ["root viewWillLayoutSubviews", "root.view layout", "root viewDidLayoutSubviews"])
  }

  func testAWindowMakesItsControllerAppear() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let controller = LoggingController("root", log)

    window.rootViewController = controller
    window.makeKeyAndVisible()

    XCTAssertEqual(controller.view.frame, window.bounds)
    XCTAssertEqual(
      log.take().filter { $0.hasPrefix("root ") },
      [
        "root loadView", "root viewDidLoad", "root viewWillAppear", "root viewWillLayoutSubviews",
        "root viewDidLayoutSubviews", "root viewDidAppear",
      ])
    window.rootViewController = nil
    XCTAssertEqual(
      log.take().filter { $0.hasPrefix("root ") },
      ["root viewWillDisappear", "root viewDidDisappear"])
  }

  func testAChildIsTakenInAndReleased() {
    let parent = LoggingController("parent", log)
    let child = LoggingController("child", log)

    parent.addChild(child)
    child.didMove(toParent: parent)
    XCTAssertEqual(log.take(), ["child willMove parent", "child didMove parent"])
    XCTAssertEqual(parent.children, [child])
    XCTAssertTrue(child.parent === parent)

    child.willMove(toParent: nil)
    child.removeFromParent()
    XCTAssertEqual(log.take(), ["child willMove nil", "child didMove nil"])
    XCTAssertTrue(parent.children.isEmpty)
    XCTAssertNil(child.parent)
  }

  func testEveryControllerIsMadeFromItsType() {
    final class Plain: UIViewController {}
    let types: [UIViewController.Type] = [UIViewController.self, Plain.self]

    for type in types { XCTAssertEqual(type.init().view.frame, UIScreen.main.bounds) }
  }

  func testControllersAndTheirViewsAreReleased() {
    weak var controller: UIViewController?
    weak var view: UIView?
    do {
      let parent = UIViewController()
      let child = UIViewController()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      (controller, view) = (child, child.view)
    }

    XCTAssertNil(controller)
    XCTAssertNil(view)
  }

  func testAStyleOverrideReachesTheView() {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark

    XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(controller.view.traitCollection.userInterfaceStyle, .dark)
  }
}

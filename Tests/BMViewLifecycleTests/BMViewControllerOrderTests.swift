// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import XCTest

// One test for each row of the published table of orders and counts of a view that a controller
// manages. Each compares the whole log.

private struct Model: BMViewModel, Equatable {
  var number: Int
}

private final class RootView: UIView, BMViewWithViewControllerAndViewModel {
  nonisolated(unsafe) static var log: [String] = []
  nonisolated(unsafe) static var whileUpdating: (RootView) -> Void = { _ in }

  func configure() { Self.log.append("configure") }
  func style() { Self.log.append("style") }
  func update(oldViewModel: Model?) {
    Self.log.append("update \(oldViewModel?.number ?? 0) -> \(viewModel?.number ?? 0)")
    Self.whileUpdating(self)
  }
  func layout() { Self.log.append("layout \(Int(bounds.width))x\(Int(bounds.height))") }
}

private class Controller: BMViewController<RootView> {
  private func add(_ entry: String) { RootView.log.append(entry) }
  override func willUpdate(new: Model?) {
    add("willUpdate \(viewModel?.number ?? 0) -> \(new?.number ?? 0)")
  }
  override func didUpdate(old: Model?) {
    add("didUpdate \(old?.number ?? 0) -> \(viewModel?.number ?? 0)")
  }
  override func setupInteractions() { add("setupInteractions") }
  override func viewWillAppear(_ animated: Bool) { add("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { add("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { add("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { add("viewDidDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    add("willMove \(parent == nil ? "nil" : "parent")")
  }
  override func didMove(toParent parent: UIViewController?) {
    add("didMove \(parent == nil ? "nil" : "parent")")
  }
}

final class BMViewControllerOrderTests: XCTestCase {
  override func setUp() {
    RootView.log = []
    RootView.whileUpdating = { _ in }
  }

  private func take() -> [String] {
    defer { RootView.log = [] }
    return RootView.log
  }

  private func makeWindow(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  func testTheWholeWayToTheScreenAndAway() {
    let controller = Controller()
    controller.viewModel = Model(number: 1)

    let window = makeWindow(controller)
    window.rootViewController = nil

    XCTAssertEqual(
      take(),
      [
        "willUpdate 0 -> 1", "didUpdate 0 -> 1", "configure", "style", "update 0 -> 1",
        "setupInteractions", "viewWillAppear", "layout 320x480", "viewDidAppear",
        "viewWillDisappear", "viewDidDisappear",
      ])
  }

  func testEachPhaseRunsOnceHoweverOftenTheViewIsLaidOut() {
    let controller = Controller()
    let window = makeWindow(controller)

    for width in 1...5 {
      window.frame.size.width = CGFloat(width) * 100
      window.layoutIfNeeded()
      controller.loadViewIfNeeded()
    }

    XCTAssertEqual(
      take(),
      [
        "configure", "style", "setupInteractions", "viewWillAppear", "layout 320x480",
        "viewDidAppear",
      ])
  }

  func testTheSameViewModelUpdatesAgain() {
    let controller = Controller()
    controller.loadViewIfNeeded()
    controller.update(to: Model(number: 1))
    _ = take()

    controller.update(to: Model(number: 1))

    XCTAssertEqual(take(), ["willUpdate 1 -> 1", "update 1 -> 1", "didUpdate 1 -> 1"])
  }

  func testChangingAFieldIsOneUpdate() {
    let controller = Controller()
    controller.loadViewIfNeeded()
    controller.viewModel = Model(number: 1)
    _ = take()

    controller.viewModel?.number = 2

    XCTAssertEqual(take(), ["willUpdate 1 -> 2", "update 1 -> 2", "didUpdate 1 -> 2"])
  }

  func testAViewModelThatIsSetWhileUpdatingNests() {
    let controller = Controller()
    controller.loadViewIfNeeded()
    _ = take()
    RootView.whileUpdating = { view in
      guard view.viewModel?.number == 1 else { return }
      (view.viewController as? Controller)?.update(to: Model(number: 2))
    }

    controller.update(to: Model(number: 1))

    XCTAssertEqual(controller.rootView.viewModel, Model(number: 2))
    XCTAssertEqual(
      take().filter { $0.hasPrefix("update") }, ["update 0 -> 1", "update 1 -> 2"])
  }

  func testAssigningTheWrongTypeClearsTheViewModelWithAllCalls() {
    let controller = Controller()
    controller.loadViewIfNeeded()
    controller.viewModel = Model(number: 1)
    _ = take()

    XCTAssertFalse(controller.assign(model: "one"))

    XCTAssertEqual(take(), ["willUpdate 1 -> 0", "update 1 -> 0", "didUpdate 1 -> 0"])
  }

  func testAddingAndRemovingOnTheScreen() {
    let host = Host()
    let window = makeWindow(host)
    let container = BMContainerView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    host.view.addSubview(container)
    _ = take()
    let child = Controller()

    host.add(child, to: container)
    window.layoutIfNeeded()
    XCTAssertEqual(
      take(),
      [
        "willMove parent", "configure", "style", "setupInteractions", "viewWillAppear",
        "viewDidAppear", "didMove parent", "layout 100x50",
      ])

    child.remove()
    child.remove()
    XCTAssertEqual(
      take(), ["willMove nil", "didMove nil", "viewWillDisappear", "viewDidDisappear"])
  }

  func testRemovingOutsideOfAWindowCallsByHand() {
    let (host, child) = (Host(), Controller())
    let container = BMContainerView()
    host.view.addSubview(container)
    host.add(child, to: container)
    _ = take()

    child.remove()

    XCTAssertEqual(
      take(), ["willMove nil", "didMove nil", "viewWillDisappear", "viewDidDisappear"])
  }

  func testArchivesAreNotRead() {
    XCTAssertNil(Controller(coder: NSKeyedArchiver(requiringSecureCoding: true)))
  }

  func testAReplacedViewTrapsWhenItIsReadAsTheRootView() {
    final class Job: @unchecked Sendable {
      let controller = Controller()
    }
    let job = Job()
    job.controller.view = UIView()

    let message = trapMessage { _ = job.controller.rootView }

    XCTAssertEqual(message?.hasPrefix("The view of Controller is not a RootView"), true)
  }

  func testControllersLeaveNothing() {
    var controllers: [() -> UIViewController?] = []
    var views: [() -> UIView?] = []

    for number in 0..<2_000 {
      let controller = Controller()
      controller.viewModel = Model(number: number)
      let view = controller.rootView
      controllers.append { [weak controller] in controller }
      views.append { [weak view] in view }
    }

    XCTAssertTrue(controllers.allSatisfy { $0() == nil })
    XCTAssertTrue(views.allSatisfy { $0() == nil })
  }
}

/// A controller with another kind of view, which holds the one under test.
private final class Host: BMViewController<HostView> {}

private final class HostView: UIView, BMViewWithViewControllerAndViewModel {
  func configure() {}
  func style() {}
  func update(oldViewModel: Model?) {}
  func layout() {}
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import XCTest

private struct Model: BMViewModel, Equatable {
  var number: Int
}

private final class RootView: UIView, BMViewWithViewControllerAndViewModel {
  nonisolated(unsafe) static var log: [String] = []

  func configure() {
    Self.log.append("configure, controller \(viewController == nil ? "missing" : "there")")
  }
  func style() { Self.log.append("style") }
  func update(oldViewModel: Model?) {
    Self.log.append("update \(oldViewModel?.number ?? 0) -> \(viewModel?.number ?? 0)")
  }
  func layout() { Self.log.append("layout \(Int(bounds.width))x\(Int(bounds.height))") }
}

private final class Controller: BMViewController<RootView> {
  override func willUpdate(new: Model?) {
    RootView.log.append("will \(viewModel?.number ?? 0) -> \(new?.number ?? 0)")
  }
  override func didUpdate(old: Model?) {
    RootView.log.append("did \(old?.number ?? 0) -> \(viewModel?.number ?? 0)")
  }
  override func setupInteractions() { RootView.log.append("setupInteractions") }
}

final class BMViewControllerTests: XCTestCase {
  override func setUp() {
    RootView.log = []
  }

  private func takeLog() -> [String] {
    defer { RootView.log = [] }
    return RootView.log
  }

  func testSettingTheViewModelBeforeTheViewIsLoadedLoadsNothing() {
    let controller = Controller()

    controller.viewModel = Model(number: 1)

    XCTAssertEqual(takeLog(), ["will 0 -> 1", "did 0 -> 1"])
    XCTAssertFalse(controller.isViewLoaded)
  }

  func testLoadingRunsThePhasesAndTheFirstUpdate() {
    let controller = Controller()
    controller.viewModel = Model(number: 1)
    _ = takeLog()

    XCTAssertTrue(controller.rootView.viewController === controller)

    XCTAssertEqual(
      takeLog(),
      ["configure, controller there", "style", "update 0 -> 1", "setupInteractions"])
  }

  func testLoadingWithoutViewModelDoesNotUpdate() {
    _ = Controller().view

    XCTAssertEqual(takeLog(), ["configure, controller there", "style", "setupInteractions"])
  }

  func testViewModelsAfterLoadingUpdateBetweenWillAndDid() {
    let controller = Controller()
    controller.loadViewIfNeeded()
    _ = takeLog()

    controller.update(to: Model(number: 1))
    controller.viewModel = Model(number: 2)
    controller.viewModel = nil

    XCTAssertEqual(
      takeLog(),
      [
        "will 0 -> 1", "update 0 -> 1", "did 0 -> 1",
        "will 1 -> 2", "update 1 -> 2", "did 1 -> 2",
        "will 2 -> 0", "update 2 -> 0", "did 2 -> 0",
      ])
  }

  func testLayoutRunsOnceWithTheRealSize() {
    let controller = Controller()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()

    XCTAssertEqual(takeLog().filter { $0.hasPrefix("layout") }, ["layout 320x480"])
  }

  func testAssigningAModelOfAnotherTypeClearsTheViewModel() {
    let controller = Controller()

    XCTAssertTrue(controller.assign(model: Model(number: 3)))
    XCTAssertEqual(controller.viewModel, Model(number: 3))

    XCTAssertFalse(controller.assign(model: "three"))
    XCTAssertNil(controller.viewModel)
  }

  func testAddedChildFillsItsContainer() {
    let (parent, child) = (Controller(), Controller())
    let container = BMContainerView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    parent.view.addSubview(container)

    parent.add(child, to: container)
    container.layoutIfNeeded()

    XCTAssertEqual(child.view.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
    XCTAssertTrue(child.parent === parent)
  }

  func testRemovingTakesControllerAndViewOut() {
    let (parent, child) = (Controller(), Controller())
    let container = BMContainerView()
    parent.view.addSubview(container)
    parent.add(child, to: container)

    child.remove()
    child.remove()

    XCTAssertNil(child.parent)
    XCTAssertNil(child.view.superview)
    XCTAssertEqual(parent.children.count, 0)
  }

  func testTheViewDoesNotKeepItsControllerAlive() {
    var controller: Controller? = Controller()
    let view = controller?.rootView

    controller = nil

    XCTAssertNotNil(view)
    XCTAssertNil(view?.viewController)
  }

  func testAControllerCanBeMadeFromItsType() {
    let type: UIViewController.Type = Controller.self

    XCTAssertTrue(type.init() is Controller)
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import ModellableViewLifecycle
import XCTest

private struct Model: ViewModel {
  var name: String
}

private final class RootView: UIView, ViewControllerModellableView {
  var didTap: Interaction?
  var didChoose: CustomInteraction<String>?

  func setup() {}
  func style() {}
  func update(oldModel: Model?) { navigationItem?.title = model?.name }
}

final class ViewControllerModellableViewTests: XCTestCase {
  func testAViewReachesTheBarThroughItsController() {
    let view = RootView()
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    XCTAssertNil(view.navigationBar)
    XCTAssertNil(view.navigationItem)

    view.viewController = controller
    view.model = Model(name: "Ada")

    XCTAssertTrue(view.navigationBar === navigation.navigationBar)
    XCTAssertEqual(controller.navigationItem.title, "Ada")
    XCTAssertTrue((view as Any) is AnyViewControllerModellableView)
  }

  func testAViewDoesNotKeepItsControllerAlive() {
    let view = RootView()
    do {
      let controller = UIViewController()
      view.viewController = controller
      XCTAssertTrue(view.viewController === controller)
    }

    XCTAssertNil(view.viewController)
  }

  func testInteractionsAreClosures() {
    let view = RootView()
    var chosen: [String] = []
    view.didTap = { chosen.append("tap") }
    view.didChoose = { chosen.append($0) }

    view.didTap?()
    view.didChoose?("cat")

    XCTAssertEqual(chosen, ["tap", "cat"])
  }

  func testAContainerGivesItsBoundsToItsSubviews() {
    let container = ContainerView(frame: CGRect(x: 5, y: 5, width: 40, height: 30))
    let view = UIView()
    container.addSubview(view)

    container.layoutIfNeeded()

    XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 40, height: 30))
  }
}

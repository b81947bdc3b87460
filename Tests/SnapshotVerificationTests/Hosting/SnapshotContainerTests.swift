// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import XCTest

@testable import SnapshotVerification

final class SnapshotContainerTests: XCTestCase {
  private final class Screen: UIViewController {}

  private func root(
    _ container: SnapshotContainer, of controller: @escaping () -> UIViewController = { Screen() }
  ) throws -> String {
    var text = ""
    try SnapshotSubject.viewController(controller, context: SnapshotContext(container: container))
      .show { hosted in
        let root = (hosted.view as? UIWindow)?.rootViewController
        text = ([root].compactMap { $0 } + (root?.children ?? [])).map { "\(type(of: $0))" }
          .joined(separator: " > ")
      }
    return text
  }

  private func problem(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "none"
    } catch {
      return "\(error)"
    }
  }

  func testAControllerStandsInItsContainer() throws {
    XCTAssertEqual(try root(.none), "Screen")
    XCTAssertEqual(try root(.navigationController), "UINavigationController > Screen")
    XCTAssertEqual(try root(.tabBarController), "UITabBarController > Screen")
    XCTAssertEqual(
      try root(
        .custom { contained in
          let tabs = UITabBarController()
          tabs.viewControllers = [UINavigationController(rootViewController: contained), Screen()]
          return tabs
        }), "UITabBarController > UINavigationController > Screen")
  }

  func testAContainerMayPresentTheContainedController() throws {
    final class Presenter: UIViewController {
      var contained: UIViewController?
      override func viewDidAppear(_ animated: Bool) {
        if let contained { present(contained, animated: false) }
        contained = nil
      }
    }
    XCTAssertEqual(
      try root(
        .custom { contained in
          let presenter = Presenter()
          presenter.contained = contained
          return presenter
        }), "Presenter")
  }

  func testAContainerWithoutTheContainedControllerIsAnError() {
    XCTAssertEqual(
      problem { _ = try root(.custom { _ in UINavigationController() }) },
      "The surroundings cannot show the view: the closure of `container: .custom` was given "
        + "Screen and returned UINavigationController, which does not hold it. Add it as a child, "
        + "push or present "
        + "it.")
    XCTAssertEqual(
      problem {
        try SnapshotSubject.view(
          { UIView() }, context: SnapshotContext(container: .custom { _ in UIViewController() })
        ).show()
      },
      "The surroundings cannot show the view: the closure of `container: .custom` was given the "
        + "controller of UIView and returned UIViewController, which does not hold it. Add it as a "
        + "child, push or present it.")
  }

  func testAnErrorOfTheClosureIsHandedOn() {
    struct NoTabs: Error {}

    XCTAssertEqual(problem { _ = try root(.custom { _ in throw NoTabs() }) }, "NoTabs()")
  }

  func testANavigationControllerInAnotherOneIsAnError() {
    XCTAssertEqual(
      problem { _ = try root(.navigationController, of: { UINavigationController() }) },
      "The surroundings cannot show the view: a navigation controller cannot stand in another one: "
        + "UINavigationController is one itself. Leave `container` out.")
  }

  func testTheRootViewOfAControllerIsNotHostedAgain() {
    let screen = Screen()
    screen.loadViewIfNeeded()

    XCTAssertEqual(
      problem {
        try SnapshotSubject.view({ screen.view }, context: SnapshotContext()).show()
      },
      "The surroundings cannot show the view: the UIView is the root view of a controller already. "
        + "Pass the controller.")
  }

  func testWhatIsPresentedIsInThePicture() throws {
    final class Presenter: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        let modal = UIViewController()
        modal.view.backgroundColor = .blue
        modal.modalPresentationStyle = .overFullScreen
        if presentedViewController == nil { present(modal, animated: false) }
      }
    }
    let subject = SnapshotSubject.viewController({ Presenter() }, context: SnapshotContext())

    let bitmap = try SnapshotRenderer(scale: 1)
      .render(subject, size: CGSize(width: 2, height: 2)).bitmap

    XCTAssertEqual(bitmap[1, 1].blue, 255)
  }
}

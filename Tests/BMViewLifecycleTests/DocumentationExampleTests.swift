// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import XCTest

// The examples of the documentation comments, as they stand there.

private final class Badge: UIView, BMView {
  private let dot = UIView()

  func configure() { addSubview(dot) }
  func style() { dot.backgroundColor = .systemRed }
  func update() {}
  func layout() { dot.frame = bounds }
}

private struct ProfileViewModel: BMViewModel {
  var name: String
  var age: Int
}

private final class ProfileView: UIView, BMViewWithViewControllerAndViewModel {
  private let name = UILabel()
  var didTapName: () -> Void = {}

  func configure() { addSubview(name) }
  func style() {}
  func update(oldViewModel: ProfileViewModel?) {
    name.text = viewModel?.name
    viewController?.title = viewModel?.name
  }
  func layout() { name.frame = bounds }
}

private final class ProfileViewController: BMViewController<ProfileView>, Routable {
  var screenIdentifier: ScreenIdentifier { "profile" }

  override func setupInteractions() {
    rootView.didTapName = { [weak self] in self?.update(to: ProfileViewModel(name: "Ada", age: 36))
    }
  }
}

final class DocumentationExampleTests: XCTestCase {
  private struct Screens: RoutingConfigurationProvider {
    var screensAndDestinations: [ScreenIdentifier: RoutableViewController.Type] {
      ["profile": ProfileViewController.self]
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  override func tearDown() {
    window.rootViewController = nil
    window.isHidden = true
  }

  func testABadgeFillsItself() {
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    badge.configure()
    badge.style()
    badge.layout()

    XCTAssertEqual(badge.subviews.map(\.frame), [badge.bounds])
  }

  func testAViewTitlesItsControllerAndItsControllerUpdatesIt() {
    let controller = ProfileViewController()
    controller.loadViewIfNeeded()

    controller.rootView.didTapName()

    XCTAssertEqual(controller.title, "Ada")
  }

  func testAContainerShowsAnotherScreen() {
    let controller = ProfileViewController()
    let container = BMContainerView()
    controller.view.addSubview(container)

    controller.add(ProfileViewController(), to: container)

    XCTAssertEqual(container.subviews.count, 1)
  }

  func testARouterShowsAScreen() {
    let shown = expectation(description: "shown")
    let home = ProfileViewController()
    let router = Router(with: Screens())

    router.installRoot(using: UINavigationController(rootViewController: home), in: window)
    router.show(
      routableElement: RoutableObject(
        screenIdentifier: "profile", viewModel: ProfileViewModel(name: "Ada", age: 36),
        navigationStyle: .stack())
    ) { shown.fulfill() }
    wait(for: [shown], timeout: 10)

    XCTAssertEqual(home.navigationController?.hierarchy.count, 2)
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import XCTest

// The demo app that was published with the design: four screens of one color, three of them with a
// button that leads to another screen, in a tab bar controller.

private struct ColorViewModel: BMViewModel {}

private class ColorView: UIView, BMViewWithViewControllerAndViewModel {
  let button = UIButton()
  var didTapButton: () -> Void = {}

  func configure() {
    addSubview(button)
    button.addAction(UIAction { [weak self] _ in self?.didTapButton() }, for: .touchUpInside)
  }

  func style() {
    button.backgroundColor = .black
    button.setTitle("Navigate", for: .normal)
    button.setTitleColor(.white, for: .normal)
  }

  func update(oldViewModel: ColorViewModel?) {}

  func layout() {
    button.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: centerXAnchor),
      button.centerYAnchor.constraint(equalTo: centerYAnchor),
      button.heightAnchor.constraint(equalToConstant: 50),
      button.widthAnchor.constraint(equalToConstant: 200),
    ])
  }
}

private final class WhiteView: ColorView {
  override func style() {
    super.style()
    backgroundColor = .white
  }
}

private final class GreenView: ColorView {
  override func style() {
    super.style()
    backgroundColor = .green
  }
}

private final class YellowView: ColorView {
  override func configure() {}
  override func style() { backgroundColor = .yellow }
  override func layout() {}
}

private final class WhiteController: BMViewController<WhiteView>, Routable {
  var screenIdentifier: ScreenIdentifier { "white" }
  var didTapButton: () -> Void = {}
  override func setupInteractions() {
    rootView.didTapButton = { [weak self] in self?.didTapButton() }
  }
}

private final class GreenController: BMViewController<GreenView>, Routable {
  var screenIdentifier: ScreenIdentifier { "green" }
}

private final class YellowController: BMViewController<YellowView>, Routable {
  var screenIdentifier: ScreenIdentifier { "yellow" }
}

private struct DemoScreens: RoutingConfigurationProvider {
  var screensAndDestinations: [ScreenIdentifier: RoutableViewController.Type] {
    ["white": WhiteController.self, "green": GreenController.self, "yellow": YellowController.self]
  }
}

final class PublishedDemoTests: XCTestCase {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let router = Router(with: DemoScreens())
  private let white = WhiteController()

  override func setUp() {
    let tabs = UITabBarController()
    white.title = "White"
    let green = GreenController()
    green.title = "Green"
    white.viewModel = ColorViewModel()
    tabs.viewControllers = [UINavigationController(rootViewController: white), green]
    router.installRoot(using: tabs, in: window)
    window.layoutIfNeeded()
  }

  override func tearDown() {
    window.rootViewController = nil
    window.isHidden = true
  }

  func testTheButtonStandsInTheMiddle() {
    XCTAssertEqual(white.rootView.button.frame, CGRect(x: 60, y: 215, width: 200, height: 50))
    XCTAssertEqual(white.tabBarController?.tabBar.items?.map(\.title), ["White", "Green"])
  }

  func testTappingTheButtonPushesTheNextScreen() {
    let shown = expectation(description: "the yellow screen")
    white.didTapButton = { [router] in
      router.show(
        routableElement: RoutableObject(
          screenIdentifier: "yellow", viewModel: ColorViewModel(), navigationStyle: .stack()),
        completion: { shown.fulfill() })
    }

    white.rootView.button.sendActions(for: .touchUpInside)
    wait(for: [shown], timeout: 10)

    XCTAssertTrue(Router.topViewController() is YellowController)
    XCTAssertEqual(white.navigationController?.viewControllers.count, 2)
    XCTAssertEqual(Router.topViewController().view.backgroundColor, .yellow)
  }
}

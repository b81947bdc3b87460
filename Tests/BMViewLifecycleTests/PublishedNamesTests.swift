// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import XCTest

/// Every published name with its published type. What this file claims, the compiler checks; the
/// tests read what has a value.
final class PublishedNamesTests: XCTestCase {
  private final class View: UIView, BMViewWithViewControllerAndViewModel {
    func configure() {}
    func style() {}
    func update(oldViewModel: Counter?) {}
    func layout() {}
  }

  private final class Controller: BMViewController<View>, Routable {
    var screenIdentifier: ScreenIdentifier { "counter" }
    override func viewDidLoad() { super.viewDidLoad() }
    override func willUpdate(new: Counter?) {}
    override func didUpdate(old: Counter?) {}
    override func setupInteractions() {}
    override func assign(model: Any) -> Bool { super.assign(model: model) }
  }

  private struct Provider: RoutingConfigurationProvider {
    var screensAndDestinations: [ScreenIdentifier: RoutableViewController.Type] {
      ["counter": Controller.self]
    }
  }

  func testAViewNeedNotBeAUIView() {
    final class Plain: BMView {
      func configure() {}
      func style() {}
      func update() {}
      func layout() {}
    }
    let view: any BMView = Plain()

    for phase in [view.configure, view.style, view.update, view.layout] as [() -> Void] { phase() }
  }

  func testTheTypeOfTheViewModelIsThatOfUpdate() {
    let view: any BMViewWithViewModel = View()

    XCTAssertTrue(type(of: view) is View.Type)
    XCTAssertTrue(View.VM.self == Counter.self)
  }

  func testControllers() {
    let controller = Controller()
    let rootView: View = controller.rootView
    let update: (Counter) -> Void = controller.update(to:)
    let add: (Controller, BMContainerView) -> Void = controller.add(_:to:)
    let remove: () -> Void = controller.remove

    update(Counter(value: 3))
    add(Controller(), BMContainerView())
    remove()

    XCTAssertEqual(rootView.viewModel, Counter(value: 3))
    XCTAssertEqual(controller.children.count, 1)
  }

  func testRoutes() {
    let route: Route = ["counter"]
    let object = RoutableObject(
      screenIdentifier: route[0], viewModel: Counter(value: 1),
      navigationStyle: .modal(
        presentationStyle: .fullScreen, navigationController: nil, transitionStyle: .coverVertical))
    let erased: any AnyRoutableObject = object

    XCTAssertTrue(erased.animated)
    XCTAssertEqual(erased.screenIdentifier, "counter")
    XCTAssertEqual(erased.anyViewModel as? Counter, object.viewModel)
    guard case .modal(.fullScreen, nil, .coverVertical) = NavigationStyle.modal(),
      case .stack(.overCurrentContext, nil) = NavigationStyle.stack()
    else { return XCTFail("the defaults are others") }
  }

  func testRouters() {
    let router = Router(with: Provider())
    let _: (UIViewController, UIWindow) -> Void = router.installRoot(using:in:)
    let _: ([AnyRoutableObject], RoutingCompletion?) -> Void =
      router.show(routableElements:completion:)
    let _: (AnyRoutableObject, RoutingCompletion?) -> Void =
      router.show(routableElement:completion:)
    let _: (Bool, Router.Completion?) -> Void =
      router.hideTopViewController(animated:completion:)
    let _: (ScreenIdentifier, BMViewModel?, Bool, RoutingCompletion?) -> Void =
      router.popTo(screen:with:animated:completion:)
    let _: (UIViewController?) -> UIViewController = Router.topViewController(root:)
    let errors: [Router.RoutingError] = [
      .navigationControllerNotFound, .viewControllerNotFound, .failedToAssignViewModel,
    ]

    XCTAssertEqual(errors.count, 3)
  }

  func testContainers() {
    let navigation = UINavigationController()
    let inspectable: [any InspectableHierarchy] = [navigation, UITabBarController()]
    let presented: any InspectablePresentedViewController = UIViewController()
    let _: (UIViewController, Bool, @escaping () -> Void) -> Void =
      navigation.pushViewController(_:animated:completion:)
    let _: (Bool, @escaping () -> Void) -> Void = navigation.popViewController(animated:completion:)

    XCTAssertEqual(inspectable.map(\.hierarchy.count), [0, 0])
    XCTAssertNil(presented.nextViewController)
  }

  @available(*, deprecated)
  func testTheOlderSpellingOfInstallingARootCallsBackAtOnce() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var wasVisible: Bool?

    Router(with: Provider()).installRoot(using: Controller(), in: window) {
      wasVisible = !window.isHidden
    }

    XCTAssertEqual(wasVisible, true)
    window.rootViewController = nil
    window.isHidden = true
  }

  func testTheTopOfNoWindowTraps() {
    let message = trapMessage {
      var environment = RenderingEnvironment.current
      environment.application = UIApplication()
      RenderingEnvironment.$current.withValue(environment) { _ = Router.topViewController() }
    }

    XCTAssertEqual(
      message,
      "There is no key window with a root view controller. Call installRoot(using:in:) first, "
        + "and keep the window.")
  }
}

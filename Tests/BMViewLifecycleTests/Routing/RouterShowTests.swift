// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import XCTest

final class RouterShowTests: RouterTestCase {
  func testInstallingARootShowsTheWindow() {
    let root = TitleController()
    root.viewModel = Title(text: "root")

    router.installRoot(using: root, in: window)

    XCTAssertTrue(window.rootViewController === root)
    XCTAssertTrue(UIApplication.shared.keyWindow === window)
    XCTAssertEqual(log.take(), ["root appeared at once"])
  }

  func testTheCompletionComesOnceAndLater() {
    installRoot()

    wait { done in
      router.show(routableElement: element("A")) { [log] in
        log.add("completed, main \(Thread.isMainThread)")
        done()
      }
      log.add("returned")
    }

    XCTAssertEqual(log.take(), ["returned", "A appeared", "completed, main true"])
    XCTAssertEqual(stack, ["root", "A"])
  }

  func testElementsAreShownInOrderAndOneCompletionFollows() {
    installRoot()
    let elements = [element("A"), element("B", animated: false), element("C", screen: "second")]

    wait { done in
      router.show(routableElements: elements) { [log] in
        log.add("completed")
        done()
      }
    }

    XCTAssertEqual(
      log.take(), ["A appeared", "B appeared at once", "C appeared", "completed"])
    XCTAssertEqual(stack, ["root", "A", "B", "C"])
  }

  func testNoElementsCallTheCompletion() {
    installRoot()

    wait { done in
      router.show(routableElements: []) { [log] in
        log.add("completed")
        done()
      }
      log.add("returned")
    }

    XCTAssertEqual(log.take(), ["returned", "completed"])
  }

  func testAStackIgnoresTheGivenNavigationWhereTheTopIsInOne() {
    installRoot()
    let given = UINavigationController()

    wait { done in
      router.show(
        routableElement: element(
          "A", .stack(presentationStyle: .pageSheet, navigationController: given)),
        completion: done)
    }

    XCTAssertEqual(stack, ["root", "A"])
    XCTAssertEqual(given.viewControllers, [])
    XCTAssertEqual(given.modalPresentationStyle, .pageSheet)
  }

  func testAStackPresentsTheGivenNavigationInItsStyle() {
    let root = installRoot(inNavigation: false)
    let given = UINavigationController(rootViewController: UIViewController())

    wait { done in
      router.show(
        routableElement: element(
          "A", .stack(presentationStyle: .fullScreen, navigationController: given)),
        completion: done)
    }

    XCTAssertTrue(root.presentedViewController === given)
    XCTAssertEqual(given.modalPresentationStyle, .fullScreen)
    XCTAssertEqual(given.viewControllers.map { ($0 as? TitleController)?.viewModel?.text }, ["A"])
  }

  func testAStackPresentsANewNavigationOverTheContextWhereNoneIsGiven() {
    let root = installRoot(inNavigation: false)

    wait { done in router.show(routableElement: element("A"), completion: done) }

    let presented = root.presentedViewController as? UINavigationController
    XCTAssertEqual(presented?.viewControllers.count, 1)
    XCTAssertEqual(presented?.modalPresentationStyle, .overCurrentContext)
  }

  func testAModalIsPresentedInItsStyles() {
    let root = installRoot()

    wait { done in
      router.show(
        routableElement: element(
          "A", .modal(presentationStyle: .overFullScreen, transitionStyle: .crossDissolve)),
        completion: done)
    }

    let presented = root.presentedViewController
    XCTAssertEqual((presented as? TitleController)?.viewModel?.text, "A")
    XCTAssertEqual(presented?.modalPresentationStyle, .overFullScreen)
    XCTAssertEqual(presented?.modalTransitionStyle, .crossDissolve)
  }

  func testAModalIsPresentedInTheGivenNavigation() {
    let root = installRoot()
    let given = UINavigationController()

    wait { done in
      router.show(
        routableElement: element("A", .modal(navigationController: given)), completion: done)
    }

    XCTAssertTrue(root.presentedViewController === given)
    XCTAssertEqual(given.modalPresentationStyle, .fullScreen)
    XCTAssertEqual(given.viewControllers.map { ($0 as? TitleController)?.viewModel?.text }, ["A"])
  }

  func testModalsStandOnEachOther() {
    let root = installRoot()

    wait { done in
      router.show(
        routableElements: [element("A", .modal()), element("B", .modal())], completion: done)
    }

    let lower = root.presentedViewController as? TitleController
    let upper = lower?.presentedViewController as? TitleController
    XCTAssertEqual([lower?.viewModel?.text, upper?.viewModel?.text], ["A", "B"])
    XCTAssertTrue(Router.topViewController() === upper)
  }

  func testAnUnknownScreenTrapsAndTheElementsBeforeItAreShown() {
    installRoot()
    let router = router
    let elements = [element("A"), element("B", screen: "First")]

    let message = trapMessage {
      Thread.detachNewThread(Unchecked { router.show(routableElements: elements) }.run)
    }

    XCTAssertEqual(
      message,
      "Identifier is not associated to a RoutableViewController. Update your "
        + "`screensAndDestinations`.")
    wait { done in router.show(routableElement: element("C"), completion: done) }
    XCTAssertEqual(stack, ["root", "A", "C"])
  }

  func testAViewModelOfTheWrongTypeTraps() {
    installRoot()
    let router = router
    let element = RoutableObject(
      screenIdentifier: "first", viewModel: Other(), navigationStyle: .stack())

    let message = trapMessage {
      Thread.detachNewThread(Unchecked { router.show(routableElement: element) }.run)
    }

    XCTAssertEqual(message, "Could not assign the viewModel properly to your vc.")
  }

  @available(*, deprecated)
  func testOlderSpellingsMeanTheSame() {
    let given = UINavigationController()
    let styles: [NavigationStyle] = [
      .stack(given, style: .pageSheet), .stack(style: .pageSheet, navigationController: given),
      .stack(given),
    ]
    let presentationStyles: [UIModalPresentationStyle] = [
      .pageSheet, .pageSheet, .overCurrentContext,
    ]
    for (style, expected) in zip(styles, presentationStyles) {
      guard case .stack(let presentationStyle, let navigation) = style else { return XCTFail() }
      XCTAssertEqual(presentationStyle, expected)
      XCTAssertTrue(navigation === given)
    }
    guard
      case .modal(.overFullScreen, nil, .coverVertical) = NavigationStyle.modal(
        style: .overFullScreen)
    else { return XCTFail() }
  }
}

/// Takes a closure to another thread.
struct Unchecked: @unchecked Sendable {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  @Sendable func run() { body() }
}

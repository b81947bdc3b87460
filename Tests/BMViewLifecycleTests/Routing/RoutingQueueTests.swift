// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import XCTest

final class RoutingQueueTests: RouterTestCase {
  func testAPresentationThatNeverCompletesDoesNotHoldUpTheNextOne() {
    installRoot(inNavigation: false)

    wait { done in
      router.show(routableElements: [
        element("A", .modal(), screen: "refusing"), element("B", .modal()),
      ])
      router.hideTopViewController()
      router.show(routableElement: element("C", .modal()), completion: done)
    }

    XCTAssertEqual(log.take(), ["A appeared", "refused", "stayed", "refused"])
  }

  func testARefusedPresentationDoesNotHoldUpTheNextOne() {
    let root = installRoot(inNavigation: false)
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    root.view.removeFromSuperview()

    RenderingEnvironment.$current.withValue(environment) {
      wait { done in
        router.show(
          routableElements: [element("A", .modal()), element("B", .modal())], completion: done)
      }
    }

    XCTAssertEqual(issues.messages.count, 1)
    XCTAssertNil(root.presentedViewController)
  }

  func testCopiesShareTheQueue() {
    installRoot()
    let copy = router

    wait { done in
      router.show(routableElements: [element("A"), element("B")])
      copy.hideTopViewController()
      router.show(routableElement: element("C"), completion: done)
    }

    XCTAssertEqual(stack, ["root", "A", "C"])
  }

  func testARouterMayBeUsedFromSeveralThreads() {
    installRoot()
    let (router, threads, rounds) = (router, 8, 10)
    let done = expectation(description: "all completions")
    done.expectedFulfillmentCount = threads * rounds
    let elements = (0..<threads).map { element("\($0)", animated: false) }

    for element in elements {
      Thread.detachNewThread(
        Unchecked {
          for _ in 0..<rounds {
            router.show(routableElement: element) { done.fulfill() }
          }
        }.run)
    }
    wait(for: [done], timeout: 60)

    XCTAssertEqual(stack.count, 1 + threads * rounds)
    for thread in 0..<threads {
      XCTAssertEqual(stack.filter { $0 == "\(thread)" }.count, rounds)
    }
  }

  func testAMissingWindowTrapsAndTheQueueGoesOn() {
    let message = trapMessage { router.hideTopViewController() }

    XCTAssertEqual(message?.hasPrefix("There is no key window with a root view controller."), true)
    installRoot()
    wait { done in router.show(routableElement: element("A"), completion: done) }
    XCTAssertEqual(stack, ["root", "A"])
  }

  func testStepsSeeTheCallersApp() {
    var environment = RenderingEnvironment.current
    environment.application = UIApplication()
    RenderingEnvironment.$current.withValue(environment) {
      let inner = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      router.installRoot(
        using: UINavigationController(rootViewController: UIViewController()), in: inner)

      wait { done in router.show(routableElement: element("A"), completion: done) }

      XCTAssertTrue(Router.topViewController() is TitleController)
      XCTAssertTrue(Router.topViewController().view.window === inner)
    }
  }

  func testScreensThatWereTakenAwayAreReleased() {
    installRoot()
    weak var shown: UIViewController?
    wait { done in router.show(routableElement: element("A", .modal()), completion: done) }
    shown = Router.topViewController()
    XCTAssertNotNil(shown)

    wait { done in router.hideTopViewController(completion: done) }
    // What the main queue did last is released when it has returned.
    wait { done in DispatchQueue.main.async(execute: Unchecked(done).run) }

    XCTAssertNil(shown)
  }
}

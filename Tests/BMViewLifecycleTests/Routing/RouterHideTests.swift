// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import XCTest

final class RouterHideTests: RouterTestCase {
  func testHidingPopsTheTopOfAStack() {
    installRoot()
    wait { done in
      router.show(routableElements: [element("A"), element("B")])
      router.hideTopViewController(completion: done)
    }

    XCTAssertEqual(stack, ["root", "A"])
  }

  func testHidingDismissesAModal() {
    let root = installRoot()

    wait { done in
      router.show(routableElement: element("A", .modal()))
      router.hideTopViewController(animated: false, completion: done)
    }

    XCTAssertNil(root.presentedViewController)
    XCTAssertEqual(
      log.take(), ["A appeared", "root appeared at once"])
  }

  func testHidingTheOnlyScreenCallsItsCompletion() {
    installRoot()

    wait { done in router.hideTopViewController(completion: done) }

    XCTAssertEqual(stack, ["root"])
  }

  @available(*, deprecated)
  func testHideIsTheOlderSpelling() {
    installRoot()

    wait { done in
      router.show(routableElement: element("A"))
      router.hide(completion: done)
    }

    XCTAssertEqual(stack, ["root"])
  }

  func testPoppingToAScreenGivesItTheViewModel() {
    installRoot()
    let elements = [
      element("A", screen: "second"), element("B", screen: "second"), element("C"), element("D"),
    ]

    wait { done in
      router.show(routableElements: elements)
      router.popTo(
        screen: "second", with: Title(text: "new"), animated: false,
        completion: { [log] in
          log.add("completed, main \(Thread.isMainThread)")
          done()
        })
    }

    XCTAssertEqual(stack, ["root", "A", "new"])
    XCTAssertEqual(log.take().suffix(2), ["new appeared at once", "completed, main true"])
  }

  func testPoppingReleasesTheQueue() {
    installRoot()

    wait { done in
      router.show(routableElements: [element("A"), element("B")])
      router.popTo(screen: "first")
      router.show(routableElement: element("C"), completion: done)
    }

    XCTAssertEqual(stack, ["root", "A", "B", "C"])
  }

  func testPoppingToAnUnknownScreenTrapsAndTheQueueGoesOn() {
    installRoot()

    let message = trapMessage {
      router.popTo(screen: "nowhere") { [log] in log.add("completed") }
    }

    XCTAssertEqual(
      message,
      "Identifier is not associated to a RoutableViewController. Update your "
        + "`screensAndDestinations`.")
    wait { done in router.show(routableElement: element("A"), completion: done) }
    XCTAssertEqual(log.take(), ["A appeared"])
  }

  func testPoppingWithoutANavigationControllerTrapsAndTheQueueGoesOn() {
    installRoot(inNavigation: false)

    let message = trapMessage { router.popTo(screen: "first") }

    XCTAssertEqual(
      message,
      "The view controller is trying to access a `UINavigationController` that does not exist.")
    wait { done in router.show(routableElement: element("A"), completion: done) }
  }

  func testPoppingWithAViewModelOfTheWrongTypeTrapsAndTheQueueGoesOn() {
    installRoot()

    let message = trapMessage { router.popTo(screen: "first", with: Other()) }

    XCTAssertEqual(message, "Could not assign the viewModel properly to your vc.")
    wait { done in router.hideTopViewController(completion: done) }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import XCTest

/// A screen that presents another one while it is being dismissed.
final class StubbornController: TitleController {
  override var screenIdentifier: ScreenIdentifier { "stubborn" }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed { present(UIViewController(), animated: false) }
  }
}

final class RouterDismissalTests: RouterTestCase {
  private struct StubbornScreens: RoutingConfigurationProvider {
    var screensAndDestinations: [ScreenIdentifier: RoutableViewController.Type] {
      ["stubborn": StubbornController.self, "first": TitleController.self]
    }
  }

  func testPresentingWhileBeingDismissedIsReportedAndTheQueueGoesOn() {
    let root = installRoot(inNavigation: false)
    let router = Router(with: StubbornScreens())
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues

    RenderingEnvironment.$current.withValue(environment) {
      wait { done in
        router.show(routableElement: element("A", .modal(), screen: "stubborn"))
        router.hideTopViewController()
        router.show(routableElement: element("B", .modal()), completion: done)
      }
    }

    XCTAssertEqual(
      issues.messages,
      [
        "Attempt to present UIViewController on StubbornController while it is being dismissed. "
          + "Present from the completion of dismiss."
      ])
    XCTAssertEqual((root.presentedViewController as? TitleController)?.viewModel?.text, "B")
    XCTAssertEqual(log.take(), ["A appeared", "root appeared", "B appeared"])
  }
}

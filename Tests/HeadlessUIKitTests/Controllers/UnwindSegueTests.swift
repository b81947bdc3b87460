// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// What controllers say of segues that unwind. Nothing performs one here.
final class UnwindSegueTests: XCTestCase {
  private final class Screen: UIViewController {
    override var nibName: String? { nil }
    override func allowedChildrenForUnwinding(
      from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] { super.allowedChildrenForUnwinding(from: source).reversed() }
    override func unwind(
      for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
    ) { super.unwind(for: unwindSegue, towards: subsequentVC) }
  }

  func testTheChildThatTheSegueComesFromIsNotAsked() {
    let (parent, first, second, third) = (
      Screen(), UIViewController(), UIViewController(), UIViewController()
    )
    let inner = UIViewController()
    for child in [first, second, third] { parent.addChild(child) }
    second.addChild(inner)
    let source = UIStoryboardUnwindSegueSource(
      unwindAction: Selector("back:"), source: inner, sender: nil)

    XCTAssertIdentical(parent.childContaining(source), second)
    XCTAssertEqual(parent.allowedChildrenForUnwinding(from: source), [third, first])
    XCTAssertFalse(
      parent.canPerformUnwindSegueAction(source.unwindAction, from: inner, sender: nil))
  }
}

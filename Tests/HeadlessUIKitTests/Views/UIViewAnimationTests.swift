// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIViewAnimationTests: XCTestCase {
  func testChangesAreMadeAtOnceAndCompletionsCalled() {
    let view = UIView()
    var finished: [Bool] = []

    UIView.animate(withDuration: 1) { view.alpha = 0 }
    UIView.animate(withDuration: 1, animations: { view.tag = 1 }) { finished.append($0) }
    UIView.animate(
      withDuration: 1, delay: 2, options: [.curveEaseOut, .beginFromCurrentState],
      animations: { view.tag += 1 }, completion: { finished.append($0) })
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      options: [], animations: { view.tag += 1 }, completion: nil)
    UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
      view.tag += 1
    }

    XCTAssertEqual(view.alpha, 0)
    XCTAssertEqual(view.tag, 4)
    XCTAssertEqual(finished, [true, true])
  }
}

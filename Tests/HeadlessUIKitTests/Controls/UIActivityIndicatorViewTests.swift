// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import HeadlessUIKit
import XCTest

final class UIActivityIndicatorViewTests: XCTestCase {
  func testItShowsOnlyWhileItTurns() {
    let indicator = UIActivityIndicatorView(style: .large)
    XCTAssertEqual(indicator.frame.size, CGSize(width: 37, height: 37))
    XCTAssertTrue(indicator.isHidden)

    indicator.startAnimating()
    XCTAssertFalse(indicator.isHidden)
    XCTAssertEqual(indicator.displayList(scale: 1).commands.count, 8)

    indicator.stopAnimating()
    XCTAssertTrue(indicator.isHidden)
    indicator.hidesWhenStopped = false
    XCTAssertFalse(indicator.isHidden)
  }

  func testTheSpokeAtTheTopIsAsFaintAsCanBe() {
    let indicator = UIActivityIndicatorView()
    indicator.frame.size = CGSize(width: 20, height: 20)
    indicator.color = .black
    indicator.startAnimating()

    XCTAssertEqual(
      indicator.displayList(scale: 1).commands.first?.dump(),
      "fill roundedRect(-1.25 -10; 2.5 6.6667; 1.25) #00000045 [1, 0, 0, 1, 10, 10]")
  }
}

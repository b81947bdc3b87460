// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Lengths that constraints leave open.
final class LeastLengthTests: XCTestCase {
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func add(_ view: UIView) -> UIView {
    box.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: box.topAnchor),
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      view.bottomAnchor.constraint(lessThanOrEqualTo: box.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 30),
    ])
    return view
  }

  func testAViewWithoutContentIsAsHighAsItHasToBe() {
    let view = add(.placed())
    view.heightAnchor.constraint(greaterThanOrEqualTo: view.widthAnchor).isActive = true

    box.layoutIfNeeded()

    XCTAssertEqual(view.frame.size, CGSize(width: 30, height: 30))
    XCTAssertTrue(view.hasAmbiguousLayout)
  }

  func testItDoesNotMatterFromWhichSideTheLengthIsLooked() {
    let view = add(.placed())
    view.widthAnchor.constraint(lessThanOrEqualTo: view.heightAnchor).isActive = true

    box.layoutIfNeeded()

    XCTAssertEqual(view.frame.height, 30)
  }

  func testContentSaysMore() {
    let view = add(SizedView(30, 50))
    view.heightAnchor.constraint(greaterThanOrEqualToConstant: 40).isActive = true

    box.layoutIfNeeded()

    XCTAssertEqual(view.frame.height, 50)
  }
}

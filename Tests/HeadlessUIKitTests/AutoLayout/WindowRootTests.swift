// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// The view of a window's root controller where it asks for constraints: UIKit's window makes some.
final class WindowRootTests: XCTestCase {
  func testARootViewThatAsksForConstraintsIsAsLargeAsItsWindow() {
    let controller = UIViewController()
    let label = UILabel()
    label.text = "A text that is far wider than its window"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      label.topAnchor.constraint(equalTo: controller.view.topAnchor),
    ])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    XCTAssertEqual(controller.view.frame, window.bounds)
    XCTAssertEqual(label.frame.width, 100)
    XCTAssertFalse(controller.view.hasAmbiguousLayout)
    XCTAssertFalse(label.hasAmbiguousLayout)

    window.frame.size.width = 140
    window.layoutIfNeeded()

    XCTAssertEqual(controller.view.frame.width, 140)
    XCTAssertEqual(label.frame.width, 140)
  }
}

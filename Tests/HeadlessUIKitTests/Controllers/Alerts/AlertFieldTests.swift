// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class AlertFieldTests: XCTestCase {
  private func alert(fields: [String]) -> UIAlertController {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    for text in fields { alert.addTextField { $0.placeholder = text } }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }

  func testFieldsAreThereInOrder() {
    XCTAssertNil(alert(fields: []).textFields)
    XCTAssertEqual(
      alert(fields: ["First", "Last"]).textFields?.map(\.placeholder), ["First", "Last"])
  }

  func testEachFieldIsARowOfTheCard() {
    let heights = [[], ["First"], ["First", "Last"]].map { alert(fields: $0).view.bounds.height }

    XCTAssertEqual(heights[1] - heights[0], 45)
    XCTAssertEqual(heights[2] - heights[1], 25)
  }

  func testAFieldAddedLaterIsShown() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    window.rootViewController = root
    window.isHidden = false
    let alert = alert(fields: [])
    root.present(alert, animated: false)
    alert.addTextField { $0.text = "Ada" }
    window.layoutIfNeeded()

    let field = try XCTUnwrap(alert.textFields?.first)

    XCTAssertTrue(field.isDescendant(of: alert.view))
    XCTAssertEqual(field.frame, CGRect(x: 5, y: 0, width: 228, height: 25))
    window.isHidden = true
  }
}

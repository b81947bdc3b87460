// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class NSObjectAccessibilityTests: XCTestCase {
  func testAnyObjectKeepsWhatIsReadForIt() {
    let object = NSObject()
    XCTAssertNil(object.accessibilityLabel)
    object.accessibilityLabel = "Archive"
    object.accessibilityHint = "Moves it away"
    object.accessibilityValue = "3"
    object.accessibilityIdentifier = "archive"
    object.isAccessibilityElement = true
    XCTAssertEqual(object.accessibilityLabel, "Archive")
    XCTAssertEqual(object.accessibilityHint, "Moves it away")
    XCTAssertEqual(object.accessibilityValue, "3")
    XCTAssertEqual(object.accessibilityIdentifier, "archive")
    XCTAssertTrue(object.isAccessibilityElement)
  }

  func testAnyObjectKeepsWhereItIsAndWhatIsInIt() {
    let object = NSObject()
    XCTAssertEqual(object.accessibilityFrame, .zero)
    object.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    object.accessibilityTraits = .button
    object.accessibilityElements = [UILabel()]
    object.accessibilityElementsHidden = true
    XCTAssertEqual(object.accessibilityFrame, CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(object.accessibilityTraits, .button)
    XCTAssertEqual(object.accessibilityElements?.count, 1)
    XCTAssertTrue(object.accessibilityElementsHidden)

    let view = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    XCTAssertEqual((view as NSObject).accessibilityFrame, view.accessibilityFrame)
  }

  func testAnyObjectKeepsWhatCanBeDoneWithIt() {
    final class Switch: UIView {
      var isOn = false
      override func accessibilityActivate() -> Bool {
        isOn.toggle()
        return true
      }
    }
    let object = NSObject()
    object.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Share") { _ in true }]
    object.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
    object.accessibilityViewIsModal = true

    XCTAssertEqual(object.accessibilityCustomActions?.map(\.name), ["Share"])
    XCTAssertEqual(object.accessibilityActivationPoint, CGPoint(x: 1, y: 2))
    XCTAssertTrue(object.accessibilityViewIsModal)
    XCTAssertFalse(object.shouldGroupAccessibilityChildren)
    XCTAssertNil(object.accessibilityCustomRotors)
    XCTAssertFalse(object.accessibilityActivate())

    let view = Switch()
    XCTAssertTrue((view as NSObject).accessibilityActivate())
    XCTAssertTrue(view.isOn)
  }

  func testAViewThatIsKnownAsAnObjectIsAskedItself() {
    let label = UILabel()
    label.text = "Title"
    let object: NSObject = label
    XCTAssertEqual(object.accessibilityLabel, "Title")
    object.accessibilityLabel = "Heading"
    XCTAssertEqual(label.accessibilityLabel, "Heading")
    XCTAssertTrue(object.isAccessibilityElement)
  }
}

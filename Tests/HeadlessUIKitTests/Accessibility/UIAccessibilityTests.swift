// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIAccessibilityTests: XCTestCase {
  func testAllIsAsOnANewDevice() {
    XCTAssertFalse(UIAccessibility.isVoiceOverRunning)
    XCTAssertFalse(UIAccessibility.isReduceMotionEnabled)
    XCTAssertTrue(UIAccessibility.isVideoAutoplayEnabled)
    XCTAssertNil(UIAccessibility.focusedElement(using: nil))
    UIAccessibility.post(notification: .announcement, argument: "Nobody hears it")
  }

  func testRectanglesAreConvertedToTheWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
    window.addSubview(view)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

    XCTAssertEqual(
      UIAccessibility.convertToScreenCoordinates(rect, in: view),
      CGRect(x: 11, y: 22, width: 3, height: 4))
    XCTAssertEqual(
      UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: rect), in: view).bounds,
      CGRect(x: 11, y: 22, width: 3, height: 4))
  }

  func testFeedbackIsMadeWithoutADevice() {
    let impact: UIFeedbackGenerator = UIImpactFeedbackGenerator(style: .rigid)
    impact.prepare()
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
  }
}

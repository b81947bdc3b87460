// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Properties that tests and assistive software see.
final class UIViewBehaviorTests: XCTestCase {
  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
    var isStubborn = false
    override var canResignFirstResponder: Bool { !isStubborn }
  }

  func testEditingEndsInTheViewOnly() {
    let (root, one, other) = (UIView(), UIView(), UIView())
    let field = Field()
    root.addSubview(one)
    root.addSubview(other)
    one.addSubview(field)
    field.becomeFirstResponder()

    XCTAssertTrue(other.endEditing(false))
    XCTAssertTrue(field.isFirstResponder)
    field.isStubborn = true
    XCTAssertFalse(one.endEditing(false))
    XCTAssertTrue(field.isFirstResponder)
    XCTAssertTrue(root.endEditing(true))
    XCTAssertFalse(field.isFirstResponder)
  }

  func testWhatAssistiveSoftwareReads() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UILabel(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.text = "Save"
    root.addSubview(view)

    XCTAssertEqual(view.accessibilityFrame, CGRect(x: 10, y: 20, width: 30, height: 40))
    XCTAssertEqual(view.accessibilityActivationPoint, CGPoint(x: 25, y: 40))
    XCTAssertEqual(view.accessibilityUserInputLabels, ["Save"])
    XCTAssertNil(root.accessibilityElements)
    XCTAssertFalse(root.accessibilityViewIsModal)
    root.accessibilityElements = [view]
    root.accessibilityViewIsModal = true
    view.accessibilityUserInputLabels = ["Keep"]
    XCTAssertTrue(root.accessibilityElements?.first as? UILabel === view)
    XCTAssertTrue(root.accessibilityViewIsModal)
    XCTAssertEqual(view.accessibilityUserInputLabels, ["Keep"])
    XCTAssertFalse(view.accessibilityActivate())
    XCTAssertEqual(view.largeContentTitle, "Save")
    XCTAssertFalse(view.showsLargeContentViewer)
    view.showsLargeContentViewer = true
    XCTAssertTrue(view.showsLargeContentViewer)
  }

  func testAScrollViewsMannerStartsAsOnIOS() {
    let view = UIScrollView()
    XCTAssertTrue(view.scrollsToTop)
    XCTAssertTrue(view.delaysContentTouches)
    XCTAssertFalse(view.isDirectionalLockEnabled)
    XCTAssertEqual(view.keyboardDismissMode, .none)
    XCTAssertEqual(view.decelerationRate, .normal)

    view.scrollIndicatorInsets.top = 5
    view.keyboardDismissMode = .onDrag

    XCTAssertEqual(view.verticalScrollIndicatorInsets.top, 5)
    XCTAssertEqual(view.horizontalScrollIndicatorInsets.top, 5)
    XCTAssertEqual(view.keyboardDismissMode, .onDrag)
    XCTAssertTrue(view.panGestureRecognizer === view.panGestureRecognizer)
    XCTAssertTrue(view.panGestureRecognizer.view === view)
  }

  func testTheAppReadsTheEnvironment() {
    var environment = RenderingEnvironment()
    environment.safeAreaInsets.top = 47
    environment.layoutDirection = .rightToLeft
    RenderingEnvironment.$current.withValue(environment) {
      XCTAssertEqual(UIApplication.shared.statusBarFrame.height, 47)
      XCTAssertEqual(UIApplication.shared.userInterfaceLayoutDirection, .rightToLeft)
      XCTAssertEqual(UIApplication.shared.applicationState, .active)
    }
    let window = UIWindow()
    XCTAssertEqual(window.windowLevel, .normal)
    window.windowLevel = .alert
    XCTAssertEqual(window.windowLevel.rawValue, 2000)
  }
}

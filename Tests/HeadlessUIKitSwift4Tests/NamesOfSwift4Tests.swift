// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Compiled in the mode of Swift 4, as the sources of a project that says `SWIFT_VERSION = 4.0`.
final class NamesOfSwift4Tests: XCTestCase {
  private final class App: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
    ) -> Bool { launchOptions == nil }
  }

  func testTypesGoByTheirNamesOfSwift4() {
    let style: UITableViewCellStyle = .subtitle
    let attributes: [NSAttributedStringKey: Any] = [.kern: 2]
    let options: UIViewAnimationOptions = [.curveEaseIn, .autoreverse]
    let events: UIControlEvents = .touchUpInside

    XCTAssertTrue(App().application(.shared, didFinishLaunchingWithOptions: nil))
    XCTAssertEqual(style, UITableViewCell.CellStyle.subtitle)
    XCTAssertEqual(attributes.keys.first, NSAttributedString.Key.kern)
    XCTAssertEqual(options, UIView.AnimationOptions([.curveEaseIn, .autoreverse]))
    XCTAssertEqual(events, UIControl.Event.touchUpInside)
  }

  func testValuesAndMembersGoByTheirNamesOfSwift4() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChildViewController(child)
    child.didMove(toParentViewController: parent)
    let wheel = UIActivityIndicatorView(activityIndicatorStyle: .whiteLarge)
    let (under, over) = (UIView(), UIView())
    parent.view.addSubview(under)
    parent.view.addSubview(over)
    parent.view.bringSubview(toFront: under)

    XCTAssertEqual(UIKeyboardIsLocalUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey)
    XCTAssertEqual(parent.childViewControllers, [child])
    XCTAssertEqual(wheel.activityIndicatorViewStyle, .whiteLarge)
    XCTAssertEqual(parent.view.subviews, [over, under])
    XCTAssertEqual(UITableViewAutomaticDimension, UITableView.automaticDimension)
    XCTAssertEqual(
      Notification.Name.UIKeyboardWillShow, UIResponder.keyboardWillShowNotification)
    XCTAssertEqual(
      UIEdgeInsetsInsetRect(
        CGRect(x: 0, y: 0, width: 9, height: 9), UIEdgeInsetsMake(1, 2, 3, 4)),
      CGRect(x: 2, y: 1, width: 3, height: 5))
    child.removeFromParentViewController()
    XCTAssertEqual(parent.childViewControllers, [])
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// One object that is the app's delegate and its scenes', without a window.
final class DelegateOfBothTests: XCTestCase {
  private final class Delegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {}

  private final class Holder: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
    var window: UIWindow?
  }

  func testItNeedsNoWindow() {
    let delegate: any UIWindowSceneDelegate = Delegate()
    delegate.window = UIWindow()
    XCTAssertTrue(delegate.window == nil)
  }

  func testItsOwnWindowIsThatOfBoth() {
    let (holder, window) = (Holder(), UIWindow())
    holder.window = window

    XCTAssertTrue((holder as any UIWindowSceneDelegate).window === window)
    XCTAssertTrue((holder as any UIApplicationDelegate).window === window)
  }
}

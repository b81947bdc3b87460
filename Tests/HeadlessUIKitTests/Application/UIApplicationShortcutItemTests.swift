// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIApplicationShortcutItemTests: XCTestCase {
  func testAMutableItemIsChanged() {
    let item = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New")

    item.localizedTitle = "New note"
    item.icon = UIApplicationShortcutIcon(type: .favorite)

    XCTAssertEqual((item as UIApplicationShortcutItem).localizedTitle, "New note")
    XCTAssertNotNil((item as UIApplicationShortcutItem).icon)
  }

  func testAnAppMayHaveAClassOfItsOwn() {
    final class App: UIApplication, @unchecked Sendable {
      override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
    }
    let classes: [AnyClass] = [App.self]
    XCTAssertTrue(classes.first is UIApplication.Type)
    XCTAssertFalse(UIApplication.shared.openURL(URL(fileURLWithPath: "/")))
  }
}

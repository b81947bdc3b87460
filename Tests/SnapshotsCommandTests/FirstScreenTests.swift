// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import snapshots

final class FirstScreenTests: XCTestCase {
  /// A prototype beside the app has a delegate of the same name.
  func testTheDelegateIsThatOfTheAppWhereOthersAreImportedToo() {
    let scene = FirstScreen.scene(delegate: "SceneDelegate")
    XCTAssertTrue(
      scene.test(isForTablets: false, module: "Shop").contains(
        "let (scene, delegate) = (UIWindowScene(), Shop.SceneDelegate())"))
    XCTAssertTrue(
      scene.test(isForTablets: false, module: nil).contains("(UIWindowScene(), SceneDelegate())"))
    XCTAssertTrue(
      FirstScreen.app(delegate: "AppDelegate").test(isForTablets: true, module: "Shop").contains(
        "let delegate = Shop.AppDelegate()"))
  }
}

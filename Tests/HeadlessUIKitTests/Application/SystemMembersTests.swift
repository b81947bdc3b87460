// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

private final class TripleScreen: UIScreen, @unchecked Sendable {
  override var scale: CGFloat { 3 }
}

final class SystemMembersTests: XCTestCase {
  func testATestsOwnScreenAnswersOtherwise() {
    XCTAssertEqual(TripleScreen().scale, 3)
    XCTAssertEqual(TripleScreen().bounds, UIScreen.main.bounds)
  }

  func testATestMakesASceneByItsClass() throws {
    let scene = try XCTUnwrap((UIWindowScene.self as NSObject.Type).init() as? UIWindowScene)
    let window = UIWindow(windowScene: scene)
    window.isHidden = false

    XCTAssertTrue(window.windowScene === scene)
    XCTAssertEqual(scene.windows, [window])
  }

  func testSystemItemsOfATabBar() {
    let item = UITabBarItem(tabBarSystemItem: .topRated, tag: 3)

    XCTAssertEqual(item.title, "Top Rated")
    XCTAssertNotNil(item.image)
    XCTAssertEqual(item.tag, 3)
    XCTAssertEqual(UITabBarItem.SystemItem.mostViewed.rawValue, 11)
  }

  func testAControllerGoesOnWithAnActivity() {
    let restoring: any UIUserActivityRestoring = UIViewController()

    restoring.restoreUserActivityState(NSUserActivity(activityType: "a"))
  }

  func testThereAreNoDictionaries() {
    let checker = UITextChecker()
    let range = checker.rangeOfMisspelledWord(
      in: "Teh", range: NSRange(location: 0, length: 3), startingAt: 0, wrap: false, language: "en")

    XCTAssertEqual(range.location, NSNotFound)
    XCTAssertEqual(UITextChecker.availableLanguages, [])
  }

  func testKindsOfDataHaveTags() {
    let kind = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)
    XCTAssertEqual(kind?.takeRetainedValue(), kUTTypePNG)
    XCTAssertNil(UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "a/b", nil))
    XCTAssertEqual(
      UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)?.takeRetainedValue(),
      "image/png")
    XCTAssertTrue(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    XCTAssertFalse(UTTypeConformsTo(kUTTypePNG, kUTTypeMovie))
  }

  func testAddressesGetTheExtensionOfAType() {
    let folder = URL(fileURLWithPath: "/pets", isDirectory: true)
    XCTAssertEqual(
      folder.appendingPathComponent("cat", conformingTo: .png).path, "/pets/cat.png")
    XCTAssertEqual(
      folder.appendingPathComponent("cat.jpg", conformingTo: .image).path, "/pets/cat.jpg")
    XCTAssertEqual(
      folder.appendingPathComponent("v1/list", conformingTo: .data).path, "/pets/v1/list")
    var file = folder.appendingPathComponent("dog")
    file.appendPathExtension(for: .html)
    XCTAssertEqual(file.lastPathComponent, "dog.html")
  }
}

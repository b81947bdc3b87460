// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import iOSSnapshotTestCase

final class ReferenceImageNamesTests: XCTestCase {
  func testPunctuationAndSpacesBecomeUnderscores() {
    let options: FBSnapshotTestCaseFileNameIncludeOption = [.screenScale]

    XCTAssertEqual(options.fileName("testBadge_a b-c.d"), "testBadge_a_b_c_d@2x")
    XCTAssertEqual(
      FBSnapshotTestCaseFileNameIncludeOption.none.fileName("testBadge_a b"), "testBadge_a b")
  }

  func testSizeStandsBeforeTheScale() {
    let size = UIScreen.main.bounds.size
    let options: FBSnapshotTestCaseFileNameIncludeOption = [.device, .screenSize, .screenScale]

    XCTAssertEqual(
      options.fileName("test"),
      "test_\(UIDevice.current.model)_\(Int(size.width))x\(Int(size.height))@2x")
  }

  func testFolderIsThatOfTheTestTarget() {
    func path(_ source: String, _ environment: [String: String] = [:]) -> String {
      ReferenceImageFolder.path(module: "App_Tests", source: source, environment: environment)
    }

    XCTAssertEqual(path("/app/App Tests/Badges/BadgeTests.swift"), "/app/App Tests/ReferenceImages")
    XCTAssertEqual(path("/app/Other/BadgeTests.swift"), "/app/Other/ReferenceImages")
    XCTAssertEqual(path("/app/BadgeTests.swift", ["FB_REFERENCE_IMAGE_DIR": "/refs"]), "/refs")
  }
}

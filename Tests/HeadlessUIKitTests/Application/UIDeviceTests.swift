// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIDeviceTests: XCTestCase {
  func testTheDeviceIsThatOfTheEnvironment() {
    XCTAssertTrue(UIDevice.current === UIDevice.current)
    XCTAssertEqual(UIDevice.current.model, "iPhone")
    XCTAssertEqual(UIDevice.current.systemName, "iOS")
    XCTAssertEqual(UIDevice.current.orientation, .portrait)

    var environment = RenderingEnvironment()
    environment.userInterfaceIdiom = .pad
    environment.screenSize = CGSize(width: 1180, height: 820)
    RenderingEnvironment.$current.withValue(environment) {
      XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .pad)
      XCTAssertEqual(UIDevice.current.localizedModel, "iPad")
      XCTAssertEqual(UIDevice.current.systemName, "iPadOS")
      XCTAssertTrue(UIDevice.current.orientation.isLandscape)
      XCTAssertFalse(UIDevice.current.orientation.isPortrait)
      XCTAssertFalse(UIDevice.current.orientation.isFlat)
    }
  }
}

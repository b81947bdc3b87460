// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class ConvertedColorTests: XCTestCase {
  func testGraysAndColorsChangeTheirComponents() throws {
    let gray = CGColor(gray: 0.5, alpha: 0.4)
    let rgb = CGColorSpaceCreateDeviceRGB()
    let inRGB = try XCTUnwrap(gray.converted(to: rgb, intent: .defaultIntent, options: nil))
    XCTAssertEqual(inRGB.components, [0.5, 0.5, 0.5, 0.4])
    XCTAssertEqual(inRGB.colorSpace?.numberOfComponents, 3)

    let grays = CGColorSpaceCreateDeviceGray()
    let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    let converted = try XCTUnwrap(green.converted(to: grays, intent: .defaultIntent, options: nil))
    XCTAssertEqual(converted.components?.first ?? 0, 0.8627, accuracy: 0.001)
    let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    XCTAssertEqual(
      white.converted(to: grays, intent: .defaultIntent, options: nil)?.components?.first ?? 0, 1,
      accuracy: 1e-9)
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class ProcessInfoOfDeviceTests: XCTestCase {
  func testVersionIsThatOfTheDevice() {
    let info = ProcessInfo.processInfo
    let version = info.operatingSystemVersionOfDevice

    XCTAssertTrue(UIDevice.current.systemVersion.hasPrefix("\(version.majorVersion)."))
    XCTAssertEqual(
      info.operatingSystemVersionStringOfDevice, "Version \(UIDevice.current.systemVersion)")
    XCTAssertTrue(info.isOperatingSystemAtLeastOfDevice(version))
    let later = OperatingSystemVersion(
      majorVersion: version.majorVersion, minorVersion: version.minorVersion + 1, patchVersion: 0)
    XCTAssertFalse(info.isOperatingSystemAtLeastOfDevice(later))
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class SystemVersionTests: TransformTestCase {
  func testVersionIsThatOfTheDevice() {
    check(
      "let a = ProcessInfo.processInfo.operatingSystemVersion.majorVersion",
      "let a = ProcessInfo.processInfo.operatingSystemVersionOfDevice.majorVersion")
    check(
      "let a = ProcessInfo().isOperatingSystemAtLeast(v)",
      "let a = ProcessInfo().isOperatingSystemAtLeastOfDevice(v)")
  }

  func testOthersOfTheNameStay() {
    for text in [
      "let a = pet.operatingSystemVersion", "let a = ProcessInfo.processInfo.environment",
    ] {
      check(text, text)
    }
  }
}

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
      "let a = ProcessInfo.processInfo.isOperatingSystemAtLeastOfDevice(v)")
  }

  func testAProcessOfItsOwnIsThatOfTheProcess() {
    check(
      "let a = ProcessInfo().environment[\"A\"]",
      "let a = ProcessInfo.processInfo.environment[\"A\"]")
    check("let a = MyProcessInfo()", "let a = MyProcessInfo()")
  }

  func testOthersOfTheNameStay() {
    for text in [
      "let a = pet.operatingSystemVersion", "let a = ProcessInfo.processInfo.environment",
    ] {
      check(text, text)
    }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import SnapshotVerification

final class SnapshotNameTests: XCTestCase {
  private let source = SnapshotSource(
    fileID: "AppTests/Sub/ProfileTests.swift", filePath: "/p/Tests/AppTests/Sub/ProfileTests.swift",
    line: 12, column: 5)

  func testThePathHoldsTargetSuiteTestStateAndVariant() {
    let test = SnapshotTest(suite: "ProfileTests", function: "testEveryState()", source: source)

    let plain = SnapshotName(test)
    let full = SnapshotName(test, state: "adult, tall", variant: "dark")
    let variantOnly = SnapshotName(test, variant: "dark")

    XCTAssertEqual(plain.referencePath, "AppTests/ProfileTests/testEveryState.png")
    XCTAssertEqual(
      full.referencePath, "AppTests/ProfileTests/testEveryState.adult,-tall.dark.png")
    XCTAssertEqual(variantOnly.path, "AppTests/ProfileTests/testEveryState.dark")
    XCTAssertEqual(
      full.description, "ProfileTests/testEveryState, state \"adult, tall\", variant \"dark\"")
  }

  func testNoPartCanLeaveItsFolder() {
    let name = SnapshotName(target: "..", suite: "a/../b", test: "/etc/passwd", state: "../x")

    XCTAssertEqual(name.referencePath, "u2e-2e/a-b/etc-passwd.x.png")
  }

  func testTheLongestFileNameFitsEveryFileSystem() {
    let long = String(repeating: "長", count: 300)

    let name = SnapshotName(target: long, suite: long, test: long, state: long, variant: long)

    for part in name.referencePath.split(separator: "/") {
      XCTAssertLessThanOrEqual(part.utf8.count, 255)
    }
  }

  func testFunctionsLoseEmptyParenthesesAndKeepTheirLabels() {
    let names = ["testA()", "devices(_:)", "`raw name`()", "`a (b)`(n:)"].map {
      SnapshotTest(suite: "S", function: $0, source: source).name
    }
    XCTAssertEqual(names, ["testA", "devices(_:)", "raw name", "a (b)(n:)"])
  }

  func testTheFilterSelectsTheTestInSwiftTest() {
    func filter(_ function: String) -> String {
      SnapshotTest(suite: "ProfileTests", function: function, source: source).filter
    }
    XCTAssertEqual(filter("devices(_:)"), "AppTests.ProfileTests/devices")
    XCTAssertEqual(filter("`a (b)`(n:)"), "AppTests.ProfileTests/a \\(b\\)")
  }

  func testASourceKnowsItsModuleAndFile() {
    XCTAssertEqual(source.module, "AppTests")
    XCTAssertEqual(source.fileBaseName, "ProfileTests")
    XCTAssertEqual("\(source)", "AppTests/Sub/ProfileTests.swift:12")
  }
}

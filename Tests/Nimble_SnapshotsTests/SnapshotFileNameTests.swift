// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import Nimble_Snapshots

final class SnapshotFileNameTests: XCTestCase {
  /// A spec as the plug-in UIKitSources leaves it.
  private class Spec: XCTestCase {
    var exampleThatRunsOfSpec = ""
  }

  private final class MoreSpec: Spec {
    var exampleThatRunsOfMoreSpec = ""
  }

  func testExamplesGiveTheirNames() {
    let spec = Spec(name: "testExamplesOfSpec") { _ in }
    spec.exampleThatRunsOfSpec = "in some context, using (\"==\"), has a badge"
    XCTAssertEqual(
      SnapshotFileName.of(nil, in: spec), "in_some_context__using_________has_a_badge")

    let more = MoreSpec(name: "testExamplesOfSpec") { _ in }
    more.exampleThatRunsOfSpec = "of its base"
    XCTAssertEqual(SnapshotFileName.of(nil, in: more), "of_its_base")
  }

  func testTestsOfXCTestGiveTheirClassAndMethod() {
    let test = Spec(name: "testBadge") { _ in }

    XCTAssertEqual(SnapshotFileName.of(nil, in: test), "Spec_testBadge")
  }

  func testGivenNamesAreSpelledWithoutPunctuation() {
    XCTAssertEqual(SnapshotFileName.of("a badge (3, röd)", in: nil), "a_badge_3_r_d")
    XCTAssertNil(SnapshotFileName.of(nil, in: nil))
  }

  func testFolderIsTheFirstThatIsCalledTests() {
    func folder(
      _ source: String, suffixes: [String] = ["tests", "specs"], environment: [String: String] = [:]
    ) -> String? {
      var settings = MatcherSettings()
      settings.testFolderSuffixes = suffixes
      return SnapshotFileName.folder(
        source: source, settings: settings, environment: environment)
    }

    XCTAssertEqual(folder("/app/AppTests/UI/BadgeTests.swift"), "/app/AppTests/ReferenceImages")
    XCTAssertEqual(folder("/app/UISpecs/BadgeSpec.swift"), "/app/UISpecs/ReferenceImages")
    XCTAssertEqual(
      folder("/app/AppTests/UI/A.swift", suffixes: ["ui"]), "/app/AppTests/UI/ReferenceImages")
    XCTAssertEqual(
      folder("/app/A.swift", environment: ["FB_REFERENCE_IMAGE_DIR": "/refs"]), "/refs")
    XCTAssertNil(folder("/app/BadgeTests.swift"))
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

/// What an app's `Bundle.main` says of itself here: this test target plays the app.
final class BundleInformationTests: XCTestCase {
  func testTheProgramsBundleSaysWhatTheAppSays() {
    XCTAssertNil(Bundle.main.infoDictionary?["CFBundleShortVersionString"])

    let values = Bundle.main.infoDictionaryOfTargets()
    XCTAssertEqual(values?["CFBundleShortVersionString"] as? String, "1.2")
    // A target without one asks for its app's.
    XCTAssertEqual(
      Bundle.main.objectOfTargets(
        forInfoDictionaryKey: "CFBundleShortVersionString", fileID: "Lacks/a.swift") as? String,
      "1.2")
    XCTAssertNil(Bundle.main.objectOfTargets(forInfoDictionaryKey: "Lacks"))
    XCTAssertEqual(Bundle.main.bundleIdentifierOfTargets(), "com.example.pets")
  }

  func testABundleOfAClassSaysWhatItsTargetSays() {
    XCTAssertEqual(
      Bundle(for: Self.self).bundleIdentifierOfTargets(of: Self.self, fileID: "Lacks/a.swift"),
      "com.example.pets")
    XCTAssertEqual(Bundle.module.bundleIdentifierOfTargets(), "com.example.pets")
  }

  func testBundlesAreFoundByTheirIdentifiers() {
    XCTAssertEqual(Bundle.ofTargets(identifier: "com.example.pets"), Bundle.main)
    XCTAssertNil(Bundle.ofTargets(identifier: "com.example.lacks"))
  }
}

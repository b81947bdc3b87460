// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import HeadlessUIKit

/// What bundles say of themselves here. This test target has a list, which is not an app's.
final class BundleInformationTests: XCTestCase {
  private var app: TargetInformation {
    TargetInformation(
      bundle: .main,
      values: ["CFBundlePackageType": "APPL", "CFBundleShortVersionString": "1.2"])
  }

  func testTheProgramsBundleSaysWhatTheAppSays() {
    let values = TargetInformation.ofMain(
      nil, module: "Lacks", among: TargetInformation.all + [app])

    XCTAssertEqual(values?["CFBundleShortVersionString"] as? String, "1.2")
    XCTAssertNil(TargetInformation.ofMain(nil, module: "Lacks"), "there is no app here")
    XCTAssertNil(Bundle.main.objectOfTargets(forInfoDictionaryKey: "CFBundleShortVersionString"))
    XCTAssertEqual(Bundle.main.bundleIdentifierOfTargets(), Bundle.main.bundleIdentifier)
  }

  func testABundleOfAClassSaysWhatItsTargetSays() {
    let bundle = Bundle(for: Self.self)
    XCTAssertEqual(
      bundle.objectOfTargets(forInfoDictionaryKey: "CFBundleShortVersionString", of: Self.self)
        as? String, "1.3")
    XCTAssertEqual(
      bundle.bundleIdentifierOfTargets(of: Self.self, fileID: "Lacks/a.swift"),
      "com.example.pets")
    XCTAssertEqual(
      Bundle.module.infoDictionaryOfTargets()?["CFBundlePackageType"] as? String, "BNDL")
  }

  func testBundlesAreFoundByTheirIdentifiers() throws {
    XCTAssertEqual(
      Bundle.ofTargets(identifier: "com.example.pets")?.bundlePath, Bundle.module.bundlePath)
    XCTAssertNil(Bundle.ofTargets(identifier: "com.example.lacks"))
    // Apps take words from it.
    let kit = try XCTUnwrap(Bundle.ofTargets(identifier: "com.apple.UIKitCore"))
    XCTAssertEqual(kit.localizedString(forKey: "Close", value: "", table: nil), "Close")
  }
}

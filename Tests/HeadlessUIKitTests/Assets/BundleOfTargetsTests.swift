// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

/// The files of an app's `Bundle.main` here.
final class BundleOfTargetsTests: XCTestCase {
  func testFilesOfTheTargetsAreFound() throws {
    // A resource of this test target, which the program's own bundle does not have.
    XCTAssertNil(Bundle.main.url(forResource: "BadgeView", withExtension: "xib"))

    let url = Bundle.main.urlOfTargets(forResource: "BadgeView", withExtension: "xib")

    XCTAssertEqual(url?.lastPathComponent, "BadgeView.xib")
    XCTAssertEqual(Bundle.main.pathOfTargets(forResource: "BadgeView.xib", ofType: nil), url?.path)
    XCTAssertEqual(
      Bundle.main.urlOfTargets(
        forResource: "BadgeView", withExtension: "xib", subdirectory: "Views")?.path, url?.path)
    XCTAssertNil(Bundle.main.urlOfTargets(forResource: "BadgeView", withExtension: "png"))
  }

  /// An app asks for what Xcode compiles, to see whether there is such a file.
  func testCompiledFilesAreThoseThatTheyAreMadeOf() throws {
    let path = Bundle.main.pathOfTargets(forResource: "BadgeView", ofType: "nib")

    XCTAssertEqual(path, Bundle.main.pathOfTargets(forResource: "BadgeView", ofType: "xib"))
    XCTAssertNil(Bundle.main.pathOfTargets(forResource: "Lacking", ofType: "nib"))
    XCTAssertNil(Bundle.main.pathOfTargets(forResource: "BadgeView", ofType: "storyboardc"))
    XCTAssertEqual(
      Bundle.main.pathsOfTargets(forResourcesOfType: "nib"),
      Bundle.main.pathsOfTargets(forResourcesOfType: "xib"))
    XCTAssertEqual(
      Bundle.main.urlsOfTargets(forResourcesWithExtension: "nib"),
      Bundle.main.urlsOfTargets(forResourcesWithExtension: "xib"))
  }

  func testFoldersAndListsAreThoseOfTheTarget() throws {
    let folder = try XCTUnwrap(Bundle.main.resourcePathOfTargets())
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)

    XCTAssertTrue(names.contains("BadgeView.xib"), folder)
    XCTAssertEqual(Bundle.main.resourceURLOfTargets()?.path, folder)
    XCTAssertEqual(
      Bundle.main.resourceURLOfTargets(fileID: "Lacks/a.swift"), Bundle.main.resourceURL)
    XCTAssertTrue(
      try XCTUnwrap(Bundle.main.urlsOfTargets(forResourcesWithExtension: "xib"))
        .contains { $0.lastPathComponent == "BadgeView.xib" })
    XCTAssertTrue(
      Bundle.main.pathsOfTargets(forResourcesOfType: "xib")
        .contains { $0.hasSuffix("/BadgeView.xib") })
  }

  func testOtherBundlesAreLookedThroughAlone() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bundle-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("a.txt"))
    let bundle = try XCTUnwrap(Bundle(url: folder))

    XCTAssertNotNil(bundle.urlOfTargets(forResource: "a", withExtension: "txt"))
    XCTAssertNil(bundle.urlOfTargets(forResource: "BadgeView", withExtension: "xib"))
    XCTAssertEqual(bundle.resourceURLOfTargets(), bundle.resourceURL)
    XCTAssertEqual(bundle.pathsOfTargets(forResourcesOfType: "xib"), [])
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotReporting
import XCTest

final class AffectedTestsTests: XCTestCase {
  /// App uses Kit; AppTests and KitTests test them.
  private static let description = """
    {"targets": [
      {"name": "Kit", "type": "library", "path": "Sources/Kit"},
      {"name": "App", "type": "library", "path": "Sources/App", "target_dependencies": ["Kit"]},
      {"name": "AppTests", "type": "test", "path": "Tests/AppTests",
       "target_dependencies": ["App"]},
      {"name": "KitTests", "type": "test", "path": "Tests/KitTests",
       "target_dependencies": ["Kit"]}
    ]}
    """

  private func affected(_ package: String = "/none") throws -> AffectedTests {
    try XCTUnwrap(AffectedTests(description: Data(Self.description.utf8), package: package))
  }

  func testTheTestsOfATargetAndOfAllThatUseItAreAffected() throws {
    let affected = try affected()

    XCTAssertEqual(affected.filters(for: ["Sources/App/Card.swift"]), ["^AppTests\\."])
    XCTAssertEqual(affected.filters(for: ["Tests/KitTests/KitTests.swift"]), ["^KitTests\\."])
    XCTAssertEqual(affected.filters(for: ["Sources/Kit/Kit.swift"]), [], "all tests")
    XCTAssertEqual(affected.filters(for: ["Package.swift"]), [], "all tests")
    XCTAssertNil(AffectedTests(description: Data("error".utf8), package: "/none"))
  }

  func testTheSuitesThatNameATypeOfTheFileComeFirst() throws {
    let folder = try TemporaryFolder()
    func write(_ text: String, _ path: String) throws {
      let url = URL(fileURLWithPath: folder.path + "/" + path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try write("final class CardView: UIView {}", "Sources/App/Card.swift")
    try write(
      "class CardTests: XCTestCase { func testX() { CardView() } }", "Tests/AppTests/C.swift")
    try write("class CardViewTests: XCTestCase {}", "Tests/AppTests/D.swift")
    let affected = try affected(folder.path)

    XCTAssertEqual(affected.nearestFilters(for: ["Sources/App/Card.swift"]), ["\\.CardTests/"])
    XCTAssertEqual(
      affected.nearestFilters(for: ["Tests/AppTests/D.swift"]), ["\\.CardViewTests/"])
    XCTAssertEqual(affected.nearestFilters(for: ["README.md"]), [])
  }

  func testSavedAddedAndRemovedFilesAreChangesAndReferencesAreNot() throws {
    let folder = try TemporaryFolder()
    func write(_ text: String, _ path: String) throws {
      let url = URL(fileURLWithPath: folder.path + "/" + path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try write("1", "Sources/App/a.swift")
    try write("1", "Sources/App/gone.swift")
    let artifacts = folder.path + "/artifacts"
    let before = SourceFiles(package: folder.path, artifacts: artifacts)

    try write("longer", "Sources/App/a.swift")
    try write("1", "Sources/App/b.swift")
    try FileManager.default.removeItem(atPath: folder.path + "/Sources/App/gone.swift")
    for path in [
      "Snapshots/T/a.png", ".build/x", "Sources/App/a.swift~", "Tests/T/__Snapshots__/a.txt",
      "Sub/Package.swift", "Sub/a.swift", "artifacts/watch.log",
    ] { try write("1", path) }
    let after = SourceFiles(package: folder.path, artifacts: artifacts)

    XCTAssertEqual(
      after.changes(since: before),
      ["Sources/App/a.swift", "Sources/App/b.swift", "Sources/App/gone.swift"])
    XCTAssertNotNil(after.lastSaved(of: ["Sources/App/a.swift"]))
    XCTAssertNil(after.lastSaved(of: ["Sources/App/gone.swift"]))
  }
}

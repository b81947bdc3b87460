// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// What `snapshots init --xcode --without` leaves out.
final class XcodeInitWithoutTests: XcodeInitTestCase {
  private static let line = "// UIKitSources: without SnapKit: Maker Side make\n"

  private func packagesWithSnapKit() throws -> PlayedPackage {
    let package = try packages()
    try write(
      """
      import UIKit
      public final class Maker {
        public var hidden = "{"
      }
      @frozen public enum Side { case left }
      public func make(_ a: Int) {}
      func internalOne() {}
      extension UIView { public var snap: Int { 1 } }

      """, ".build/checkouts/SnapKit/Sources/SnapKit/Make.swift", package)
    try write(
      described([("SnapKit", "Sources/SnapKit", "Make.swift")]),
      ".build/checkouts/SnapKit/described.json", package)
    return package
  }

  func testALibraryIsLeftOutByTheNamesThatItDeclares() throws {
    let package = try packagesWithSnapKit()

    let result = try package.run(["init", "--xcode", "--without", "SnapKit"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      result.output.contains("left out   Pets: what it uses of SnapKit, in App/Pets/A.swift\n"),
      result.output)
    XCTAssertFalse(try text("Package.swift", package).contains("SnapKit"))
    XCTAssertTrue(try text("App/Pets/UIKitSources.swift", package).contains(Self.line))
  }

  /// Whoever sees that it does not compile has run the command before.
  func testASecondRunTakesALibraryOutOfWhatIsThere() throws {
    let package = try packagesWithSnapKit()
    XCTAssertEqual(try package.run(["init", "--xcode"], script: script()).status, 0)
    XCTAssertTrue(try text("Package.swift", package).contains("SnapKit=SnapKit_Linux"))

    let result = try package.run(["init", "--xcode", "--without", "SnapKit"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      result.output.contains("left out   App/Pets/UIKitSources.swift: what it uses of SnapKit\n"),
      result.output)
    let manifest = try text("Package.swift", package)
    XCTAssertFalse(manifest.contains("SnapKit_Linux"), manifest)
    XCTAssertTrue(manifest.contains("name: \"Pets\""), manifest)
    XCTAssertTrue(manifest.contains("name: \"Design\""), manifest)
    XCTAssertTrue(try text("App/Pets/UIKitSources.swift", package).hasSuffix(Self.line))
  }

  func testWhatIsNowhereIsSaidToBeUnknown() throws {
    let package = try shop()
    try write("import UIKit\nimport Nowhere\n", "Kit/Button.swift", package)

    let result = try package.run(["init", "--xcode", "--without", "Nowhere"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      result.output.contains(
        "needed     ShopKit imports Nowhere: what it declares is not known, as its sources are "
          + "nowhere: name it in UIKitSources.swift (article AppSources)\n"), result.output)
  }

  /// The files of targets that are there already are people's.
  func testWhereNoTargetIsAddedItIsSaidWhatToWrite() throws {
    let package = try PlayedPackage()
    try write(Self.manifest, "Package.swift", package)
    try write("import UIKit\n", "Sources/Views/Cell.swift", package)
    try write(
      """
      {"targets":[
        {"name":"Views","c99name":"Views","type":"library","path":"Sources/Views",
          "sources":["UIKitSources.swift"]}
      ]}
      """, "described.json", package)

    let result = try package.run(["init", "--xcode", "--without", "Nowhere"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      result.output.contains(
        "needed     --without Nowhere: write '// UIKitSources: without Nowhere: ' and the names that "
          + "it declares into the UIKitSources.swift of each target (article AppSources)\n"),
      result.output)
  }

  /// A first test is the package's own on Linux, whatever it imports.
  func testTestsThatTakeThisPackageAreNoTargetsOfAMac() throws {
    let package = try PlayedPackage()
    try write(Self.manifest, "Package.swift", package)
    try write("import HeadlessSnapshots\nimport UIKit\n", "Tests/FirstTests/A.swift", package)
    try write("import UIKit\n", "Sources/Views/Cell.swift", package)
    try write(
      """
      {"targets":[
        {"name":"Views","c99name":"Views","type":"library","path":"Sources/Views",
          "sources":["UIKitSources.swift"]},
        {"name":"FirstTests","c99name":"FirstTests","type":"test","path":"Tests/FirstTests",
          "sources":["A.swift"],"target_dependencies":["Views"],
          "product_dependencies":["HeadlessSnapshots"]}
      ]}
      """, "described.json", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertFalse(result.output.contains("FirstTests"), result.output)
    XCTAssertFalse(
      FileManager.default.fileExists(
        atPath: package.path + "/Tests/FirstTests/UIKitSources.swift"))
  }
}

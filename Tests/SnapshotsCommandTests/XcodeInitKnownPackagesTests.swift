// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// What `snapshots init --xcode` takes of libraries that need what only Apple's systems have, and of
/// those that no lock file names.
final class XcodeInitKnownPackagesTests: XcodeInitTestCase {
  /// Writes a checked-out library of one source.
  private func writeLibrary(
    _ text: String, _ file: String, of module: String, in checkout: String,
    _ package: PlayedPackage
  ) throws {
    let folder = ".build/checkouts/\(checkout)"
    try write(text, "\(folder)/Sources/\(module)/\(file)", package)
    try write(
      described([(module, "Sources/\(module)", file)]), "\(folder)/described.json", package)
  }

  /// A keychain's library names no view, and compiles nowhere on Linux as it is; one that asks for
  /// the system first does.
  func testALibraryThatNeedsAFrameworkOfAppleIsCompiledByThePlugIn() throws {
    let package = try packages()
    try writeLibrary(
      "import Foundation\nimport Security\n", "Keys.swift", of: "SnapKit", in: "SnapKit", package)
    try writeLibrary(
      "import Foundation\n#if canImport(Security)\n  import Security\n#endif\n",
      "A.swift", of: "Algorithms", in: "swift-algorithms", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(manifest.contains("name: \"SnapKit_Linux\""), manifest)
    XCTAssertTrue(manifest.contains(".product(name: \"Algorithms\""), manifest)
  }

  /// As in SwiftyJSON: iOS has no such operator.
  func testALibraryWithAnOperatorThatLinuxHasIsCompiledByThePlugIn() throws {
    let package = try packages()
    try writeLibrary(
      "import Foundation\n\nfunc < (lhs: NSNumber, rhs: NSNumber) -> Bool { true }\n",
      "JSON.swift", of: "SnapKit", in: "SnapKit", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(try text("Package.swift", package).contains("name: \"SnapKit_Linux\""))
  }

  /// As in WeakMapTable: iOS's Foundation hands on what Objective-C keeps beside an object.
  func testALibraryThatKeepsValuesBesideObjectsIsCompiledByThePlugIn() throws {
    let package = try packages()
    try writeLibrary(
      "import Foundation\n\nfunc f(_ a: AnyObject) { objc_getAssociatedObject(a, &key) }\n",
      "Table.swift", of: "SnapKit", in: "SnapKit", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(try text("Package.swift", package).contains("name: \"SnapKit_Linux\""))
  }

  /// What stands under a condition, or in a comment, has another way on Linux.
  func testALibraryInObjectiveCsWordsIsCompiledByThePlugIn() throws {
    let package = try packages()
    try writeLibrary(
      "import Foundation\n\n@objc public protocol Listener {}\n",
      "Listener.swift", of: "SnapKit", in: "SnapKit", package)
    try writeLibrary(
      "import Foundation\n// An @objc class.\n#if !os(Linux)\n  @objc class A: NSObject {}\n#endif\n",
      "A.swift", of: "Algorithms", in: "swift-algorithms", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(manifest.contains("name: \"SnapKit_Linux\""), manifest)
    XCTAssertTrue(manifest.contains(".product(name: \"Algorithms\""), manifest)
  }

  /// What the plug-in leaves out is no package to be added.
  func testFrameworksThatThePlugInKnowsAreNotNeeded() throws {
    let package = try shop()
    try write(
      "import UIKit\nimport CoreHaptics\nimport ActivityKit\nimport ShopKit\n", "Shop/Cell.swift",
      package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertFalse(result.output.contains("needed"), result.output)
  }

  /// `pod 'RxCocoa'` brings RxRelay along, which a project without a lock file names nowhere.
  func testAModuleThatAPodBringsAlongIsFoundByThePackageOfBoth() throws {
    let package = try shop()
    try write("import UIKit\nimport RxRelay\n", "Kit/Button.swift", package)
    try write("  pod 'RxCocoa'\n", "Podfile", package)
    try write(
      "import Foundation\n", ".build/checkouts/RxSwift/Sources/RxRelay/Relay.swift", package)
    try write(
      described([("RxRelay", "Sources/RxRelay", "Relay.swift")]),
      ".build/checkouts/RxSwift/described.json", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(manifest.contains(".product(name: \"RxRelay\", package: \"rxswift\")"), manifest)
  }

  /// iOS has SQLite as a module, Linux as a header.
  func testALibraryOfCThatLinuxHasIsATarget() throws {
    let package = try shop()
    try write("import UIKit\nimport SQLite3\nimport zlib\n", "Kit/Button.swift", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertFalse(result.output.contains("imports zlib"), result.output)
    XCTAssertTrue(
      result.output.contains("added      Package.swift: the target zlib, of zlib1g-dev\n"),
      result.output)
    XCTAssertTrue(
      result.output.contains("added      Package.swift: the target SQLite3, of libsqlite3-dev\n"),
      result.output)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(
      manifest.contains(
        """
            .systemLibrary(
              name: "SQLite3", path: "HeadlessSnapshots/SQLite3",
              providers: [.apt(["libsqlite3-dev"])]),
        """), manifest)
    XCTAssertEqual(manifest.ranges(of: "        \"SQLite3\",\n").count, 1, manifest)
    XCTAssertEqual(
      try text("HeadlessSnapshots/SQLite3/module.modulemap", package),
      "module SQLite3 [system] {\n  header \"shim.h\"\n  link \"sqlite3\"\n  export *\n}\n")
  }
}

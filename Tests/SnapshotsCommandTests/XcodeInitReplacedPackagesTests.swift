// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

/// What `snapshots init --xcode` does in a package whose suite has been written for a Mac.
final class XcodeInitReplacedPackagesTests: XcodeInitTestCase {
  private static let macManifest = """
    // swift-tools-version:5.7
    import PackageDescription

    let package = Package(
      name: "Views",
      dependencies: [
        .package(url: "https://example.org/swift-snapshot-testing.git", from: "1.8.1"),
        .package(url: "https://example.org/SwiftLint", from: "0.54.0"),
        .package(url: "https://example.org/SnapKit", from: "5.6.0"),
      ],
      targets: [
        .target(name: "Views"),
        .testTarget(name: "ViewsTests", dependencies: ["Views", "SnapshotTesting"]),
      ]
    )

    """

  private func dumped(_ addresses: [String]) -> String {
    addresses.map {
      let name = $0.split(separator: "/").last!.lowercased().replacing(".git", with: "")
      return #"{"sourceControl":[{"identity":"\#(name)","#
        + #""location":{"remote":[{"urlString":"\#($0)"}]}}]}"#
    }.joined(separator: ",")
  }

  private func library(_ manifest: String, imports: String = "UIKit") throws -> PlayedPackage {
    let package = try PlayedPackage()
    try write(manifest, "Package.swift", package)
    try write("import \(imports)\n", "Sources/Views/Cell.swift", package)
    try write("import SnapshotTesting\n", "Tests/ViewsTests/CellTests.swift", package)
    try write(
      """
      {"targets":[
        {"name":"Views","c99name":"Views","type":"library","path":"Sources/Views",
          "sources":["Cell.swift"]},
        {"name":"ViewsTests","c99name":"ViewsTests","type":"test","path":"Tests/ViewsTests",
          "sources":["CellTests.swift"],"target_dependencies":["Views"]}
      ]}
      """, "described.json", package)
    return package
  }

  private func script(dumping addresses: [String]) -> String {
    "if [ \"$2\" = dump-package ]; then echo '{\"dependencies\":[\(dumped(addresses))]}'; exit; fi\n"
      + script()
  }

  func testWhatHasTargetsOfTheSameNamesIsLeftOutOnLinux() throws {
    let package = try library(Self.macManifest)
    let addresses = ["swift-snapshot-testing.git", "SwiftLint", "SnapKit"].map {
      "https://example.org/\($0)"
    }

    let result = try package.run(["init", "--xcode"], script: script(dumping: addresses))

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      result.output.contains(
        "left out   Package.swift: on Linux, the package swift-snapshot-testing\n"), result.output)
    XCTAssertTrue(
      result.output.contains("added      Package.swift: on Linux, the dependency on "),
      result.output)
    let manifest = try text("Package.swift", package)
    let old = Self.macManifest.replacing("tools-version:5.7", with: "tools-version:5.9")
    XCTAssertTrue(manifest.hasPrefix(old), manifest)
    let parts = [
      """
              return names.contains { place.hasSuffix("/\\($0)") || place.hasSuffix("/\\($0).git") }
      """,
      "      \"SnapshotTesting\",\n", "      \"swiftlint\",\n",
      "      \"swift-snapshot-testing\",\n", "      \"iOSSnapshotTestCase\",\n",
      "      target.plugins?.removeAll {\n",
      "    package.dependencies.append(\n      .package(name: \"HeadlessSnapshots\", path: \"",
      "  let transformed: [String: [Target.Dependency]] = [\n",
      "      .product(name: \"SnapshotTesting\", package: \"HeadlessSnapshots\"),\n",
    ]
    for part in parts { XCTAssertTrue(manifest.contains(part), "\(part)\n\(manifest)") }
    XCTAssertFalse(manifest.dropFirst(old.count).contains("SnapKit"), manifest)

    let again = try package.run(["init", "--xcode"], script: script(dumping: []))
    XCTAssertEqual(again.status, 0, again.errors)
  }

  func testAManifestThatCannotBeReadAfterwardsIsAsBefore() throws {
    let package = try library(Self.macManifest)
    let dumping = script(dumping: ["https://example.org/swift-snapshot-testing"])
    let refusing = "if [ \"$2\" = show-dependencies ]; then echo broken >&2; exit 1; fi\n"

    let result = try package.run(["init", "--xcode"], script: refusing + dumping)

    XCTAssertEqual(result.status, 2)
    XCTAssertEqual(try text("Package.swift", package), Self.macManifest)
  }

  func testTheToolsAreThoseThatKnowWhatIsNeeded() throws {
    for (old, imports, new) in [
      ("5.3", "UIKit", "5.9"), ("5.10", "UIKit", "5.10"), ("5.3", "Combine\nimport UIKit", "6.1"),
      ("6.0", "Combine\nimport UIKit", "6.1"), ("6.2", "Combine\nimport UIKit", "6.2"),
    ] {
      let lines = Self.macManifest.replacing("tools-version:5.7", with: "tools-version:\(old)")
      let package = try library(lines, imports: imports)

      let result = try package.run(["init", "--xcode"], script: script(dumping: []))

      XCTAssertEqual(result.status, 0, result.errors)
      let manifest = try text("Package.swift", package)
      XCTAssertTrue(manifest.hasPrefix("// swift-tools-version:\(new)\n"), manifest)
      XCTAssertEqual(
        manifest.contains("\npackage.swiftLanguageModes = [.v5]\n"),
        old.hasPrefix("5") && new.hasPrefix("6"), "\(old), \(new): the sources stay in Swift 5")
      XCTAssertEqual(result.output.contains("tools of version \(new)"), old != new, result.output)
    }
  }

  /// SwiftPM takes a package of any name, and the lines that are added need one.
  func testAPackageOfAnotherNameIsCalledPackageToo() throws {
    let package = try library(Self.macManifest.replacing("let package =", with: "let main ="))

    let result = try package.run(["init", "--xcode"], script: script(dumping: []))

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertEqual(manifest.ranges(of: "\nlet package = main\n").count, 1, manifest)
    let name = try XCTUnwrap(manifest.firstRange(of: "let package = main"))
    let use = try XCTUnwrap(manifest.firstRange(of: "package.dependencies.append"))
    XCTAssertLessThan(name.lowerBound, use.lowerBound)
  }

  /// Libraries have a project beside their manifest, whose tests are called otherwise.
  func testTestsOfAProjectThatThePackageHasAreLeftOut() throws {
    let package = try library(Self.macManifest)
    let project = Self.projectOfFolders
      .replacing("path = Pets; exceptions = (EA)", with: "path = Tests/ViewsTests; exceptions = ()")
      .replacing("children = (A, B)", with: "children = (A)")
      .replacing("name = Pets", with: "name = \"Views-iOSTests\"")
      .replacing("product-type.application", with: "product-type.bundle.unit-test")
    try write(project, "Views.xcodeproj/project.pbxproj", package)

    let result = try package.run(["init", "--xcode"], script: script(dumping: []))

    XCTAssertEqual(result.status, 0, result.errors)
    let line = "left out   Views-iOSTests: the package's target ViewsTests has its files\n"
    XCTAssertTrue(result.output.contains(line), result.output)
    XCTAssertFalse(try text("Package.swift", package).contains("iOSTests"))
  }

  func testWhatSuitesShareIsALibraryThatTakesTheirProducts() throws {
    let package = try library(
      Self.macManifest, imports: "UIKit\nimport SnapshotTesting\nimport XCTest")

    let result = try package.run(["init", "--xcode"], script: script(dumping: []))

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertEqual(manifest.ranges(of: "product(name: \"SnapshotTesting\"").count, 2, manifest)
  }

  func testTheAppOfADemoIsLeftOutWhereThePackageHasTests() throws {
    let package = try library(Self.macManifest)
    try write(Self.projectOfFolders, "Demo/Pets.xcodeproj/project.pbxproj", package)
    try write("import UIKit\nimport Views\n", "Demo/Pets/App.swift", package)

    let result = try package.run(["init", "--xcode"], script: script(dumping: []))

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      result.output.contains("left out   Pets: its project has no tests of views"), result.output)
    XCTAssertFalse(try text("Package.swift", package).contains("\"Pets\""))
  }

  func testAProjectWithoutAManifestIsGivenOne() throws {
    let package = try shop()
    try FileManager.default.removeItem(atPath: package.path + "/Package.swift")

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(
      manifest.hasPrefix(
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
          name: "Shop",
        """), manifest)
    XCTAssertTrue(manifest.contains(".package(name: \"HeadlessSnapshots\", path: \""), manifest)
    XCTAssertTrue(result.output.hasPrefix("added      Package.swift\n"), result.output)

    let none = try PlayedPackage()
    try FileManager.default.removeItem(atPath: none.path + "/Package.swift")
    let refused = try none.run(["init", "--xcode"], script: script())
    XCTAssertEqual(refused.status, 2)
    XCTAssertTrue(refused.errors.contains("There is no Package.swift in"), refused.errors)

    try FileManager.default.createDirectory(
      atPath: none.path + "/Shop.xcodeproj", withIntermediateDirectories: true)
    let hinted = try none.run(["init"], script: script())
    XCTAssertTrue(
      hinted.errors.contains("For Shop.xcodeproj, 'snapshots init --xcode' writes one."),
      hinted.errors)
  }
}

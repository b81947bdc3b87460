// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// What `snapshots init --xcode` does about packages that lie beside a project.
final class XcodeInitLocalPackagesTests: XcodeInitTestCase {
  /// What a package beside the project depends on by a path may lie in no project.
  func testAPackageBehindAPackageIsTaken() throws {
    let package = try packages()
    try write("import UIKit\nimport Paint\n", "Modules/Sources/Design/Color.swift", package)
    try write("import UIKit\n", "Modules/Paint/Sources/Paint/Brush.swift", package)
    try write(
      described([("Design", "Sources/Design", "Color.swift")]).replacing(
        #""dependencies":["#,
        with: #""dependencies":[{"identity":"paint","path":"\#(package.path)/Modules/Paint"}"#),
      "Modules/described.json", package)
    try write(
      described([("Paint", "Sources/Paint", "Brush.swift")]), "Modules/Paint/described.json",
      package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertFalse(result.output.contains("Paint: "), result.output)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(manifest.contains("path: \"Modules/Paint/Sources/Paint\""), manifest)
  }

  /// An app's own Network goes before iOS's framework of that name.
  func testAPackageOfAFrameworksNameIsTaken() throws {
    let package = try packages()
    try write("import UIKit\nimport Network\n", "Modules/Sources/Design/Color.swift", package)
    try write("import UIKit\n", "Modules/Network/Sources/Network/Client.swift", package)
    try write(
      described([("Design", "Sources/Design", "Color.swift")]).replacing(
        #""dependencies":["#,
        with:
          #""dependencies":[{"identity":"network","path":"\#(package.path)/Modules/Network"}"#),
      "Modules/described.json", package)
    try write(
      described([("Network", "Sources/Network", "Client.swift")]),
      "Modules/Network/described.json", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(manifest.contains("path: \"Modules/Network/Sources/Network\""), manifest)
  }

  /// A name may be a framework's of a project, and a target's of a package that another one
  /// depends on: the second is what that one is compiled with.
  func testATargetOfAPackageGoesBeforeAFrameworkOfItsName() throws {
    let package = try shop()
    let project = Self.project.replacing(
      "objects = {\n",
      with: """
        objects = {
          QL = { isa = XCLocalSwiftPackageReference; relativePath = Kits; };
          QP = { isa = XCSwiftPackageProductDependency; productName = ShopKit; };

        """)
    try write(project, "Shop.xcodeproj/project.pbxproj", package)
    try write("import UIKit\n", "Kits/Sources/ShopKit/Button.swift", package)
    try write(
      described([("ShopKit", "Sources/ShopKit", "Button.swift")]), "Kits/described.json", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      result.output.contains("left out   ShopKit: the target of that name of a package is taken\n"),
      result.output)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(manifest.contains("path: \"Kits/Sources/ShopKit\""), manifest)
    XCTAssertFalse(manifest.contains("path: \"Kit\""), manifest)
  }

  /// Libraries are compiled as their manifest says, in Swift 5, with what Swift 6 lets compile.
  func testSettingsOfPackagesComeAlong() throws {
    let package = try packages()
    try write(
      """
      {"toolsVersion":{"_version":"6.2.0"},"swiftLanguageVersions":null,"targets":[{"name":"Design",
      "settings":[
        {"tool":"swift","kind":{"defaultIsolation":{"_0":"MainActor"}}},
        {"tool":"swift","kind":{"enableUpcomingFeature":{"_0":"ExistentialAny"}}},
        {"tool":"swift","kind":{"enableExperimentalFeature":{"_0":"StrictConcurrency"}}},
        {"tool":"swift","kind":{"enableExperimentalFeature":{"_0":"Lifetimes"}}},
        {"tool":"swift","kind":{"define":{"_0":"MAC"}},"condition":{"platformNames":["macos"]}},
        {"tool":"swift","kind":{"define":{"_0":"PHONE"}},"condition":{"platformNames":["ios"]}},
        {"tool":"swift","kind":{"define":{"_0":"SHIPPED"}},
          "condition":{"platformNames":[],"config":"release"}},
        {"tool":"linker","kind":{"linkedFramework":{"_0":"UIKit"}}},
        {"tool":"swift","kind":{"unsafeFlags":{"_0":["-Xfrontend","-warn"]}}}]}]}
      """, "Modules/dumped.json", package)

    let result = try package.run(["init", "--xcode"], script: Self.dumping + script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(
      manifest.contains(
        """
              path: "Modules/Sources/Design", sources: ["UIKitSources.swift"],
              swiftSettings: [
                .swiftLanguageMode(.v5),
                .defaultIsolation(MainActor.self),
                .enableUpcomingFeature("BareSlashRegexLiterals"),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"),
                .enableUpcomingFeature("ImplicitOpenExistentials"),
                .enableUpcomingFeature("InferSendableFromCaptures"),
                .enableUpcomingFeature("IsolatedDefaultValues"),
                .enableExperimentalFeature("Lifetimes"),
                .define("PHONE"),
              ],
        """), manifest)
  }

  /// A package says which Swift it is in, or its target does.
  func testAPackageOfSwift5HasNoFeatureOfSwift6() throws {
    for (version, languages, settings) in [
      ("5.10.0", "null", ""), ("6.0.0", "[\"5\"]", ""),
      ("6.0.0", "null", #"{"tool":"swift","kind":{"swiftLanguageMode":{"_0":"5"}}}"#),
    ] {
      let package = try packages()
      try write(
        """
        {"toolsVersion":{"_version":"\(version)"},"swiftLanguageVersions":\(languages),
        "targets":[{"name":"Design","settings":[\(settings)]}]}
        """, "Modules/dumped.json", package)

      let result = try package.run(["init", "--xcode"], script: Self.dumping + script())

      XCTAssertEqual(result.status, 0, result.errors)
      // Xcode's own targets have regular expressions between slashes.
      let manifest = try text("Package.swift", package)
        .replacing(".enableUpcomingFeature(\"BareSlashRegexLiterals\")", with: "")
      XCTAssertFalse(manifest.contains("Feature("), version)
    }
  }

  /// What a package beside the project depends on, no project names; without it, its own module
  /// is not said to be nowhere alone.
  func testAPackageThatAnotherOneCannotGetIsNamed() throws {
    let package = try packages()
    try write("import UIKit\nimport Secret\n", "Modules/Sources/Design/Color.swift", package)
    try write(
      described(
        [("Design", "Sources/Design", "Color.swift")],
        on: ["Private", "swift-snapshot-testing", "SwiftLintPlugins"]),
      "Modules/described.json", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      result.output.contains(
        "needed     SwiftPM does not get the package https://example.org/Private, "
          + "1.0.0..<2.0.0: Failed to clone repository https://example.org/Private: "
          + "fatal: unable to access it. Once it does"), result.output)
    XCTAssertFalse(result.output.contains("swift-snapshot-testing"), result.output)
    XCTAssertFalse(result.output.contains("SwiftLintPlugins"), result.output)
  }

  /// A module's pictures are often taken in its own package.
  func testTestsOfViewsOfPackagesAreTaken() throws {
    let package = try packages()
    try write("import UIKit\nimport Design\n", "App/Pets/A.swift", package)
    let tests = ["DesignTests": "import SnapshotTesting\n", "SumTests": ""]
    for (name, imports) in tests {
      try write("import XCTest\n" + imports, "Modules/Tests/\(name)/A.swift", package)
    }
    let described = tests.keys.sorted().map {
      #"{"name":"\#($0)","c99name":"\#($0)","type":"test","path":"Tests/\#($0)","#
        + #""sources":["A.swift"],"target_dependencies":["Design"]},"#
    }
    try write(
      self.described([("Design", "Sources/Design", "Color.swift")]).replacing(
        #""targets":[{"name":"Design","c99"#,
        with: #""targets":["# + described.joined() + #"{"name":"Design","c99"#),
      "Modules/described.json", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      result.output.contains(
        "left out   SumTests: its tests name no views (--target SumTests takes it)"), result.output)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(
      manifest.contains(
        """
            .testTarget(
              name: "DesignTests",
              dependencies: [
                "Design",
        """), manifest)
    XCTAssertTrue(manifest.contains("path: \"Modules/Tests/DesignTests\""), manifest)
    let own = try text("Modules/Tests/DesignTests/UIKitSources.swift", package)
    XCTAssertTrue(
      own.hasSuffix(
        "// No app runs its tests:\n//\n// UIKitSources: environment SNAPSHOT_HOST=none\n"), own)
    XCTAssertTrue(manifest.contains("name: \"Pets\""), manifest)
  }

  /// Xcode takes packages from anywhere, SwiftPM compiles files below its own folder alone.
  func testAPackageOutsideOfTheFolderIsSaidToBeThere() throws {
    let package = try packages()
    let inner = "App"
    try write(Self.manifest, "App/Package.swift", package)
    try write("// other", "Package.resolved", package)

    let result = try package.run(["init", "--xcode"], script: script(), in: inner)

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      result.output.contains(
        "needed     Pets imports Design: its package lies beside this folder: run this where both "
          + "are, in ..\n"), result.output)
  }

  func testALibraryOfSnapshotsBehindADependencyIsNamed() throws {
    let package = try packages()
    let errors =
      "error: multiple packages ('headlesssnapshots', 'swift-snapshot-testing') declare targets "
      + "with a conflicting name: 'SnapshotTesting'"

    let result = try package.run(
      ["init", "--xcode"], script: "#!/bin/sh\necho \"\(errors)\" >&2\nexit 1\n")

    XCTAssertEqual(result.status, 2)
    XCTAssertTrue(
      result.errors.contains("whose module SnapshotTesting is here as well"), result.errors)
  }

  /// A workspace may have an app's project and, beside its folder, that of a framework.
  func testAProjectOutsideOfTheFolderIsSaidToBeThere() throws {
    let package = try shop()
    try write(Self.manifest, "App/Package.swift", package)
    try write("// other", "Package.resolved", package)
    try write(
      Self.project.replacing("ShopKit", with: "Feed"), "Feed/Feed.xcodeproj/project.pbxproj",
      package)
    for path in try FileManager.default.contentsOfDirectory(atPath: package.path)
    where ["Shop.xcodeproj", "Shop", "Kit", "Tests", "Logic"].contains(path) {
      try FileManager.default.moveItem(
        atPath: package.path + "/" + path, toPath: package.path + "/App/" + path)
    }
    try write("import UIKit\nimport Feed\n", "App/Kit/Button.swift", package)
    try write(
      """
      <Workspace version = "1.0">
        <FileRef location = "group:Shop.xcodeproj"></FileRef>
        <FileRef location = "group:../Feed/Feed.xcodeproj"></FileRef>
      </Workspace>
      """, "App/Shop.xcworkspace/contents.xcworkspacedata", package)

    let result = try package.run(["init", "--xcode"], script: script(), in: "App")

    XCTAssertTrue(
      result.output.contains(
        "imports Feed: its project lies beside this folder: run this where both are, in ..\n"),
      result.output + result.errors)
  }

  /// Who stops the command while SwiftPM fetches packages has the manifest as it was.
  func testAManifestIsPutBackWhereTheCommandIsStopped() throws {
    for (name, isThere) in [("INT", true), ("TERM", true), ("HUP", false)] {
      let package = try packages()
      if !isThere {
        try FileManager.default.removeItem(atPath: package.path + "/Package.swift")
      }
      let stop = """
        if [ "$2" = resolve ]; then
          cp Package.swift seen.swift
          kill -\(name) $PPID; sleep 1
        fi

        """

      let result = try package.run(["init", "--xcode"], script: stop + script())

      XCTAssertNotEqual(result.status, 0, result.output)
      XCTAssertTrue(try text("seen.swift", package).contains("example.org/SnapKit.git"))
      let path = package.path + "/Package.swift"
      if isThere {
        XCTAssertEqual(try text("Package.swift", package), Self.manifest)
      } else {
        XCTAssertFalse(FileManager.default.fileExists(atPath: path))
      }
      XCTAssertFalse(FileManager.default.fileExists(atPath: path + ".restored"))
    }
  }

  /// Plays `swift package dump-package`.
  private static let dumping = """
    if [ "$2" = dump-package ]; then
      [ -e "$4/dumped.json" ] && cat "$4/dumped.json"
      exit 0
    fi

    """
}

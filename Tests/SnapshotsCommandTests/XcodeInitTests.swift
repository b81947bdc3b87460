// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// `snapshots init --xcode`.
final class XcodeInitTests: XCTestCase {
  /// Plays `swift package`: what the package is made of, and whether its manifest can be read once
  /// targets are in it.
  private func script(refusing: Bool = false) -> String {
    """
    if [ "$2" = --package-path ]; then cat "$3/described.json"; exit; fi
    case "$2" in
      resolve) [ -e .build/checkouts ] || exit 1 ;;
      describe)
        if \(refusing) && grep -q UIKitSources Package.swift; then echo broken >&2; exit 1; fi
        echo '{"targets":[]}' ;;
      show-dependencies)
        echo '{"identity":"app","name":"App","dependencies":[{"identity":"headless",' \
          '"name":"HeadlessSnapshots","dependencies":[]}]}' ;;
    esac
    """
  }

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Shop",
      dependencies: [.package(url: "https://example.org/HeadlessSnapshots", from: "0.2.0")]
    )

    """

  private func text(_ name: String, _ package: PlayedPackage) throws -> String {
    try String(contentsOfFile: package.path + "/" + name, encoding: .utf8)
  }

  private func write(_ text: String, _ name: String, _ package: PlayedPackage) throws {
    let url = URL(fileURLWithPath: package.path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// An app with a framework and two kinds of tests, as Xcode lists them file by file.
  private func shop() throws -> PlayedPackage {
    let package = try PlayedPackage()
    try write(Self.manifest, "Package.swift", package)
    try write(Self.project, "Shop.xcodeproj/project.pbxproj", package)
    try write("import UIKit\nimport Combine\nimport ShopKit\n", "Shop/Cell.swift", package)
    try write("import UIKit\n@main class App {}\n", "Shop/App.swift", package)
    try write("<plist/>", "Shop/Info.plist", package)
    try write("{}", "Shop/Assets.xcassets/Contents.json", package)
    try write("\"a\" = \"b\";", "Shop/en.lproj/Localizable.strings", package)
    try write("\"a\" = \"c\";", "Shop/de.lproj/Localizable.strings", package)
    try write("import UIKit\nimport Kingfisher\n", "Kit/Button.swift", package)
    try write("import UIKit\n", "Kit/Unused.swift", package)
    try write("@implementation A @end", "Kit/A.m", package)
    let suite = "import SnapshotTesting\nimport SnapshotTestingCustomDump\n"
    try write(suite, "Tests/CellTests.swift", package)
    try write("import XCTest\n", "Logic/SumTests.swift", package)
    return package
  }

  func testTargetsOfAProjectAreAdded() throws {
    let package = try shop()

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertEqual(
      result.output,
      """
      left out   LogicTests: its tests take no snapshots
      left out   Widget: it is an app's extension
      added      Package.swift: the target Shop
      added      Shop/UIKitSources.swift
      added      Package.swift: the target ShopKit
      added      Kit/UIKitSources.swift
      left out   ShopKit: 1 file of other languages than Swift
      needed     ShopKit imports Kingfisher: add targets of these names (article AppSources)
      added      Package.swift: the target Shop_Tests
      added      Tests/UIKitSources.swift
      added      .gitignore: .build/
      added      .gitattributes: Snapshots/**/*.png -text diff=snapshots

      Next: swift run snapshots record, look at the pictures, commit them, swift test

      """)
    XCTAssertEqual(
      try text("Package.swift", package),
      """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Shop",
        defaultLocalization: "de",
        dependencies: [.package(url: "https://example.org/HeadlessSnapshots", from: "0.2.0", traits: [.defaults, "Combine", "CustomDump"])],
        targets: [
          .target(
            name: "Shop",
            dependencies: [
              "ShopKit",
              .product(name: "HeadlessUIKit", package: "headless"),
              .product(name: "HeadlessOS", package: "headless"),
              .product(name: "HeadlessCombine", package: "headless"),
            ],
            path: "Shop", sources: ["UIKitSources.swift"],
            resources: [
              .process("Assets.xcassets"),
              .process("de.lproj"),
              .process("en.lproj"),
            ],
            swiftSettings: [
              .swiftLanguageMode(.v5),
              .defaultIsolation(MainActor.self),
              .enableUpcomingFeature("InferIsolatedConformances"),
              .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
              .define("BETA"),
            ],
            plugins: [.plugin(name: "UIKitSources", package: "headless")]),
          .target(
            name: "ShopKit",
            dependencies: [
              .product(name: "HeadlessUIKit", package: "headless"),
              .product(name: "HeadlessOS", package: "headless"),
            ],
            path: "Kit", sources: ["UIKitSources.swift"],
            swiftSettings: [
              .swiftLanguageMode(.v5),
            ],
            plugins: [.plugin(name: "UIKitSources", package: "headless")]),
          .testTarget(
            name: "Shop_Tests",
            dependencies: [
              "Shop",
              .product(name: "HeadlessUIKit", package: "headless"),
              .product(name: "HeadlessOS", package: "headless"),
              .product(name: "SnapshotTesting", package: "headless"),
              .product(name: "SnapshotTestingCustomDump", package: "headless"),
            ],
            path: "Tests", sources: ["UIKitSources.swift"],
            swiftSettings: [
              .swiftLanguageMode(.v5),
            ],
            plugins: [.plugin(name: "UIKitSources", package: "headless")]),
        ]
      )

      """)
    XCTAssertFalse(try text("Shop/UIKitSources.swift", package).contains("// UIKitSources: "))
    XCTAssertTrue(
      try text("Kit/UIKitSources.swift", package).hasSuffix(
        "\n// UIKitSources: Kit/Button.swift\n"),
      "a file of its folder does not belong to the target")
  }

  func testWhatIsThereIsKept() throws {
    let package = try shop()
    XCTAssertEqual(try package.run(["init", "--xcode"], script: script()).status, 0)
    let manifest = try text("Package.swift", package)

    let again = try package.run(["init", "--xcode", "--json"], script: script())

    XCTAssertEqual(again.status, 0, again.errors)
    try assertFits(again.output, "init")
    XCTAssertFalse(again.output.contains("added"), again.output)
    XCTAssertEqual(try text("Package.swift", package), manifest)
  }

  func testATargetIsChosenWithWhatItNeeds() throws {
    let package = try shop()

    let result = try package.run(
      ["init", "--xcode", "--target", "LogicTests"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertEqual(
      manifest.matches(of: /arget\(\s*name: "(\w+)"/).map { String($0.output.1) },
      ["ShopKit", "LogicTests"])
  }

  /// Newer projects name folders, and what is excepted from them.
  func testFoldersThatAreTakenAsTheyAre() throws {
    let package = try PlayedPackage()
    try write(Self.manifest, "Package.swift", package)
    try write(Self.projectOfFolders, "App/Pets.xcodeproj/project.pbxproj", package)
    for name in ["Pets/A.swift", "Pets/Deep/B.swift", "Pets/Left.swift", "Extras/C.swift"] {
      try write("import UIKit\n", "App/" + name, package)
    }
    try write("<document/>", "App/Pets/Cell.xib", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let own = try text("App/UIKitSources.swift", package)
    XCTAssertTrue(
      own.hasSuffix(
        """
        // UIKitSources: App/Extras
        // UIKitSources: App/Pets/A.swift
        // UIKitSources: App/Pets/Deep

        """), own)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(
      manifest.contains(
        """
              path: "App", sources: ["UIKitSources.swift"],
              resources: [
                .process("Pets/Cell.xib"),
              ],
        """), manifest)
    // None of its tests takes snapshots: there is a first one, which sees the app.
    XCTAssertTrue(
      try text("Tests/SnapshotTests/FirstSnapshotTests.swift", package).hasPrefix(
        "import HeadlessSnapshots\nimport Testing\n\n@testable import Pets\n"))
    XCTAssertTrue(
      manifest.contains("name: \"SnapshotTests\",\n      dependencies: [\n        \"Pets\","),
      manifest)
  }

  /// What an app imports of a package beside it, and of one at an address: a library of views is
  /// compiled as the app is, a library that needs no UIKit is taken as it is.
  func testPackagesOfTheProjectAreTaken() throws {
    let package = try packages()
    try write("import UIKit", ".build/checkouts/SnapKit/Sources/SnapKit/Make.swift", package)
    try write("import UIKit", ".build/checkouts/SnapKit/Sources/Other/Left.swift", package)
    try write(
      described([("SnapKit", "Sources/SnapKit", "Make.swift")]),
      ".build/checkouts/SnapKit/described.json", package)
    try write(
      "import Foundation", ".build/checkouts/swift-algorithms/Sources/Algorithms/A.swift", package)
    try write(
      described([("Algorithms", "Sources/Algorithms", "A.swift")]),
      ".build/checkouts/swift-algorithms/described.json", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertFalse(result.output.contains("needed"), result.output)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(
      manifest.contains(
        """
          dependencies: [
            .package(url: "https://example.org/HeadlessSnapshots", from: "0.2.0"),
            .package(url: "https://example.org/SnapKit.git", .upToNextMinor(from: "5.6.0")),
            .package(url: "https://example.org/swift-algorithms", from: "1.0.0"),
          ],
        """), manifest)
    XCTAssertTrue(
      manifest.contains(
        """
              name: "Pets",
              dependencies: [
                "Design",
                "SnapKit",
                .product(name: "HeadlessUIKit", package: "headless"),
                .product(name: "HeadlessOS", package: "headless"),
                .product(name: "Algorithms", package: "swift-algorithms"),
              ],
        """), manifest)
    XCTAssertTrue(
      manifest.contains("path: \"Modules/Sources/Design\", sources: [\"UIKitSources.swift\"]"),
      manifest)
    XCTAssertFalse(manifest.contains("name: \"Unused\""), manifest)
    let own = try text("HeadlessSnapshots/SnapKit/UIKitSources.swift", package)
    XCTAssertTrue(own.hasSuffix("\n// UIKitSources: package snapkit/Sources/SnapKit\n"), own)
  }

  /// Without a network, or with a package that SwiftPM cannot have.
  func testPackagesThatAreNotThereAreToBeAddedByHand() throws {
    let package = try packages()

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      result.output.contains("needed     Pets imports Algorithms, SnapKit: add"), result.output)
    let manifest = try text("Package.swift", package)
    XCTAssertFalse(manifest.contains("example.org/SnapKit"), manifest)
  }

  /// An app that imports a package beside it, which has two libraries, and two at addresses.
  private func packages() throws -> PlayedPackage {
    let package = try PlayedPackage()
    try write(Self.manifest, "Package.swift", package)
    let references = """
        QA = { isa = XCSwiftPackageProductDependency; package = RA; productName = SnapKit; };
        QB = { isa = XCSwiftPackageProductDependency; package = RB; productName = Algorithms; };
        QC = { isa = XCSwiftPackageProductDependency; package = RB; productName = NotImported; };
        RA = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/SnapKit.git";
          requirement = { kind = upToNextMinorVersion; minimumVersion = 5.6.0; }; };
        RB = { isa = XCRemoteSwiftPackageReference;
          repositoryURL = "https://example.org/swift-algorithms";
          requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
        RL = { isa = XCLocalSwiftPackageReference; relativePath = ../Modules; };
      """
    try write(
      Self.projectOfFolders.replacingOccurrences(
        of: "objects = {\n", with: "objects = {\n\(references)\n"),
      "App/Pets.xcodeproj/project.pbxproj", package)
    try write(
      "import UIKit\nimport SnapKit\n@_exported import Design\nimport struct Algorithms.Chain\n",
      "App/Pets/A.swift", package)
    try write("import UIKit\n", "Modules/Sources/Design/Color.swift", package)
    try write("import UIKit\n", "Modules/Sources/Unused/U.swift", package)
    try write(
      described([
        ("Design", "Sources/Design", "Color.swift"), ("Unused", "Sources/Unused", "U.swift"),
      ]),
      "Modules/described.json", package)
    return package
  }

  /// What `swift package describe` says of libraries.
  private func described(_ libraries: [(name: String, path: String, source: String)]) -> String {
    let targets = libraries.map { name, path, source in
      #"{"name":"\#(name)","c99name":"\#(name)","type":"library","path":"\#(path)","#
        + #""sources":["\#(source)"]}"#
    }
    return #"{"targets":[\#(targets.joined(separator: ","))]}"#
  }

  func testAManifestThatSwiftPMRefusesIsPutBack() throws {
    let package = try shop()

    let result = try package.run(["init", "--xcode"], script: script(refusing: true))

    XCTAssertEqual(result.status, 2)
    XCTAssertTrue(result.errors.contains("so it was left as it was"), result.errors)
    XCTAssertTrue(result.errors.contains("broken"), result.errors)
    XCTAssertTrue(result.errors.contains("name: \"ShopKit\""), result.errors)
    XCTAssertEqual(try text("Package.swift", package), Self.manifest)
    for name in ["Shop", "Kit", "Tests"] {
      XCTAssertThrowsError(try text("\(name)/UIKitSources.swift", package), "nothing is left")
    }
  }

  func testASuiteOfIOSSnapshotTestCaseTakesThatProduct() throws {
    let package = try shop()
    try write("import FBSnapshotTestCase\n", "Tests/CellTests.swift", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(
      manifest.contains(".product(name: \"iOSSnapshotTestCase\", package: \"headless\")"),
      manifest)
    XCTAssertFalse(result.output.contains("imports FBSnapshotTestCase"), result.output)
  }

  func testWhatCannotBeReadIsAnError() throws {
    let package = try shop()
    let unknown = try package.run(["init", "--xcode", "--target", "Shp"], script: script())
    XCTAssertEqual(unknown.status, 2)
    XCTAssertTrue(
      unknown.errors.contains("no project has a target \"Shp\"")
        || unknown.errors.contains("No project has a target \"Shp\". They have Shop,"),
      unknown.errors)

    try write("{ nothing", "Shop.xcodeproj/project.pbxproj", package)
    let damaged = try package.run(["init", "--xcode"], script: script())
    XCTAssertEqual(damaged.status, 2)
    XCTAssertTrue(
      damaged.errors.contains("project.pbxproj cannot be read as a project of Xcode"),
      damaged.errors)

    try FileManager.default.removeItem(atPath: package.path + "/Shop.xcodeproj")
    let none = try package.run(["init", "--xcode"], script: script())
    XCTAssertEqual(none.status, 2)
    XCTAssertTrue(none.errors.contains("There is no .xcodeproj in"), none.errors)
    XCTAssertEqual(try text("Package.swift", package), Self.manifest)
  }

  /// Groups whose paths are relative to one another, variants of a file by language, and settings
  /// that are a list.
  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1; objectVersion = 56; rootObject = P;
      objects = {
        P = { isa = PBXProject; buildConfigurationList = L0; mainGroup = G; developmentRegion = de;
          targets = (T1, T2, T3, T4, T5); };
        G = { isa = PBXGroup; children = (G1, G2, G3, G4); sourceTree = "<group>"; };
        G1 = { isa = PBXGroup; path = Shop; children = (F1, F2, F3, F4, V); sourceTree = "<group>"; };
        G2 = { isa = PBXGroup; path = Kit; children = (F5, F6); sourceTree = SOURCE_ROOT; };
        G3 = { isa = PBXGroup; name = "All tests"; children = (F7); path = Tests;
          sourceTree = "<group>"; };
        G4 = { isa = PBXGroup; name = Logic; children = (F8); sourceTree = "<group>"; };
        V = { isa = PBXVariantGroup; name = Localizable.strings; children = (V1, V2);
          sourceTree = "<group>"; };
        V1 = { isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings;
          sourceTree = "<group>"; };
        V2 = { isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings;
          sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = Cell.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        F4 = { isa = PBXFileReference; path = Info.plist; sourceTree = "<group>"; };
        F5 = { isa = PBXFileReference; path = Button.swift; sourceTree = "<group>"; };
        F6 = { isa = PBXFileReference; path = A.m; sourceTree = "<group>"; };
        F7 = { isa = PBXFileReference; path = CellTests.swift; sourceTree = "<group>"; };
        F8 = { isa = PBXFileReference; path = Logic/SumTests.swift; sourceTree = SOURCE_ROOT; };
        K = { isa = PBXFileReference; path = ShopKit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = F4; };
        B5 = { isa = PBXBuildFile; fileRef = F5; }; B6 = { isa = PBXBuildFile; fileRef = F6; };
        B7 = { isa = PBXBuildFile; fileRef = F7; }; B8 = { isa = PBXBuildFile; fileRef = F8; };
        B9 = { isa = PBXBuildFile; fileRef = V; }; BK = { isa = PBXBuildFile; fileRef = K; };
        S1 = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
        R1 = { isa = PBXResourcesBuildPhase; files = (B3, B4, B9); };
        K1 = { isa = PBXFrameworksBuildPhase; files = (BK); };
        S2 = { isa = PBXSourcesBuildPhase; files = (B5, B6); };
        S3 = { isa = PBXSourcesBuildPhase; files = (B7); };
        S4 = { isa = PBXSourcesBuildPhase; files = (B8); };
        D1 = { isa = PBXTargetDependency; target = T1; };
        D2 = { isa = PBXTargetDependency; target = T2; };
        T1 = { isa = PBXNativeTarget; name = Shop; buildConfigurationList = L1;
          buildPhases = (S1, R1, K1); dependencies = ();
          productType = "com.apple.product-type.application"; };
        T2 = { isa = PBXNativeTarget; name = ShopKit; buildConfigurationList = L2;
          buildPhases = (S2); dependencies = ();
          productType = "com.apple.product-type.framework"; };
        T3 = { isa = PBXNativeTarget; name = "Shop Tests"; buildConfigurationList = L2;
          buildPhases = (S3); dependencies = (D1);
          productType = "com.apple.product-type.bundle.unit-test"; };
        T4 = { isa = PBXNativeTarget; name = LogicTests; buildConfigurationList = L2;
          buildPhases = (S4); dependencies = (D2);
          productType = "com.apple.product-type.bundle.unit-test"; };
        T5 = { isa = PBXNativeTarget; name = Widget; buildConfigurationList = L2;
          buildPhases = (); dependencies = ();
          productType = "com.apple.product-type.app-extension"; };
        L0 = { isa = XCConfigurationList; buildConfigurations = (C0r, C0); };
        L1 = { isa = XCConfigurationList; buildConfigurations = (C1); };
        L2 = { isa = XCConfigurationList; buildConfigurations = (C2); };
        C0r = { isa = XCBuildConfiguration; name = Release;
          buildSettings = { SWIFT_VERSION = 4.0; }; };
        C0 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos;
          SWIFT_VERSION = 5.0; }; };
        C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 6.0;
          SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES; PRODUCT_NAME = "$(TARGET_NAME)";
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = (DEBUG, BETA, "$(inherited)"); }; };
        C2 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
      };
    }
    """

  /// Folders that belong to targets whole: `Pets` to the app but for a file, and of `Extras` a file.
  private static let projectOfFolders = """
    {
      rootObject = P;
      objects = {
        P = { isa = PBXProject; buildConfigurationList = L0; mainGroup = G; targets = (T1); };
        G = { isa = PBXGroup; children = (A, B); sourceTree = "<group>"; };
        A = { isa = PBXFileSystemSynchronizedRootGroup; path = Pets; exceptions = (EA);
          sourceTree = "<group>"; };
        B = { isa = PBXFileSystemSynchronizedRootGroup; path = Extras; exceptions = (EB);
          sourceTree = "<group>"; };
        EA = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1;
          membershipExceptions = (Left.swift); };
        EB = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1;
          membershipExceptions = (C.swift); };
        T1 = { isa = PBXNativeTarget; name = Pets; buildConfigurationList = L0; buildPhases = ();
          fileSystemSynchronizedGroups = (A); dependencies = ();
          productType = "com.apple.product-type.application"; };
        L0 = { isa = XCConfigurationList; buildConfigurations = (C0); };
        C0 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
      };
    }
    """
}

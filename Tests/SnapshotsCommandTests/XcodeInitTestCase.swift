// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// A package that `snapshots init --xcode` is run in, beside projects of Xcode.
class XcodeInitTestCase: XCTestCase {
  /// Plays `swift package`: what the package is made of, and whether its manifest can be read once
  /// targets are in it.
  ///
  /// - Parameter snapshots: Where HeadlessSnapshots is.
  func script(refusing: Bool = false, snapshots: String = "/nowhere") -> String {
    """
    if [ "$2" = --package-path ]; then cat "$3/described.json"; exit; fi
    case "$2" in
      resolve)
        if grep -q example.org/Private Package.swift; then
          grep -o 'https://[^"]*' Package.swift | sed 's/^/Updating /' >&2
          echo "error: Failed to clone repository https://example.org/Private:" >&2
          echo "    fatal: unable to access it" >&2; exit 1
        fi
        [ -e .build/checkouts ] || exit 1 ;;
      describe)
        if \(refusing) && grep -q UIKitSources Package.swift; then echo broken >&2; exit 1; fi
        echo '{"targets":[]}' ;;
      show-dependencies)
        if grep -q example.org/Broken Package.swift; then
          echo "error: 'broken': product 'RxCocoa' required by package 'broken' target 'Broken'" \
            "not found." >&2; exit 1
        fi
        echo '{"identity":"app","name":"App","dependencies":[{"identity":"headless",' \
          '"name":"HeadlessSnapshots","path":"\(snapshots)","dependencies":[]}]}' ;;
    esac
    """
  }

  static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Shop",
      dependencies: [.package(url: "https://example.org/HeadlessSnapshots", from: "0.2.0")]
    )

    """

  func text(_ name: String, _ package: PlayedPackage) throws -> String {
    try String(contentsOfFile: package.path + "/" + name, encoding: .utf8)
  }

  func write(_ text: String, _ name: String, _ package: PlayedPackage) throws {
    let url = URL(fileURLWithPath: package.path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// An app with a framework and two kinds of tests, as Xcode lists them file by file.
  func shop() throws -> PlayedPackage {
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

  /// Groups whose paths are relative to one another, variants of a file by language, and settings
  /// that are a list.
  static let project = """
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
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = (DEBUG, BETA, "$(inherited)");
          OTHER_SWIFT_FLAGS = "$(inherited) \\\"-D\\\" \\\"COCOAPODS\\\" -DTRIAL -D BETA -Xfrontend -a"; }; };
        C2 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
      };
    }
    """

  /// Folders that belong to targets whole: `Pets` to the app but for a file, and of `Extras` a file.
  static let projectOfFolders = """
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

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// What `snapshots init --xcode` does about what an app imports.
final class XcodeInitPackagesTests: XcodeInitTestCase {
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
      """
      import Foundation
      #if canImport(Darwin)
        import CoreGraphics
        #if SWIFT_PACKAGE
          import AlgorithmsObjectiveC
        #endif
        @objc final class Matcher: NSObject {}
      #else
        final class Matcher {}
      #endif

      """,
      ".build/checkouts/swift-algorithms/Sources/Algorithms/A.swift", package)
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
                "SnapKit_Linux",
                .product(name: "HeadlessUIKit", package: "headless"),
                .product(name: "HeadlessFrameworks", package: "headless"),
                .product(name: "HeadlessOS", package: "headless"),
                .product(name: "Algorithms", package: "swift-algorithms"),
              ],
        """), manifest)
    XCTAssertTrue(
      manifest.contains("path: \"Modules/Sources/Design\", sources: [\"UIKitSources.swift\"]"),
      manifest)
    XCTAssertFalse(manifest.contains("name: \"Unused\""), manifest)
    XCTAssertFalse(manifest.contains("name: \"SnapKit\""), manifest)
    let alias = ".unsafeFlags([\"-module-alias\", \"SnapKit=SnapKit_Linux\"]),"
    XCTAssertEqual(manifest.ranges(of: alias).count, 2, manifest)
    // Of the checked-out package alone.
    let quiet = ".unsafeFlags([\"-suppress-warnings\"])"
    XCTAssertEqual(manifest.ranges(of: quiet).count, 1, manifest)
    let own = try text("HeadlessSnapshots/SnapKit/UIKitSources.swift", package)
    XCTAssertTrue(own.hasSuffix("\n// UIKitSources: package snapkit/Sources/SnapKit\n"), own)
  }

  /// SwiftPM breaks off where a package cannot be had, and refuses what it has cloned by then.
  func testCheckoutsWithoutFilesAreMadeAnew() throws {
    let package = try packages()
    let checkouts = package.path + "/.build/checkouts"
    try write("x", ".build/checkouts/Half/.git/HEAD", package)
    try write("x", ".build/checkouts/Edited/.git/HEAD", package)
    try write("import UIKit", ".build/checkouts/Edited/A.swift", package)
    let refuse = """
      for name in Half Edited; do
        if [ "$2" = resolve ] && [ -e .build/checkouts/$name ] && [ ! -e asked-$name ]; then
          echo "error: '$name': repository '$PWD/.build/checkouts/$name' has uncommitted changes" >&2
          failed=1
        fi
      done
      [ -z "$failed" ] || { touch asked-Edited; exit 1; }

      """

    let result = try package.run(["init", "--xcode"], script: refuse + script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertFalse(FileManager.default.fileExists(atPath: checkouts + "/Half"))
    XCTAssertTrue(FileManager.default.fileExists(atPath: checkouts + "/Edited/A.swift"))
    XCTAssertFalse(result.output.contains("uncommitted"), result.output)
  }

  /// Xcode offers a product for each way in which a library is linked; the module is one.
  func testAProductThatIsLinkedAtRunTimeIsOfTheSamePackage() throws {
    for ending in ["Dynamic", "-Dynamic"] {
      let package = try packages()
      let project = "App/Pets.xcodeproj/project.pbxproj"
      try write(
        try text(project, package).replacing(
          "productName = SnapKit;", with: "productName = \"SnapKit\(ending)\";"), project, package)
      try write("import UIKit", ".build/checkouts/SnapKit/Sources/SnapKit/Make.swift", package)
      try write(
        described([("SnapKit", "Sources/SnapKit", "Make.swift")]),
        ".build/checkouts/SnapKit/described.json", package)

      let result = try package.run(["init", "--xcode"], script: script())

      XCTAssertEqual(result.status, 0, result.errors)
      XCTAssertFalse(result.output.contains("SnapKit: "), result.output)
      XCTAssertTrue(try text("Package.swift", package).contains("SnapKit_Linux"), ending)
    }
  }

  /// A product may have a name that no module of it has.
  func testAModuleIsLookedForInPackagesOfOtherNames() throws {
    let package = try packages()
    let project = "App/Pets.xcodeproj/project.pbxproj"
    try write(
      try text(project, package).replacing(
        "productName = SnapKit;", with: "productName = Constraints;"), project, package)
    try write("import UIKit", ".build/checkouts/SnapKit/Sources/SnapKit/Make.swift", package)
    try write(
      described([("SnapKit", "Sources/SnapKit", "Make.swift")]),
      ".build/checkouts/SnapKit/described.json", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertFalse(result.output.contains("SnapKit: "), result.output)
    XCTAssertTrue(try text("Package.swift", package).contains("SnapKit_Linux"))
  }

  /// SwiftPM takes all storyboards below a target's folder, also those of other apps.
  func testAFolderInWhichTwoStoryboardsHaveANameIsNoTargets() throws {
    let package = try packages()
    try write("import UIKit\n", "App/Pets/A.swift", package)
    try write("import UIKit\n", "App/Extras/C.swift", package)
    for app in ["Pets", "Demo"] {
      try write("<document/>", "App/\(app)/Base.lproj/Main.storyboard", package)
    }

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(
      manifest.contains(
        """
              path: "App/Pets", sources: ["UIKitSources.swift"],
              resources: [
                .process("Base.lproj"),
        """), manifest)
    let own = try text("App/Pets/UIKitSources.swift", package)
    XCTAssertTrue(own.contains("// UIKitSources: App\n"), own)
  }

  /// Where no folder has the bundle alone, SwiftPM is told what not to take.
  func testNamesThatAreThereTwiceAreExcluded() throws {
    let package = try packages()
    try write("import UIKit\n", "App/Pets/A.swift", package)
    try write("import UIKit\n", "App/Extras/C.swift", package)
    try write("<document/>", "App/Pets/Base.lproj/Main.storyboard", package)
    try write("<document/>", "App/Pets/Demo/Base.lproj/Main.storyboard", package)
    try write("<document/>", "App/Pets/Demo/Cell.xib", package)
    for bundle in ["Pets/Menu", "Libraries/Other"] {
      try write("\"a\" = \"b\";", "App/\(bundle).bundle/en.lproj/Root.strings", package)
    }
    let project = "App/Pets.xcodeproj/project.pbxproj"
    try write(
      try text(project, package).replacingOccurrences(
        of: "membershipExceptions = (Left.swift);",
        with: "membershipExceptions = (Left.swift, Demo/Base.lproj/Main.storyboard, Demo/Cell.xib);"
      ),
      project, package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(
      manifest.contains(
        """
              path: "App",
              exclude: [
                "Libraries",
                "Pets/Demo",
              ],
              sources: ["UIKitSources.swift"],
              resources: [
                .process("Pets/Base.lproj"),
                .copy("Pets/Menu.bundle"),
              ],
        """), manifest)
  }

  /// Swift takes the arguments of a package in one order.
  func testAListThatIsNotThereStandsBeforeWhatHasToFollow() throws {
    let package = try packages()
    try write(
      """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Shop",
        targets: [],
        swiftLanguageModes: [.v5]
      )
      package.dependencies.append(
        .package(url: "https://example.org/HeadlessSnapshots", from: "0.2.0"))

      """, "Package.swift", package)
    let checkout = ".build/checkouts/swift-algorithms"
    try write("import Foundation\n", "\(checkout)/Sources/Algorithms/A.swift", package)
    try write(
      described([("Algorithms", "Sources/Algorithms", "A.swift")]), "\(checkout)/described.json",
      package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(
      manifest.contains(
        """
          dependencies: [
            .package(url: "https://example.org/SnapKit.git", .upToNextMinor(from: "5.6.0")),
            .package(url: "https://example.org/swift-algorithms", from: "1.0.0"),
          ],
          targets: [
        """), manifest)
  }

  /// RxSwift's manifest of 6.5 and later has RxCocoa on Linux, too: RxSwift, which compiles there as
  /// it is, stays the product.
  func testALibraryBesideOneThatNeedsThePluginStaysAProduct() throws {
    let package = try packages()
    let path = "App/Pets.xcodeproj/project.pbxproj"
    let project = try text(path, package).replacing("SnapKit.git", with: "RxSwift.git")
    try write(project.replacing("SnapKit", with: "RxCocoa"), path, package)
    try write("import UIKit\nimport RxCocoa\nimport RxSwift\n", "App/Pets/A.swift", package)
    let checkout = ".build/checkouts/RxSwift"
    try write(
      "import UIKit\nimport RxSwift\n", checkout + "/Sources/RxCocoa/Proxy.swift", package)
    try write(
      "#if canImport(zlib)\n  import zlib\n#endif\npublic class Observable {}\n",
      checkout + "/Sources/RxSwift/O.swift", package)
    try write(
      described([
        ("RxCocoa", "Sources/RxCocoa", "Proxy.swift"), ("RxSwift", "Sources/RxSwift", "O.swift"),
      ]), checkout + "/described.json", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(manifest.contains("name: \"RxCocoa_Linux\""), manifest)
    XCTAssertFalse(manifest.contains("RxSwift_Linux"), manifest)
    XCTAssertTrue(
      manifest.contains(".product(name: \"RxSwift\", package: \"rxswift\")"), manifest)
    XCTAssertFalse(manifest.contains("zlib"), manifest)
  }

  /// RxSwift's manifest has no RxCocoa on Linux, whose folder is there, and which lacks its part in
  /// Objective-C.
  func testALibraryThatItsManifestHasOnAMacAloneIsFoundByItsFolder() throws {
    let package = try packages()
    let path = "App/Pets.xcodeproj/project.pbxproj"
    let project = try text(path, package).replacing("SnapKit.git", with: "RxSwift.git")
    try write(project.replacing("SnapKit", with: "RxCocoa"), path, package)
    try write("import UIKit\nimport RxCocoa\n", "App/Pets/A.swift", package)
    let checkout = ".build/checkouts/RxSwift"
    try write(
      "import UIKit\nimport RxSwift\nimport RxRelay\nimport FoundationNetworking\n"
        + "#if !os(Linux)\n  import RxCocoaRuntime\n#endif\n",
      checkout + "/RxCocoa/iOS/Proxy.swift", package)
    for name in ["RxSwift", "RxRelay"] {
      try write("public class Observable {}\n", checkout + "/Sources/\(name)/O.swift", package)
    }
    try FileManager.default.createDirectory(
      atPath: "\(package.path)/\(checkout)/Sources/RxCocoa", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(package.path)/\(checkout)/Sources/RxCocoa/Proxy.swift",
      withDestinationPath: "../../RxCocoa/iOS/Proxy.swift")
    try write(
      described([
        ("RxSwift", "Sources/RxSwift", "O.swift"), ("RxRelay", "Sources/RxRelay", "O.swift"),
      ]), checkout + "/described.json", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(
      manifest.contains(
        """
              name: "RxCocoa_Linux",
              dependencies: [
                .product(name: "HeadlessUIKit", package: "headless"),
                .product(name: "HeadlessFrameworks", package: "headless"),
                .product(name: "HeadlessOS", package: "headless"),
                .product(name: "DelegateProxies", package: "headless"),
                .product(name: "RxRelay", package: "rxswift"),
                .product(name: "RxSwift", package: "rxswift"),
        """), manifest)
    XCTAssertFalse(result.output.contains("needed     RxCocoa"), result.output)
    let own = try text("HeadlessSnapshots/RxCocoa/UIKitSources.swift", package)
    XCTAssertTrue(own.contains("// UIKitSources: package rxswift/RxCocoa"), own)
    XCTAssertTrue(own.hasSuffix("//\n// UIKitSources: as on iOS\n"), own)
  }

  /// The app's project names a library that depends on RxCocoa, which SwiftPM finds nowhere.
  func testSourcesOfAPackageThatSwiftPMCannotLoadAreCopied() throws {
    let package = try packages()
    let path = "App/Pets.xcodeproj/project.pbxproj"
    try write(try text(path, package).replacing("SnapKit", with: "Broken"), path, package)
    try write("import UIKit\nimport Broken\n", "App/Pets/A.swift", package)
    let checkout = ".build/checkouts/Broken"
    try write("import Behind\n", checkout + "/Source/Tools/Tool.swift", package)
    try write("", checkout + "/Source/Left.swift", package)
    try write(
      described([("Broken", "Source", "Tools/Tool.swift")], on: ["Behind"]),
      checkout + "/described.json", package)
    try write("import UIKit\n", ".build/checkouts/Behind/Sources/Behind.swift", package)
    try write(
      described([("Behind", "Sources", "Behind.swift")]), ".build/checkouts/Behind/described.json",
      package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertFalse(result.output.contains("needed"), result.output)
    XCTAssertTrue(
      result.output.contains(
        "added      HeadlessSnapshots/Broken: sources of https://example.org/Broken.git, "
          + ".upToNextMinor(from: 5.6.0), which SwiftPM cannot load on Linux"), result.output)
    let manifest = try text("Package.swift", package)
    XCTAssertFalse(manifest.contains("Broken.git"), manifest)
    XCTAssertTrue(
      manifest.contains(".package(url: \"https://example.org/Behind\", \"1.0.0\"..<\"2.0.0\"),"),
      manifest)
    XCTAssertTrue(
      manifest.contains("name: \"Broken\",\n      dependencies: [\n        \"Behind_Linux\","),
      manifest)
    XCTAssertTrue(manifest.contains("path: \"HeadlessSnapshots/Broken\""), manifest)
    XCTAssertEqual(try text("HeadlessSnapshots/Broken/Tool.swift", package), "import Behind\n")
    XCTAssertThrowsError(try text("HeadlessSnapshots/Broken/Left.swift", package))
  }

  /// Helpers for tests that depend on swift-snapshot-testing, whose place is taken here.
  func testSourcesOfAPackageThatIsBuiltOnALibraryOfSnapshotsAreCopied() throws {
    let package = try packages()
    let path = "App/Pets.xcodeproj/project.pbxproj"
    try write(try text(path, package).replacing("SnapKit", with: "Helpers"), path, package)
    try write("import UIKit\nimport Helpers\n", "App/Pets/A.swift", package)
    let checkout = ".build/checkouts/Helpers"
    try write("import SnapshotTesting\nimport UIKit\n", checkout + "/Sources/Help.swift", package)
    try write(
      described([("Helpers", "Sources", "Help.swift")], on: ["swift-snapshot-testing"]),
      checkout + "/described.json", package)
    let refusing = """
      if [ "$2" = show-dependencies ] && grep -q example.org/Helpers Package.swift; then
        echo "error: multiple packages ('headless', 'swift-snapshot-testing') declare targets with" \
          "a conflicting name: 'SnapshotTesting'; target names need to be unique" >&2; exit 1
      fi
      if [ "$2" = dump-package ]; then
        case "$4" in *Helpers) echo '{"dependencies":[{"sourceControl":[{"identity":"swift-snapshot-testing",' \
          '"location":{"remote":[{"urlString":"https://example.org/sst"}]}}]}]}' ;; esac
        exit
      fi

      """

    let result = try package.run(["init", "--xcode"], script: refusing + script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertFalse(result.output.contains("needed"), result.output)
    let manifest = try text("Package.swift", package)
    XCTAssertFalse(manifest.contains("Helpers.git"), manifest)
    XCTAssertFalse(manifest.contains("swift-snapshot-testing"), manifest)
    XCTAssertTrue(manifest.contains("path: \"HeadlessSnapshots/Helpers\""), manifest)
    XCTAssertTrue(
      manifest.contains(".product(name: \"SnapshotTesting\", package: \"headless\")"), manifest)
    XCTAssertEqual(
      try text("HeadlessSnapshots/Helpers/Help.swift", package),
      "import SnapshotTesting\nimport UIKit\n")
  }

  /// A library of views that is built on one of another package.
  func testLibrariesThatLibrariesNeedAreTaken() throws {
    let package = try packages()
    let sources = ".build/checkouts/SnapKit/Sources/SnapKit/Make.swift"
    try write("import UIKit\nimport Behind\nimport Nowhere\n", sources, package)
    try write(
      described([("SnapKit", "Sources/SnapKit", "Make.swift")], on: ["Behind", "Unused"]),
      ".build/checkouts/SnapKit/described.json", package)
    for name in ["Behind", "Unused"] {
      try write("import UIKit\n", ".build/checkouts/\(name)/Sources/A.swift", package)
      try write(
        described([(name, "Sources", "A.swift")]), ".build/checkouts/\(name)/described.json",
        package)
    }

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(
      manifest.contains(
        """
              name: "SnapKit_Linux",
              dependencies: [
                "Behind_Linux",
        """), manifest)
    XCTAssertTrue(
      manifest.contains(".package(url: \"https://example.org/Behind\", \"1.0.0\"..<\"2.0.0\"),"),
      manifest)
    XCTAssertFalse(manifest.contains("example.org/Unused"), manifest)
  }

  /// RxSwift inherits from NSLock, which the Swift of Linux takes only beside an import of
  /// CoreFoundation, and so it does what imports RxSwift.
  func testALibraryWithALockOfItsOwnIsTransformed() throws {
    let lock = "import Foundation\nfinal class AtomicInt: NSLock, @unchecked Sendable {}\n"
    for (text, isTransformed) in [
      (lock, true), ("import CoreFoundation\n" + lock, false), ("import RxSwift\n", true),
      ("import Foundation\nlet lock = NSLock()\n", false),
    ] {
      let package = try packages()
      try write("import UIKit\nimport SnapKit\n", "App/Pets/A.swift", package)
      let checkout = ".build/checkouts/SnapKit"
      try write(text, checkout + "/Sources/Lock.swift", package)
      try write(
        described([("SnapKit", "Sources", "Lock.swift")]), checkout + "/described.json", package)

      let result = try package.run(["init", "--xcode"], script: script())

      XCTAssertEqual(result.status, 0, result.errors)
      let manifest = try self.text("Package.swift", package)
      XCTAssertEqual(manifest.contains("name: \"SnapKit_Linux\""), isTransformed, text)
    }
  }

  /// A library that Linux compiles, and that has files for UIKit beside, is taken as it is where
  /// nothing of these is used, as CustomDump is, and transformed where something is.
  func testALibraryWithPartsForOtherSystemsStaysAProduct() throws {
    let part = """
      // Views.
      #if canImport(UIKit)
        import UIKit

        extension UIView: Describable {
          public var text: String { "view" }
          #if os(iOS)
            public func dumpOnScreen() {}
          #endif
        }
      #endif

      """
    let whole = "public protocol Describable { var text: String { get } }\n"
    for (app, part, isTransformed) in [
      ("let a = view.text\n", part, false),
      ("view.dumpOnScreen()\n", part, true),
      ("let a = 1\n", part + "import UIKit\n", true),
      ("let a = 1\n", part.replacing("  #if os", with: "#else\n#if os"), true),
    ] {
      let package = try packages()
      try write("import UIKit\nimport SnapKit\n" + app, "App/Pets/A.swift", package)
      let checkout = ".build/checkouts/SnapKit"
      try write(part, checkout + "/Sources/Views.swift", package)
      try write(whole, checkout + "/Sources/Describable.swift", package)
      try write(
        described([("SnapKit", "Sources", "Views.swift\",\"Describable.swift")]),
        checkout + "/described.json", package)

      let result = try package.run(["init", "--xcode"], script: script())

      XCTAssertEqual(result.status, 0, result.errors)
      let manifest = try text("Package.swift", package)
      XCTAssertEqual(manifest.contains("name: \"SnapKit_Linux\""), isTransformed, app + manifest)
      XCTAssertEqual(
        manifest.contains(".product(name: \"SnapKit\", package: \"snapkit\")"), !isTransformed,
        app + manifest)
    }
  }

  /// Without a network, or with a package that SwiftPM cannot have.
  /// A library of views with tests, and a target that needs nothing of UIKit.
  private func library(tools: String) throws -> PlayedPackage {
    let package = try PlayedPackage()
    let manifest = Self.manifest.replacingOccurrences(of: "tools-version: 6.2", with: tools)
    try write(manifest, "Package.swift", package)
    try write("import UIKit\nimport Core\n", "Sources/Views/Views/Cell.swift", package)
    try write("struct Sum {}\n", "Sources/Core/Sum.swift", package)
    try write("import SnapshotTesting\n", "Tests/ViewsTests/CellTests.swift", package)
    let described = """
      {"targets":[
        {"name":"Core","c99name":"Core","type":"library","path":"Sources/Core",
          "sources":["Sum.swift"]},
        {"name":"Views","c99name":"Views","type":"library","path":"Sources/Views",
          "sources":["Views/Cell.swift"],"target_dependencies":["Core"]},
        {"name":"ViewsTests","c99name":"ViewsTests","type":"test","path":"Tests/ViewsTests",
          "sources":["CellTests.swift"],"target_dependencies":["Views"],
          "product_dependencies":["SnapshotTesting"]}
      ]}
      """
    try write(described, "described.json", package)
    return package
  }

  /// A player of sounds imports no UIKit, and compiles nowhere but on Apple's systems.
  func testWhatViewsUseOfTheManifestIsTransformedWhereLinuxLacksIt() throws {
    let package = try library(tools: "tools-version: 6.2")
    let used = try package.run(["init", "--xcode"], script: script())
    XCTAssertFalse(used.output.contains("compiles the target Core"), used.output)

    let other = try library(tools: "tools-version: 6.2")
    try write("import AVFoundation\n", "Sources/Core/Sum.swift", other)
    let result = try other.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(result.output.contains("the plug-in compiles the target Core"), result.output)
  }

  /// Foundation has requests of the network on iOS; on Linux, a module beside it has them.
  func testWhatViewsUseOfTheManifestIsTransformedWhereItAsksTheNetwork() throws {
    let package = try library(tools: "tools-version: 6.2")
    try write(
      "import Foundation\n\nfunc ask() -> URLRequest? { nil }\n", "Sources/Core/Sum.swift", package)
    let asking = try package.run(["init", "--xcode"], script: script())
    XCTAssertTrue(asking.output.contains("the plug-in compiles the target Core"), asking.output)

    for text in [
      "import Foundation\n/// No URLRequest.\nstruct Sum {}\n",
      "import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
        + "func ask() -> URLRequest? { nil }\n",
    ] {
      let other = try library(tools: "tools-version: 6.2")
      try write(text, "Sources/Core/Sum.swift", other)
      let result = try other.run(["init", "--xcode"], script: script())
      XCTAssertEqual(result.status, 0, result.errors)
      XCTAssertFalse(result.output.contains("compiles the target Core"), result.output)
    }
  }

  /// What no Mac ever compiled may use anything that iOS has.
  func testWhatViewsUseOfAManifestForIOSAloneIsTransformed() throws {
    for (platforms, isTransformed) in [
      (#"[{"name":"ios","version":"14.0"}]"#, true),
      (#"[{"name":"ios","version":"14.0"},{"name":"macos","version":"12.0"}]"#, false),
      ("[]", false),
    ] {
      let package = try library(tools: "tools-version: 6.2")
      let described = try text("described.json", package)
        .replacingOccurrences(of: #"{"targets""#, with: #"{"platforms":\#(platforms),"targets""#)
      try write(described, "described.json", package)

      let result = try package.run(["init", "--xcode"], script: script())

      XCTAssertEqual(result.status, 0, result.errors)
      XCTAssertEqual(
        result.output.contains("the plug-in compiles the target Core"), isTransformed,
        "\(platforms)\n\(result.output)")
    }
  }

  func testTestsOfTheManifestThatDriveASimulatorAreNoneOnLinux() throws {
    let package = try library(tools: "tools-version: 6.2")
    try write("import XCTest\nlet app = XCUIApplication()\n", "Tests/UI/Taps.swift", package)
    let described = try text("described.json", package).replacingOccurrences(
      of: "]}\n]",
      with: #"]},{"name":"UI","c99name":"UI","type":"test","path":"Tests/UI","#
        + #""sources":["Taps.swift"],"target_dependencies":["Views"]}\#n]"#)
    try write(described, "described.json", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(result.output.contains("left out   UI: it drives a simulator"), result.output)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(
      manifest.contains("  package.targets.removeAll { [\"UI\"].contains($0.name) }\n"), manifest)
    XCTAssertFalse(manifest.contains("    \"UI\": ["), manifest)
  }

  func testTargetsOfTheManifestAreTransformedOnLinux() throws {
    let package = try library(tools: "tools-version: 5.10")

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(result.output.contains("the plug-in compiles the target Views"), result.output)
    let manifest = try text("Package.swift", package)
    let old = Self.manifest.replacingOccurrences(
      of: "tools-version: 6.2", with: "tools-version: 5.10")
    XCTAssertTrue(manifest.hasPrefix(old), "for a Mac it is as it was")
    XCTAssertEqual(
      String(manifest.dropFirst(old.count)),
      """

      // On Linux, sources that import UIKit are compiled by the plug-in UIKitSources.
      #if os(Linux)
        let transformed: [String: [Target.Dependency]] = [
          "Views": [
            .product(name: "HeadlessUIKit", package: "headless"),
            .product(name: "HeadlessFrameworks", package: "headless"),
            .product(name: "HeadlessOS", package: "headless"),
          ],
          "ViewsTests": [
            .product(name: "HeadlessUIKit", package: "headless"),
            .product(name: "HeadlessFrameworks", package: "headless"),
            .product(name: "HeadlessOS", package: "headless"),
          ],
        ]
        for target in package.targets {
          guard let dependencies = transformed[target.name] else { continue }
          target.sources = ["UIKitSources.swift"]
          target.dependencies += dependencies
          target.plugins =
            (target.plugins ?? []) + [.plugin(name: "UIKitSources", package: "headless")]
        }
      #endif

      """)
    XCTAssertTrue(
      try text("Sources/Views/UIKitSources.swift", package).contains("the others of this folder"))
    XCTAssertThrowsError(try text("Sources/Core/UIKitSources.swift", package))
  }

  /// SwiftPM warns of each picture that the manifest does not exclude.
  func testReferencesBesideTheTestsOfTheManifestAreExcluded() throws {
    let package = try library(tools: "tools-version: 6.2")
    for folder in ["__Snapshots__/CellTests", "Rows/__Snapshots__/RowTests"] {
      try write("", "Tests/ViewsTests/\(folder)/test.1.png", package)
    }

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(
      manifest.contains(
        """
          // References of tests, of which SwiftPM warns otherwise.
          let excluded: [String: [String]] = [
            "ViewsTests": [
              "Rows/__Snapshots__",
              "__Snapshots__",
            ],
          ]
          for target in package.targets {
        """), manifest)
    XCTAssertTrue(
      manifest.contains(
        """
            target.sources = ["UIKitSources.swift"]
            target.exclude += excluded[target.name] ?? []

        """), manifest)
  }

  /// What the sources import is there, also where the manifest says that it is for iOS alone.
  func testConditionsOfDependenciesDoNotHoldOnLinux() throws {
    let package = try library(tools: "tools-version: 6.2")
    try write(
      try text("Package.swift", package) + "// .target(name: \"Core\", condition: "
        + ".when(platforms: [.iOS]))\n", "Package.swift", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(
      manifest.contains(
        """
            // Some are said to be for iOS alone.
            target.dependencies = target.dependencies.map {
              switch $0 {
              case .targetItem(let name, .some), .byNameItem(let name, .some):
                return transformed[name] == nil ? $0 : .target(name: name)
              default: return $0
              }
            }
            target.dependencies += dependencies

        """), manifest)
  }

  /// Libraries from before SwiftPM had resources have a project whose bundles hold them.
  func testWhatTheBundlesOfAProjectHaveComesToTheManifestsTargets() throws {
    let package = try library(tools: "tools-version: 5.1")
    for file in ["Data/cell.json", "Data/fr.lproj/A.strings", "Data/de.lproj/A.strings"] {
      try write("", "Tests/ViewsTests/\(file)", package)
    }
    try write(
      """
      // !$*UTF8*$!
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (FA, FB, FC, FD); sourceTree = "<group>"; };
        FA = { isa = PBXFileReference; path = Tests/ViewsTests/CellTests.swift;
          sourceTree = "<group>"; };
        FB = { isa = PBXFileReference; path = Tests/ViewsTests/Data/cell.json;
          sourceTree = "<group>"; };
        FC = { isa = PBXFileReference; path = Tests/ViewsTests/Data/fr.lproj/A.strings;
          sourceTree = "<group>"; };
        FD = { isa = PBXFileReference; path = Tests/ViewsTests/Data/de.lproj/A.strings;
          sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = ViewsTests; buildPhases = (S, R);
          productType = "com.apple.product-type.bundle.unit-test"; };
        S = { isa = PBXSourcesBuildPhase; files = (BA); };
        R = { isa = PBXResourcesBuildPhase; files = (BB, BC, BD); };
        BA = { isa = PBXBuildFile; fileRef = FA; };
        BB = { isa = PBXBuildFile; fileRef = FB; };
        BC = { isa = PBXBuildFile; fileRef = FC; };
        BD = { isa = PBXBuildFile; fileRef = FD; };
      }; }
      """, "Views.xcodeproj/project.pbxproj", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(
      manifest.contains(
        """
          let bundled: [String: [Resource]] = [
            "ViewsTests": [
              .process("Data"),
            ],
          ]
        """), manifest)
    XCTAssertTrue(manifest.contains("(bundled[target.name] ?? [])\n"), manifest)
  }

  func testTestsOfAProjectComeToTheManifestsTargetsOnLinux() throws {
    let package = try library(tools: "tools-version: 5.9")
    let name = #"name = "Shop Tests";"#
    XCTAssertTrue(Self.project.contains(name))
    try write(Self.project, "Shop.xcodeproj/project.pbxproj", package)
    try write("import SnapshotTesting\nimport Views\n", "Tests/CellTests.swift", package)
    try write("\"a\" = \"b\";", "Tests/fr.lproj/Localizable.strings", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    let lines = manifest.components(separatedBy: "  package.targets += [\n")
    XCTAssertEqual(lines.count, 2, manifest)
    for part in ["name: \"Shop_Tests\",", "        \"Views\",\n"] {
      XCTAssertTrue(lines[1].contains(part), "\(part)\n\(manifest)")
    }
    XCTAssertTrue(
      lines[0].hasSuffix("  package.defaultLocalization = package.defaultLocalization ?? \"de\"\n"))
    XCTAssertFalse(manifest.contains("swiftLanguageMode"), "tools of 5.9 have none")
  }

  func testATargetWithANameOfOursHasAnotherOne() throws {
    let package = try shop()
    let described =
      #"{"targets":[{"name":"ShopKit","c99name":"ShopKit","type":"library","#
      + #""path":"Sources","sources":[]}]}"#
    try write(described, "Headless/described.json", package)

    let result = try package.run(
      ["init", "--xcode"], script: script(snapshots: package.path + "/Headless"))

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    for part in ["name: \"ShopKit_Linux\",", "dependencies: [\n        \"ShopKit_Linux\","] {
      XCTAssertTrue(manifest.contains(part), "\(part)\n\(manifest)")
    }
    // The framework itself, and the app that imports it.
    let alias = ".unsafeFlags([\"-module-alias\", \"ShopKit=ShopKit_Linux\"]),"
    XCTAssertEqual(manifest.components(separatedBy: alias).count, 3, manifest)
  }

  func testPackagesThatAreNotThereAreToBeAddedByHand() throws {
    let package = try packages()

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      result.output.contains("needed     Pets imports Algorithms: add its package"), result.output)
    XCTAssertTrue(result.output.contains("needed     Pets imports SnapKit: add"), result.output)
    let manifest = try text("Package.swift", package)
    XCTAssertFalse(manifest.contains("example.org/SnapKit"), manifest)
  }

  /// What other systems import, such as a Mac's branch of a source, nobody has to add.
  func testWhatOtherSystemsImportIsNotNeeded() throws {
    let package = try packages()
    let source = """
      #if os(iOS)
      import UIKit
      #elseif os(macOS) && !targetEnvironment(macCatalyst)
      import IOKit
      #else
      import Nowhere
      #endif
      #if DEBUG
      import Debugging
      #elseif os(tvOS) || os(watchOS)
      import WatchThings
      #endif
      """
    try write(source, "App/Pets/A.swift", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(result.output.contains("needed     Pets imports Debugging: add"), result.output)
    for module in ["IOKit", "Nowhere", "WatchThings"] {
      XCTAssertFalse(result.output.contains(module), result.output)
    }
  }

  /// One package that SwiftPM cannot have keeps no other away; one in Objective-C is not taken.
  func testAPackageThatCannotBeUsedKeepsNoOtherAway() throws {
    let package = try packages()
    let project = "App/Pets.xcodeproj/project.pbxproj"
    try write(
      try text(project, package).replacingOccurrences(
        of: "objects = {\n",
        with: """
          objects = {
              QP = { isa = XCSwiftPackageProductDependency; package = RP; productName = Hidden; };
              RP = { isa = XCRemoteSwiftPackageReference;
                repositoryURL = "https://example.org/Private";
                requirement = { kind = branch; branch = main; }; };

          """), project, package)
    try write("import Hidden\nimport SnapKit\nimport Algorithms\n", "App/Pets/B.swift", package)
    try write("import UIKit", ".build/checkouts/SnapKit/Sources/SnapKit/Make.swift", package)
    try write(
      described([("SnapKit", "Sources/SnapKit", "Make.swift")]),
      ".build/checkouts/SnapKit/described.json", package)
    try write(
      described([("Algorithms", "Sources/Algorithms", "A.m")]),
      ".build/checkouts/swift-algorithms/described.json", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(result.output.contains("added      Package.swift: the target SnapKit"))
    XCTAssertTrue(
      result.output.contains(
        "needed     Pets imports Hidden: SwiftPM does not get its package "
          + "https://example.org/Private, branch: main: Failed to clone repository "
          + "https://example.org/Private: fatal: unable to access it. Once it does, run this again; "
          + "of a clone that you have, 'swift package config set-mirror --original "
          + "https://example.org/Private --mirror file:///path/of/the/clone' tells it\n"),
      result.output)
    XCTAssertTrue(
      result.output.contains("needed     Pets imports Algorithms: its package holds Objective-C"),
      result.output)
    XCTAssertFalse(try text("Package.swift", package).contains("product(name: \"Algorithms\""))
  }

  /// A machine that cannot be reached for one package is not waited for with the next.
  func testPackagesOfAMachineThatIsNotReachedAreGivenUpAtOnce() throws {
    let package = try PlayedPackage()
    try write(Self.manifest, "Package.swift", package)
    let packages = ["One", "Two", "Three"].map {
      """
            Q\($0) = { isa = XCSwiftPackageProductDependency; package = R\($0);
              productName = \($0); };
            R\($0) = { isa = XCRemoteSwiftPackageReference;
              repositoryURL = "https://git.example.org/\($0)";
              requirement = { kind = branch; branch = main; }; };

      """
    }
    let project = Self.projectOfFolders.replacing(
      "objects = {\n", with: "objects = {\n" + packages.joined())
    try write(project, "App/Pets.xcodeproj/project.pbxproj", package)
    try write("import UIKit\nimport One\nimport Two\nimport Three\n", "App/Pets/A.swift", package)
    let unreached = """
      [ "$2" != resolve ] || echo "$GIT_HTTP_LOW_SPEED_LIMIT $GIT_HTTP_LOW_SPEED_TIME" > limit.txt
      if [ "$2" = resolve ] && grep -q git.example.org Package.swift; then
        echo asked >> asked.txt
        echo "error: Failed to clone repository https://git.example.org/One:" >&2
        echo "    fatal: unable to access it: Could not resolve host: git.example.org" >&2; exit 1
      fi

      """

    let result = try package.run(["init", "--xcode"], script: unreached + script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertEqual(try text("asked.txt", package), "asked\n")
    XCTAssertEqual(try text("limit.txt", package), "1 60\n", "git waits without end by itself")
    XCTAssertTrue(result.errors.contains("Asking SwiftPM for One, Three, Two\n"), result.errors)
    for name in ["One", "Two", "Three"] {
      XCTAssertTrue(
        result.output.contains(
          "needed     Pets imports \(name): SwiftPM does not get its package "
            + "https://git.example.org/\(name), branch: main: Failed to clone repository "
            + "https://git.example.org/One: fatal: unable to access it: Could not resolve host"),
        result.output)
    }
  }

  /// What views take of a target in Objective-C in their package is left out.
  func testTargetsInObjectiveCAreLeftOut() throws {
    let package = try PlayedPackage()
    try write(Self.manifest, "Package.swift", package)
    try write(
      Self.projectOfFolders.replacing(
        "objects = {\n",
        with: """
          objects = {
              QP = { isa = XCLocalSwiftPackageReference; relativePath = Taps; };

          """), "Pets.xcodeproj/project.pbxproj", package)
    try write("import UIKit\nimport Taps\n", "Pets/A.swift", package)
    try write("import UIKit\nimport Proxies\n", "Taps/Sources/Taps/Tap.swift", package)
    try write("@implementation TapProxy @end", "Taps/Sources/Proxies/TapProxy.m", package)
    try write(
      """
      @class Other;
      @protocol TapListener;
      @protocol TapOwner <NSObject>
      @end
      @interface TapProxy : NSObject
      @end
      @interface UIView (Taps)
      @end
      typedef NS_ENUM(NSInteger, TapKind) { TapKindLong };
      """, "Taps/Sources/Proxies/include/TapProxy.h", package)
    try write(
      described([
        ("Taps", "Sources/Taps", "Tap.swift"), ("Proxies", "Sources/Proxies", "TapProxy.m"),
      ]),
      "Taps/described.json", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      result.output.contains("left out   Taps: what it uses of Proxies\n"), result.output)
    let own = try text("Taps/Sources/Taps/UIKitSources.swift", package)
    XCTAssertTrue(
      own.contains("// UIKitSources: without Proxies: TapKind TapOwner TapProxy\n"), own)
  }

  /// Before Xcode 15 a package beside the project was a folder among its files.
  func testAPackageAmongTheFilesIsTaken() throws {
    let package = try packages()
    let project = "App/Pets.xcodeproj/project.pbxproj"
    try write(
      try text(project, package).replacingOccurrences(
        of: "XCLocalSwiftPackageReference; relativePath = ../Modules;",
        with: "PBXFileReference; lastKnownFileType = wrapper; path = Modules;"
          + " sourceTree = \"<group>\";"
      ).replacingOccurrences(of: "children = (", with: "children = (RL, "),
      project, package)
    try write("", "App/Modules/Package.swift", package)
    try write("import UIKit\n", "App/Modules/Sources/Design/Color.swift", package)
    try write(
      described([("Design", "Sources/Design", "Color.swift")]), "App/Modules/described.json",
      package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(manifest.contains("path: \"App/Modules/Sources/Design\""), manifest)
  }

  /// Projects of Xcode 16 have packages in folders that they take as they are, and name none.
  func testAPackageInAFolderThatIsTakenAsItIsIsTaken() throws {
    let package = try packages()
    let project = "App/Pets.xcodeproj/project.pbxproj"
    try write(
      try text(project, package).replacingOccurrences(
        of: "XCLocalSwiftPackageReference; relativePath = ../Modules;",
        with: "PBXFileSystemSynchronizedRootGroup; path = Packages; sourceTree = \"<group>\";"
      ).replacingOccurrences(of: "children = (", with: "children = (RL, "),
      project, package)
    try write("import PackageDescription\n", "App/Packages/Modules/Package.swift", package)
    try write(
      "import PackageDescription\n", "App/Packages/Modules/Tests/Fixture/Package.swift", package)
    try write("import UIKit\n", "App/Packages/Modules/Sources/Design/Color.swift", package)
    try write(
      described([("Design", "Sources/Design", "Color.swift")]),
      "App/Packages/Modules/described.json", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(manifest.contains("path: \"App/Packages/Modules/Sources/Design\""), manifest)
  }

  /// Pods that are there are taken from their folder, others where their package is known.
  func testPodsAreTaken() throws {
    let package = try shop()
    try write(
      "import UIKit\nimport Panels\nimport SnapKit\nimport Rare\n", "Kit/Button.swift", package)
    try write(
      "target 'Shop' do\n  pod 'SnapKit'\n  pod \"Panels/Core\"\n  pod 'Rare'\nend\n", "Podfile",
      package)
    try write(
      "PODS:\n  - Panels/Core (1.2.0):\n    - Rare\n  - SnapKit (5.7.1)\n  - Rare (2.0.0)\n",
      "Podfile.lock", package)
    try write("import UIKit\n", "Pods/Panels/Sources/Panel.swift", package)
    try write("import UIKit\n", "Pods/Panels/Example/Demo.swift", package)
    try write("import UIKit", ".build/checkouts/SnapKit/Sources/SnapKit/Make.swift", package)
    try write(
      described([("SnapKit", "Sources/SnapKit", "Make.swift")]),
      ".build/checkouts/SnapKit/described.json", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(
      manifest.contains(".package(url: \"https://github.com/SnapKit/SnapKit\", from: \"5.7.1\")"),
      manifest)
    XCTAssertTrue(manifest.contains("\"Panels\",\n        \"SnapKit_Linux\","), manifest)
    XCTAssertTrue(
      try text("Pods/Panels/Sources/UIKitSources.swift", package).hasSuffix("of this folder.\n"))
    XCTAssertTrue(
      result.output.contains("needed     ShopKit imports Rare: a pod: run 'pod install', or"),
      result.output)
  }

  /// What a pod has in Objective-C would be missing, where its package has another way on Linux.
  func testAPodThatIsInObjectiveCTooIsTakenAsItsPackage() throws {
    let package = try shop()
    try write("import UIKit\nimport Nimble\n", "Kit/Button.swift", package)
    try write("  pod 'Nimble'\n", "Podfile", package)
    try write("import Foundation\n", "Pods/Nimble/Sources/Matcher.swift", package)
    try write("@implementation A @end", "Pods/Nimble/Sources/A.m", package)
    try write("import XCTest", ".build/checkouts/Nimble/Sources/Nimble/M.swift", package)
    try write(
      described([("Nimble", "Sources/Nimble", "M.swift")]),
      ".build/checkouts/Nimble/described.json", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(manifest.contains("https://github.com/Quick/Nimble"), manifest)
    XCTAssertTrue(manifest.contains(".product(name: \"Nimble\", package: \"nimble\")"), manifest)
  }

  /// No two packages may have targets of one name.
  func testAPodOfThePackageThatAnotherPodIsTakenFromIsTakenFromItToo() throws {
    let package = try shop()
    try write("import UIKit\nimport RxCocoa\nimport RxSwift\n", "Kit/Button.swift", package)
    try write("  pod 'RxSwift'\n  pod 'RxCocoa'\n", "Podfile", package)
    try write("import Foundation\n", "Pods/RxSwift/RxSwift/Observable.swift", package)
    try write("import RxSwift\n", "Pods/RxCocoa/RxCocoa/Driver.swift", package)
    try write("@implementation A @end", "Pods/RxCocoa/RxCocoa/A.m", package)
    let checkout = ".build/checkouts/RxSwift"
    try write("import Foundation\n", "\(checkout)/Sources/RxSwift/Observable.swift", package)
    try write("import RxSwift\n", "\(checkout)/Sources/RxCocoa/Driver.swift", package)
    try write(
      described([
        ("RxSwift", "Sources/RxSwift", "Observable.swift"),
        ("RxCocoa", "Sources/RxCocoa", "Driver.swift"),
      ]), "\(checkout)/described.json", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(manifest.contains("https://github.com/ReactiveX/RxSwift"), manifest)
    XCTAssertTrue(manifest.contains(".product(name: \"RxSwift\", package: \"rxswift\")"), manifest)
    XCTAssertFalse(manifest.contains("Pods/"), manifest)
  }

  /// Carthage's libraries have packages, too.
  func testLibrariesOfCarthageAreTakenAsTheirPackages() throws {
    let package = try shop()
    try write("import UIKit\nimport Nimble\n", "Kit/Button.swift", package)
    try write("github \"Quick/Nimble\" ~> 13.0\n", "Cartfile.private", package)
    try write("github \"Quick/Nimble\" \"v13.4.0\"\n", "Cartfile.resolved", package)
    try write("import XCTest", ".build/checkouts/Nimble/Sources/Nimble/M.swift", package)
    try write(
      described([("Nimble", "Sources/Nimble", "M.swift")]),
      ".build/checkouts/Nimble/described.json", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      try text("Package.swift", package).contains(
        ".package(url: \"https://github.com/Quick/Nimble\", from: \"13.4.0\")"))
  }

  /// The matchers of Nimble-Snapshots are here; Nimble itself is fetched with the trait.
  func testSuitesWithMatchersTakeTheirProductAndItsTrait() throws {
    let package = try shop()
    try write("import UIKit\nimport Nimble_Snapshots\n", "Tests/CellTests.swift", package)
    try write("  pod 'Nimble-Snapshots', '6.9.0'\n", "Podfile", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(
      manifest.contains(".product(name: \"Nimble_Snapshots\", package: \"headless\")"), manifest)
    XCTAssertTrue(manifest.contains("traits: [\"Combine\", \"Nimble\"]"), manifest)
    XCTAssertTrue(result.output.contains("SWIFT_DETERMINISTIC_HASHING=1"), result.output)
  }

  /// A loader of images is left out where its sources are not there.
  func testALoaderOfImagesIsTakenWhereItsSourcesAre() throws {
    for isTaken in [true, false] {
      let package = try shop()
      let version = isTaken ? "6.3.1" : ""
      if isTaken {
        try write("  pod 'Kingfisher'\n", "Podfile", package)
        try write("PODS:\n  - Kingfisher (\(version))\n", "Podfile.lock", package)
        try write("import UIKit\n", "Pods/Kingfisher/Sources/ImageCache.swift", package)
      }

      let result = try package.run(["init", "--xcode"], script: script())

      XCTAssertEqual(result.status, 0, result.errors)
      XCTAssertEqual(
        try text("Package.swift", package).contains("\"Kingfisher\","), isTaken, version)
      XCTAssertEqual(
        result.output.contains("left out   ShopKit: what it uses of Kingfisher"), !isTaken, version)
    }
  }

  /// The loader of images of years ago is taken as the first version that compiles.
  func testALoaderOfImagesFromBeforeItCompilesIsTakenLater() throws {
    let package = try shop()
    try write("  pod 'Kingfisher'\n", "Podfile", package)
    try write("PODS:\n  - Kingfisher (5.15.6)\n", "Podfile.lock", package)
    try write("import UIKit", ".build/checkouts/Kingfisher/Sources/Kingfisher.swift", package)
    try write(
      described([("Kingfisher", "Sources", "Kingfisher.swift")]),
      ".build/checkouts/Kingfisher/described.json", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(manifest.contains("onevcat/Kingfisher\", from: \"6.3.1\""), manifest)
    XCTAssertTrue(
      result.output.contains("needed     ShopKit imports Kingfisher 5.15.6, which"), result.output)
  }

  /// What was installed for a Swift of years ago is no source for today's.
  func testAPodFromBeforeItsPackageIsTakenAsThat() throws {
    let package = try shop()
    try write("import UIKit\nimport SnapKit\n", "Kit/Button.swift", package)
    try write("  pod 'SnapKit'\n", "Podfile", package)
    try write("PODS:\n  - SnapKit (3.2.0)\n", "Podfile.lock", package)
    try write("import UIKit\n", "Pods/SnapKit/Source/Constraint.swift", package)
    try write("import UIKit", ".build/checkouts/SnapKit/Sources/Constraint.swift", package)
    try write(
      described([("SnapKit", "Sources", "Constraint.swift")]),
      ".build/checkouts/SnapKit/described.json", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(
      manifest.contains(".package(url: \"https://github.com/SnapKit/SnapKit\", from: \"5.6.0\")"),
      manifest)
    XCTAssertTrue(manifest.contains("\"SnapKit_Linux\","), manifest)
    XCTAssertTrue(
      result.output.contains(
        "needed     ShopKit imports SnapKit 3.2.0, which the tools of today do not compile: 5.6.0 is "
          + "taken. Where its calls are others, run this again with --without SnapKit\n"),
      result.output)
  }

  /// A workspace lists packages beside its projects, also in groups that have a folder.
  func testPackagesOfAWorkspaceAreTaken() throws {
    let package = try shop()
    try write("import UIKit\nimport Design\n", "Kit/Button.swift", package)
    try write(
      """
      <Workspace version = "1.0">
        <FileRef location = "group:Shop.xcodeproj"></FileRef>
        <Group location = "group:Modules" name = "Modules">
          <FileRef location = "group:Design"></FileRef>
          <Group name = "None"><FileRef location = "group:Colors"></FileRef></Group>
        </Group>
        <FileRef location = "container:Elsewhere"></FileRef>
      </Workspace>
      """, "Shop.xcworkspace/contents.xcworkspacedata", package)
    for name in ["Design", "Colors"] {
      try write("", "Modules/\(name)/Package.swift", package)
      let needed = name == "Design" ? "import Colors\n" : ""
      try write("import UIKit\n" + needed, "Modules/\(name)/Sources/\(name)/A.swift", package)
      try write(
        described([(name, "Sources/\(name)", "A.swift")]), "Modules/\(name)/described.json",
        package)
    }

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(manifest.contains("path: \"Modules/Design/Sources/Design\""), manifest)
    XCTAssertTrue(manifest.contains("path: \"Modules/Colors/Sources/Colors\""), manifest)
  }

  /// Xcode takes catalogs and nibs of a package that its manifest does not name.
  func testCatalogsThatAPackageDoesNotNameAreTaken() throws {
    let package = try shop()
    try write("import UIKit\nimport Design\n", "Kit/Button.swift", package)
    try write("", "Design/Package.swift", package)
    for file in ["A.swift", "Looks/Colors.xcassets/Contents.json", "Looks/Cell.xib", "Notes.md"] {
      try write("", "Design/Sources/Design/\(file)", package)
    }
    try write(
      described([("Design", "Sources/Design", "A.swift")]), "Design/described.json", package)
    try write(
      #"<Workspace><FileRef location = "group:Shop.xcodeproj"></FileRef>"#
        + #"<FileRef location = "group:Design"></FileRef></Workspace>"#,
      "Shop.xcworkspace/contents.xcworkspacedata", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(
      manifest.contains(
        "path: \"Design/Sources/Design\", sources: [\"UIKitSources.swift\"],\n"
          + "      resources: [\n        .process(\"Looks\"),\n      ],"), manifest)
  }

  /// A pod that is developed beside its example, of which the podspec says what belongs to it.
  func testPodsOfAPathAreTaken() throws {
    let package = try shop()
    try write("import UIKit\nimport Panels\n", "Kit/Button.swift", package)
    try write("  pod 'Panels', :path => '../'\n", "Example/Podfile", package)
    try write(
      "s.source_files = ['Panels/Classes/**/*.{h,swift}',\n  'Extra/*']\n", "Panels.podspec",
      package)
    try write("import UIKit\n", "Panels/Classes/Inner/Panel.swift", package)
    try write("import UIKit\n", "Panels/Left.swift", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(manifest.contains("name: \"Panels\","), manifest)
    XCTAssertTrue(manifest.contains("path: \"Panels/Classes/Inner\""), manifest)
  }

  /// Without a lock file nothing else says what such a pod is compiled with.
  func testWhatAPodOfAPathDependsOnIsTaken() throws {
    let package = try shop()
    try write("import UIKit\nimport Panels\n", "Kit/Button.swift", package)
    try write("  pod 'Panels', :path => '../'\n", "Example/Podfile", package)
    try write(
      """
      Pod::Spec.new do |s|
        s.source_files = 'Panels/*.swift'
        s.subspec 'Taps' do |taps|
          taps.dependency 'Panels/Core'
          taps.dependency('RxCocoa', '~> 6.0')
        end
        s.dependency "RxSwift/Core", '~> 6.0'
      end
      """, "Panels.podspec", package)
    try write("import UIKit\nimport RxSwift\nimport RxCocoa\n", "Panels/Panel.swift", package)
    let checkout = ".build/checkouts/RxSwift"
    try write("import Foundation\n", "\(checkout)/Sources/RxSwift/Observable.swift", package)
    try write("import RxSwift\n", "\(checkout)/Sources/RxCocoa/Driver.swift", package)
    try write(
      described([
        ("RxSwift", "Sources/RxSwift", "Observable.swift"),
        ("RxCocoa", "Sources/RxCocoa", "Driver.swift"),
      ]), "\(checkout)/described.json", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(manifest.contains("https://github.com/ReactiveX/RxSwift"), manifest)
    XCTAssertTrue(
      manifest.contains(".product(name: \"RxSwift\", package: \"rxswift\")"), manifest)
    XCTAssertTrue(manifest.contains("name: \"RxCocoa_Linux\""), manifest)
  }

  /// Apps whose features are such pods keep their storyboards and their tests there.
  func testPodsOfAPathHaveTheirResourcesAndTests() throws {
    let package = try shop()
    try write("import UIKit\nimport Cards\n", "Kit/Button.swift", package)
    try write(
      "pod 'Cards', :path => 'Features/Cards', :testspecs => ['Tests']\n", "Podfile", package)
    try write(
      """
      Pod::Spec.new do |s|
        s.name = 'Cards'
        s.source_files = 'Module/**/*.swift'
        s.resource_bundles = {
          'Cards' => ['Module/**/*.{storyboard,xcassets,xcdatamodeld}', 'Texts/*.lproj']
        }
        # s.resources = 'Left/*.json'
        s.test_spec 'Tests' do |t|
          t.requires_app_host = true
          t.source_files = 'Tests/**/*.swift'
          if ENV['CI']
            t.dependency 'iOSSnapshotTestCase'
          end
        end
        s.dependency 'Other'
      end
      """, "Features/Cards/Cards.podspec", package)
    try write("import UIKit\n", "Features/Cards/Module/Card.swift", package)
    try write("<document/>", "Features/Cards/Module/Card.storyboard", package)
    try write("{}", "Features/Cards/Left/left.json", package)
    try write("{}", "Features/Cards/Module/Assets.xcassets/Contents.json", package)
    try write(
      "<model/>", "Features/Cards/Module/Cards.xcdatamodeld/Cards.xcdatamodel/contents", package)
    try write(
      "import UIKit\nimport XCTest\n@testable import Cards\nclass A: XCTestCase {}\n",
      "Features/Cards/Tests/CardTests.swift", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(manifest.contains("path: \"Features/Cards/Module\""), manifest)
    XCTAssertTrue(manifest.contains("Card.storyboard"), manifest)
    XCTAssertTrue(manifest.contains("HeadlessCoreData"), manifest)
    XCTAssertFalse(manifest.contains("left.json"), manifest)
    XCTAssertFalse(result.output.contains("only Xcode compiles"), result.output)
    XCTAssertTrue(manifest.contains("Assets.xcassets"), manifest)
    XCTAssertTrue(manifest.contains(".testTarget(\n      name: \"CardsTests\""), manifest)
    XCTAssertTrue(manifest.contains("path: \"Features/Cards/Tests\""), manifest)
  }

  /// What the manifest depends on already is looked through, too.
  func testPackagesOfTheManifestAreTaken() throws {
    let package = try shop()
    try write("import UIKit\nimport Hero\n", "Kit/Button.swift", package)
    let folder = URL(fileURLWithPath: package.path + "/../Elsewhere-\(name)").standardized.path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let other = #"{"identity":"fisher","name":"Fisher","path":"\#(folder)","dependencies":[]},"#

    // And what these depend on, in turn.
    try write("import UIKit\nimport Behind\n", "../Elsewhere-\(name)/Sources/Hero/K.swift", package)
    try write(
      described([("Hero", "Sources/Hero", "K.swift")], on: ["Behind"]),
      "../Elsewhere-\(name)/described.json", package)
    try write("public struct Past {}\n", ".build/checkouts/Behind/Sources/A.swift", package)
    try write(
      described([("Behind", "Sources", "A.swift")]), ".build/checkouts/Behind/described.json",
      package)

    let result = try package.run(
      ["init", "--xcode"],
      script: script().replacingOccurrences(
        of: "\"dependencies\":[{\"identity\":\"headless\"",
        with: "\"dependencies\":[\(other){\"identity\":\"headless\""))

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertFalse(result.output.contains("SwiftPM does not get"), result.output)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(manifest.contains("\"Hero_Linux\",\n        .product"), manifest)
    XCTAssertTrue(
      manifest.contains(".package(url: \"https://example.org/Behind\", \"1.0.0\"..<\"2.0.0\"),"),
      manifest)
    XCTAssertTrue(
      manifest.contains(".product(name: \"Behind\", package: \"behind\")"), manifest)
  }

  /// Unit tests of views belong to the views also where they take no snapshots.
  func testTestsOfViewsAreTaken() throws {
    let package = try shop()
    try write(
      "import XCTest\n@testable import Shop\nlet sut = CellViewController()\n",
      "Logic/SumTests.swift", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(result.output.contains("Package.swift: the target LogicTests"), result.output)
  }

  /// Tests that cannot compile keep no others from running, unless they are asked for.
  func testTestsThatImportWhatIsNotThereAreLeftOut() throws {
    let package = try shop()
    try write(
      "import SnapshotTesting\nimport Spies\nimport XCTest\n", "Tests/CellTests.swift", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      result.output.contains("left out   Shop Tests: it imports Spies: add its package"),
      result.output)
    let manifest = try text("Package.swift", package)
    XCTAssertFalse(manifest.contains("Shop_Tests"), manifest)
    XCTAssertTrue(manifest.contains("name: \"SnapshotTests\""), manifest)

    let asked = try package.run(
      ["init", "--xcode", "--target", "Shop Tests"], script: script())
    XCTAssertEqual(asked.status, 0, asked.errors)
    XCTAssertTrue(try text("Package.swift", package).contains("Shop_Tests"))
  }

  /// Projects of examples are left out where another has tests.
  func testProjectsWithoutTestsAreLeftOutBesideOneWithTests() throws {
    let package = try shop()
    try write(Self.projectOfFolders, "App/Pets.xcodeproj/project.pbxproj", package)
    try write("import UIKit\n", "App/Pets/A.swift", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      result.output.contains(
        "left out   Pets: its project has no tests of views (--target Pets takes it)"),
      result.output)
    XCTAssertTrue(try text("Package.swift", package).contains("name: \"ShopKit\""))
    XCTAssertFalse(try text("Package.swift", package).contains("name: \"Pets\""))
  }

  /// What the template of CocoaPods has beside a library.
  func testALinkToAProjectThatIsNotThereIsNone() throws {
    let package = try shop()
    try FileManager.default.createSymbolicLink(
      atPath: package.path + "/_Pods.xcodeproj", withDestinationPath: "Example/Pods/Pods.xcodeproj")

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
  }

  func testAProjectThatIsToBeMadeIsNamed() throws {
    let package = try PlayedPackage()
    try write(Self.manifest, "Package.swift", package)
    try write("import ProjectDescription\n", "Project.swift", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 2)
    XCTAssertTrue(result.errors.contains("Run 'tuist generate'"), result.errors)

    try FileManager.default.removeItem(atPath: package.path + "/Package.swift")
    let withoutPackage = try package.run(["init", "--xcode"], script: script())
    XCTAssertTrue(
      withoutPackage.errors.contains("Run 'tuist generate'"), withoutPackage.errors)
  }
}

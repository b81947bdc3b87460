// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// `snapshots init --xcode`.
final class XcodeInitTests: XcodeInitTestCase {
  func testTargetsOfAProjectAreAdded() throws {
    let package = try shop()

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertEqual(
      result.output,
      """
      left out   LogicTests: its tests name no views (--target LogicTests takes it)
      left out   Widget: it is an app's extension
      added      Package.swift: the target Shop
      added      Shop/UIKitSources.swift
      added      Package.swift: the target ShopKit
      added      Kit/UIKitSources.swift
      left out   ShopKit: what it uses of Kingfisher
      left out   ShopKit: 1 file of other languages than Swift
      added      Package.swift: the target Shop_Tests
      added      Tests/UIKitSources.swift
      needed     SWIFT_DETERMINISTIC_HASHING=1 in the environment of builds, in CI too: without it \
      SwiftPM hands several traits to the compiler in an order that changes, and then builds all \
      anew
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
        dependencies: [.package(url: "https://example.org/HeadlessSnapshots", from: "0.2.0", traits: ["Combine", "CustomDump"])],
        targets: [
          .target(
            name: "Shop",
            dependencies: [
              "ShopKit",
              .product(name: "HeadlessUIKit", package: "headless"),
              .product(name: "HeadlessFrameworks", package: "headless"),
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
              .enableUpcomingFeature("BareSlashRegexLiterals"),
              .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"),
              .enableUpcomingFeature("ImplicitOpenExistentials"),
              .enableUpcomingFeature("InferIsolatedConformances"),
              .enableUpcomingFeature("InferSendableFromCaptures"),
              .enableUpcomingFeature("IsolatedDefaultValues"),
              .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
              .define("BETA"),
              .define("TRIAL"),
            ],
            plugins: [.plugin(name: "UIKitSources", package: "headless")]),
          .target(
            name: "ShopKit",
            dependencies: [
              .product(name: "HeadlessUIKit", package: "headless"),
              .product(name: "HeadlessFrameworks", package: "headless"),
              .product(name: "HeadlessOS", package: "headless"),
            ],
            path: "Kit", sources: ["UIKitSources.swift"],
            swiftSettings: [
              .swiftLanguageMode(.v5),
              .enableUpcomingFeature("BareSlashRegexLiterals"),
            ],
            plugins: [.plugin(name: "UIKitSources", package: "headless")]),
          .testTarget(
            name: "Shop_Tests",
            dependencies: [
              "Shop",
              .product(name: "HeadlessUIKit", package: "headless"),
              .product(name: "HeadlessFrameworks", package: "headless"),
              .product(name: "HeadlessOS", package: "headless"),
              .product(name: "SnapshotTesting", package: "headless"),
              .product(name: "SnapshotTestingCustomDump", package: "headless"),
            ],
            path: "Tests", sources: ["UIKitSources.swift"],
            swiftSettings: [
              .swiftLanguageMode(.v5),
              .enableUpcomingFeature("BareSlashRegexLiterals"),
            ],
            plugins: [.plugin(name: "UIKitSources", package: "headless")]),
        ]
      )

      """)
    XCTAssertFalse(try text("Shop/UIKitSources.swift", package).contains("// UIKitSources: "))
    XCTAssertTrue(
      try text("Kit/UIKitSources.swift", package).contains(
        "\n// UIKitSources: Kit/Button.swift\n//\n// What they use of modules that Linux has not is "
          + "left out:\n//\n// UIKitSources: without Kingfisher: .kf "),
      "a file of its folder does not belong to the target")
  }

  /// The plug-in writes the classes of a model of Core Data, wherever it lies.
  func testAModelBesideTheSourcesIsNamed() throws {
    let package = try shop()
    let project = Self.project
      .replacing("files = (B1, B2);", with: "files = (B1, B2, BM);")
      .replacing("children = (G1, G2, G3, G4);", with: "children = (G1, G2, G3, G4, FM);")
      .replacing(
        "B1 = {",
        with: """
          BM = { isa = PBXBuildFile; fileRef = FM; };
                  FM = { isa = XCVersionGroup; path = Pets.xcdatamodeld; children = (FV);
                    sourceTree = "<group>"; };
                  FV = { isa = PBXFileReference; path = Pets.xcdatamodel; sourceTree = "<group>"; };
                  B1 = {
          """)
    try write(project, "Shop.xcodeproj/project.pbxproj", package)
    try write("<model/>", "Pets.xcdatamodeld/Pets.xcdatamodel/contents", package)

    let result = try package.run(["init", "--xcode", "--target", "Shop"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertFalse(result.output.contains("only Xcode compiles"), result.output)
    let own = try text("Shop/UIKitSources.swift", package)
    XCTAssertTrue(
      own.contains("// UIKitSources: Shop\n// UIKitSources: Pets.xcdatamodeld\n"), own)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(
      manifest.contains(".product(name: \"HeadlessCoreData\", package: \"headless\")"), manifest)
  }

  /// What Swift uses of a target's own classes in Objective-C is left out, in its tests as well.
  func testWhatHeadersDeclareIsLeftOut() throws {
    let package = try shop()
    try write("@interface Shelf : NSObject\n@end\n@interface UIView (Shelf)\n", "Kit/A.h", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let line = "// UIKitSources: without ShopKit_ObjectiveC: Shelf\n"
    XCTAssertTrue(try text("Kit/UIKitSources.swift", package).contains(line))
    XCTAssertTrue(try text("Shop/UIKitSources.swift", package).contains(line), "it imports the kit")
    XCTAssertFalse(try text("Tests/UIKitSources.swift", package).contains(line))
    XCTAssertTrue(
      result.output.contains("left out   ShopKit: what it uses of ShopKit_ObjectiveC\n"),
      result.output)
  }

  /// Protocols and enumerations stand in headers that have no file beside them to be compiled.
  func testWhatTheHeaderThatBridgesImportsIsLeftOut() throws {
    let package = try shop()
    let project = Self.project.replacing(
      "C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {",
      with: "C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { "
        + "SWIFT_OBJC_BRIDGING_HEADER = \"$(SRCROOT)/Kit/Bridge.h\";")
    XCTAssertNotEqual(project, Self.project)
    try write(project, "Shop.xcodeproj/project.pbxproj", package)
    try write("#import \"Api.h\"\n#import <Foundation/Foundation.h>\n", "Kit/Bridge.h", package)
    try write(
      "#import \"Kinds.h\"\n@protocol Showing <NSObject>\n@end\n", "Kit/Deep/Api.h", package)
    try write("typedef NS_ENUM(NSInteger, Kind) { KindA };\n", "Kit/Kinds.h", package)
    try write("@protocol Other\n@end\n", "Kit/Other.h", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let own = try text("Shop/UIKitSources.swift", package)
    XCTAssertTrue(own.contains("without Shop_ObjectiveC: Kind Showing\n"), own)
  }

  /// An example's project compiles the files of the library beside it.
  func testSourcesBesideTheFolderAreToldOf() throws {
    let package = try shop()
    let elsewhere = "Elsewhere-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: "\(package.path)/../\(elsewhere)") }
    try write("import UIKit\n", "../\(elsewhere)/Button.swift", package)
    var project = Self.project.replacing(
      "path = Button.swift;", with: "path = \"../../\(elsewhere)/Button.swift\";")
    try write(project, "Shop.xcodeproj/project.pbxproj", package)

    var result = try package.run(["init", "--xcode"], script: script())

    XCTAssertTrue(
      result.output.contains(
        "left out   ShopKit: it has no Swift sources here, and 1 of its sources lies beside this "
          + "folder: run this where all are, in ..\n"),
      result.output + result.errors)

    let other = try shop()
    project = Self.project.replacing(
      "path = Cell.swift;", with: "path = \"../../\(elsewhere)/Button.swift\";")
    try write(project, "Shop.xcodeproj/project.pbxproj", other)
    result = try other.run(["init", "--xcode"], script: script())
    XCTAssertTrue(
      result.output.contains(
        "needed     Shop: 1 of its sources lies beside this folder: run this where all are, in "
          + "..\n"),
      result.output + result.errors)
  }

  /// A tool writes it on a Mac, and nobody commits it: without a word, each use would be an error.
  func testASourceThatIsNotThereIsNamedWithTheStepThatWritesIt() throws {
    let package = try shop()
    try FileManager.default.removeItem(atPath: package.path + "/Shop/Cell.swift")

    var result = try package.run(["init", "--xcode"], script: script())

    let sentence = "needed     Shop: Shop/Cell.swift, which the project names, is not there"
    XCTAssertTrue(result.output.contains(sentence + "\n"), result.output)
    XCTAssertFalse(result.output.contains("outside of the package"), result.output)

    let other = try shop()
    try FileManager.default.removeItem(atPath: other.path + "/Shop/Cell.swift")
    try write(
      Self.project.replacing("(S1, R1, K1)", with: "(W, S1, R1, K1)").replacing(
        "S1 = { isa = PBXSources",
        with: "W = { isa = PBXShellScriptBuildPhase; name = \"Texts\"; "
          + "shellScript = \"swiftgen config run\"; };\nS1 = { isa = PBXSources"),
      "Shop.xcodeproj/project.pbxproj", other)

    result = try other.run(["init", "--xcode"], script: script())

    let step =
      "; a build on a Mac writes it in the step \u{201C}Texts\u{201D}: commit it, or copy it here"
    XCTAssertTrue(result.output.contains(sentence + step + "\n"), result.output)
  }

  /// To add a package for it would lead nowhere: what uses it is left out by itself.
  func testAModuleThatNothingCompilesOnLinuxIsLeftOut() throws {
    let package = try shop()
    try write("import UIKit\nimport RealmSwift\n", "Shop/Cell.swift", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertTrue(
      result.output.contains("left out   Shop: what it uses of RealmSwift"), result.output)
    XCTAssertTrue(
      try text("Shop/UIKitSources.swift", package).contains("without RealmSwift: "))
  }

  /// What the app's code asks `Bundle.main` for comes of the project's settings.
  func testTheInfoPlistOfATargetIsNamed() throws {
    let package = try shop()
    try write(
      Self.project.replacing(
        "buildSettings = { SWIFT_VERSION = 6.0;",
        with: "buildSettings = { INFOPLIST_FILE = Shop/Info.plist; SWIFT_VERSION = 6.0;"),
      "Shop.xcodeproj/project.pbxproj", package)
    try write(
      "<plist><dict><key>Host</key><string>$(HOST)</string></dict></plist>", "Shop/Info.plist",
      package)

    let result = try package.run(["init", "--xcode", "--target", "Shop"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      result.output.contains(
        "needed     Shop: Host is empty: it is $(HOST), no setting has that name\n"), result.output)
    let own = try text("Shop/UIKitSources.swift", package)
    XCTAssertTrue(
      own.hasSuffix(
        """
        //
        // Its Info.plist is that of a target of Xcode:
        //
        // UIKitSources: information Shop.xcodeproj: Shop

        """), own)
  }

  /// Has SwiftPM tell the targets that `init --xcode` has written.
  private func describe(_ package: PlayedPackage) throws {
    let blocks = try text("Package.swift", package)
      .matches(of: /\.(target|testTarget)\(\s*name: "([^"]*)"[\s\S]*?path: "([^"]*)"/)
    XCTAssertFalse(blocks.isEmpty)
    let targets = blocks.map { block in
      let (kind, name, path) = (block.output.1, block.output.2, block.output.3)
      return """
        {"name":"\(name)","c99name":"\(name)","path":"\(path)","sources":["UIKitSources.swift"],
          "type":"\(kind == "target" ? "library" : "test")"}
        """
    }
    try write(#"{"targets":[\#(targets.joined(separator: ","))]}"#, "described.json", package)
  }

  func testWhatIsThereIsKept() throws {
    let package = try shop()
    XCTAssertEqual(try package.run(["init", "--xcode"], script: script()).status, 0)
    let manifest = try text("Package.swift", package)
    try describe(package)

    let again = try package.run(["init", "--xcode", "--json"], script: script())

    XCTAssertEqual(again.status, 0, again.errors)
    try assertFits(again.output, "init")
    XCTAssertFalse(again.output.contains("added"), again.output)
    XCTAssertEqual(try text("Package.swift", package), manifest)
  }

  /// Sources that import more than when the target was written.
  func testATargetThatIsThereGetsWhatItNeedsByNow() throws {
    let package = try shop()
    try write("import UIKit\n", "Shop/Cell.swift", package)
    XCTAssertEqual(try package.run(["init", "--xcode"], script: script()).status, 0)
    let manifest = try text("Package.swift", package)
    XCTAssertFalse(manifest.contains("HeadlessCoreData"), manifest)
    try write("import CoreData\nimport RealmSwift\nimport UIKit\n", "Shop/Cell.swift", package)
    try describe(package)

    let again = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(again.status, 0, again.errors)
    XCTAssertTrue(
      again.output.contains(
        "added      Package.swift: HeadlessCoreData, which the target Shop needs\n"), again.output)
    XCTAssertTrue(
      again.output.contains("left out   Shop: what it uses of RealmSwift"), again.output)
    XCTAssertTrue(
      try text("Shop/UIKitSources.swift", package).contains("without RealmSwift: "))
    let line = /[ ]+\.product\(name: "HeadlessCoreData", package: "[^"]*"\),\n/
    let completed = try text("Package.swift", package)
    XCTAssertEqual(completed.ranges(of: line).count, 1, completed)
    XCTAssertEqual(completed.replacing(line, with: ""), manifest)
  }

  func testTargetsThatComeLaterGetNoSecondFirstTest() throws {
    let package = try shop()
    let first = try package.run(["init", "--xcode", "--target", "ShopKit"], script: script())
    XCTAssertEqual(first.status, 0, first.errors)
    XCTAssertTrue(first.output.contains("the test target SnapshotTests\n"), first.output)

    let second = try package.run(["init", "--xcode", "--target", "Shop"], script: script())

    XCTAssertEqual(second.status, 0, second.errors)
    XCTAssertTrue(second.output.contains("Package.swift: the target Shop\n"), second.output)
    let manifest = try text("Package.swift", package)
    XCTAssertEqual(manifest.ranges(of: "name: \"SnapshotTests\"").count, 1, manifest)
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
    for name in ["A", "B"] { try write("", "App/Pets/__Snapshots__/\(name)/a.1.png", package) }

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
              path: "App",
              exclude: [
                "Pets/__Snapshots__",
              ],
              sources: ["UIKitSources.swift"],
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

  /// The first test of an app shows what the app begins with.
  func testTheFirstTestShowsTheFirstScreen() throws {
    let package = try PlayedPackage()
    try write(Self.manifest, "Package.swift", package)
    try write(Self.projectOfFolders, "App/Pets.xcodeproj/project.pbxproj", package)
    try write("import UIKit\n", "App/Pets/A.swift", package)
    try write(
      "<document initialViewController=\"a\"/>", "App/Pets/LaunchScreen.storyboard", package)
    try write("<document/>", "App/Pets/About.storyboard", package)
    try write("<document initialViewController=\"b\"/>", "App/Pets/Home.storyboard", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let test = try text("Tests/SnapshotTests/FirstSnapshotTests.swift", package)
    XCTAssertTrue(
      test.hasSuffix(
        """
              size: .fixed(160, 44))
          }

          @Test func firstScreen() {
            func controller() throws -> UIViewController {
              let storyboard = UIStoryboard(name: "Home", bundle: nil)
              return try #require(storyboard.instantiateInitialViewController())
            }
            assertSnapshot(of: try controller(), .traits(.device(.iPhone16)))
          }
        }

        """), test)
  }

  /// Of several storyboards that begin with a screen, the app's list says the first.
  func testTheFirstScreenIsThatOfTheStoryboardThatTheListNames() throws {
    let package = try PlayedPackage()
    try write(Self.manifest, "Package.swift", package)
    try write(
      Self.projectOfFolders.replacing(
        "SDKROOT = iphoneos;",
        with: "SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist;"),
      "App/Pets.xcodeproj/project.pbxproj", package)
    try write(
      "<plist><dict><key>UIMainStoryboardFile</key><string>Start</string></dict></plist>",
      "App/Info.plist", package)
    try write("import UIKit\n", "App/Pets/A.swift", package)
    for name in ["About", "Main", "Start"] {
      try write("<document initialViewController=\"b\"/>", "App/Pets/\(name).storyboard", package)
    }

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let test = try text("Tests/SnapshotTests/FirstSnapshotTests.swift", package)
    XCTAssertTrue(test.contains("UIStoryboard(name: \"Start\", bundle: nil)"), test)
  }

  /// Tests of an app's views that take no snapshot leave it without a picture.
  func testAnAppWhoseTestsTakeNoSnapshotGetsAFirstOne() throws {
    let package = try shop()
    try write("import UIKit\nimport XCTest\n", "Tests/CellTests.swift", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(manifest.contains("name: \"Shop_Tests\""), manifest)
    XCTAssertEqual(manifest.components(separatedBy: "name: \"SnapshotTests\"").count, 2, manifest)
    // All files in Tests are those of Shop's own tests.
    XCTAssertTrue(manifest.contains("],\n        path: \"SnapshotTests\",\n"), manifest)
    XCTAssertTrue(
      try text("SnapshotTests/FirstSnapshotTests.swift", package).contains(
        "@testable import Shop\n"))
  }

  /// A model of parcels, and no manifest.
  func testASourceMayBeCalledAsAManifest() throws {
    let package = try PlayedPackage()
    try write(Self.manifest, "Package.swift", package)
    try write(Self.projectOfFolders, "App/Pets.xcodeproj/project.pbxproj", package)
    try write("import UIKit\n", "App/Pets/A.swift", package)
    try write("struct Package {}\n", "App/Pets/Package.swift", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      try text("App/Pets/UIKitSources.swift", package)
        .contains("UIKitSources transforms the others of this folder."))
  }

  /// Xcode compiles such a project with UIKit's names of that time.
  func testATargetOfSwift4IsCompiledAsSwift4() throws {
    for (version, mode) in [("4.0", "v4"), ("4.2", "v4_2")] {
      let package = try PlayedPackage()
      try write(Self.manifest, "Package.swift", package)
      try write(
        Self.projectOfFolders.replacing(
          "buildSettings = { SDKROOT", with: "buildSettings = { SWIFT_VERSION = \(version); SDKROOT"
        ),
        "App/Pets.xcodeproj/project.pbxproj", package)
      try write("import UIKit\n", "App/Pets/A.swift", package)

      let result = try package.run(["init", "--xcode"], script: script())

      XCTAssertEqual(result.status, 0, result.errors)
      let manifest = try text("Package.swift", package)
      XCTAssertTrue(
        manifest.contains(
          "      swiftSettings: [\n        .swiftLanguageMode(.\(mode)),\n"), manifest)
    }
  }

  /// Tools before those of Swift 6 know no language mode of a target.
  func testAnOlderManifestSaysSwift4ByAFlag() throws {
    let package = try PlayedPackage()
    try write(
      Self.manifest.replacing(/swift-tools-version: ?[0-9.]+/, with: "swift-tools-version:5.9"),
      "Package.swift", package)
    try write(
      Self.projectOfFolders.replacing(
        "buildSettings = { SDKROOT", with: "buildSettings = { SWIFT_VERSION = 4.0; SDKROOT"),
      "App/Pets.xcodeproj/project.pbxproj", package)
    try write("import UIKit\n", "App/Pets/A.swift", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(manifest.contains(".unsafeFlags([\"-swift-version\", \"4\"])"), manifest)
  }

  /// An app without a storyboard begins with what its delegate puts into the window.
  func testTheFirstTestBeginsAnAppAsItsDelegatesDo() throws {
    let scene = """
      class Scenes: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) { window = UIWindow(windowScene: scene as! UIWindowScene) }
      }
      """
    let app = """
      @main class Launch: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ app: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { window = UIWindow(); return true }
      }
      """
    XCTAssertTrue(
      try firstTest("import UIKit\n\(app)\n\(scene)\n").contains(
        """
          @Test func firstScreen() {
            let (scene, delegate) = (UIWindowScene(), Scenes())
            func controller() throws -> UIViewController {
              delegate.scene(
                scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
              return try #require(delegate.window?.rootViewController)
            }
            assertSnapshot(of: try controller(), .traits(.device(.iPhone16)))
          }
        """))
    XCTAssertTrue(
      try firstTest("import UIKit\n\(app)\n").contains(
        """
            let delegate = Launch()
            func controller() throws -> UIViewController {
              _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
              return try #require(delegate.window?.rootViewController)
            }
        """))
    XCTAssertTrue(
      try firstTest(
        app.replacing("{ window = UIWindow(); return", with: "{\n  window = Maker().made\n")
      )
      .contains("let delegate = Launch()"))
    // A window that a storyboard fills is made by the system.
    XCTAssertTrue(
      try firstTest(scene.replacing("window = UIWindow(windowScene: ", with: "_ = ("))
        .contains("UIStoryboard(name: \"Home\", bundle: nil)"))
  }

  /// The first test of an app that has a source and a storyboard.
  /// An app for tablets alone has no screen of a phone.
  func testTheFirstScreenOfAnAppForTabletsIsATabletsOne() throws {
    let settings = "buildSettings = { SDKROOT = iphoneos;"
    let project = Self.projectOfFolders.replacing(
      settings, with: settings + " TARGETED_DEVICE_FAMILY = 2;")
    XCTAssertNotEqual(project, Self.projectOfFolders)
    let test = try firstTest("import UIKit\n@main class App {}\n", project: project)
    XCTAssertTrue(test.contains(".traits(.device(.iPadPro11))"), test)
  }

  private func firstTest(
    _ source: String, project: String = XcodeInitTestCase.projectOfFolders
  ) throws -> String {
    let package = try PlayedPackage()
    try write(Self.manifest, "Package.swift", package)
    try write(project, "App/Pets.xcodeproj/project.pbxproj", package)
    try write(source, "App/Pets/A.swift", package)
    try write("<document initialViewController=\"b\"/>", "App/Pets/Home.storyboard", package)
    let result = try package.run(["init", "--xcode"], script: script())
    XCTAssertEqual(result.status, 0, result.errors)
    return try text("Tests/SnapshotTests/FirstSnapshotTests.swift", package)
  }

  /// A folder of references that a project copies is not one of SwiftPM's resources, whose names
  /// are to differ.
  /// Apps of one folder, as for two customers, are targets of one folder, each with a file of its
  /// own and the bundle.
  func testTwoTargetsOfOneFolderBothHaveTheBundle() throws {
    let package = try shop()
    let project = "Shop.xcodeproj/project.pbxproj"
    try write(
      try text(project, package).replacingOccurrences(
        of: "targets = (T1,", with: "targets = (T1, T6,"
      )
      .replacingOccurrences(
        of: "T2 = { isa = PBXNativeTarget;",
        with: "T6 = { isa = PBXNativeTarget; name = Kiosk; buildConfigurationList = L1;\n"
          + "  buildPhases = (S1, R1, K1); dependencies = ();\n"
          + "  productType = \"com.apple.product-type.application\"; };\n"
          + "T2 = { isa = PBXNativeTarget;"), project, package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    for file in ["UIKitSources.swift", "HeadlessSnapshots/Kiosk/UIKitSources.swift"] {
      XCTAssertTrue(
        manifest.contains(
          """
                path: "Shop", sources: ["\(file)"],
                resources: [
                  .process("Assets.xcassets"),
          """), manifest)
    }
    let own = try text("Shop/HeadlessSnapshots/Kiosk/UIKitSources.swift", package)
    XCTAssertTrue(own.hasPrefix("// The one file of the target Kiosk that"), own)
    XCTAssertFalse(
      FileManager.default.fileExists(atPath: package.path + "/HeadlessSnapshots/Kiosk"))
  }

  func testFoldersOfReferencesAreNoResources() throws {
    let package = try shop()
    let project = "Shop.xcodeproj/project.pbxproj"
    try write(
      try text(project, package).replacingOccurrences(
        of: "path = Assets.xcassets;", with: "path = __Snapshots__;"), project, package)
    try write("", "Shop/__Snapshots__/A/a.1.png", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertFalse(manifest.contains("process(\"__Snapshots__\")"), manifest)
    XCTAssertTrue(manifest.contains("exclude: [\n        \"__Snapshots__\",\n"), manifest)
  }

  /// SwiftPM warns of each file in them otherwise.
  func testFoldersOfReferencesBesideTestsAreExcluded() throws {
    let package = try shop()
    for name in ["A", "B"] { try write("", "Tests/Cells/__Snapshots__/\(name)/a.1.png", package) }

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(
      manifest.contains("exclude: [\n        \"Cells/__Snapshots__\",\n"), manifest)
  }

  /// A bundle has a folder that a project names as one thing with all that is in it, where files
  /// may have one name.
  func testAFolderOfTheBundleIsCopiedAsItIs() throws {
    let package = try shop()
    let project = "Shop.xcodeproj/project.pbxproj"
    try write(
      try text(project, package).replacingOccurrences(
        of: "path = Assets.xcassets;", with: "lastKnownFileType = folder; path = Legal;"), project,
      package)
    for language in ["de", "fr"] { try write("", "Shop/Legal/\(language)/index.html", package) }
    let folders = Self.projectOfFolders.replacing(
      "path = Pets;", with: "path = Pets; explicitFolders = (Inner/Pages);")
    try write(folders, "App/Pets.xcodeproj/project.pbxproj", package)
    try write("import UIKit\n", "App/Pets/A.swift", package)
    for name in ["1/a", "2/a", "2/b"] {
      try write("", "App/Pets/Inner/Pages/\(name).html", package)
    }

    let result = try package.run(
      ["init", "--xcode", "--target", "Shop", "--target", "Pets"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(manifest.contains(".copy(\"Legal\"),"), manifest)
    XCTAssertTrue(manifest.contains(".process(\"de.lproj\"),"), manifest)
    XCTAssertTrue(manifest.contains(".copy(\"Inner/Pages\"),"), manifest)
  }

  /// SwiftPM sees folders of languages also where nothing in them is a resource, and no hidden
  /// files.
  func testFoldersOfLanguagesAskForALanguage() throws {
    let package = try shop()
    try write(
      try text("Shop.xcodeproj/project.pbxproj", package)
        .replacingOccurrences(of: "files = (B3, B4, B9);", with: "files = (B3, B4, BH);")
        .replacingOccurrences(
          of: "objects = {\n",
          with: """
            objects = {
                FH = { isa = PBXFileReference; path = Shop/.hidden; sourceTree = SOURCE_ROOT; };
                BH = { isa = PBXBuildFile; fileRef = FH; };

            """
        ).replacingOccurrences(of: "children = (F1,", with: "children = (FH, F1,"),
      "Shop.xcodeproj/project.pbxproj", package)
    try write("", "Shop/.hidden", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(manifest.contains("defaultLocalization: \"de\""), manifest)
    XCTAssertFalse(manifest.contains("lproj"), manifest)
    XCTAssertFalse(manifest.contains("hidden"), manifest)
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
}

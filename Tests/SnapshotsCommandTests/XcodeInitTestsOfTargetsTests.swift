// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

/// What `snapshots init --xcode` does for the tests of a project: their environment, and what keeps
/// them from running.
final class XcodeInitTestsOfTargetsTests: XcodeInitTestCase {
  private func scheme(_ value: String) -> String {
    """
    <Scheme><TestAction><Testables><TestableReference><BuildableReference
      BlueprintName = "Shop Tests" ReferencedContainer = "container:Shop.xcodeproj"/>
    </TestableReference></Testables><EnvironmentVariables><EnvironmentVariable
      key = "IMAGES" value = "\(value)" isEnabled = "YES"/>
    </EnvironmentVariables></TestAction></Scheme>
    """
  }

  func testTheSchemeOfTestsIsNamed() throws {
    let package = try shop()
    let schemes = "Shop.xcodeproj/xcshareddata/xcschemes"
    try write(scheme("$(SRCROOT)/Images"), "\(schemes)/Shop.xcscheme", package)
    try write(scheme("$(SRCROOT)/Others"), "\(schemes)/Record.xcscheme", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      try text("Tests/UIKitSources.swift", package).hasSuffix(
        """
        //
        // Its tests run in the environment that a scheme of Xcode says:
        //
        // UIKitSources: environment \(schemes)/Shop.xcscheme: Shop Tests

        """))
    XCTAssertTrue(
      result.output.contains(
        "left out   Shop_Tests: the environment of the scheme Record, IMAGES\n"), result.output)
    XCTAssertFalse(try text("Shop/UIKitSources.swift", package).contains("environment"))
  }

  func testTheSimulatorOfTestsIsTheOneThatTheyRunOnElsewhere() throws {
    let package = try shop()
    let workflow = """
      steps:
        - run: xcodebuild build -destination "name=iPhone 8,OS=15.5"
        - run: xcodebuild test -destination "OS=16.2,name=iPhone 14 Pro"
        - run: xcodebuild test -destination "OS=16.2,name=iPhone 14 Pro"
      """
    try write(workflow, ".github/workflows/ci.yml", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      try text("Tests/UIKitSources.swift", package).hasSuffix(
        """
        //
        // Its tests run as on the simulator that .github/workflows/ci.yml names:
        //
        // UIKitSources: environment SNAPSHOT_DEVICE=iPhone 14 Pro
        // UIKitSources: environment SNAPSHOT_SYSTEM_VERSION=16.2

        """))
    XCTAssertFalse(try text("Shop/UIKitSources.swift", package).contains("environment"))
    XCTAssertTrue(
      result.output.contains(
        "Shop_Tests: the simulator iPhone 14 Pro with 16.2, as .github/workflows/ci.yml says\n"),
      result.output)
  }

  /// Xcode runs the tests of a framework without an app, unless the target's settings name one.
  func testTestsAreRunByTheAppThatTheyNameAlone() throws {
    let needed = "buildPhases = (S3); dependencies = (D1);"
    let settings = "C2 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };"
    for (hasDependency, hasSetting) in [(true, false), (false, true), (false, false)] {
      let package = try shop()
      let project = Self.project
        .replacing(needed, with: hasDependency ? needed : "buildPhases = (S3); dependencies = ();")
        .replacing(
          settings,
          with: settings.replacing("{ }", with: hasSetting ? "{ TEST_HOST = Shop.app; }" : "{ }"))
      try write(project, "Shop.xcodeproj/project.pbxproj", package)

      let result = try package.run(["init", "--xcode"], script: script())

      XCTAssertEqual(result.status, 0, result.errors)
      let own = try text("Tests/UIKitSources.swift", package)
      XCTAssertEqual(own.contains("SNAPSHOT_HOST=none"), !hasDependency && !hasSetting, own)
    }
  }

  /// The names of references go before what runs the tests, as one run of several makes them.
  func testTheSimulatorIsTheOneThatReferencesAreNamedBy() throws {
    let package = try shop()
    try write("name=iPhone 8\n", "Makefile", package)
    for name in ["testCell-iOS_393-0_852-0.1", "testList-iOS_393-0_852-0.1"] {
      try write("", "Tests/__Snapshots__/CellTests/\(name).png", package)
    }

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let own = try text("Tests/UIKitSources.swift", package)
    XCTAssertTrue(own.contains("environment SNAPSHOT_DEVICE=iPhone 14 Pro\n"), own)
    XCTAssertFalse(own.contains("SYSTEM_VERSION"), own)
  }

  /// Suites stop on another simulator than their pictures were taken on, whatever else is named.
  func testTheSimulatorIsTheOneThatTestsAskFor() throws {
    for (asking, device, version) in [
      (
        """
        let isRight = ProcessInfo().environment["SIMULATOR_MODEL_IDENTIFIER"] == "iPhone15,2"
        let isNew = ProcessInfo().operatingSystemVersion.majorVersion == 16
        guard isRight, isNew else { fatalError("Switch to an iPhone 14 Pro with iOS 16.") }
        """, "iPhone 14 Pro", "16.0"
      ),
      (
        """
        guard UIDevice.current.name == "iPhone 11" else { throw Wrong() }
        XCTAssertEqual(UIDevice.current.systemVersion, "15.2")
        """, "iPhone 11", "15.2"
      ),
      (
        "let names = [\"iPhone 11\", \"iPhone 12\"]; use(UIDevice.current.name)", "iPhone 8",
        "15.5"
      ),
    ] {
      let package = try shop()
      try write("test: # name=iPhone 8,OS=15.5\n", "Makefile", package)
      let suite = "import SnapshotTesting\nfunc look() throws {\n\(asking)\n}\n"
      try write(suite, "Tests/CellTests.swift", package)
      try picture([(1284, 2778)], in: package)

      let result = try package.run(["init", "--xcode"], script: script())

      XCTAssertEqual(result.status, 0, result.errors)
      let own = try text("Tests/UIKitSources.swift", package)
      XCTAssertTrue(own.contains("environment SNAPSHOT_DEVICE=\(device)\n"), own)
      XCTAssertTrue(own.contains("environment SNAPSHOT_SYSTEM_VERSION=\(version)\n"), own)
    }
  }

  func testTheVersionIsTheOneThatTestsAskForOnAnySimulator() throws {
    for (ending, version) in [("fatalError(\"Use iOS 17.\")", "17.0"), ("return", nil)] {
      let package = try shop()
      try write("test: # name=iPhone 8\n", "Makefile", package)
      try write(
        """
        import SnapshotTesting
        func look() {
          let isNew = ProcessInfo().operatingSystemVersion.majorVersion == 17
          guard UIScreen.main.scale == 2, isNew else { \(ending) }
        }

        """, "Tests/CellTests.swift", package)

      let result = try package.run(["init", "--xcode"], script: script())

      XCTAssertEqual(result.status, 0, result.errors)
      let own = try text("Tests/UIKitSources.swift", package)
      XCTAssertTrue(own.contains("environment SNAPSHOT_DEVICE=iPhone 8\n"), own)
      XCTAssertEqual(own.contains("SYSTEM_VERSION"), version != nil, own)
      if let version {
        XCTAssertTrue(own.contains("environment SNAPSHOT_SYSTEM_VERSION=\(version)\n"), own)
      }
    }
  }

  /// A guide names devices for other reasons, too.
  func testAGuideSaysOnWhichSimulatorTestsRun() throws {
    for (line, device) in [
      ("- Run the `CI` scheme in iPhone 13 Pro;", "iPhone 13 Pro"),
      ("Snapshots were taken on an iPhone 14.", "iPhone 14"),
      ("The latest iPhone 12 is best.", nil),
    ] {
      let package = try shop()
      try write("# Shop\n\n\(line)\n", "README.md", package)

      let result = try package.run(["init", "--xcode"], script: script())

      XCTAssertEqual(result.status, 0, result.errors)
      let own = try text("Tests/UIKitSources.swift", package)
      XCTAssertEqual(own.contains("SNAPSHOT_DEVICE="), device != nil, own)
      if let device { XCTAssertTrue(own.contains("SNAPSHOT_DEVICE=\(device)\n"), own) }
    }
  }

  /// Pictures of controllers are as large as the screen, and those of cells often as wide.
  func testTheSimulatorIsTheOneWhoseScreenTheReferencesHave() throws {
    for (sizes, device) in [
      ([(1125, 2436), (300, 120)], "iPhone X"), ([(1179, 168), (1179, 672)], "iPhone 14 Pro"),
      ([(2436, 1125)], "iPhone X"), ([(300, 120), (90, 90)], nil),
    ] {
      let package = try shop()
      try picture(sizes, in: package)

      let result = try package.run(["init", "--xcode"], script: script())

      XCTAssertEqual(result.status, 0, result.errors)
      let own = try text("Tests/UIKitSources.swift", package)
      if let device {
        XCTAssertTrue(own.contains("environment SNAPSHOT_DEVICE=\(device)\n"), own)
        XCTAssertTrue(own.contains("whose screen is as large as the references:"), own)
      } else {
        XCTAssertFalse(own.contains("SNAPSHOT_DEVICE"), own)
      }
    }
  }

  /// Of views that say their size themselves only the scale is known.
  func testTheScaleThatReferencesAreNamedByIsKept() throws {
    for (name, device) in [("testCell@3x", "iPhone 12"), ("testCell@2x", nil)] {
      let package = try shop()
      try write("", "Tests/ReferenceImages_64/CellTests/\(name).png", package)

      let result = try package.run(["init", "--xcode"], script: script())

      XCTAssertEqual(result.status, 0, result.errors)
      let own = try text("Tests/UIKitSources.swift", package)
      XCTAssertEqual(
        own.contains("environment SNAPSHOT_DEVICE="), device != nil, own)
      if let device { XCTAssertTrue(own.contains("SNAPSHOT_DEVICE=\(device)\n"), own) }
    }
  }

  /// Tests ask for screens of other devices, which are drawn at the pixels per point of theirs.
  func testTheScaleOfOtherDevicesScreensIsKept() throws {
    for (size, device) in [((3072, 2304), "iPhone 12"), ((2048, 1536), nil)] {
      let package = try shop()
      try picture([(960, 5700), size], in: package)

      let result = try package.run(["init", "--xcode"], script: script())

      XCTAssertEqual(result.status, 0, result.errors)
      let own = try text("Tests/UIKitSources.swift", package)
      if let device {
        XCTAssertTrue(own.contains("has the references' pixels per point:"), own)
        XCTAssertTrue(own.contains("SNAPSHOT_DEVICE=\(device)\n"), own)
      } else {
        XCTAssertFalse(own.contains("SNAPSHOT_DEVICE=iPhone"), own)
      }
    }
  }

  /// A size that tests say, in points, and pictures have, in pixels, tells the scale, where it is
  /// not one of both.
  func testSizesThatTestsSayTellTheScale() throws {
    for (suite, device) in [
      ("let size = CGSize(width: 320, height: 90)\n", "iPhone 12"),
      ("let size: CGSize = .init(width: 480.0, height: 135)\n", nil),
      ("let sizes = [CGSize(width: 480, height: 135), CGSize(width: 320, height: 90)]\n", nil),
      ("", nil),
    ] {
      let package = try shop()
      try write("import SnapshotTesting\n" + suite, "Tests/CellTests.swift", package)
      try picture([(960, 270)], in: package)

      let result = try package.run(["init", "--xcode"], script: script())

      XCTAssertEqual(result.status, 0, result.errors)
      let own = try text("Tests/UIKitSources.swift", package)
      XCTAssertEqual(
        own.contains("SNAPSHOT_DEVICE="), device != nil, suite + own)
      if let device { XCTAssertTrue(own.contains("SNAPSHOT_DEVICE=\(device)\n"), own) }
      // What nothing tells is to be said by hand.
      XCTAssertEqual(
        result.output.contains("no file says on which simulator its references were taken"),
        device == nil, result.output)
    }
  }

  /// Tests may ask for the screen of their pictures.
  func testASimulatorThatIsNamedGoesBeforeSizes() throws {
    let package = try shop()
    try write("name=iPhone 8\n", "Makefile", package)
    try picture([(1125, 2436)], in: package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let own = try text("Tests/UIKitSources.swift", package)
    XCTAssertTrue(own.contains("environment SNAPSHOT_DEVICE=iPhone 8\n"), own)
  }

  /// What runs the tests today is not what several whole screens were taken on, unless the tests
  /// ask for these.
  func testWholeScreensOfAnotherDeviceGoBeforeASimulatorThatIsNamed() throws {
    for (suite, device) in [
      ("", "iPhone SE (3rd generation)"), ("let a = ViewImageConfig.iPhone8\n", "iPhone 11"),
      ("let size = CGSize(width: 375, height: 667)\n", "iPhone 11"),
    ] {
      let package = try shop()
      try write("name=iPhone 11\n", "Makefile", package)
      try write("import SnapshotTesting\n" + suite, "Tests/CellTests.swift", package)
      let cells = Array(repeating: (600, 90), count: 12)
      try picture(Array(repeating: (750, 1334), count: 4) + cells, in: package)

      let result = try package.run(["init", "--xcode"], script: script())

      XCTAssertEqual(result.status, 0, result.errors)
      let own = try text("Tests/UIKitSources.swift", package)
      XCTAssertTrue(own.contains("environment SNAPSHOT_DEVICE=\(device)\n"), own)
    }
  }

  /// Hosts of older suites have no launch screen, and are shown in 320x480 points.
  func testWholeScreensOfAnAppWithoutALaunchScreenDecideTheScreen() throws {
    for named in ["", "name=iPhone 12\n"] {
      let package = try shop()
      try write(named, "Makefile", package)
      try picture(Array(repeating: (960, 1440), count: 4) + [(960, 132)], in: package)

      let result = try package.run(["init", "--xcode"], script: script())

      XCTAssertEqual(result.status, 0, result.errors)
      let own = try text("Tests/UIKitSources.swift", package)
      XCTAssertTrue(own.contains("environment SNAPSHOT_DEVICE=iPhone letterboxed\n"), own)
    }
  }

  func testCellsThatAreAsWideAsSuchAScreenDecideNone() throws {
    let package = try shop()
    try write("name=iPhone 12\n", "Makefile", package)
    try picture(Array(repeating: (960, 132), count: 5), in: package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let own = try text("Tests/UIKitSources.swift", package)
    XCTAssertTrue(own.contains("environment SNAPSHOT_DEVICE=iPhone 12\n"), own)
  }

  /// Writes the beginnings of PNG files of these sizes.
  private func picture(_ sizes: [(width: Int, height: Int)], in package: PlayedPackage) throws {
    for (number, size) in sizes.enumerated() {
      let name = "Tests/__Snapshots__/CellTests/testCell.\(number).png"
      try write("", name, package)
      let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]
      let sides = [size.width, size.height].flatMap { side in
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) }
      }
      try Data(signature + sides).write(to: URL(fileURLWithPath: "\(package.path)/\(name)"))
    }
  }

  /// Suites that run on a phone and on a tablet have as many pictures of each.
  func testOfSimulatorsNamedEquallyOftenThePhoneIsTaken() throws {
    let package = try shop()
    for size in ["820x1180", "393x852"] {
      try write("", "Tests/__Snapshots__/CellTests/testCell.\(size).png", package)
    }

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let own = try text("Tests/UIKitSources.swift", package)
    XCTAssertTrue(own.contains("environment SNAPSHOT_DEVICE=iPhone 14 Pro\n"), own)
  }

  func testTheVersionIsTheLatestThatReferencesAreNamedBy() throws {
    let package = try shop()
    try write("name=iPhone 8\n", "Makefile", package)
    for name in ["box_iOS-15", "box_iOS-17", "box_iOS-16"] {
      try write("", "Tests/ReferenceImages/CellTests/\(name).png", package)
    }

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let own = try text("Tests/UIKitSources.swift", package)
    XCTAssertTrue(own.contains("SNAPSHOT_DEVICE=iPhone 8\n"), own)
    XCTAssertTrue(own.contains("SNAPSHOT_SYSTEM_VERSION=17.0\n"), own)
  }

  /// As FBSnapshotTestCase's file name options write it.
  func testTheVersionIsReadBesideTheScreen() throws {
    // The second is one of `isDeviceAgnostic`, and names no iPhone12,1.
    for (name, device, version) in [
      ("testCell_en_iPhone_13_4_414x896@2x", "iPhone XR", "13.4"),
      ("testCell_iPhone12_1_375x812@3x", "iPhone X", "12.1"),
    ] {
      let package = try shop()
      try write("", "Tests/ReferenceImages_64/CellTests/\(name).png", package)

      let result = try package.run(["init", "--xcode"], script: script())

      XCTAssertEqual(result.status, 0, result.errors)
      let own = try text("Tests/UIKitSources.swift", package)
      XCTAssertTrue(own.contains("SNAPSHOT_DEVICE=\(device)\n"), own)
      XCTAssertTrue(own.contains("SNAPSHOT_SYSTEM_VERSION=\(version)\n"), own)
    }
  }

  /// One file that cannot compile keeps no other test from running.
  func testFilesOfTestsThatCannotCompileAreLeftOut() throws {
    let package = try shop()
    try write(
      Self.project.replacing("children = (F7);", with: "children = (F7, F9, FA);")
        .replacing("files = (B7);", with: "files = (B7, BF9, BFA);")
        .replacing(
          "F1 = { isa = PBXFileReference; path = Cell.swift;",
          with: "BF9 = { isa = PBXBuildFile; fileRef = F9; }; "
            + "BFA = { isa = PBXBuildFile; fileRef = FA; };\n"
            + "F9 = { isa = PBXFileReference; path = StubTests.swift; sourceTree = \"<group>\"; };\n"
            + "FA = { isa = PBXFileReference; path = Stub.swift; sourceTree = \"<group>\"; };\n"
            + "F1 = { isa = PBXFileReference; path = Cell.swift;"),
      "Shop.xcodeproj/project.pbxproj", package)
    try write(
      "import SnapshotTesting\nclass CellTests { func testCell() {} }\n", "Tests/CellTests.swift",
      package)
    try write("import Nowhere\nstruct Stub {}\n", "Tests/Stub.swift", package)
    try write(
      "class StubTests { func testStub() { _ = Stub() } }\n", "Tests/StubTests.swift", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      result.output.contains("left out   Shop Tests: Stub.swift: imports of Nowhere: "),
      result.output)
    XCTAssertTrue(
      result.output.contains(
        "left out   Shop Tests: StubTests.swift: they use what those declare that are left out\n"),
      result.output)
    let own = try text("Tests/UIKitSources.swift", package)
    XCTAssertTrue(own.contains("// UIKitSources: Tests/CellTests.swift\n"), own)
    XCTAssertFalse(own.contains("Stub"), own)
  }

  /// Xcode keeps some references by the place on the machine that they were added on.
  func testAReferenceToAnotherMachineIsLookedForInTheProject() throws {
    let package = try shop()
    try write(
      Self.project.replacing(
        "F1 = { isa = PBXFileReference; path = Cell.swift; sourceTree = \"<group>\"; };",
        with: "F1 = { isa = PBXFileReference; path = /Users/ada/Projects/Shop/Shop/Cell.swift; "
          + "sourceTree = \"<absolute>\"; };"), "Shop.xcodeproj/project.pbxproj", package)
    try write("import UIKit\n", "Shop/Other.swift", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let own = try text("Shop/UIKitSources.swift", package)
    XCTAssertTrue(own.contains("// UIKitSources: Shop/Cell.swift\n"), own)
    XCTAssertFalse(own.contains("Other.swift"), own)
  }

  /// What is left of them may lie in the folder of the app, each with a file of its own.
  func testTestsInTheFolderOfTheAppKeepAFileOfTheirOwn() throws {
    let package = try shop()
    try write(
      Self.project.replacing(
        "children = (F7); path = Tests;", with: "children = (F7, FA); path = Shop;"
      ).replacing("files = (B7);", with: "files = (B7, BFA);")
        .replacing("buildPhases = (S3);", with: "buildPhases = (S3, RT);")
        .replacing(
          "F1 = { isa = PBXFileReference; path = Cell.swift;",
          with: "RT = { isa = PBXResourcesBuildPhase; files = (B3); };\n"
            + "BFA = { isa = PBXBuildFile; fileRef = FA; };\n"
            + "FA = { isa = PBXFileReference; path = Stub.swift; sourceTree = \"<group>\"; };\n"
            + "F1 = { isa = PBXFileReference; path = Cell.swift;"),
      "Shop.xcodeproj/project.pbxproj", package)
    try write(
      "import SnapshotTesting\nclass CellTests { func testCell() {} }\n", "Shop/CellTests.swift",
      package)
    try write("import Nowhere\nstruct Stub {}\n", "Shop/Stub.swift", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      result.output.contains("left out   Shop Tests: Stub.swift: imports of Nowhere: "),
      result.output)
    let manifest = try text("Package.swift", package)
    XCTAssertTrue(
      manifest.contains("path: \"Shop\", sources: [\"UIKitSources.swift\"]"), manifest)
    XCTAssertTrue(
      manifest.contains("sources: [\"HeadlessSnapshots/Shop_Tests/UIKitSources.swift\"]"), manifest)
  }

  func testWhatIsHiddenOnLinuxIsThereAsOnIOS() throws {
    let package = try shop()
    try write(
      "import Foundation\n#if !os(Linux)\n  import UIKit\n#endif\n", "Kit/Button.swift", package)

    let result = try package.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    let line = "// UIKitSources: as on iOS\n"
    XCTAssertTrue(try text("Kit/UIKitSources.swift", package).contains(line))
    XCTAssertFalse(try text("Shop/UIKitSources.swift", package).contains(line))
  }

  /// The tests of the framework need no app; an app that they need stays, and says what is missing.
  func testAnAppThatNoTestNeedsIsLeftOutWhereItCannotCompile() throws {
    let package = try shop()
    try write("import UIKit\nimport Nowhere\n@main class App {}\n", "Shop/App.swift", package)

    let needed = try package.run(["init", "--xcode"], script: script())
    XCTAssertTrue(needed.output.contains("needed     Shop imports Nowhere: "), needed.output)

    let other = try shop()
    try write("import UIKit\nimport Nowhere\n@main class App {}\n", "Shop/App.swift", other)
    try write(
      Self.project.replacing("dependencies = (D1);", with: "dependencies = (D2);"),
      "Shop.xcodeproj/project.pbxproj", other)
    let result = try other.run(["init", "--xcode"], script: script())

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(result.output.contains("left out   Shop: it imports Nowhere: "), result.output)
    XCTAssertFalse(try text("Package.swift", other).contains("path: \"Shop\""))
  }
}

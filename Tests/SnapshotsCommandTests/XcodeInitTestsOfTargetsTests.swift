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

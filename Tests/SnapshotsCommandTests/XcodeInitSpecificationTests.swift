// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// `snapshots init --xcode` where XcodeGen has made no project of its specification yet.
final class XcodeInitSpecificationTests: XcodeInitTestCase {
  /// The same targets as those of `project`.
  private static let specification = """
    name: Shop
    options: {developmentLanguage: de}
    targets:
      Shop:
        type: application
        platform: iOS
        sources: [Shop]
        settings:
          base:
            SWIFT_VERSION: 6.0
            SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor
            SWIFT_APPROACHABLE_CONCURRENCY: YES
            SWIFT_ACTIVE_COMPILATION_CONDITIONS: [DEBUG, BETA, $(inherited)]
            OTHER_SWIFT_FLAGS: $(inherited) -DTRIAL
        dependencies:
          - target: ShopKit
      ShopKit:
        type: framework
        platform: iOS
        sources:
          - path: Kit
            excludes: [Unused.swift]
      Shop Tests:
        type: bundle.unit-test
        platform: iOS
        sources: Tests
        dependencies: [{target: Shop}]
      LogicTests:
        type: bundle.unit-test
        platform: iOS
        sources: Logic/SumTests.swift
        dependencies: [{target: ShopKit}]
      Widget:
        type: app-extension
        platform: iOS
    """

  private func run(
    _ package: PlayedPackage, _ arguments: String...
  ) throws -> (status: Int32, output: String, errors: String) {
    let result = try package.run(["init", "--xcode"] + arguments, script: script())
    return (result.status, result.output, result.errors)
  }

  func testASpecificationGivesTheTargetsOfItsProject() throws {
    let made = try shop()
    // XcodeGen sorts targets by name. What is no list of information is none of either.
    try write(
      Self.project.replacingOccurrences(
        of: "targets = (T1, T2, T3, T4, T5)", with: "targets = (T4, T1, T3, T2, T5)"
      )
      .replacingOccurrences(of: "files = (B3, B4, B9)", with: "files = (B3, B9)"),
      "Shop.xcodeproj/project.pbxproj", made)
    let specified = try shop()
    try FileManager.default.removeItem(atPath: specified.path + "/Shop.xcodeproj")
    try write(Self.specification, "project.yml", specified)

    let results = try [made, specified].map { try run($0) }

    for result in results { XCTAssertEqual(result.status, 0, result.errors) }
    XCTAssertEqual(results[1].output, results[0].output)
    for file in ["Package.swift", "Shop/UIKitSources.swift", "Kit/UIKitSources.swift"] {
      XCTAssertEqual(try text(file, specified), try text(file, made), file)
    }
    XCTAssertTrue(try text("Package.swift", specified).contains(".define(\"BETA\")"))
  }

  func testTheListOfInformationAndTheSchemeAreThoseOfTheSpecification() throws {
    let package = try PlayedPackage()
    try write(Self.manifest, "Package.swift", package)
    try write("import UIKit\n", "App/ios/Shop/App.swift", package)
    try write(
      "import SnapshotTesting\n", "App/ios/ShopTests/ViewTests.swift", package)
    try write(
      """
      name: Shop
      targets:
        Shop:
          type: application
          platform: iOS
          sources: Shop
          info: {path: Shop/Info.plist, properties: {A: b}}
        ShopTests:
          type: bundle.unit-test
          platform: iOS
          sources: ShopTests
          dependencies: [{target: Shop}]
      schemes:
        Shop: {test: {targets: [ShopTests], environmentVariables: {RECORD: 1}}}
      """, "App/ios/project.yml", package)

    let result = try run(package)

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      try text("App/ios/Shop/UIKitSources.swift", package)
        .contains("// UIKitSources: information App/ios/project.yml: Shop\n"))
    XCTAssertTrue(
      try text("App/ios/ShopTests/UIKitSources.swift", package)
        .contains("// UIKitSources: environment App/ios/project.yml/Shop.xcscheme: ShopTests\n"))
  }

  func testAProjectThatIsThereGoesBeforeItsSpecification() throws {
    let package = try shop()
    try write("name: [", "project.yml", package)

    let result = try run(package)

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertFalse(result.output.contains("project.yml"), result.output)
  }

  func testAFolderOfSchemesAloneIsNoProject() throws {
    let package = try PlayedPackage()
    try write(Self.manifest, "Package.swift", package)
    try write("import UIKit\n", "Shop/App.swift", package)
    try write("<Scheme/>", "Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme", package)

    let alone = try run(package)
    try write(
      "name: Shop\ntargets: {Shop: {type: application, platform: iOS, sources: [Shop]}}",
      "project.yml", package)
    let specified = try run(package)

    XCTAssertEqual(alone.status, 2)
    XCTAssertTrue(
      alone.errors.contains("Shop.xcodeproj/project.pbxproj cannot be read as a project of Xcode"),
      alone.errors)
    XCTAssertEqual(specified.status, 0, specified.errors)
    XCTAssertTrue(specified.output.contains("Package.swift: the target Shop\n"), specified.output)
  }

  func testAProjectThatCannotBeReadLeavesTheOthers() throws {
    let package = try shop()
    try write("<<<<<<< HEAD", "Demo/Demo.xcodeproj/project.pbxproj", package)

    let result = try run(package)

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      result.output.contains("Demo/Demo.xcodeproj/project.pbxproj cannot be read as a project"),
      result.output)
    XCTAssertTrue(result.output.contains("Package.swift: the target Shop\n"), result.output)
  }

  func testWhatASpecificationLacksIsToldOf() throws {
    let package = try PlayedPackage()
    try write(Self.manifest, "Package.swift", package)
    try write("import UIKit\n", "Shop/App.swift", package)
    try write("include: project.yml\n", "Other/project.yml", package)
    try write(
      """
      name: Shop
      include: Kit/project.yml
      options: {preGenCommand: make strings}
      targets:
        Shop: {type: application, platform: iOS, sources: [Shop, Generated]}
      """, "project.yml", package)
    try write(
      "name: Kit\ntargets: {Kit: {type: framework, platform: iOS, sources: [Sources]}}",
      "Kit/project.yml", package)
    try write("import UIKit\n", "Kit/Sources/Kit.swift", package)

    let result = try run(package)

    XCTAssertEqual(result.status, 0, result.errors)
    for line in [
      "needed     project.yml: Shop: there is no Generated\n",
      "needed     project.yml: XcodeGen runs 'make strings' first",
    ] {
      XCTAssertTrue(result.output.contains(line), result.output)
    }
    // The one that is included is no project besides.
    XCTAssertEqual(
      try text("Package.swift", package).components(separatedBy: "name: \"Kit\"").count, 2)
  }

  func testOfTwoSpecificationsOfOneProjectOneIsTaken() throws {
    let package = try PlayedPackage()
    try write(Self.manifest, "Package.swift", package)
    try write("import UIKit\n", "Shop/App.swift", package)
    for app in ["A", "B"] {
      try write("import UIKit\n", "Apps/\(app)/\(app).swift", package)
      try write(
        """
        name: Shop
        include: Shared/base.yml
        targets: {Shop: {sources: [Apps/\(app)]}}
        """, "Apps/\(app)/project.yml", package)
    }
    try write(
      "targets: {Shop: {type: application, platform: iOS, sources: [../Shop]}}",
      "Shared/base.yml", package)

    let result = try run(package)

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      result.output.contains(
        "left out   Apps/B/project.yml: it makes the project Shop, as Apps/A/project.yml does"),
      result.output)
    XCTAssertTrue(result.output.contains("Package.swift: the target Shop"), result.output)
  }

  func testAMistakeInASpecificationIsToldWithItsLine() throws {
    let package = try PlayedPackage()
    try write(Self.manifest, "Package.swift", package)
    try write("name: Shop\ntargets:\n  Shop:\n type: application\n", "project.yml", package)

    let unreadable = try run(package)

    XCTAssertEqual(unreadable.status, 2)
    XCTAssertTrue(
      unreadable.errors.contains("project.yml:4 cannot be read as a specification of XcodeGen"),
      unreadable.errors)

    try write("name: Shop\ninclude: base.yml\n", "project.yml", package)
    let missing = try run(package)

    XCTAssertEqual(missing.status, 2)
    XCTAssertTrue(
      missing.errors.contains("base.yml is not there, which project.yml includes"),
      missing.errors)
  }

  func testAManifestIsCalledAsTheProject() throws {
    let package = try PlayedPackage()
    try FileManager.default.removeItem(atPath: package.path + "/Package.swift")
    try write("import UIKit\n", "Shop/App.swift", package)
    try write(
      "name: My Shop\ntargets: {Shop: {type: application, platform: iOS, sources: Shop}}",
      "project.yml", package)

    let result = try run(package)

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(try text("Package.swift", package).contains("name: \"My Shop\""))
  }
}

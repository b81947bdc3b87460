// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import SnapshotVerification

final class SnapshotStoreTests: TemporaryFolderTestCase {
  private let snapshot = SnapshotName(target: "AppTests", suite: "S", test: "testA", state: "x")

  private func store(
    _ variables: [String: String] = [:], artifacts: String? = nil, program: [String] = []
  ) throws -> SnapshotStore {
    try SnapshotStore(
      testFile: folder + "/Tests/AppTests/Deep/S.swift",
      environment: SnapshotEnvironment(variables), artifacts: artifacts, program: program)
  }

  func testThePackageIsTheNearestFolderWithAManifest() throws {
    try makeFile("Package.swift")

    let store = try store()

    XCTAssertEqual(store.packageDirectory, folder)
    XCTAssertEqual(store.referencePath(of: snapshot), folder + "/Snapshots/AppTests/S/testA.x.png")
    XCTAssertEqual(
      store.artifactsDirectory(of: snapshot), folder + "/.build/snapshots/AppTests/S/testA.x")
  }

  func testTheArtifactsFolderIsTheArgumentsThenTheEnvironments() throws {
    try makeFile("Package.swift")
    let variables = ["SNAPSHOT_ARTIFACTS": "/art/./x/"]

    XCTAssertEqual(try store(variables).artifactsDirectory, "/art/x")
    XCTAssertEqual(try store(variables, artifacts: "/own").artifactsDirectory, "/own")
  }

  func testThePackageOfAnAppsTestsBesideItIsTheProgramsThenTheCurrentFolders() throws {
    try makeFile("Linux/Package.swift")
    try makeFile("Other/Package.swift")
    let program = folder + "/Linux/.build/debug/App.xctest"

    let ofProgram = try store(program: [program, folder + "/Other/file"])
    let ofFolder = try store(program: ["/usr/bin/tests", folder + "/Other/file"])

    XCTAssertEqual(ofProgram.packageDirectory, folder + "/Linux")
    XCTAssertEqual(ofFolder.packageDirectory, folder + "/Other")
  }

  func testThePackageAboveTheTestComesBeforeTheProgramsOwn() throws {
    try makeFile("Package.swift")
    try makeFile("Other/Package.swift")

    let store = try store(program: [folder + "/Other/.build/debug/App.xctest"])

    XCTAssertEqual(store.packageDirectory, folder)
  }

  func testNoPackageIsAnErrorThatSaysWhatToSet() {
    XCTAssertThrowsError(try store()) {
      XCTAssertEqual(
        "\($0)",
        "No Package.swift was found in the folders above \(folder)/Tests/AppTests/Deep/S.swift, so "
          + "there is no place for the references. Where the sources are not on the machine that "
          + "runs the tests, set SNAPSHOT_PACKAGE_DIRECTORY to the folder that holds `Snapshots`.")
    }
  }

  func testTheEnvironmentNamesThePackageWhereTheSourcesAreElsewhere() throws {
    let store = try store(["SNAPSHOT_PACKAGE_DIRECTORY": folder])

    XCTAssertEqual(store.packageDirectory, folder)
    XCTAssertThrowsError(try self.store(["SNAPSHOT_PACKAGE_DIRECTORY": folder + "/none"])) {
      XCTAssertEqual(
        "\($0)",
        "SNAPSHOT_PACKAGE_DIRECTORY is \"\(folder)/none\", which is not a folder. "
          + "Set it to the folder that holds `Snapshots`.")
    }
  }

  func testFontsOfThePackageComeFirstWhereItHasSome() throws {
    try makeFile("Package.swift")
    let testFile = folder + "/Tests/AppTests/PatchTests.swift"
    let store = try SnapshotStore(testFile: testFile, environment: SnapshotEnvironment([:]))
    XCTAssertNil(store.fonts)

    try makeFile("Snapshots/Fonts/OFL.txt")

    XCTAssertEqual(store.fonts?.folders.first, folder + "/Snapshots/Fonts")
  }
}

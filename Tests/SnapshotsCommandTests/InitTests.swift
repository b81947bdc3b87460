// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

final class InitTests: XCTestCase {
  /// Plays `swift package`: what the package is made of, and the commands that edit its manifest.
  private func script(
    testTarget: String?, dependency: String? = "headless", views: [String] = []
  ) -> String {
    let product = testTarget.map {
      #"{"name":"\#($0)","type":"test","path":"Tests/\#($0)","product_dependencies":["#
        + #""HeadlessSnapshots"]}"#
    }
    let ofViews = views.map {
      #"{"name":"\#($0)","c99name":"\#($0.replacing("-", with: "_"))","type":"library","#
        + #""path":"Sources/\#($0)","product_dependencies":["HeadlessUIKit"]}"#
    }
    let model = #"{"name":"Model","c99name":"Model","type":"library","path":"Sources/Model"}"#
    let targets = ([product].compactMap { $0 } + ofViews + [model]).joined(separator: ",")
    let packages = dependency.map {
      #"{"identity":"\#($0)","name":"HeadlessSnapshots","dependencies":[]}"#
    }
    return """
      case "$2" in
        describe) echo '{"targets":[\(targets)]}' ;;
        show-dependencies)
          echo '{"identity":"app","name":"App","dependencies":[\(packages ?? "")]}' ;;
        add-target) mkdir -p "Tests/$3"; echo example > "Tests/$3/$3.swift" ;;
        add-target-dependency) printf '%s\\n' "$ADDED" >> Package.swift ;;
      esac
      """
  }

  private func text(_ name: String, _ package: PlayedPackage) -> String? {
    try? String(contentsOfFile: package.path + "/" + name, encoding: .utf8)
  }

  func testAnEmptyPackageGetsATargetATestAndAnIgnoreLine() throws {
    let package = try PlayedPackage()

    let result = try package.run(["init"], script: script(testTarget: nil))

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertEqual(
      result.output,
      """
      added      Package.swift: the test target SnapshotTests
      added      Tests/SnapshotTests/FirstSnapshotTests.swift
      added      .gitignore: .build/
      added      .gitattributes: Snapshots/**/*.png -text diff=snapshots

      Next: swift run snapshots record, look at the pictures, commit them, swift test

      """)
    XCTAssertTrue(
      package.call.contains("package add-target SnapshotTests --type test;"), package.call)
    XCTAssertTrue(
      package.call.contains(
        "package add-target-dependency HeadlessSnapshots SnapshotTests --package headless;"),
      package.call)
    XCTAssertNil(text("Tests/SnapshotTests/SnapshotTests.swift", package))
    XCTAssertEqual(text(".gitignore", package), ".build/\n")
    XCTAssertEqual(text(".gitattributes", package), "Snapshots/**/*.png -text diff=snapshots\n")
  }

  func testTheAddedTargetIsReadableAndNothingElseIsChanged() throws {
    let package = try PlayedPackage()
    // As SwiftPM 6.3 adds it.
    let added = """
          .target(name: "App",dependencies: [  ]),
          .testTarget(name: "SnapshotTests",dependencies: [
          .product(name: "HeadlessSnapshots", package: "headless"),]),
        ])
      """

    _ = try package.run(["init"], script: script(testTarget: nil), environment: ["ADDED": added])

    XCTAssertEqual(
      text("Package.swift", package),
      """
      // swift-tools-version: 6.2    .target(name: "App",dependencies: [  ]),
          .testTarget(
            name: "SnapshotTests",
            dependencies: [.product(name: "HeadlessSnapshots", package: "headless")]),
        ])

      """)
  }

  func testTheAddedTargetSeesTheTargetsOfViewsAndNoOthers() throws {
    let package = try PlayedPackage()
    // As SwiftPM 6.3 adds it.
    let added = """
          .testTarget(
                name: "SnapshotTests",
                dependencies: [
                    "Cells",
                    "My-Views",
                    .product(name: "HeadlessSnapshots", package: "headless")
                ]
            ),
        ])
      """

    let result = try package.run(
      ["init"], script: script(testTarget: nil, views: ["Cells", "My-Views"]),
      environment: ["ADDED": added])

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      result.output.hasPrefix(
        "added      Package.swift: the test target SnapshotTests of Cells, My-Views\n"),
      result.output)
    XCTAssertTrue(
      package.call.contains(
        "add-target SnapshotTests --type test --dependencies Cells --dependencies My-Views;"),
      package.call)
    XCTAssertEqual(
      text("Package.swift", package),
      """
      // swift-tools-version: 6.2    .testTarget(
            name: "SnapshotTests",
            dependencies: [
              "Cells",
              "My-Views",
              .product(name: "HeadlessSnapshots", package: "headless"),
            ]),
        ])

      """)
    XCTAssertTrue(
      text("Tests/SnapshotTests/FirstSnapshotTests.swift", package)?.hasPrefix(
        """
        import HeadlessSnapshots
        import Testing

        @testable import Cells
        @testable import My_Views

        """) == true)
  }

  func testATestTargetThatDependsOnUsGetsOnlyTheTest() throws {
    let package = try PlayedPackage()
    try Data("*.o".utf8).write(to: URL(fileURLWithPath: package.path + "/.gitignore"))

    let result = try package.run(
      ["init", "--json"], script: script(testTarget: "AppTests"), in: "Sources/deep")

    XCTAssertEqual(result.status, 0, result.errors)
    try assertFits(result.output, "init")
    XCTAssertFalse(package.call.contains("add-target"), package.call)
    XCTAssertTrue(
      text("Tests/AppTests/FirstSnapshotTests.swift", package)?.contains("assertSnapshots(") == true
    )
    XCTAssertEqual(text(".gitignore", package), "*.o\n.build/\n")
  }

  func testWhatIsThereIsKept() throws {
    let package = try PlayedPackage()
    _ = try package.run(["init"], script: script(testTarget: "AppTests"))
    let path = package.path + "/Tests/AppTests/FirstSnapshotTests.swift"
    try Data("// mine\n".utf8).write(to: URL(fileURLWithPath: path))

    let result = try package.run(["init"], script: script(testTarget: "AppTests"))

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      result.output.hasPrefix(
        "kept       Tests/AppTests/FirstSnapshotTests.swift\nkept       .gitignore: .build/\n"
          + "kept       .gitattributes: Snapshots/**/*.png -text diff=snapshots\n"),
      result.output)
    XCTAssertEqual(text("Tests/AppTests/FirstSnapshotTests.swift", package), "// mine\n")
    XCTAssertEqual(text(".gitignore", package), ".build/\n")
  }

  func testAPackageThatTakesSnapshotsAlreadyIsGivenNoTest() throws {
    let package = try PlayedPackage()
    let folder = package.path + "/Tests/AppTests/Cells"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("  assertSnapshot(of: cell, as: .image)\n".utf8).write(
      to: URL(fileURLWithPath: folder + "/CellTests.swift"))

    let result = try package.run(["init"], script: script(testTarget: "AppTests"))

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      result.output.hasPrefix("kept       Tests/AppTests/Cells/CellTests.swift\nadded"),
      result.output)
    XCTAssertNil(text("Tests/AppTests/FirstSnapshotTests.swift", package))
  }

  func testTheErrorsOfAManifestAreShown() throws {
    let package = try PlayedPackage()

    let result = try package.run(
      ["init"], script: "echo \"Package.swift:5:3: error: extra argument\" >&2; exit 1")

    XCTAssertEqual(result.status, 2)
    XCTAssertTrue(
      result.errors.contains("Settle its errors first.\nPackage.swift:5:3: error: extra argument"),
      result.errors)
  }

  func testADependencyThatCannotBeFetchedIsNotOneThatIsMissing() throws {
    let package = try PlayedPackage()

    let result = try package.run(
      ["init"],
      script: """
        case "$2" in
          describe) echo '{"targets":[]}' ;;
          show-dependencies) echo "error: failed to clone https://example.org/A" >&2; exit 1 ;;
        esac
        """)

    XCTAssertEqual(result.status, 2)
    XCTAssertTrue(result.errors.contains("failed to clone https://example.org/A"), result.errors)
  }

  func testAPackageThatDoesNotDependOnUsIsLeftAsItIs() throws {
    let package = try PlayedPackage()

    let result = try package.run(["init"], script: script(testTarget: nil, dependency: nil))

    XCTAssertEqual(result.status, 2)
    XCTAssertTrue(
      result.errors.contains("The package does not depend on HeadlessSnapshots."), result.errors)
    XCTAssertNil(text(".gitignore", package))
    XCTAssertFalse(FileManager.default.fileExists(atPath: package.path + "/Tests"))
  }
}

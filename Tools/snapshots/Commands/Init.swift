// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import SnapshotReporting

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Adds a first snapshot test to the package, and changes nothing that is there.",
    discussion: """
      Adds a test to the first test target that depends on HeadlessSnapshots; where there is none, \
      'swift package add-target' adds one named SnapshotTests to Package.swift, with the targets \
      that depend on HeadlessUIKit. A package that takes snapshots already is given none. Adds \
      .build/ to .gitignore, unless git ignores it already, and to .gitattributes that references \
      are no text. Files that are there keep what they have.

      With --xcode the targets of the .xcodeproj beside Package.swift, or of the project.yml that \
      XcodeGen makes one of, are added first, so that an app's own files compile on Linux: apps, \
      frameworks, and unit tests that name views, each with the plug-in UIKitSources and its \
      resources, and what they import of packages and pods. Files stay where they are, and the \
      project is not touched. A package of views is kept as it is for a Mac; on Linux its targets \
      are compiled so, and what it depends on for snapshots is left out. From a checkout of \
      HeadlessSnapshots, --xcode adds the dependency on it, too, and Package.swift where there is \
      none.

      EXAMPLES:
        swift run snapshots init
        swift run snapshots init --xcode
        swift run snapshots init --xcode --target Shop --target ShopTests
        swift run snapshots init --xcode --without Charts
        swift run --package-path ../HeadlessSnapshots snapshots init --xcode
        swift run snapshots init && swift run snapshots record

      EXIT STATUS:
        0  the test is there, and what was added was printed
        2  the package cannot be used, such as one without a dependency on HeadlessSnapshots
      """)

  @Flag(help: "Add targets for what the Xcode projects in the package's folder build.")
  var xcode = false

  @Option(
    help: ArgumentHelp(
      "A target of Xcode to add, with those that it needs; by default all.", valueName: "name"))
  var target: [String] = []

  @Option(
    help: ArgumentHelp(
      "A module to leave out with what the sources use of it, such as one that does not compile.",
      valueName: "module"))
  var without: [String] = []

  @Flag(help: "Print what was added as JSON, for other programs.")
  var json = false

  func run() throws {
    let folder = (try? PackageFolder.current())?.path ?? FileManager.default.currentDirectoryPath
    ManifestGuard.protect(folder + "/Package.swift")
    defer { ManifestGuard.release() }
    let made = xcode ? try NewManifest.write() : []
    let package = try PackageFolder.current()
    _ = FileManager.default.changeCurrentDirectoryPath(package.path)
    let old = FileManager.default.contents(atPath: "Package.swift")
    let steps: [FirstTest.Step]
    do {
      let ofXcode = XcodeTargets(package: package, wanted: target, unwanted: Set(without))
      let targets = xcode ? try ofXcode.add() : []
      steps = made + targets + (try FirstTest(package: package).add(isTested: !targets.isEmpty))
    } catch {
      // What SwiftPM cannot read would stop the next try as well.
      if !made.isEmpty {
        try? FileManager.default.removeItem(atPath: "Package.swift")
      } else if let old, old != FileManager.default.contents(atPath: "Package.swift") {
        try? old.write(to: URL(fileURLWithPath: "Package.swift"), options: .atomic)
      }
      throw error
    }
    if json {
      StandardOutput.write(JSONText.of(Document(steps: steps)))
      return
    }
    let style = StandardOutput.style
    for step in steps {
      StandardOutput.write(
        style.row(
          step.action.rawValue, step.action == .added ? .notable : .good,
          TerminalText.escaped(step.what)) + "\n")
    }
    let next =
      xcode && Self.hasReferences(below: package.path)
      ? "swift run snapshots adopt shows the pictures of the references beside those that are drawn "
        + "here; take these with 'swift run snapshots adopt --all'"
      : "swift run snapshots record, look at the pictures"
    StandardOutput.write("\nNext: \(next), commit them, swift test\n")
  }

  /// Whether pictures lie where libraries of snapshots keep the references that a Mac has made.
  private static func hasReferences(below folder: String) -> Bool {
    let walker = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    while let url = walker?.nextObject() as? URL {
      if ["Pods", "Carthage", "node_modules"].contains(url.lastPathComponent) {
        walker?.skipDescendants()
      }
      let isReference =
        url.path.contains("/__Snapshots__/") || url.path.contains("/ReferenceImages")
      if isReference, url.pathExtension == "png" { return true }
    }
    return false
  }

  /// What `--json` prints; `Schemas/init.schema.json` describes it.
  private struct Document: Encodable {
    let schema = 1
    let steps: [FirstTest.Step]
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import FileFaults
import Foundation
import SnapshotVerification
import XCTest

@testable import SnapshotReporting

/// Pruning and taking it back, cut at every call of the system.
final class PrunedReferencesTests: XCTestCase {
  /// A package with a reference that is obsolete and one that was renamed.
  private final class Package {
    let path = NSTemporaryDirectory() + "snapshots-prune-" + UUID().uuidString
    static let before = [
      "Snapshots/AppTests/A/kept.png": "kept", "Snapshots/AppTests/A/old.png": "old",
      "Snapshots/AppTests/B/from.png": "renamed",
    ]
    static let after = [
      "Snapshots/AppTests/A/kept.png": "kept", "Snapshots/AppTests/C/to.png": "renamed",
    ]

    init() throws {
      for (file, text) in Self.before {
        try AtomicFile.write(Array(text.utf8), to: path + "/" + file)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var pruned: PrunedReferences {
      PrunedReferences(package: path, artifacts: path + "/artifacts")
    }

    func prune() throws {
      try pruned.move(
        ReferenceAudit.Rename(
          from: path + "/Snapshots/AppTests/B/from.png", to: path + "/Snapshots/AppTests/C/to.png"))
      try pruned.remove(path + "/Snapshots/AppTests/A/old.png")
    }

    /// The references by their paths, also what is kept of them where `folder` is the artifacts'.
    func files(in folder: String = "Snapshots") throws -> [String: String] {
      var files: [String: String] = [:]
      guard FileManager.default.fileExists(atPath: path + "/" + folder) else { return [:] }
      for name in try FileManager.default.subpathsOfDirectory(atPath: path + "/" + folder)
      where name.hasSuffix(".png") {
        let bytes = try AtomicFile.read("\(path)/\(folder)/\(name)")
        files["\(folder)/\(name)"] = bytes.map { String(decoding: $0, as: UTF8.self) }
      }
      return files
    }
  }

  private func checkNothingIsLost(_ package: Package, _ place: FileCuts.Place) throws {
    let all = try Array(package.files().values) + Array(package.files(in: "artifacts").values)
    XCTAssertEqual(Set(all), ["kept", "old", "renamed"], "\(place)")
  }

  func testNothingIsLostWhereverPruningIsCutAndTheNextOneFinishesIt() throws {
    let count = try FileCuts.each {
      try Package()
    } operation: {
      try $0.prune()
    } check: { package, place, _ in
      try checkNothingIsLost(package, place)

      try package.prune()
      XCTAssertEqual(try package.files(), Package.after, "\(place)")
      XCTAssertEqual(try package.pruned.restore().blocked, [], "\(place)")
      XCTAssertEqual(try package.files(), Package.before, "\(place)")
    }
    XCTAssertGreaterThan(count, 30)
  }

  func testWhatWasPrunedBeforeTheCutIsTakenBack() throws {
    try FileCuts.each {
      try Package()
    } operation: {
      try $0.prune()
    } check: { package, place, _ in
      _ = try package.pruned.restore()

      XCTAssertEqual(try package.files(), Package.before, "\(place)")
    }
  }

  func testTakingBackThatIsCutGoesOn() throws {
    try FileCuts.each {
      let package = try Package()
      try package.prune()
      return package
    } operation: {
      _ = try $0.pruned.restore()
    } check: { package, place, _ in
      try checkNothingIsLost(package, place)

      _ = try package.pruned.restore()
      XCTAssertEqual(try package.files(), Package.before, "\(place)")
    }
  }

  func testWhatAKilledMoveLeftIsNotTakenBack() throws {
    let package = try Package()
    try package.prune()
    let stray = "/artifacts/pruned/Snapshots/AppTests/A/.snapshot-4711-1.tmp"
    try AtomicFile.write([1], to: package.path + stray)

    XCTAssertEqual(
      try package.pruned.restore().restored,
      ["Snapshots/AppTests/A/old.png", "Snapshots/AppTests/B/from.png"])
  }

  func testArtifactsOnAnotherFileSystemKeepWhatIsPruned() throws {
    let package = try Package()

    try FileCall.$answer.withValue({
      $0.kind == .rename && $0.path.hasSuffix(".png") ? .fail(EXDEV) : .proceed
    }) { try package.prune() }

    XCTAssertEqual(try package.files(), Package.after)
    _ = try package.pruned.restore()
    XCTAssertEqual(try package.files(), Package.before)
  }
}

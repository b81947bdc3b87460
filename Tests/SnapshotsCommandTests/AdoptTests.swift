// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import DocumentSchemas
import Foundation
import Graphics
import PNGCodec
import SnapshotVerification
import XCTest

/// `snapshots adopt`.
final class AdoptTests: XCTestCase {
  private let old = Bitmap(width: 40, height: 20, color: .white)
  private let new = Bitmap(width: 40, height: 20, color: .black)

  private let letters = "Tests/AppTests/__Snapshots__/ViewTests/testView.letters.png"
  private let moved = "Tests/AppTests/__Snapshots__/ViewTests/testView.moved.png"

  /// The letters of a label, where all else is equal.
  private var written: Bitmap {
    var bitmap = old
    bitmap.replacePixels(with: Bitmap(width: 10, height: 6, color: .black), x: 4, y: 4)
    return bitmap
  }

  /// A simulator's reference and what was drawn, as a run reports it.
  private func entry(
    _ path: String, _ state: String, _ actual: Bitmap, in package: PlayedPackage
  ) throws -> SnapshotRun.Entry {
    let kept = "\(package.artifacts)/kept/\(state)"
    let reference = try PNG.encode(old)
    try AtomicFile.write(reference, to: package.path + "/" + path)
    try AtomicFile.write(reference, to: kept + "/reference.png")
    let name = SnapshotName(
      target: "AppTests", suite: "ViewTests", test: "testView", state: state)
    let scene = "Card 0 0 40 20\n  UILabel 2 2 30 16 text=Ada\n"
    _ = try StoredReference.write(
      actual, metadata: ReferenceMetadata(name: name, viewType: "Card", scale: 1, scene: scene),
      to: kept + "/actual.png")
    var entry = package.entry(state, .differed)
    entry.reference = package.path + "/" + path
    entry.artifacts.reference = kept + "/reference.png"
    entry.artifacts.actual = kept + "/actual.png"
    return entry
  }

  private func picture(_ path: String, in package: PlayedPackage) throws -> Bitmap {
    try PNG.decode([UInt8](try Data(contentsOf: URL(fileURLWithPath: package.path + "/" + path))))
      .bitmap
  }

  func testLettersAreAdoptedTogetherAndTheRestOneByOneAndAllComesBack() throws {
    let package = try PlayedPackage()
    let entries = [
      try entry(letters, "letters", written, in: package),
      try entry(moved, "moved", new, in: package),
    ]

    let listed = try package.run(["adopt"], entries: entries, script: "exit 1")
    XCTAssertEqual(listed.status, 1, listed.errors)
    XCTAssertEqual(
      listed.output,
      """
      glyphs     \(letters)
      moved      \(moved)
                 UILabel 'Ada': 30x16 points at (2, 2)
                 Card: 6x20 points at (34, 0)

      1 glyphs, 1 moved
      Adopt what differs by letters alone: swift run snapshots adopt --glyphs
      Look at all, old beside new: swift run snapshots review
      Adopt what is right there, or --only those whose path matches a regular expression, or --all.

      """)
    XCTAssertEqual(package.call, "<package>: test; record never\n")
    XCTAssertEqual(try picture(letters, in: package), old)

    let adopted = try package.run(["adopt", "--glyphs"])
    XCTAssertEqual(adopted.status, 1, adopted.errors)
    XCTAssertEqual(
      adopted.output.components(separatedBy: "\n")[0], "replaced   \(letters)")
    XCTAssertEqual(try picture(letters, in: package), written)
    XCTAssertEqual(try picture(moved, in: package), old)

    let rest = try package.run(["adopt", "--only", "moved"])
    XCTAssertEqual(rest.status, 0, rest.errors)
    XCTAssertEqual(try picture(moved, in: package), new)

    let undone = try package.run(["adopt", "--undo"])
    XCTAssertEqual(undone.status, 0, undone.errors)
    XCTAssertEqual(undone.output, "restored   \(letters)\nrestored   \(moved)\n\n2 restored\n")
    XCTAssertEqual(try picture(letters, in: package), old)
    XCTAssertEqual(try picture(moved, in: package), old)
  }

  func testTheListFitsItsSchema() throws {
    let package = try PlayedPackage()
    let entries = [try entry(moved, "moved", new, in: package)]

    let listed = try package.run(["adopt", "--json"], entries: entries, script: "exit 1")

    XCTAssertEqual(try JSONSchema(named: "adopt").problems(of: listed.output), [], listed.output)
    XCTAssertTrue(listed.output.contains(#""finding" : "moved""#), listed.output)
  }

  func testTestsThatCannotBeBuiltAreToldAsThat() throws {
    let package = try PlayedPackage()

    let result = try package.run(["adopt"], build: "echo 'error: no such module'; exit 1")

    XCTAssertEqual(result.status, 3, result.errors)
    XCTAssertEqual(result.output, "")
  }

  func testTheWaysToChooseAreOne() throws {
    let package = try PlayedPackage()

    XCTAssertEqual(try package.run(["adopt", "--all", "--glyphs"]).status, 2)
    XCTAssertEqual(try package.run(["adopt", "--only", "("]).status, 2)
  }
}

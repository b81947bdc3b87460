// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import PNGCodec
import SnapshotVerification
import XCTest

@testable import SnapshotReporting

final class ReferenceSettlementTests: XCTestCase {
  private let first = Bitmap.square(at: 1, 1)
  private let second = Bitmap.square(at: 50, 1)

  private func settled(
    _ run: PlayedRun, _ order: ReferenceSettlement.Order
  ) throws -> [ReferenceSettlement.Action] {
    let review = Review(try run.finish())
    return try ReferenceSettlement(package: run.package)
      .settle(review.decidableItems.map { ($0, order) }).map(\.action)
  }

  private func path(_ run: PlayedRun, _ state: String) -> String {
    "\(run.package)/Snapshots/AppTests/ViewTests/testView.\(state).png"
  }

  private func picture(_ path: String) throws -> Bitmap {
    try PNG.decode([UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))).bitmap
  }

  private func write(_ bitmap: Bitmap, _ path: String) throws {
    try Data(try PNG.encode(bitmap)).write(to: URL(fileURLWithPath: path))
  }

  func testAcceptingWritesTheReviewedBytesAndRestoringPutsTheOldOnesBack() throws {
    let run = try PlayedRun()
    let entry = try run.add("a", reference: first, actual: second)
    try run.add("b", reference: nil, actual: second)
    let review = Review(try run.finish())
    let settlement = ReferenceSettlement(package: run.package)
    let old = FileManager.default.contents(atPath: path(run, "a"))

    XCTAssertEqual(try settled(run, .accept), [.replaced, .added])
    XCTAssertEqual(
      FileManager.default.contents(atPath: path(run, "a")),
      FileManager.default.contents(atPath: try XCTUnwrap(entry.artifacts.actual)))
    XCTAssertEqual(try picture(path(run, "b")), second)
    XCTAssertEqual(try settled(run, .accept), [.unchanged, .unchanged])
    XCTAssertEqual(
      review.decidableItems.map { settlement.state(of: $0) }, [.accepted, .accepted])

    XCTAssertEqual(try settled(run, .restore), [.restored, .removed])
    XCTAssertEqual(FileManager.default.contents(atPath: path(run, "a")), old)
    XCTAssertFalse(FileManager.default.fileExists(atPath: path(run, "b")))
    XCTAssertEqual(try settled(run, .restore), [.unchanged, .unchanged])
  }

  func testAReferenceThatChangedSinceIsNotOverwrittenAndNeitherIsAnyOther() throws {
    let run = try PlayedRun()
    try run.add("a", reference: first, actual: second)
    try run.add("b", reference: first, actual: second)
    let other = Bitmap.square(at: 30, 30)
    try write(other, path(run, "b"))

    for order in [ReferenceSettlement.Order.accept, .restore] {
      XCTAssertThrowsError(try settled(run, order)) {
        XCTAssertTrue("\($0)".contains("testView.b.png: the reference has changed"), "\($0)")
      }
    }
    XCTAssertEqual(try picture(path(run, "a")), first)
    XCTAssertEqual(try picture(path(run, "b")), other)
  }

  func testASnapshotThatIsListedThreeTimesCountsOnce() throws {
    let run = try PlayedRun()
    try run.add("a", reference: first, actual: second)
    let item = try XCTUnwrap(Review(try run.finish()).decidableItems.first)

    let results = try ReferenceSettlement(package: run.package)
      .settle(Array(repeating: (item, .accept), count: 3))

    XCTAssertEqual(results.map(\.action), [.replaced])
    XCTAssertEqual(try picture(path(run, "a")), second)
  }

  func testTwoPicturesOfOneSnapshotAreRefused() throws {
    let run = try PlayedRun()
    try run.add("a", reference: first, actual: second)
    try run.add("b", reference: first, actual: Bitmap.square(at: 30, 30))
    var items = Review(try run.finish()).decidableItems
    items[1].reference = items[0].reference

    XCTAssertThrowsError(
      try ReferenceSettlement(package: run.package).settle(items.map { ($0, .accept) })
    ) {
      XCTAssertTrue("\($0)".contains("it is listed with two pictures"), "\($0)")
    }
    XCTAssertEqual(try picture(path(run, "a")), first)
  }

  func testAReferenceThatWasRemovedOrAddedSinceIsRefused() throws {
    let run = try PlayedRun()
    try run.add("a", reference: first, actual: second)
    try FileManager.default.removeItem(atPath: path(run, "a"))
    XCTAssertThrowsError(try settled(run, .accept)) {
      XCTAssertTrue("\($0)".contains("has been removed"), "\($0)")
    }

    let fresh = try PlayedRun()
    try fresh.add("a", reference: nil, actual: second)
    try FileManager.default.createDirectory(
      atPath: fresh.package + "/Snapshots/AppTests/ViewTests", withIntermediateDirectories: true)
    try write(first, path(fresh, "a"))
    XCTAssertThrowsError(try settled(fresh, .accept))
    XCTAssertEqual(try picture(path(fresh, "a")), first)
  }

  func testPixelsThatChangedSinceTheReviewAreNotAccepted() throws {
    let run = try PlayedRun()
    let entry = try run.add("a", reference: first, actual: second)
    let review = Review(try run.finish())
    try write(Bitmap.square(at: 70, 1), try XCTUnwrap(entry.artifacts.actual))

    XCTAssertThrowsError(
      try ReferenceSettlement(package: run.package).settle(
        review.decidableItems.map { ($0, .accept) })
    ) {
      XCTAssertTrue("\($0)".contains("not the one that was reviewed"), "\($0)")
    }
    XCTAssertEqual(try picture(path(run, "a")), first)
  }

  func testAReportOfAnotherMachineSettlesThisPackage() throws {
    for isSingleFile in [false, true] {
      let remote = try PlayedRun()
      try remote.add("a", reference: first, actual: second)
      let local = try PlayedRun()
      try local.add("a", reference: first, actual: first)
      _ = try remote.report(asSingleFile: isSingleFile)
      let downloaded = local.folder + "/report"
      try FileManager.default.moveItem(atPath: remote.artifacts + "/report", toPath: downloaded)
      try FileManager.default.removeItem(atPath: remote.package)

      let review = try Review(at: downloaded)
      let results = try ReferenceSettlement(package: local.package)
        .settle(review.decidableItems.map { ($0, .accept) })

      XCTAssertEqual(results.map(\.action), [.replaced])
      XCTAssertEqual(try picture(path(local, "a")), second)
    }
  }

  func testAReportCannotReachOutOfTheSnapshotsFolder() throws {
    let run = try PlayedRun()
    try run.add("a", reference: nil, actual: second)
    var item = try XCTUnwrap(Review(try run.finish()).decidableItems.first)
    let settlement = ReferenceSettlement(package: run.package)
    let places = [
      "../x.png", "/etc/x.png", "Snapshots/../x.png", "Snapshots//x.png", "Snapshots/./x.png",
      "Snapshots", "Snapshots/x.swift", "Sources/x.png", "Package.swift", "Snapshots/a\0.png",
      "Snapshots/.git/x.png", "Snapshots/A/.hidden.png", "Snapshots/A/.png", "Snapshots/.png",
      "Snapshots/a\nb.png", "Snapshots/a\tb.png", "Snapshots/\u{1B}[2J.png", "Snapshots/\u{7F}.png",
      "Snapshots/\u{9B}31m.png", "Snapshots/\u{202E}gnp.png", "Snapshots/\u{200F}.png",
      "Snapshots/" + String(repeating: "a/", count: 900) + "x.png",
    ]
    for place in places {
      item.reference = place
      XCTAssertThrowsError(try settlement.settle([(item, .accept)]), place.debugDescription)
      XCTAssertEqual(settlement.state(of: item), .other)
    }

    let outside = run.folder + "/outside"
    try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: run.package + "/Snapshots", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: run.package + "/Snapshots/link", withDestinationPath: outside)
    item.reference = "Snapshots/link/x.png"
    XCTAssertThrowsError(try settlement.settle([(item, .accept)]))
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: outside), [])
  }

  func testALinkInTheFolderLeadsNeitherOutNorToWhatIsHidden() throws {
    let run = try PlayedRun()
    try run.add("a", reference: nil, actual: second)
    var item = try XCTUnwrap(Review(try run.finish()).decidableItems.first)
    let snapshots = run.package + "/Snapshots"
    let hooks = run.package + "/.git/hooks"
    for folder in [snapshots, hooks] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let files = [run.folder + "/file.png", hooks + "/commit"]
    for file in files { try Data([1]).write(to: URL(fileURLWithPath: file)) }
    for (name, target) in [
      ("hooks", hooks), ("file.png", run.folder + "/file.png"), ("inside.png", hooks + "/commit"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: snapshots + "/" + name, withDestinationPath: target)
    }

    for place in ["Snapshots/hooks/x.png", "Snapshots/file.png", "Snapshots/inside.png"] {
      item.reference = place
      XCTAssertThrowsError(
        try ReferenceSettlement(package: run.package).settle([(item, .accept)]), place)
    }

    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: hooks), ["commit"])
    for file in files {
      XCTAssertEqual(FileManager.default.contents(atPath: file), Data([1]))
    }
  }

  /// Whatever tests are called: what was recorded can be accepted, so that neither has other rules.
  func testEveryNameThatIsRecordedCanBeAccepted() throws {
    let run = try PlayedRun()
    let names = [
      "", ".", "..", ".git", ".hidden", "a\u{0}b", "line\nbreak", "\u{1B}[2J", "\u{9B}31m",
      "\u{202E}x",
      "/etc/passwd", "con", String(repeating: "long ", count: 100), "🎉", "é", "\t", ".png",
    ]
    for name in names {
      let place = SnapshotName(target: name, suite: name, test: name, state: name, variant: name)
      try run.add("x", reference: nil, actual: second)
      var item = try XCTUnwrap(Review(try run.finish()).decidableItems.first)
      item.reference = "Snapshots/" + place.referencePath

      let results = try ReferenceSettlement(package: run.package).settle([(item, .accept)])

      XCTAssertEqual(results.map(\.action), [.added], name.debugDescription)
    }
  }

  func testAPictureThatIsNoPictureIsNotAccepted() throws {
    let run = try PlayedRun()
    try run.add("a", reference: nil, actual: second)
    var item = try XCTUnwrap(Review(try run.finish()).decidableItems.first)
    var bytes = try PNG.encode(second)
    bytes.removeLast(40)
    item.pictures.actual = ReviewPicture(bytes: bytes)

    XCTAssertThrowsError(
      try ReferenceSettlement(package: run.package).settle([(item, .accept)]))
  }

  func testAWriteThatFailsHalfWayLeavesEverythingAsItWas() throws {
    let run = try PlayedRun()
    try run.add("a", reference: first, actual: second)
    try run.add("b", reference: nil, actual: second)
    try run.add("c", reference: nil, actual: second, suite: "Taken")
    try run.add("d", reference: first, actual: second, suite: "Later")
    // A file where the third reference's folder belongs: nobody can write into it, root neither.
    let taken = run.package + "/Snapshots/AppTests/Taken"
    try Data([1]).write(to: URL(fileURLWithPath: taken))
    let items = Review(try run.finish()).items
    let orders = ["a", "b", "c", "d"].compactMap { state in
      items.first { $0.state == state }.map { ($0, ReferenceSettlement.Order.accept) }
    }
    let before = try files(in: run.package + "/Snapshots")

    XCTAssertThrowsError(try ReferenceSettlement(package: run.package).settle(orders)) {
      XCTAssertTrue("\($0)".contains("Taken/testView.c.png cannot be written"), "\($0)")
    }

    XCTAssertEqual(try files(in: run.package + "/Snapshots"), before)
    XCTAssertEqual(try Data(contentsOf: URL(fileURLWithPath: taken)), Data([1]))
  }

  /// Every file below a folder with its bytes, also a temporary one that was left behind.
  private func files(in folder: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      files[path] = FileManager.default.contents(atPath: folder + "/" + path)
    }
    return files
  }

  func testWhatWasWrittenIsTakenBackWhenAWriteFails() throws {
    guard geteuid() != 0 else { throw XCTSkip("The superuser can write everywhere.") }
    let run = try PlayedRun()
    try run.add("a", reference: first, actual: second)
    try run.add("b", reference: nil, actual: second, suite: "Locked")
    let locked = run.package + "/Snapshots/AppTests/Locked"
    try FileManager.default.createDirectory(atPath: locked, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: locked)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: locked)
    }

    XCTAssertThrowsError(try settled(run, .accept))
    XCTAssertEqual(try picture(path(run, "a")), first)
  }
}

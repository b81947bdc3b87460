// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import FileFaults
import Foundation
import XCTest

@testable import SnapshotVerification

final class AtomicFileTests: TemporaryFolderTestCase {
  func testAFileIsWrittenWithItsFoldersAndNothingElseRemains() throws {
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }

    try AtomicFile.write(bytes, to: folder + "/a/b/c.png")

    XCTAssertEqual(try AtomicFile.read(folder + "/a/b/c.png"), bytes)
    XCTAssertEqual(try files(), ["a/b/c.png"])
  }

  func testAFileIsReplaced() throws {
    try AtomicFile.write([1, 2, 3], to: folder + "/a")
    try AtomicFile.write([], to: folder + "/a")

    XCTAssertEqual(try AtomicFile.read(folder + "/a"), [])
  }

  func testAMissingFileIsNil() throws {
    XCTAssertNil(try AtomicFile.read(folder + "/none"))
    XCTAssertNil(try AtomicFile.read(folder + "/no/folder"))
  }

  func testTheEndsOfAFileAreRead() throws {
    try AtomicFile.write(Array(0..<100), to: folder + "/a")

    let ends = try XCTUnwrap(
      try AtomicFile.readEnds(folder + "/a", startByteCount: 10, endByteCount: 5))
    XCTAssertEqual(ends.start, Array(0..<10))
    XCTAssertEqual(ends.end, Array(95..<100))
    let whole = try XCTUnwrap(
      try AtomicFile.readEnds(folder + "/a", startByteCount: 1000, endByteCount: 200))
    XCTAssertEqual(whole.start, Array(0..<100))
    XCTAssertEqual(whole.end, Array(0..<100))
    XCTAssertNil(try AtomicFile.readEnds(folder + "/none", startByteCount: 1, endByteCount: 1))
  }

  func testAFolderIsNotAFile() {
    XCTAssertThrowsError(try AtomicFile.read(folder)) {
      XCTAssertEqual("\($0)", "it is not a file")
    }
  }

  func testAFailureLeavesNoTemporaryFile() throws {
    try makeFile("taken/inside", "x")

    XCTAssertThrowsError(try AtomicFile.write([1], to: folder + "/taken")) {
      XCTAssertEqual("\($0)", "Is a directory")
    }

    XCTAssertEqual(try files(), ["taken/inside"])
  }

  func testAFileInTheWayOfAFolderIsNamed() throws {
    try makeFile("file")

    XCTAssertThrowsError(try AtomicFile.write([1], to: folder + "/file/a.png")) {
      XCTAssertEqual("\($0)", "Not a directory")
    }
  }

  func testAFileIsSyncedBeforeItIsRenamedAndItsFolderAfter() throws {
    try makeFile("x/old")

    let log = try FileCuts.log { try AtomicFile.write([1], to: folder + "/x/a") }

    XCTAssertEqual(
      log.map(\.kind), [.list, .create, .write, .sync, .rename, .syncFolder])
    let temporary = log[1].path
    XCTAssert(log[2...4].allSatisfy { $0.path == temporary }, "\(log)")
    XCTAssertEqual(log[5].path, folder + "/x")
  }

  func testAFolderThatIsMadeIsSyncedInItsParent() throws {
    let log = try FileCuts.log { try AtomicFile.write([1], to: folder + "/x/a") }

    XCTAssertEqual(log.prefix(2).map(\.kind), [.makeFolder, .syncFolder])
    XCTAssertEqual(log[1].path, folder)
  }

  func testAFileThatNeedNotSurviveAPowerCutIsNotSynced() throws {
    let log = try FileCuts.log { try AtomicFile.write([1], to: folder + "/a", .unsynced) }

    XCTAssertEqual(log.map(\.kind), [.list, .create, .write, .rename])
  }

  func testAWriteThatTheSystemCutsShortGoesOn() throws {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0) }

    try FileCall.$answer.withValue({ $0.kind == .write ? .short : .proceed }) {
      try AtomicFile.write(bytes, to: folder + "/a")
    }

    XCTAssertEqual(try AtomicFile.read(folder + "/a"), bytes)
  }

  func testAMoveToAnotherFileSystemCopiesBeforeItRemoves() throws {
    try makeFile("a", "x")
    let path = folder + "/a"

    try FileCall.$answer.withValue({
      $0.kind == .rename && $0.path == path ? .fail(EXDEV) : .proceed
    }) { try AtomicFile.move(path, to: folder + "/kept/a") }

    XCTAssertEqual(try files(), ["kept/a"])
    XCTAssertEqual(try AtomicFile.read(folder + "/kept/a"), Array("x".utf8))
  }

  func testAPipeASocketAndADeviceAreNoFilesAndNobodyWaitsForThem() throws {
    XCTAssertEqual(mkfifo(folder + "/pipe", 0o644), 0)
    let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    // A socket's address has 108 bytes.
    let name = "/tmp/snapshots-\(UUID().uuidString.prefix(8))"
    defer { unlink(name) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name.utf8) }
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    XCTAssertEqual(bound, 0)

    for path in [folder + "/pipe", name, "/dev/zero", "/dev/null"] {
      XCTAssertThrowsError(try AtomicFile.read(path), path) {
        XCTAssertEqual("\($0)", "it is not a file")
      }
    }
  }

  func testRemovingWhatIsNotThereIsFine() throws {
    try makeFile("a")

    try AtomicFile.remove(folder + "/a")
    try AtomicFile.remove(folder + "/a")

    XCTAssertEqual(try files(), [])
  }
}

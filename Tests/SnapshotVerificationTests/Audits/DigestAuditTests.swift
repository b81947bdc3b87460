// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import XCTest

@testable import PNGCodec
@testable import SnapshotVerification

final class DigestAuditTests: TemporaryFolderTestCase {
  private let white = Bitmap(width: 3, height: 3, color: .white)
  private let black = Bitmap(width: 3, height: 3, color: .black)

  private func write(_ name: String, _ bytes: [UInt8]) throws {
    try AtomicFile.write(bytes, to: "\(folder)/Snapshots/\(name)")
  }

  private func forged() throws -> [UInt8] {
    let head = Array(try PNG.encode(white).dropLast(12))
    let chunk = PNG.DigestChunk(
      pixels: Digest(pixelsOf: black), file: head.withUnsafeBufferPointer { Digest(bytes: $0) })
    return head + chunk.bytes + PNG.DigestChunk.end
  }

  func testEveryFileIsDecodedAndALieIsFound() throws {
    let whole = try PNG.encodeWithDigest(white)
    try write("A/a.png", whole)
    try write("A/b.png", try PNG.encode(white))
    try write("A/c.png", try PNG.encode(black).dropLast(12) + whole.suffix(60))
    try write("B/d.png", try forged())
    try write("B/e.png", Array(whole.prefix(50)))

    let audit = try DigestAudit(paths: [folder + "/Snapshots", folder + "/Snapshots/A/a.png"])

    XCTAssertFalse(audit.isSound)
    XCTAssertEqual(
      audit.text().replacing(folder, with: "/p"),
      """
      outdated  /p/Snapshots/A/c.png
      lies      /p/Snapshots/B/d.png
      unusable  /p/Snapshots/B/e.png
                The PNG file is cut off after 50 bytes. Write it again, or fetch it completely.

      1 lies, 1 unusable, 1 outdated, decoded by tests, 1 hold, 1 without a digest, decoded by tests

      """)
  }

  func testWhatViewersShowDifferentlyIsUnusableByName() throws {
    let body = Array("gAMA".utf8) + [0, 1, 0x86, 0xA0]
    let checksum = [24, 16, 8, 0].map {
      UInt8(truncatingIfNeeded: PNG.checksum(of: body) >> $0)
    }
    var bytes = try PNG.encode(white)
    bytes.insert(contentsOf: [0, 0, 0, 4] + body + checksum, at: 33)
    try write("A/a.png", bytes)
    try write("A/b.png", try PNG.encodeWithDigest(white) + [7])

    let audit = try DigestAudit(paths: [folder])

    XCTAssertFalse(audit.isSound)
    XCTAssertTrue(audit.text().contains("because it has gAMA. Write it again without."))
    XCTAssertTrue(audit.text().contains("because it has data after the end."))
  }

  func testFilesInOrderAreOnlyCounted() throws {
    try write("A/a.png", try PNG.encodeWithDigest(white))
    try write("A/b.png", try PNG.encodeWithDigest(black))

    let audit = try DigestAudit(paths: [folder])

    XCTAssertTrue(audit.isSound)
    XCTAssertEqual(audit.text(), "2 hold\n")
    XCTAssertEqual(
      audit.text(showsAll: true).replacing(folder, with: "/p"),
      "holds     /p/Snapshots/A/a.png\nholds     /p/Snapshots/A/b.png\n\n2 hold\n")
  }

  func testAFolderWithoutReferencesIsSoundAndAMissingOneIsAProblem() throws {
    XCTAssertEqual(
      try DigestAudit(paths: [folder]).text(),
      "no references. Record some first: swift run snapshots record\n")
    XCTAssertThrowsError(try DigestAudit(paths: [folder + "/none"])) {
      XCTAssertEqual(
        "\($0)",
        "There is no file or folder at \(folder)/none. Run it in the package's folder, and record "
          + "references first: swift run snapshots record")
    }
  }
}

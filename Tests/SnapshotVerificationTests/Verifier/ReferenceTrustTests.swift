// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import Graphics
import XCTest

@testable import PNGCodec
@testable import SnapshotVerification

/// When a reference is decoded, and what a forged one leads to.
final class ReferenceTrustTests: VerifierTestCase {
  private func bytesOfReference() throws -> [UInt8] {
    try XCTUnwrap(try AtomicFile.read(referencePath))
  }

  /// A file that shows one picture and claims to show another: written by somebody who knows how.
  private func forge(showing shown: SnapshotRequest, claiming claimed: SnapshotRequest) throws {
    recordReference(claimed)
    let claim = try PNG.decode(try bytesOfReference()).bitmap
    try FileManager.default.removeItem(atPath: referencePath)
    recordReference(shown)
    let head = Array(try bytesOfReference().dropLast(60))
    let chunk = PNG.DigestChunk(
      pixels: Digest(pixelsOf: claim), file: head.withUnsafeBufferPointer { Digest(bytes: $0) })
    try AtomicFile.write(head + chunk.bytes + PNG.DigestChunk.end, to: referencePath)
  }

  func testARecordedReferenceIsKnownByItsDigest() throws {
    recordReference(request())

    XCTAssertEqual(verify(request()).proof, .digest)
    XCTAssertEqual(verify(request(), ["SNAPSHOT_STRICT": "1"]).proof, .pixels)
    XCTAssertEqual(verify(request(), ["CI": "true"]).proof, .pixels)
    XCTAssertEqual(verify(request(), ["CI": "true", "SNAPSHOT_STRICT": "0"]).proof, .digest)
    XCTAssertNil(verify(request(color: .red)).proof)
    XCTAssertEqual(try PNG.digestClaim(of: bytesOfReference()), .holds)
  }

  func testTheManifestSaysHowAMatchWasSeen() throws {
    recordReference(request())
    let run = folder + "/run"

    _ = verify(request(), ["SNAPSHOT_RUN_DIRECTORY": run])
    _ = verify(request(), ["SNAPSHOT_RUN_DIRECTORY": run, "SNAPSHOT_STRICT": "1"])

    XCTAssertEqual(try SnapshotRun(directory: run).entries.map(\.proof), [.digest, .pixels])
  }

  func testAReferenceThatAnOptimizerHasWrittenAnewIsDecodedAndMatches() throws {
    recordReference(request())
    let original = try bytesOfReference()
    let image = try PNG.decode(original)
    // Another compression of the same pixels, with the chunk kept as optipng keeps it.
    let optimized =
      try PNG.encode(image.bitmap, metadata: image.metadata.reversed()).dropLast(12)
      + original.suffix(60)
    XCTAssertNotEqual(Array(optimized), original)
    try AtomicFile.write(Array(optimized), to: referencePath)

    let result = verify(request())

    XCTAssertEqual(result.outcome, .matched)
    XCTAssertEqual(result.proof, .pixels)
    XCTAssertEqual(verify(request(color: .red)).outcome.runOutcome, .differed)
  }

  func testAReferenceWhosePixelsWereEditedFails() throws {
    recordReference(request())
    let original = try bytesOfReference()
    var image = try PNG.decode(original)
    image.bitmap[0, 0] = .black
    let edited =
      try PNG.encode(image.bitmap, metadata: image.metadata).dropLast(12) + original.suffix(60)
    try AtomicFile.write(Array(edited), to: referencePath)

    XCTAssertEqual(verify(request()).outcome.runOutcome, .differed)
  }

  func testAForgedDigestPassesWhereDigestsAreBelievedAndIsFoundOtherwise() throws {
    try forge(showing: request(color: .red), claiming: request(color: .black))

    XCTAssertEqual(verify(request(color: .black)).outcome, .matched)
    XCTAssertEqual(
      verify(request(color: .black), ["SNAPSHOT_STRICT": "1"]).outcome.runOutcome, .differed)
    XCTAssertEqual(verify(request(color: .black), ["CI": "1"]).outcome.runOutcome, .differed)
    XCTAssertEqual(try PNG.digestClaim(of: bytesOfReference()), .lies)
  }

  func testTheActualPictureCanBecomeTheReferenceAsItIs() throws {
    recordReference(request())
    _ = verify(request(color: .red))
    let actual = try XCTUnwrap(try AtomicFile.read(artifactsFolder + "/actual.png"))
    try AtomicFile.write(actual, to: referencePath)

    XCTAssertEqual(verify(request(color: .red)).proof, .digest)
  }

  func testAnEqualReferenceWithoutADigestIsNotWrittenAgain() throws {
    recordReference(request())
    let image = try PNG.decode(try bytesOfReference())
    let older = try PNG.encode(image.bitmap, metadata: image.metadata)
    try AtomicFile.write(older, to: referencePath)

    XCTAssertEqual(
      verify(request(), ["SNAPSHOT_RECORD": "all"]).outcome, .recorded(.unchanged, mode: .all))
    XCTAssertEqual(try bytesOfReference(), older)
  }
}

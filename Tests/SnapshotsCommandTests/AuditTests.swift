// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import XCTest

@testable import PNGCodec

final class AuditTests: XCTestCase {
  private var folder = ""

  override func setUpWithError() throws {
    folder = NSTemporaryDirectory() + "snapshots-audit-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: folder + "/Snapshots/A", withIntermediateDirectories: true)
    try write("good", try PNG.encodeWithDigest(Bitmap(width: 2, height: 2, color: .white)))
  }

  override func tearDown() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func write(_ name: String, _ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/Snapshots/A/\(name).png"))
  }

  func testSoundReferencesAreCounted() throws {
    let result = try SnapshotsCommand.run(["audit"], in: folder)

    XCTAssertEqual(result.status, 0)
    XCTAssertEqual(result.output, "1 hold\n")
  }

  func testReferencesBesideSourcesAreAudited() throws {
    let beside = folder + "/Tests/AppTests/__Snapshots__/ViewTests"
    try FileManager.default.createDirectory(atPath: beside, withIntermediateDirectories: true)
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: beside + "/testView.1.png"))

    let result = try SnapshotsCommand.run(["audit"], in: folder)

    XCTAssertEqual(result.status, 1)
    XCTAssertTrue(
      result.output.contains("Tests/AppTests/__Snapshots__/ViewTests/testView.1.png"),
      result.output)
    try FileManager.default.removeItem(atPath: folder + "/Snapshots")
    try Data(try PNG.encodeWithDigest(Bitmap(width: 2, height: 2, color: .white))).write(
      to: URL(fileURLWithPath: beside + "/testView.1.png"))
    XCTAssertEqual(try SnapshotsCommand.run(["audit"], in: folder).output, "1 hold\n")
    try FileManager.default.removeItem(atPath: beside)
    XCTAssertEqual(try SnapshotsCommand.run(["audit"], in: folder).status, 2)
  }

  func testALieIsNamedAndFails() throws {
    let head = Array(try PNG.encode(Bitmap(width: 2, height: 2, color: .white)).dropLast(12))
    let chunk = PNG.DigestChunk(
      pixels: Digest(pixelsOf: Bitmap(width: 2, height: 2, color: .black)),
      file: head.withUnsafeBufferPointer { Digest(bytes: $0) })
    try write("lie", head + chunk.bytes + PNG.DigestChunk.end)

    let result = try SnapshotsCommand.run(["audit", "Snapshots"], in: folder)

    XCTAssertEqual(result.status, 1)
    XCTAssertEqual(result.output, "lies      Snapshots/A/lie.png\n\n1 lies, 1 hold\n")
  }

  func testAPathWithNothingIsUnusableInput() throws {
    let result = try SnapshotsCommand.run(["audit", "none"], in: folder)

    XCTAssertEqual(result.status, 2)
    XCTAssertEqual(
      result.errors,
      "snapshots audit: There is no file or folder at none. Run it in the package's folder, and record "
        + "references first: swift run snapshots record\n")
  }
}

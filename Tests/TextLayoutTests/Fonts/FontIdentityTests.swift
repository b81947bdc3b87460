// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import TextLayout
import XCTest

final class FontIdentityTests: XCTestCase {
  private let old = FontIdentity(
    name: "Inter Regular", version: "4.001", digest: String(repeating: "0b", count: 32))

  func testFaceSaysItsVersion() throws {
    XCTAssertNotNil(try inter().version.wholeMatch(of: /\d+\.\d+/))
  }

  func testIdentityIsNameVersionAndDigest() throws {
    let identity = FontIdentity(try inter())

    XCTAssertEqual(identity.name, "Inter Regular")
    XCTAssertEqual(identity.version, try inter().version)
    XCTAssertEqual(identity.digest, try inter().digest)
  }

  func testIdentityIsReadFromItsText() {
    XCTAssertEqual(FontIdentity("\(old)"), old)
    let strange = FontIdentity(name: "A; B", version: "", digest: old.digest)
    XCTAssertEqual(FontIdentity("\(strange)"), strange)
  }

  func testOtherTextIsNoIdentity() {
    for text in ["", "Inter", "Inter; 1; 12", "Inter; \(old.digest)", "\(old)z"] {
      XCTAssertNil(FontIdentity(text), text)
    }
  }

  func testSameFacesAreNoMismatch() throws {
    let faces = [try inter(), try inter(700)]

    XCTAssertNil(FontMismatch(recorded: faces.map(FontIdentity.init), current: faces))
    XCTAssertNil(FontMismatch(recorded: [], current: faces))
    XCTAssertNil(FontMismatch(recorded: [old], current: [try inter(700)]), "not drawn any more")
  }

  func testMessageNamesBothVersionsAndWhatToDo() throws {
    let face = try inter()

    let mismatch = try XCTUnwrap(FontMismatch(recorded: [old], current: [try inter(700), face]))

    XCTAssertEqual(
      mismatch.description,
      "the reference was recorded with Inter Regular 4.001 (SHA-256 0b0b0b0b0b0b0b0b), but the font "
        + "found now, \(try XCTUnwrap(face.file)), is Inter Regular \(face.version) "
        + "(SHA-256 \(face.digest.prefix(16))). Text would be laid out and drawn differently, so the "
        + "pictures were not compared. Put the recorded version into the package's Snapshots/Fonts "
        + "folder, or record the references again.")
  }

  func testEveryFaceThatDiffersIsNamed() throws {
    let bold = FontIdentity(name: "Inter Bold", version: "", digest: old.digest)

    let mismatch = try XCTUnwrap(
      FontMismatch(recorded: [old, bold], current: [try inter(), try inter(700)]))

    XCTAssertEqual(mismatch.changes.map(\.recorded), [old, bold])
    XCTAssertTrue(mismatch.description.contains("Inter Bold of no stated version"))
  }
}

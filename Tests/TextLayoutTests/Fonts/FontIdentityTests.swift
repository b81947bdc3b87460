// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import TextLayout
import XCTest

final class FontIdentityTests: XCTestCase {
  private let old = FontIdentity(
    family: "Inter", style: "Regular", version: "4.001", digest: String(repeating: "0b", count: 32))

  func testFaceSaysItsVersion() throws {
    XCTAssertNotNil(try inter().version.wholeMatch(of: /\d+\.\d+/))
  }

  func testIdentityIsNameVersionAndDigest() throws {
    let identity = FontIdentity(try inter())

    XCTAssertEqual(identity.family, "Inter")
    XCTAssertEqual(identity.style, "Regular")
    XCTAssertEqual(identity.name, try inter().name)
    XCTAssertEqual(identity.version, try inter().version)
    XCTAssertEqual(identity.digest, try inter().digest)
  }

  func testIdentityIsReadFromItsText() {
    XCTAssertEqual(FontIdentity("\(old)"), old)
    let strange = FontIdentity(family: "A; B", style: "C", version: "", digest: old.digest)
    XCTAssertEqual(FontIdentity("\(strange)"), strange)
  }

  func testOtherTextIsNoIdentity() {
    for text in ["", "Inter", "Inter; R; 1; 12", "Inter; 1; \(old.digest)", "\(old)z"] {
      XCTAssertNil(FontIdentity(text), text)
    }
  }

  func testSameFacesAreNoMismatch() throws {
    let faces = [try inter(), try inter(700)]

    XCTAssertNil(mismatch(faces.map(FontIdentity.init), faces))
    XCTAssertNil(mismatch([], faces))
    XCTAssertNil(mismatch([old], [try inter(700)]), "not drawn any more")
  }

  func testMessageNamesBothVersionsTheFileAndWhatToDo() throws {
    let face = try inter()

    let mismatch = try XCTUnwrap(mismatch([old], [try inter(700), face]))

    XCTAssertEqual(
      mismatch.description,
      "The font Inter Regular is version \(face.version) (SHA-256 \(face.digest.prefix(16))) in "
        + "\(try XCTUnwrap(face.file)), and the reference was recorded with version 4.001 "
        + "(SHA-256 0b0b0b0b0b0b0b0b). Text is laid out and drawn differently with them. Put the "
        + "recorded version into the package's Snapshots/Fonts folder, or record the references "
        + "again.")
  }

  func testEveryFaceThatDiffersIsNamed() throws {
    let bold = FontIdentity(family: "Inter", style: "Bold", version: "", digest: old.digest)

    let mismatch = try XCTUnwrap(mismatch([old, bold], [try inter(), try inter(700)]))

    XCTAssertEqual(mismatch.changes.map(\.recorded), [old, bold])
    XCTAssertEqual(mismatch.missing, [])
    XCTAssertTrue(mismatch.description.contains("recorded with no stated version"))
  }

  func testAFaceThatIsNotInstalledAnyMoreIsNamed() throws {
    let gone = FontIdentity(family: "Nimbus", style: "Heavy", version: "2", digest: old.digest)

    let mismatch = try XCTUnwrap(mismatch([gone], [try inter()]))

    XCTAssertEqual(mismatch.missing, [gone])
    XCTAssertEqual(
      mismatch.sentences,
      [
        "The font Nimbus Heavy was not found, and the reference was recorded with it: version 2 "
          + "(SHA-256 0b0b0b0b0b0b0b0b)."
      ])
  }

  func testLibraryFindsAFaceByItsIdentity() throws {
    let library = FontLibrary.system
    for (family, style) in [
      ("Inter", "Semi Bold Italic"), ("Noto Color Emoji", "Regular"), ("DejaVu Sans", "Book"),
    ] {
      let identity = FontIdentity(family: family, style: style, version: "", digest: old.digest)
      XCTAssertEqual(library.face(for: identity)?.name, "\(family) \(style)")
    }
    let other = FontIdentity(family: "Inter", style: "Wide", version: "", digest: old.digest)
    XCTAssertNil(library.face(for: other))
  }

  private func mismatch(_ recorded: [FontIdentity], _ current: [FontFace]) -> FontMismatch? {
    FontMismatch(recorded: recorded, current: current, in: .system)
  }
}

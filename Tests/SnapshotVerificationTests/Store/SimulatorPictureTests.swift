// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import PNGCodec
import XCTest

@testable import SnapshotVerification

/// What iOS adds to PNG files, and what of it changes how they look.
final class SimulatorPictureTests: XCTestCase {
  private func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    // Nobody asks for the sum.
    [0, 0, 0, UInt8(content.count)] + Array(type.utf8) + content + [0, 0, 0, 0]
  }

  /// - Parameter colorType: 0: gray, 4: gray with alpha, 6: colors with alpha.
  private func file(colorType: UInt8, profile: String) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, colorType, 0, 0, 0])
      + chunk("iCCP", Array(profile.utf8) + [0, 0, 1]) + chunk("IDAT", []) + chunk("IEND", [])
  }

  /// Facts with one entry: the orientation, of which 1 is the usual one.
  private func file(orientation: UInt8) -> [UInt8] {
    let facts: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0,
      0, 0, 0,
    ]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0]) + chunk("sRGB", [0])
      + chunk("eXIf", facts) + chunk("IDAT", []) + chunk("IEND", [])
  }

  func testTheUsualOrientationTurnsNothing() {
    XCTAssertNoThrow(try SimulatorPicture.checkViewersAgree(on: file(orientation: 1)))
    for orientation: UInt8 in [0, 3, 6] {
      XCTAssertThrowsError(
        try SimulatorPicture.checkViewersAgree(on: file(orientation: orientation)))
    }
  }

  private func isAccepted(_ colorType: UInt8, _ profile: String) -> Bool {
    (try? SimulatorPicture.checkViewersAgree(on: file(colorType: colorType, profile: profile)))
      != nil
  }

  func testAPictureWithoutColorHasTheColorSpaceOfSuch() {
    for name in ["kCGColorSpaceGenericGrayGamma2_2", "Generic Gray Gamma 2.2 Profile"] {
      XCTAssertTrue(isAccepted(0, name))
      XCTAssertTrue(isAccepted(4, name))
      XCTAssertFalse(isAccepted(6, name), "it has colors")
    }
    XCTAssertFalse(isAccepted(4, "Dot Gain 20%"))
    XCTAssertFalse(isAccepted(6, "Display P3"), "there is no profile behind the name")
  }

  /// One pixel of 16 bits, the red of sRGB, as a simulator of a phone with more colors writes it.
  func testAPictureInDisplayP3IsComparedInSRGB() throws {
    let text = """
      iVBORw0KGgoAAAANSUhEUgAAAAEAAAABEAYAAABPhRjKAAAAmGlDQ1BEaXNwbGF5IFAzAAB42mNgYNRgAAIWIM7N\
      KykKcndSiIiMUmBAAonJxQUMtANsRUALgfQZIBZJh7AfgNhJEPYXELsoJMiZgYGRA8hWSEdiJyGxEe5uvs/AYLv/\
      ////uxFiXvsZGDaaMzBw7USIaVgwMAhyMzCc2FmQWJQIFmIGYqa0NAaGT8sZGHgjGRiELwD1RAMAV94lb3enKFoA\
      AAARSURBVHjaY3j1yNheufL/fwAU6ATZiAjHcQAAAABJRU5ErkJggg==
      """
    let bytes = Array(try XCTUnwrap(Data(base64Encoded: text)))
    let file = ReferenceFile(path: "a.png", bytes: bytes, isAdopted: true)

    XCTAssertEqual(try file.decoded().bitmap.bytes, [255, 0, 0, 255])
    XCTAssertThrowsError(try ReferenceFile(path: "a.png", bytes: bytes).decoded(), "not adopted")
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import SnapshotVerification

final class LocalizedValuesTests: TemporaryFolderTestCase {
  private func bundle() throws -> Bundle {
    try makeFile("en.lproj/Localizable.strings", "\"greeting\" = \"Hello\";\n/* a note */\n")
    try makeFile("de.lproj/Localizable.strings", "\"greeting\" = \"Grüß \\\"Gott\\\"\";")
    try makeFile("ar.lproj/Localizable.strings", "\"greeting\" = \"مرحبا\";")
    return try XCTUnwrap(Bundle(path: folder))
  }

  func testEachLanguageIsAValueWithItsLabel() throws {
    let values = try StateValues<String>.localized(
      "greeting", in: bundle(), languages: ["en", "de", "ar"])

    XCTAssertEqual(values.pairs.map(\.label), ["en", "de", "ar"])
    XCTAssertEqual(values.pairs.map(\.value), ["Hello", "Grüß \"Gott\"", "مرحبا"])
  }

  func testAMissingTextIsAProblemAndNotTheKey() throws {
    XCTAssertThrowsError(
      try StateValues<String>.localized("greeting", in: bundle(), languages: ["en", "fr"])
    ) {
      XCTAssertEqual(
        "\($0)",
        "There is no text \"greeting\" in \"fr\": it is looked for in "
          + "\(folder)/fr.lproj/Localizable.strings.")
    }
    XCTAssertThrowsError(
      try StateValues<String>.localized("farewell", in: bundle(), languages: ["de"]))
  }
}

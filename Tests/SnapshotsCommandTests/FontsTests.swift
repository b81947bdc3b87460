// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import PNGCodec
import SnapshotVerification
import XCTest

final class FontsTests: XCTestCase {
  private let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

  /// What a reference that is drawn with the installed Inter says.
  private func interLine() throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sha256sum", inter]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return "Inter; Regular; 3.019; \(text.prefix(64))"
  }

  /// Adds the reference `Snapshots/T/S/a.png` with a line about its font.
  private func addReference(to package: PlayedPackage, font line: String) throws {
    let metadata = ReferenceMetadata(
      name: SnapshotName(target: "T", suite: "S", test: "a"), viewType: "V", scale: 1)
    let entries = metadata.entries + [PNG.TextEntry(keyword: "Snapshot Fonts", text: line)]
    let folder = package.path + "/Snapshots/T/S"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(PNG.encode(Bitmap(width: 2, height: 1), metadata: entries))
      .write(to: URL(fileURLWithPath: folder + "/a.png"))
  }

  func testVendorCopiesTheFontAndItsLicense() throws {
    let package = try PlayedPackage()
    try addReference(to: package, font: interLine())

    let first = try package.run(["fonts", "vendor"], in: "Sources/deep")
    let second = try SnapshotsCommand.run(["fonts", "vendor", "--package-path", package.path])

    XCTAssertEqual(first.status, 0, first.errors)
    let lines = first.output.split(separator: "\n")
    XCTAssertEqual(lines.count, 2, first.output)
    XCTAssertTrue(
      lines[0].hasPrefix("added      Snapshots/Fonts/Inter-Regular.otf: Inter Regular "),
      first.output)
    XCTAssertTrue(lines[0].contains(", from \(inter) (fonts-inter "), first.output)
    XCTAssertEqual(
      lines[1],
      "added      Snapshots/Fonts/fonts-inter.copyright, from /usr/share/doc/fonts-inter/copyright")
    XCTAssertEqual(
      FileManager.default.contents(atPath: package.path + "/Snapshots/Fonts/Inter-Regular.otf"),
      FileManager.default.contents(atPath: inter))
    XCTAssertEqual(second.status, 0, second.errors)
    XCTAssertTrue(
      second.output.hasPrefix("kept       Snapshots/Fonts/Inter-Regular.otf"), second.output)
  }

  func testListSaysWhereAFontIs() throws {
    let package = try PlayedPackage()
    try addReference(to: package, font: interLine())

    let before = try package.run(["fonts", "list"])
    _ = try package.run(["fonts", "vendor"])
    let after = try package.run(["fonts", "list"])

    XCTAssertEqual(before.status, 0, before.errors)
    XCTAssertTrue(before.output.hasPrefix("Inter Regular version "), before.output)
    XCTAssertTrue(
      before.output.hasSuffix("\n  1 reference, on this machine: \(inter)\n"), before.output)
    XCTAssertTrue(
      after.output.hasSuffix(
        "\n  1 reference, in the package: Snapshots/Fonts/Inter-Regular.otf\n"),
      after.output)
  }

  func testListAndVendorPrintJSON() throws {
    let package = try PlayedPackage()
    try addReference(to: package, font: interLine())

    let before = try package.run(["fonts", "list", "--json"])
    let vendor = try package.run(["fonts", "vendor", "--json"])
    let again = try package.run(["fonts", "vendor", "--json"])
    let after = try package.run(["fonts", "list", "--json"])

    for result in [before, after] {
      XCTAssertEqual(result.status, 0, result.errors)
      try assertFits(result.output, "fonts-list")
    }
    for result in [vendor, again] {
      XCTAssertEqual(result.status, 0, result.errors)
      try assertFits(result.output, "fonts-vendor")
    }
    XCTAssertTrue(before.output.contains(#""place" : "system""#), before.output)
    XCTAssertTrue(after.output.contains(#""file" : "Snapshots/Fonts/Inter-Reg"#), after.output)
    XCTAssertTrue(vendor.output.contains(#""action" : "added""#), vendor.output)
    XCTAssertTrue(again.output.contains(#""action" : "kept""#), again.output)
  }

  func testAnotherVersionIsListedWithStatus1AndNotCopied() throws {
    let package = try PlayedPackage()
    let digest = String(repeating: "ab", count: 32)
    try addReference(to: package, font: "Inter; Regular; 0.5; \(digest)")

    let list = try package.run(["fonts", "list"])
    let vendor = try package.run(["fonts", "vendor"])

    try assertFits(package.run(["fonts", "list", "--json"]).output, "fonts-list")
    XCTAssertEqual(list.status, 1)
    XCTAssertTrue(
      list.output.contains("another version on this machine: \(inter) is version "), list.output)
    XCTAssertEqual(vendor.status, 2)
    XCTAssertTrue(
      vendor.errors.hasPrefix(
        "Error: Inter Regular version 0.5 (SHA-256 abababababababab) is not here: \(inter) is"),
      vendor.errors)
    XCTAssertFalse(FileManager.default.fileExists(atPath: package.path + "/Snapshots/Fonts"))
  }

  func testShowPrintsTheFonts() throws {
    let package = try PlayedPackage()
    try addReference(to: package, font: interLine())

    let result = try package.run(["show", "Snapshots/T/S/a.png"])

    XCTAssertTrue(result.output.contains("\nfont      \(try interLine())\n"), result.output)
  }

  func testWhatIsMissingIsAnErrorThatSaysWhatToDo() throws {
    let package = try PlayedPackage()

    let empty = try package.run(["fonts", "vendor"])
    let nowhere = try SnapshotsCommand.run(["fonts", "list", "--package-path", "/usr/share"])

    XCTAssertEqual(empty.status, 2)
    XCTAssertEqual(
      empty.errors,
      "Error: There are no references in \(package.path). Record some first: swift run "
        + "snapshots record\n")
    XCTAssertEqual(nowhere.status, 2)
    XCTAssertTrue(
      nowhere.errors.hasPrefix("Error: There is no Package.swift in /usr/share or above it."))
  }
}

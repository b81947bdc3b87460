// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotReporting
import XCTest

final class ReportFormatTests: XCTestCase {
  /// A format is a file with its leading-dot spelling; one that is not in the list would be known
  /// to nobody.
  func testEveryFormatOfTheFolderIsInTheList() throws {
    let folder = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Sources/SnapshotReporting/Formats").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)

    let spellings = try files.flatMap { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      let matches = text.matches(of: /public static (?:let|var) (\w+)(?: = |: )ReportFormat\b/)
      XCTAssertLessThanOrEqual(matches.count, 1, file.lastPathComponent)
      return matches.map { String($0.output.1) }
    }

    XCTAssertEqual(spellings.sorted(), ReportFormat.all.map(\.name).sorted())
  }

  func testFormatsAreToldApartByTheirNamesAndTheirFiles() {
    XCTAssertEqual(Set(ReportFormat.all.map(\.name)).count, ReportFormat.all.count)
    XCTAssertEqual(Set(ReportFormat.all.map(\.fileName)).count, ReportFormat.all.count)
    for format in ReportFormat.all {
      XCTAssertEqual(ReportFormat(name: format.name)?.fileName, format.fileName)
      XCTAssertNotNil(format.name.wholeMatch(of: /[a-z]+/), format.name)
      XCTAssertFalse(format.abstract.isEmpty || format.abstract.hasSuffix("."), format.abstract)
    }
    XCTAssertNil(ReportFormat(name: "pdf"))
  }

  /// What all formats promise: the document is the first file, and the same run gives the same
  /// bytes.
  func testEveryFormatWritesItsDocumentAlwaysTheSame() throws {
    let run = try PlayedRun()
    try run.add("a", reference: .square(at: 1, 1), actual: .square(at: 9, 9))
    let finished = try run.finish()

    for format in ReportFormat.all {
      let folder = run.artifacts + "/" + format.name
      let files = try format.files(for: finished, in: folder)

      XCTAssertEqual(files.first?.path, format.fileName)
      XCTAssertEqual(files, try format.files(for: finished, in: folder), format.name)
      XCTAssertEqual(try format.write(finished, to: folder), folder + "/" + format.fileName)
    }
  }
}

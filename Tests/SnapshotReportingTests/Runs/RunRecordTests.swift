// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotReporting
import SnapshotVerification
import XCTest

final class RunRecordTests: XCTestCase {
  func testThePackagesNameIsThatOfItsManifest() throws {
    let folder = try TemporaryFolder()
    let manifests: [(text: String, name: String?)] = [
      ("let package = Package(\n  name: \"Shop App\",\n  products: [])", "Shop App"),
      ("let name = \"x\"; let package = Package(name: name)", nil), ("", nil),
    ]
    for manifest in manifests {
      try Data(manifest.text.utf8).write(
        to: URL(fileURLWithPath: folder.path + "/Package.swift"))

      let record = RunRecord(command: "test", package: folder.path, artifacts: "/a")

      XCTAssertEqual(record.packageName, manifest.name)
      let run = FinishedRun(name: "r", run: SnapshotRun(entries: []), record: record)
      XCTAssertEqual(
        Review(run).title, manifest.name ?? (folder.path as NSString).lastPathComponent)
    }
    XCTAssertNil(
      RunRecord(command: "test", package: "/nowhere", artifacts: "/a").packageName)
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import FileFaults
import Foundation
import Graphics
import SnapshotVerification
import XCTest

@testable import SnapshotReporting

/// Merging, cut at every call of the system: a run that is not whole is none.
final class CutMergeTests: XCTestCase {
  private let old = Bitmap.square(at: 1, 1, side: 4, width: 12, height: 8)
  private let new = Bitmap.square(at: 6, 1, side: 4, width: 12, height: 8)

  func testAMergeIsWholeOrNoRunWhereverItIsCut() throws {
    let shard = try PlayedRun()
    try shard.add("a", reference: old, actual: new)
    try shard.add("b", reference: nil, actual: new)
    let run = try shard.finish()
    let root = shard.folder + "/merged"
    let name = "/runs/000001-20260131-142501-4711"

    let count = try FileCuts.each {
      try? FileManager.default.removeItem(atPath: root)
      return try RunMerge(runs: [run], package: shard.package, artifacts: root)
    } operation: {
      try $0.write(toFolder: root + name)
    } check: { merge, place, failure in
      let folders = FinishedRun.folders(inArtifacts: root)
      if failure == nil { XCTAssertEqual(folders, [root + name], "\(place)") }
      for folder in folders {
        let merged = try FinishedRun(folder: folder)
        XCTAssertEqual(merged.run.entries.count, 2, "\(place)")
        for path in merged.run.entries.compactMap(\.artifacts.actual) {
          XCTAssertEqual(
            try AtomicFile.read(path), try AtomicFile.read(run.run.entries[0].artifacts.actual!))
        }
      }

      try merge.write(toFolder: root + "/runs/000002-20260131-142502-4711")
      let next = try XCTUnwrap(FinishedRun.folders(inArtifacts: root).last)
      XCTAssertEqual(try FinishedRun(folder: next).run.entries.count, 2, "\(place)")
    }
    XCTAssertGreaterThan(count, 30)
  }
}

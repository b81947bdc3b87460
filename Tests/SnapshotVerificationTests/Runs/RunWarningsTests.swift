// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import Testing
import XCTest

@testable import SnapshotVerification

/// What views are warned of outside of snapshots stands in the run's record.
final class RunWarningsTests: TemporaryFolderTestCase {
  func testWarningsAreReadBackSortedAndOnce() throws {
    for line in ["warning: b", "warning: a", "warning: b"] {
      try SnapshotRun.appendWarning(line, toDirectory: folder)
    }

    XCTAssertEqual(
      try SnapshotRun(directory: folder).warnings, ["warning: a", "warning: b"])
  }

  func testARunWithoutWarningsHasNone() throws {
    XCTAssertNil(try SnapshotRun(directory: folder).warnings)
  }
}

@Suite struct RecordedWarnings {
  @Test func whatViewsAreWarnedOfIsRecorded() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let folder = NSTemporaryDirectory() + "warnings-\(UUID().uuidString)"
      SnapshotRun.recordWarnings(toDirectory: folder)
      RenderingEnvironment.report(RenderingIssue("no room", in: [UILabel()]))
      RenderingEnvironment.report("no room")

      let warnings = try SnapshotRun(directory: folder).warnings
      try FileManager.default.removeItem(atPath: folder)
      exit(
        warnings == ["warning: no room", "warning: no room [UILabel]"]
          ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }
}

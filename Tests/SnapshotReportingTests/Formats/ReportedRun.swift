// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import PNGCodec
import SnapshotVerification

@testable import SnapshotReporting

/// Runs to make reports of.
enum ReportedRun {
  /// Names that mean something to a terminal, to HTML, XML, Markdown, GitHub's commands or a file
  /// system.
  static let hostileNames = [
    "<script>alert(1)</script>", "../../../tmp/x", "a\nb\r\n::error::c", "%0A::warning::d",
    "\u{1B}[2J\u{7}\0\u{FFFE}", "\u{202E}gnp.x\u{2066}", "]]>&amp;\"'--><!--", "| a | **b** `c`",
    "[x](javascript:alert(1)) ![y](z)", "@someone #1 https://example.com", ",file=/etc/passwd::",
    String(repeating: "long ", count: 800), "", ".", "..", "/",
  ]

  static func entry(
    _ state: String?, _ outcome: SnapshotRun.Outcome, suite: String = "ProfileViewTests",
    message: String? = nil, causes: [SnapshotRun.Cause]? = nil,
    artifacts: SnapshotRun.Artifacts = SnapshotRun.Artifacts(), reference: String? = nil
  ) -> SnapshotRun.Entry {
    SnapshotRun.Entry(
      target: "AppTests", suite: suite, test: "testEveryState()", state: state,
      reference: reference ?? "/app/Snapshots/\(suite)/\(state ?? "").png", outcome: outcome,
      message: message ?? "\(suite)/testEveryState: \(outcome).\n\n  details", artifacts: artifacts,
      causes: causes, file: "/app/Tests/AppTests/ProfileViewTests.swift", line: 12)
  }

  static func run(
    _ entries: [SnapshotRun.Entry], ending: RunSummary.Ending? = .failed, package: String = "/app"
  ) -> FinishedRun {
    var record = RunRecord(command: "test", package: package, artifacts: "/app/.build/snapshots")
    record.ending = ending
    record.seconds = 1.5
    return FinishedRun(
      name: "20260131-142501-4711", run: SnapshotRun(entries: entries), record: record)
  }

  /// Every hostile name as suite, state, message, cause, and path.
  static var hostile: FinishedRun {
    run(
      hostileNames.enumerated().map { index, name in
        var entry = entry(
          name, index.isMultiple(of: 2) ? .differed : .failed, suite: name, message: name,
          causes: index.isMultiple(of: 2)
            ? [SnapshotRun.Cause(fingerprint: "\(index)", change: name, pixels: 3)] : nil)
        entry.test = name
        entry.target = name
        entry.file = "/app/" + name
        return entry
      })
  }

  static func text(_ files: [ReportFile]) -> String {
    files.first.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "no file"
  }

  /// Three pictures in a folder, as a test leaves them.
  static func artifacts(
    in folder: TemporaryFolder, width: Int = 40, height: Int = 30
  ) throws -> SnapshotRun.Artifacts {
    for (name, color) in [("reference", Color.white), ("actual", .black)] {
      try folder.write(Bitmap(width: width, height: height, color: color), to: "a/\(name).png")
    }
    try folder.write(
      Bitmap(width: width, height: height, color: Color(red: 255, green: 0, blue: 0)),
      to: "a/difference.png")
    return SnapshotRun.Artifacts(
      reference: folder.path + "/a/reference.png", actual: folder.path + "/a/actual.png",
      difference: folder.path + "/a/difference.png")
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit
import SnapshotVerification

/// What a state of a screen of 30 views costs at 2x: five rows of a box, a picture, two labels, a
/// button and a line, laid out by constraints.
enum StateWaits {
  private static let count = 40
  private static let size = CGSize(width: 390, height: 400)

  static func all() throws -> [Wait] {
    let folder = try BenchmarkFolder(named: "states")
    try folder.write("// swift-tools-version: 6.2\n", to: "Package.swift")
    let plainly = verifier(in: folder, [:])
    let run = ["SNAPSHOT_RUN_DIRECTORY": folder.path + "/run"]
    let conducted = verifier(in: folder, run)
    let recording = verifier(in: folder, run.merging(["SNAPSHOT_RECORD": "all"]) { $1 })
    var plain = 0.0
    return [
      Wait("a state recorded, at 2x", aim: 12) { try perState(recording) },
      Wait("a state, plainly", aim: 3) {
        plain = try middle(plainly)
        return plain
      },
      Wait("a state, under 'snapshots test', by a plain one", aim: 1.2, "x") {
        try middle(conducted) / plain
      },
    ]
  }

  private static func verifier(
    in folder: BenchmarkFolder, _ variables: [String: String]
  ) -> SnapshotConfiguration {
    var configuration = SnapshotConfiguration()
    configuration.environment = SnapshotEnvironment(
      variables.merging(["SNAPSHOT_PACKAGE_DIRECTORY": folder.path]) { $1 })
    return configuration
  }

  private static func middle(_ configuration: SnapshotConfiguration) throws -> Double {
    try (0..<5).map { _ in try perState(configuration) }.middle ?? 0
  }

  /// Milliseconds for one of several states, each of a view of its own.
  private static func perState(_ configuration: SnapshotConfiguration) throws -> Double {
    var configuration = configuration
    configuration.claims = SnapshotClaims()
    let verifier = SnapshotVerifier(configuration: configuration)
    let file = SnapshotSource(
      fileID: "AppTests/ScreenTests.swift", filePath: "/ScreenTests.swift", line: 1, column: 1)
    let test = SnapshotTest(suite: "ScreenTests", function: "testScreen()", source: file)
    var failures = 0
    let time = Measurement.milliseconds(.processor) {
      for index in 0..<count {
        var request = SnapshotRequest(
          test: test, subject: .view({ Screen(rowCount: 5).root }, apply: { show(index, in: $0) }))
        request.state = "state \(index)"
        request.size = size
        if verifier.verify(request).isFailure { failures += 1 }
      }
    }
    guard failures == 0 else { throw CocoaError(.fileWriteUnknown) }
    return time / Double(count)
  }

  private static func show(_ number: Int, in view: UIView) {
    for (row, box) in view.subviews.enumerated() {
      (box.subviews[1] as? UILabel)?.text = "Title \(number) of row \(row)"
    }
  }
}

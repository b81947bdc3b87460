// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit
import SnapshotVerification

/// What a state of a screen of 30 views costs at 2x: five rows of a box, a picture, two labels, a
/// button and a line, laid out by constraints.
///
///     benchmarks state plain|conducted|recorded COUNT [FOLDER]
///
/// takes COUNT of them once, for a profiler that counts.
struct StateWaits {
  /// How states are taken.
  enum Mode: String, CaseIterable {
    /// As `swift test` does, with references that are equal.
    case plain
    /// The same as `snapshots test` does.
    case conducted
    /// As `snapshots record` does where no reference is there.
    case recorded
  }

  private static let count = 40

  private let package: BenchmarkFolder
  /// What a picture shows.
  private var picture = SnapshotPicture.view
  private var folder: String { package.path }

  /// - Parameter folder: Where references lie, or will; it is made a package.
  private init(_ folder: BenchmarkFolder) throws {
    package = folder
    try folder.write("// swift-tools-version: 6.2\n", to: "Package.swift")
  }

  static func all() throws -> [Wait] {
    let states = try StateWaits(BenchmarkFolder(named: "states"))
    var read = states
    read.picture = .accessibilityImage
    var plain = 0.0
    return [
      Wait("a state recorded, at 2x", aim: 12) {
        try states.perState(.recorded) { try states.package.remove("Snapshots") }
      },
      Wait("a state, plainly", aim: 3) {
        plain = try states.perState(.plain)
        return plain
      },
      Wait("a state, under 'snapshots test', by a plain one", aim: 1.2, "x") {
        try states.perState(.conducted) / plain
      },
      Wait("a state, with a legend of what is read") {
        try read.take(Self.count, .recorded)
        return try read.perState(.plain)
      },
    ]
  }

  /// Of the command line: mode, count and folder.
  static func takeOnce(_ arguments: [String]) throws {
    guard arguments.count > 1, let mode = Mode(rawValue: arguments[0]),
      let count = Int(arguments[1])
    else { throw Failure("state plain|conducted|recorded COUNT [FOLDER]") }
    let folder = try BenchmarkFolder(named: "state", at: arguments.dropFirst(2).first)
    try StateWaits(folder).take(count, mode)
  }

  /// Milliseconds for one of several states, the middle one of five times.
  private func perState(_ mode: Mode, before: () throws -> Void = {}) throws -> Double {
    let times = try (0..<5).map { _ in
      try before()
      return try Measurement.milliseconds(.processor) { try take(Self.count, mode) }
    }
    return (times.middle ?? 0) / Double(Self.count)
  }

  /// Takes states, each of a view of its own.
  private func take(_ count: Int, _ mode: Mode) throws {
    var configuration = SnapshotConfiguration()
    configuration.environment = SnapshotEnvironment(variables(mode))
    configuration.claims = SnapshotClaims()
    let results = SnapshotVerifier(configuration: configuration).verify((0..<count).map(request))
    if let failed = results.first(where: \.isFailure) { throw Failure(failed.message) }
  }

  private func variables(_ mode: Mode) -> [String: String] {
    let package = ["SNAPSHOT_PACKAGE_DIRECTORY": folder]
    guard mode != .plain else { return package }
    let run = package.merging(["SNAPSHOT_RUN_DIRECTORY": folder + "/run"]) { $1 }
    return mode == .conducted ? run : run.merging(["SNAPSHOT_RECORD": "all"]) { $1 }
  }

  private func request(_ number: Int) -> SnapshotRequest {
    let file = SnapshotSource(
      fileID: "AppTests/ScreenTests.swift", filePath: folder + "/Tests/AppTests/ScreenTests.swift",
      line: 1, column: 1)
    var request = SnapshotRequest(
      test: SnapshotTest(suite: "ScreenTests", function: "testScreen()", source: file),
      subject: .view({ Screen(rowCount: 5).root }, apply: { Self.show(number, in: $0) }))
    request.state = "state \(number)"
    request.size = CGSize(width: 390, height: 400)
    request.scale = 2
    request.picture = picture
    return request
  }

  private static func show(_ number: Int, in view: UIView) {
    for (row, box) in view.subviews.enumerated() {
      (box.subviews[1] as? UILabel)?.text = "Title \(number) of row \(row)"
    }
  }

  /// Why nothing was measured.
  private struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
}

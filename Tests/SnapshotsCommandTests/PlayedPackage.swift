// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// A package's folder with a `swift` of its own, which plays a run of the tests.
///
/// The real `swift test` would build for minutes; what the commands owe to it are its arguments,
/// its environment, its status and the files that the test processes write.
final class PlayedPackage {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "snapshots-package-" + UUID().uuidString
    for name in ["bin", "Sources/deep"] {
      try FileManager.default.createDirectory(
        atPath: path + "/" + name, withIntermediateDirectories: true)
    }
    try Data("// swift-tools-version: 6.2".utf8).write(
      to: URL(fileURLWithPath: path + "/Package.swift"))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Runs a command in the package.
  ///
  /// - Parameters:
  ///   - arguments: What follows `snapshots`.
  ///   - entries: What the test processes report.
  ///   - tests: What `swift test list` prints.
  ///   - script: Further lines of the script that stands for `swift test`.
  ///   - build: Lines of the script that stands for `swift build`.
  ///   - folder: The current directory, relative to the package.
  ///   - environment: Further variables.
  func run(
    _ arguments: [String], entries: [SnapshotRun.Entry] = [], tests: [String] = [],
    script: String = "", build: String = "", in folder: String = "",
    environment: [String: String] = [:]
  ) throws -> SnapshotsCommand.Result {
    try play(entries: entries, tests: tests, script: script, build: build)
    let variables = ["PATH": "\(path)/bin:/usr/bin:/bin", "SNAPSHOT_ARTIFACTS": "artifacts"]
    return try SnapshotsCommand.run(
      arguments, in: path + "/" + folder, environment: variables.merging(environment) { $1 })
  }

  /// Writes the `swift` that plays a run of the tests, and runs this command for `swift run`.
  private func play(
    entries: [SnapshotRun.Entry], tests: [String], script: String, build: String = ""
  ) throws {
    let manifest = try entries.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
    try Data(manifest.map { $0 + "\n" }.joined().utf8).write(
      to: URL(fileURLWithPath: path + "/entries"))
    try Data(tests.map { $0 + "\n" }.joined().utf8).write(
      to: URL(fileURLWithPath: path + "/list"))
    for name in [".call", ".builds"] {
      try? FileManager.default.removeItem(atPath: path + "/" + name)
    }
    let swift = """
      #!/bin/sh
      if [ "$1" = run ]; then
        shift; [ "$1" != -q ] || shift
        shift; exec '\(try SnapshotsCommand.binary().path)' "$@"
      fi
      if [ "$1" = build ]; then
        echo "$PWD: $*; $(env | grep -c ^SNAPSHOT_RUN_DIRECTORY=)" >> '\(path)/.builds'
        \(build)
        exit
      fi
      arguments=$(echo "$*" | sed 's| --event-stream-output-path [^ ]* --event-stream-version 0||')
      # What has been built before is a matter of `builds`.
      [ ! -e '\(path)/.builds' ] || arguments=${arguments% --skip-build}
      echo "$PWD: $arguments; record $SNAPSHOT_RECORD" >> '\(path)/.call'
      echo "$SNAPSHOT_STATE" > '\(path)/.state'
      if [ "$2" = list ]; then cat '\(path)/list'; exit; fi
      cp '\(path)/entries' "$SNAPSHOT_RUN_DIRECTORY/1.jsonl"
      \(script)
      """
    try Data(swift.utf8).write(to: URL(fileURLWithPath: path + "/bin/swift"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: path + "/bin/swift")
  }

  /// Runs lines of a CI engine's recipe in the package, as that does: the first failure ends them.
  ///
  /// - Parameter folder: The current directory; nil for the package.
  func shell(
    _ lines: String, entries: [SnapshotRun.Entry] = [], tests: [String] = [], script: String = "",
    in folder: String? = nil, environment: [String: String] = [:]
  ) throws -> SnapshotsCommand.Result {
    try play(entries: entries, tests: tests, script: script)
    let variables = ["PATH": "\(path)/bin:/usr/bin:/bin"]
    return try SnapshotsCommand.run(
      ["-eo", "pipefail", "-c", lines], program: URL(fileURLWithPath: "/bin/bash"),
      in: folder ?? path, environment: variables.merging(environment) { $1 })
  }

  /// The value of `SNAPSHOT_STATE` in the last call.
  var state: String {
    ((try? String(contentsOfFile: path + "/.state", encoding: .utf8)) ?? "none").trimmingCharacters(
      in: .newlines)
  }

  /// The artifacts folder.
  var artifacts: String { path + "/artifacts" }

  /// The calls of `swift`, a line each: folder, arguments and record mode.
  var call: String {
    let text = (try? String(contentsOfFile: path + "/.call", encoding: .utf8)) ?? "not called"
    return text.replacingOccurrences(of: path, with: "<package>")
  }

  /// The builds before the tests, a line each: folder, arguments and how many run folders they know
  /// of.
  var builds: String {
    let text = (try? String(contentsOfFile: path + "/.builds", encoding: .utf8)) ?? ""
    return text.replacingOccurrences(of: path, with: "<package>")
  }

  /// The folders of the runs, sorted.
  var runs: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path + "/artifacts/runs")
    return (names ?? []).sorted()
  }

  func entry(
    _ state: String, _ outcome: SnapshotRun.Outcome, test: String = "testView()"
  ) -> SnapshotRun.Entry {
    let name = test.hasSuffix("()") ? String(test.dropLast(2)) : test
    return SnapshotRun.Entry(
      target: "AppTests", suite: "ViewTests", test: test, state: state,
      reference: "\(path)/Snapshots/AppTests/ViewTests/\(name).\(state).png", outcome: outcome,
      message: "ViewTests/\(name).\(state): \(outcome)", file: "/app/Tests/x.swift", line: 7)
  }
}

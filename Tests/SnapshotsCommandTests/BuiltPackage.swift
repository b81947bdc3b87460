// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// A package's folder with a build folder as SwiftPM leaves it: `snapshots`, the program of the
/// tests, and the manifest of the build. A script plays `swift`, another one the program of the
/// tests.
final class BuiltPackage {
  let path: String
  /// The name of its build folder.
  let scratch: String
  private let planned: String
  /// What the program of the tests does, in a shell.
  var script = "" { didSet { try? write(testScript, "script") } }
  /// What a build does.
  var build = "" { didSet { try? write(build, "build-script") } }

  var source: String { path + "/Tests/AppTests/a.swift" }
  var header: String { path + "/Sources/CApp/include/app.h" }
  var resource: String { path + "/Tests/AppTests/Resources/color.json" }
  var object: String { path + "/\(scratch)/x/debug/App.build/a.swift.o" }
  var manifest: String { path + "/\(scratch)/debug.yaml" }
  var description: String { path + "/\(scratch)/x/debug/description.json" }
  var testProgram: String { path + "/\(scratch)/x/debug/AppPackageTests.xctest" }

  /// - Parameter package: Whose plan it is; by default the package's own.
  init(scratch: String = ".build", planOf package: String? = nil) throws {
    self.scratch = scratch
    path = NSTemporaryDirectory() + "snapshots-built-" + UUID().uuidString
    planned = package ?? path
    for folder in [
      "bin", "Tests/AppTests/deep", "Tests/AppTests/Resources", "Sources/CApp/include",
      "\(scratch)/x/debug/App.build",
    ] {
      try FileManager.default.createDirectory(
        atPath: path + "/" + folder, withIntermediateDirectories: true)
    }
    try write("// swift-tools-version: 6.2", "Package.swift")
    for file in [source, header, resource, object] {
      try Data("x".utf8).write(to: URL(fileURLWithPath: file))
    }
    try write(swiftScript, "bin/swift", isProgram: true)
    try writeTestProgram()
    try write("", "build-script")
    try write(testScript, "script")
    try write("a.o: \(source) \\\n  \(header)\n", "\(scratch)/x/debug/App.build/a.d")
    try write("{\"builtTestProducts\":[]}", "\(scratch)/x/debug/description.json")
    try writeManifest()
    let program = try SnapshotsCommand.binary().path
    if link(program, path + "/\(scratch)/x/debug/snapshots") != 0 {
      try FileManager.default.copyItem(
        atPath: program, toPath: path + "/\(scratch)/x/debug/snapshots")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func writeManifest(more: String = "") throws {
    let debug = path + "/\(scratch)/x/debug"
    try write(
      """
      nodes:
        "\(path)/Tests/AppTests/":
          is-directory-structure: true
      commands:
        "C.Resources":
          tool: copy-tool
          inputs: ["\(path)/Tests/AppTests/Resources/"]
          outputs: ["\(debug)/Resources/"]
        "C.App":
          tool: clang
          inputs: ["\(source)","<App.module>"]
          outputs: ["\(object)"]
          deps: "\(debug)/App.build/a.d"
        "C.AppPackageTests.xctest":
          tool: shell
          inputs: ["\(object)"]
          outputs: ["\(debug)/AppPackageTests.xctest"]
        "PackageStructure":
          tool: package-structure-tool
          inputs: ["\(path)/Tests/AppTests/","\(planned)/Package.swift","\(path)/Package.resolved"]
          outputs: ["<PackageStructure>"]
      \(more)
      """, "\(scratch)/debug.yaml")
  }

  func writeTestProgram() throws {
    try write(
      """
      #!/bin/sh
      if [ "$1" = --dump-tests-json ]; then cat '\(path)/dump'; exit; fi
      echo "$*; record $SNAPSHOT_RECORD, NO_COLOR $NO_COLOR" >> '\(path)/calls'
      . '\(path)/script'
      """, "\(scratch)/x/debug/AppPackageTests.xctest", isProgram: true)
    try write(
      #"{"name":"All tests","tests":[{"name":"debug.xctest","tests":["#
        + #"{"name":"AppTests.A","tests":[{"name":"testOne"},{"name":"testTwo"}]},"#
        + #"{"name":"AppTests.B","tests":[{"name":"testOne"}]}]}]}"#, "dump")
  }

  /// Takes two snapshots, one in each library.
  private var testScript: String {
    """
    case "$*" in
      *swift-testing*) library=testing ;;
      *) library=xctest ;;
    esac
    cp '\(path)/'$library.jsonl "$SNAPSHOT_RUN_DIRECTORY/$library.jsonl"
    \(script)
    """
  }

  private var swiftScript: String {
    """
    #!/bin/sh
    end() { ln -sfn x/debug '\(path)/\(scratch)/debug'; }
    case "$1" in
      run) shift 2; sleep 0.02; end; exec '\(path)/\(scratch)/x/debug/snapshots' "$@" ;;
      build) echo "$*" >> '\(path)/calls'; . '\(path)/build-script'; end ;;
      test) echo "swift $*" >> '\(path)/calls'; cp '\(path)/xctest.jsonl' "$SNAPSHOT_RUN_DIRECTORY/" ;;
    esac
    """
  }

  private func write(_ text: String, _ name: String, isProgram: Bool = false) throws {
    let file = path + "/" + name
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    if isProgram { chmod(file, 0o755) }
  }

  /// Runs `swift run snapshots`, or `snapshots` itself.
  @discardableResult
  func run(_ arguments: [String], outcome: SnapshotRun.Outcome = .matched, isDirect: Bool = false)
    throws -> SnapshotsCommand.Result
  {
    for (name, state) in [("xctest", "one"), ("testing", "two")] {
      let entry = SnapshotRun.Entry(
        target: "AppTests", suite: "A", test: "test\(state)()", state: nil,
        reference: "\(path)/Snapshots/AppTests/A/\(state).png", outcome: outcome,
        message: "\(state): \(outcome)", file: "/app/Tests/x.swift", line: 7)
      let line = String(decoding: try JSONEncoder().encode(entry), as: UTF8.self) + "\n"
      try write(line, name + ".jsonl")
    }
    unlink(path + "/calls")
    let program = URL(
      fileURLWithPath: path + (isDirect ? "/\(scratch)/x/debug/snapshots" : "/bin/swift"))
    return try SnapshotsCommand.run(
      isDirect ? arguments : ["run", "snapshots"] + arguments, program: program, in: path,
      environment: [
        "PATH": "\(path)/bin:/usr/bin:/bin", "SNAPSHOT_ARTIFACTS": "\(path)/artifacts",
        "NO_COLOR": "",
      ])
  }

  /// What was called since the last run began, a line each, without where event streams go.
  var calls: [String] {
    let text = (try? String(contentsOfFile: path + "/calls", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map {
      String($0).replacing(
        /\ ?--event-stream-output-path \S* --event-stream-version 0/, with: " <events>")
    }
  }
}

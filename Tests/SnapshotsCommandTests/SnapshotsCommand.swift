// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// The `snapshots` command as a process of its own.
struct SnapshotsCommand {
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The binary beside the test bundle.
  static func binary() throws -> URL {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let candidates = [
      folder, Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent(),
    ]
    .map { $0.appendingPathComponent("snapshots") }
    let found = candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    return try XCTUnwrap(found, "no snapshots beside \(CommandLine.arguments[0])")
  }

  /// Runs the command to its end.
  ///
  /// - Parameters:
  ///   - arguments: What follows `snapshots`.
  ///   - program: Another program than `snapshots`.
  ///   - folder: The current directory; nil for the test's own.
  ///   - environment: Variables that replace those of the test process.
  static func run(
    _ arguments: [String], program: URL? = nil, in folder: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = try program ?? binary()
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files instead of pipes: nothing has to be read while the process runs.
    let streams = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: streams) }
    func stream(_ name: String) throws -> FileHandle {
      let file = streams.appendingPathComponent(name)
      try Data().write(to: file)
      return try FileHandle(forWritingTo: file)
    }
    process.standardOutput = try stream("output")
    process.standardError = try stream("errors")
    try process.run()
    process.waitUntilExit()
    func text(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: streams.appendingPathComponent(name)), as: UTF8.self)
    }
    return Result(
      status: process.terminationStatus, output: try text("output"), errors: try text("errors"))
  }
}

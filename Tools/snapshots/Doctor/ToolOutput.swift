// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What another program printed.
struct ToolOutput {
  /// The exit status, or 128 + the number of a signal.
  let status: Int32
  /// The output, without line breaks at its end.
  let text: String

  /// Runs a program that is found in `PATH` to its end; nil where it cannot be started.
  ///
  /// - Parameters:
  ///   - arguments: The program's name and its arguments.
  ///   - environment: Variables that are added to the inherited ones or replace them.
  init?(_ arguments: [String], environment: [String: String] = [:]) {
    let base = FileManager.default.temporaryDirectory.path + "/snapshots-\(UUID().uuidString)"
    let files = (output: base + ".txt", log: base + ".log")
    defer { for file in [files.output, files.log] { unlink(file) } }
    guard
      let child = try? ChildProcess(
        arguments, environment: environment, log: files.log, output: files.output)
    else { return nil }
    status = child.waitForExit()
    let output = (try? String(contentsOfFile: files.output, encoding: .utf8)) ?? ""
    text = output.trimmingCharacters(in: .newlines)
  }
}

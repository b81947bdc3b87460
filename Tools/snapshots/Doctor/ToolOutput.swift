// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What another program printed.
struct ToolOutput {
  /// The exit status, or 128 + the number of a signal.
  let status: Int32
  /// The output, without line breaks at its end.
  let text: String
  /// What it said of errors, without line breaks at its end.
  let errors: String

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
    func contents(of file: String) -> String {
      ((try? String(contentsOfFile: file, encoding: .utf8)) ?? "")
        .trimmingCharacters(in: .newlines)
    }
    text = contents(of: files.output)
    errors = contents(of: files.log)
  }
}

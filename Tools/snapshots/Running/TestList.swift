// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotReporting

/// The names of a package's tests, as `swift test list` prints them.
struct TestList {
  /// The names, such as `AppTests.ProfileViewTests/testEveryState`.
  let names: [String]

  /// Builds the tests and lists them.
  ///
  /// - Parameters:
  ///   - package: The absolute path of the package's folder.
  ///   - passedOn: The arguments of `swift test`, of which those that say how to build matter.
  init(package: String, passedOn: [String]) throws {
    let arguments =
      ["swift", "test", "list"] + ScratchFolder.arguments(package: package, besides: passedOn)
      + passedOn.filter { $0 != "--parallel" }
    StandardError.print("Running '\(arguments.joined(separator: " "))'")
    let base = FileManager.default.temporaryDirectory.path + "/snapshots-\(UUID().uuidString)"
    let files = (output: base + ".txt", log: base + ".log")
    defer { for file in [files.output, files.log] { unlink(file) } }
    let child = try ChildProcess(
      arguments, environment: [:], log: files.log, output: files.output)
    let status = child.waitForExit()
    guard status == 0, let text = try? String(contentsOfFile: files.output, encoding: .utf8) else {
      StandardError.print("Error: 'swift test list' ended with status \(status).")
      // Colored, and harmless already.
      StandardError.write(
        (RunLog(path: files.log)?.excerpt(style: StandardError.style) ?? "") + "\n")
      throw CommandExit(status: .failedRun)
    }
    names = Self.names(in: text)
  }

  /// The lines that are names, and not what a plugin or a build step says.
  static func names(in output: String) -> [String] {
    output.split(separator: "\n").map(String.init).filter {
      $0.wholeMatch(of: /[\w-]+\.\S.*/) != nil && !$0.contains(": ")
    }
  }
}

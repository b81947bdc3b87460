// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Asks git about a repository, without changing anything in it.
enum GitCommand {
  /// What git prints; nil where it fails or is not there.
  ///
  /// - Parameters:
  ///   - arguments: What follows `git`.
  ///   - folder: The folder in which git runs.
  ///   - input: What git reads.
  static func output(_ arguments: [String], in folder: String, input: String = "") -> Data? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    // Only to look: nothing of the repository is refreshed, which another git might wait for.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"]) { $1 }
    let output = Pipe()
    let source = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = input.isEmpty ? FileHandle.nullDevice : source
    guard (try? process.run()) != nil else { return nil }
    if !input.isEmpty {
      // By another thread: git answers while it reads, and one pipe alone would fill up.
      Thread.detachNewThread {
        try? source.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try? source.fileHandleForWriting.close()
      }
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? data : nil
  }

  /// What git prints as text.
  static func text(_ arguments: [String], in folder: String) -> String? {
    output(arguments, in: folder).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a folder lies in a repository.
  static func isInRepository(_ folder: String) -> Bool {
    var folder = PathText.resolved(folder)
    while !FileManager.default.fileExists(atPath: folder + "/.git") {
      guard folder.count > 1 else { return false }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return true
  }
}

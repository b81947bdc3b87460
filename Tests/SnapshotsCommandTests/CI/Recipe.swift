// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// The commands in a recipe of `Tools/ci`.
struct Recipe {
  /// The commands of a step or a job, by its name.
  private let commands: [String: String]

  /// The commands of all steps or jobs.
  var all: [String: String] { commands }

  /// Reads the block after `key` in every step or job of a YAML file: one line, a block of lines
  /// after `|`, or a list.
  ///
  /// - Parameters:
  ///   - name: The file's name in `Tools/ci`.
  ///   - key: `run` for steps of GitHub, `script` for jobs of GitLab.
  init(_ name: String, key: String) throws {
    let lines = try Recipe.text(name).components(separatedBy: "\n")
    var commands: [String: String] = [:]
    var title = ""
    for (index, line) in lines.enumerated() {
      if let match = line.wholeMatch(of: /\s*- name: (.*)|(\S+):/) {
        title = String(match.1 ?? match.2 ?? "")
      }
      guard let match = line.wholeMatch(of: /(\s*)(\w+):(.*)/), match.2 == key else { continue }
      let value = match.3.trimmingCharacters(in: .whitespaces)
      guard value.isEmpty || value == "|" else {
        commands[title] = value
        continue
      }
      let block = lines[(index + 1)...].prefix {
        $0.isEmpty || $0.prefix(while: { $0 == " " }).count > match.1.count
      }
      commands[title] = block.map { $0.trimmingCharacters(in: .whitespaces) }
        // A list may have blocks among its lines.
        .filter { !$0.isEmpty && !$0.hasPrefix("#") && $0 != "- |" }
        .map { value.isEmpty && $0.hasPrefix("- ") ? String($0.dropFirst(2)) : $0 }
        .joined(separator: "\n")
    }
    self.commands = commands
  }

  /// The commands of a step or a job.
  func commands(of title: String) throws -> String {
    try XCTUnwrap(commands[title], "\(commands.keys.sorted())")
  }

  static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Tools/\(name)").standardizedFileURL.path
  }

  static func text(_ name: String) throws -> String {
    try String(contentsOfFile: path("ci/" + name), encoding: .utf8)
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What the Cartfiles of a folder ask for.
enum Carthage {
  /// A line of theirs.
  struct Entry {
    /// Where its repository is.
    let address: String
    /// The version that is resolved; empty where none is.
    var version: String
  }

  /// What is asked for, by the modules' names: those that the repositories have.
  static func entries(in folders: [String]) -> [String: Entry] {
    let form =
      /^[ \t]*(github|git)[ \t]+"([^"]*?([^"\/]+?))(?:\.git)?"(?:[ \t]+"v?([0-9][^"]*)")?/
      .anchorsMatchLineEndings()
    var entries: [String: Entry] = [:]
    for name in ["Cartfile", "Cartfile.private", "Cartfile.resolved"] {
      for folder in folders {
        let text = (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
        for match in text.matches(of: form) {
          let (place, isShort) = (String(match.output.2), !match.output.2.contains("://"))
          let module = XcodeTarget.identifier(String(match.output.3))
          entries[module] = Entry(
            address: match.output.1 == "github" && isShort ? "https://github.com/\(place)" : place,
            version: match.output.4.map(String.init) ?? entries[module]?.version ?? "")
        }
      }
    }
    return entries
  }
}

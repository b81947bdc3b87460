// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What the Cartfiles of a folder ask for.
enum Carthage {
  /// The versions that are resolved, by the modules' names; empty where none is.
  static func versions(in folders: [String]) -> [String: String] {
    let form = /^[ \t]*github[ \t]+"[^"]*?([^"\/]+?)(?:\.git)?"(?:[ \t]+"v?([0-9][^"]*)")?/
      .anchorsMatchLineEndings()
    var versions: [String: String] = [:]
    for name in ["Cartfile", "Cartfile.private", "Cartfile.resolved"] {
      for folder in folders {
        let text = (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
        for match in text.matches(of: form) {
          let module = XcodeTarget.identifier(String(match.output.1))
          versions[module] = match.output.2.map(String.init) ?? versions[module] ?? ""
        }
      }
    }
    return versions
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// An `.xcconfig` file: settings, and other files that it includes.
package struct ConfigurationFile {
  /// The texts of the settings, with variables as they are written. A file that is included stands
  /// where it is named; of two texts the later one counts.
  package private(set) var texts: [String: String] = [:]
  /// The files that were read, absolute.
  package private(set) var files: [String] = []
  /// The files that are not there, absolute, such as those that are kept out of git.
  package private(set) var missing: [String] = []

  /// Reads a file and what it includes.
  ///
  /// - Parameters:
  ///   - path: The file, absolute.
  ///   - root: The project's folder, in which files are looked for that are not beside the one that
  ///     includes them.
  package init(path: String, root: String) {
    read(path, root)
  }

  private mutating func read(_ path: String, _ root: String) {
    guard !files.contains(path) else { return }
    guard let data = FileManager.default.contents(atPath: path) else {
      missing.append(path)
      return
    }
    files.append(path)
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      // A comment begins anywhere, which is why addresses are written as https:/$()/.
      let text = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
        .trimmingCharacters(in: .whitespaces)
      if let include = text.wholeMatch(of: /#include\??\s*"([^"]*)"/) {
        read(Self.place(of: String(include.output.1), besides: path, root), root)
      } else if let setting = text.wholeMatch(of: /([\w.]+(?:\s*\[[^\]]*\])*)\s*=\s*(.*?)\s*;?/) {
        texts[String(setting.output.1)] = String(setting.output.2)
      }
    }
  }

  private static func place(of name: String, besides path: String, _ root: String) -> String {
    let beside = ProjectFile.path(name, in: (path as NSString).deletingLastPathComponent)
    let inRoot = ProjectFile.path(name, in: root)
    return !FileManager.default.fileExists(atPath: beside)
      && FileManager.default.fileExists(atPath: inRoot) ? inRoot : beside
  }
}

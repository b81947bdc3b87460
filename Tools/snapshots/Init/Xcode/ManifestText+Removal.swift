// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Taking a library out of a manifest that `init --xcode` has written.
extension ManifestText {
  /// Removes the target of a library and what others say of it.
  ///
  /// - Returns: The own files of the targets that depended on it, from the package's folder on.
  mutating func remove(library module: String) -> [String] {
    let names = [module + "_Linux", module]
    for name in names {
      if let block = targetBlocks().first(where: { isCalled(name, in: $0) && isOfInit($0) }) {
        text.removeSubrange(block)
      }
    }
    let lines = [
      "\"\(module)_Linux\",", "\"\(module)\",",
      ".unsafeFlags([\"-module-alias\", \"\(module)=\(module)_Linux\"]),",
    ]
    var files: [String] = []
    for block in targetBlocks().reversed() where isOfInit(block) {
      let old = text[block].split(separator: "\n", omittingEmptySubsequences: false)
      let new = old.filter { line in
        let line = line.trimmingCharacters(in: .whitespaces)
        return !lines.contains(line) && !line.hasPrefix(".product(name: \"\(module)\", ")
      }
      guard new.count < old.count else { continue }
      let form = /\bpath: "([^"]*)"[\s\S]*?sources: \["([^"]*)"\]/
      if let (_, folder, file) = text[block].firstMatch(of: form)?.output {
        files.append(folder == "." ? String(file) : "\(folder)/\(file)")
      }
      text.replaceSubrange(block, with: new.joined(separator: "\n"))
    }
    return files.sorted()
  }

  /// The calls that make targets, each with its whole lines.
  func targetBlocks() -> [Range<String.Index>] {
    text.ranges(of: /\n[ \t]*\.(?:target|testTarget)\(/).compactMap { start in
      guard let end = closing(from: start.upperBound) else { return nil }
      let line = text[end...].firstIndex(where: \.isNewline) ?? text.endIndex
      return start.lowerBound..<line
    }
  }

  func isCalled(_ name: String, in block: Range<String.Index>) -> Bool {
    self.name(in: block) == name
  }

  /// The names of the targets that `init --xcode` has written.
  var targetsOfInit: Set<String> {
    Set(targetBlocks().filter(isOfInit).compactMap(name))
  }

  private func name(in block: Range<String.Index>) -> String? {
    text[block].firstMatch(of: /name:\s*"([^"]*)"/).map { String($0.output.1) }
  }

  func isOfInit(_ block: Range<String.Index>) -> Bool {
    text[block].contains("\(AppTarget.ownName)\"]")
  }
}

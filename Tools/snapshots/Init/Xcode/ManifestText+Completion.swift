// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Adding to the targets of a manifest that `init --xcode` has written what they need by now.
extension ManifestText {
  /// Adds what a target depends on beyond what is written.
  ///
  /// - Parameters:
  ///   - name: The target's name. One that people have written stays as it is.
  ///   - dependencies: All that it depends on, by name and as it is written.
  ///   - settings: The settings that these need.
  /// - Returns: The names of what was added.
  mutating func complete(
    _ name: String, dependencies: [(name: String, text: String)], settings: [String]
  ) -> [String] {
    guard let block = targetBlock(ofInit: name) else { return [] }
    let old = text[block]
    let lacking = dependencies.filter { !old.contains($0.text) }
    let lackingSettings = settings.filter { !old.contains($0) }
    add(lacking.map(\.text), to: "dependencies", ofTarget: name)
    add(lackingSettings, to: "swiftSettings", ofTarget: name)
    return lacking.map(\.name)
  }

  private mutating func add(_ lines: [String], to list: String, ofTarget name: String) {
    guard !lines.isEmpty, let block = targetBlock(ofInit: name),
      let start = text[block].firstRange(of: "\(list): ["),
      let end = closing(from: start.upperBound)
    else { return }
    let inside = text[start.upperBound..<end]
    let last = inside.lastIndex { !$0.isWhitespace }
    let place = last.map { text.index(after: $0) } ?? start.upperBound
    let comma = last.map { inside[$0] == "," } ?? true ? "" : ","
    text.insert(
      contentsOf: comma + lines.map { "\n        \($0)," }.joined(), at: place)
  }

  private func targetBlock(ofInit name: String) -> Range<String.Index>? {
    targetBlocks().first { isCalled(name, in: $0) && isOfInit($0) }
  }
}

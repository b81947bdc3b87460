// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// Each example of the documentation stands in a file beside this one, where it is compiled.
final class DocumentationExampleTests: XCTestCase {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private var sources: URL {
    var url = folder
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url.appendingPathComponent("Sources/HeadlessUIKit").resolvingSymlinksInPath()
  }

  /// The files below `folder` with one of the endings, in a fixed order.
  private func files(_ folder: URL, _ endings: [String]) throws -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? []).filter { endings.contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }

  /// Code without what a formatter changes.
  private func bare(_ code: String) -> String { code.filter { !$0.isWhitespace } }

  /// The Swift examples of a file: between the fences, without the signs of a comment.
  private func examples(_ text: String) -> [String] {
    var examples: [String] = []
    var lines: [String]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("///") { line = line.dropFirst(3).trimmingCharacters(in: .whitespaces) }
      if line == "```swift" {
        lines = []
      } else if line == "```", let example = lines {
        examples.append(example.joined(separator: "\n"))
        lines = nil
      } else {
        lines?.append(line)
      }
    }
    return examples
  }

  func testEachExampleIsCompiled() throws {
    let compiled = try files(folder, ["swift"]).map { try String(contentsOf: $0, encoding: .utf8) }
      .map(bare).joined()
    var count = 0
    for file in try files(sources, ["swift", "md"]) {
      for example in examples(try String(contentsOf: file, encoding: .utf8)) {
        count += 1
        XCTAssertTrue(
          compiled.contains(bare(example)),
          "an example of \(file.lastPathComponent) is not among the compiled ones:\n\(example)")
      }
    }

    XCTAssertGreaterThan(count, 130)
  }
}

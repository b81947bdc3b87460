// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// The articles that say where each published name is speak of names that exist.
final class LifecycleArticleTests: XCTestCase {
  private let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")

  /// The rows of the first table of names in a module's article: there, and here.
  private func rows(of module: String) throws -> [(there: String, here: String)] {
    let article = try String(
      contentsOf: sources.appendingPathComponent("\(module)/\(module).docc/\(module).md"),
      encoding: .utf8)
    let table = article.components(separatedBy: "\n## ")
      .first { $0.hasPrefix("Where the published names are") }
    return try XCTUnwrap(table).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 2, cells[0].contains("`") else { return nil }
      return (cells[0], cells[1])
    }
  }

  /// The first words of what stands between backticks.
  private func names(in cell: String) -> [String] {
    let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count, by: 2).compactMap { index in
      parts[index].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        .first { $0 != "Router" || parts[index] == "Router" }.map(String.init)
    }
  }

  private func words(of module: String) throws -> Set<String> {
    let folder = sources.appendingPathComponent(module)
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    var words: Set<String> = []
    for file in files ?? [] where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      words.formUnion(
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }
    return words
  }

  func testWhatIsSaidToBeTheSameIsThere() throws {
    for module in ["BMViewLifecycle", "ModellableViewLifecycle", "ViewModelOwnership"] {
      let words = try words(of: module)
      let same = try rows(of: module).filter {
        $0.here.hasPrefix("the same") || $0.here.hasPrefix("there")
      }
      let claimed = same.flatMap { names(in: $0.there) }

      XCTAssertGreaterThan(claimed.count, 6, module)
      for name in claimed { XCTAssertTrue(words.contains(name), "\(module) has no \(name)") }
    }
  }

  func testWhatIsSaidToBeMissingIsNotThere() throws {
    for module in ["BMViewLifecycle", "ModellableViewLifecycle"] {
      let words = try words(of: module)
      let missing = try rows(of: module).filter { $0.here.hasPrefix("not there") }

      XCTAssertFalse(missing.isEmpty)
      for name in missing.flatMap({ names(in: $0.there) }) {
        XCTAssertFalse(words.contains(name), "\(module) has \(name)")
      }
    }
  }
}

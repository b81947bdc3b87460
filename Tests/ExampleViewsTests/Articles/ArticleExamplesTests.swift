// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// Each block of Swift in an article stands in a file that is compiled: in these tests, or in one
/// of the packages of Tools/examples, which Tools/consumer builds. Blocks may leave out the lines
/// around them, and are indented otherwise.
final class ArticleExamplesTests: XCTestCase {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func files(_ folder: String, _ ending: String) -> [URL] {
    let walker = FileManager.default.enumerator(
      at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    return (walker?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == ending }.sorted { $0.path < $1.path }
  }

  /// The lines that say something, without indentation.
  private func lines(_ text: String) -> String {
    "\n"
      + text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  private func blocks(_ page: URL) throws -> [String] {
    try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }

  func testEachExampleIsCompiledSomewhere() throws {
    let sources = files("Tests/ExampleViewsTests", "swift") + files("Tools/examples", "swift")
    let compiled = try sources.map { lines(try String(contentsOf: $0, encoding: .utf8)) }.joined()
    let pages = files("Sources", "md").filter { $0.path.contains(".docc/") }
    var count = 0

    for page in pages {
      for block in try blocks(page) {
        count += 1
        XCTAssert(
          compiled.contains(lines(block)),
          "\(page.lastPathComponent): no compiled file has this example:\n\(block)")
      }
    }
    XCTAssertGreaterThan(count, 15)
  }

  /// A picture in the articles' folder is one of the references, or one of the report's, byte for
  /// byte: a reference that is recorded anew has to be copied, by Tools/docs pictures.
  func testEachPictureOfTheArticlesIsAReference() throws {
    let table = try String(
      contentsOf: root.appendingPathComponent("Tools/site/pictures.tsv"), encoding: .utf8)
    let folder = root.appendingPathComponent("Sources/HeadlessSnapshots/HeadlessSnapshots.docc")
      .appendingPathComponent("Resources")
    var named: Set<String> = []

    for row in table.split(separator: "\n") where !row.hasPrefix("#") {
      let cells = row.split(separator: "\t").map(String.init)
      named.insert(cells[0])
      XCTAssertEqual(
        try Data(contentsOf: folder.appendingPathComponent(cells[0])),
        try Data(contentsOf: root.appendingPathComponent(cells[1])),
        "\(cells[0]) is not \(cells[1]) any more: run Tools/docs pictures")
    }
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(), named.sorted())
  }

  func testEachArticleIsListedAndEachLinkAndPictureIsThere() throws {
    let catalog = "Sources/HeadlessSnapshots/HeadlessSnapshots.docc"
    let pages = files(catalog, "md")
    let names = Set(pages.map { $0.deletingPathExtension().lastPathComponent })
    let pictures = Set(
      files(catalog, "png").map {
        $0.deletingPathExtension().lastPathComponent.replacingOccurrences(of: "@2x", with: "")
          .replacingOccurrences(of: "@3x", with: "")
      })
    var listed: Set<String> = ["HeadlessSnapshots"]

    for page in pages {
      let text = try String(contentsOf: page, encoding: .utf8)
      for link in text.matches(of: /<doc:(\w+)>/).map({ String($0.1) }) {
        XCTAssert(names.contains(link), "\(page.lastPathComponent) links \(link)")
        if page.lastPathComponent == "HeadlessSnapshots.md" { listed.insert(link) }
      }
      for picture in text.matches(of: /!\[[^\]]+\]\(([^)]+)\)/).map({ String($0.1) }) {
        XCTAssert(pictures.contains(picture), "\(page.lastPathComponent) shows \(picture)")
      }
    }
    XCTAssertEqual(names.subtracting(listed), [], "not on the first page")
  }
}

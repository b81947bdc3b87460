// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// The pages that show the way through the repository name files, folders and types. Each has to be
/// there, so that a reader never stumbles over one that was moved.
final class DocumentedPathsTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let pages = [
    "CONTRIBUTING.md", "Sources/HeadlessSnapshots/HeadlessSnapshots.docc/Architecture.md",
  ]

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(path).path)
  }

  /// What stands between backticks outside of blocks of code.
  private func quotes(of page: String) throws -> [String] {
    let prose = try text(page).components(separatedBy: "```").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    return prose.components(separatedBy: "`").enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
  }

  func testEveryPathThatThePagesNameExists() throws {
    var count = 0
    for page in Self.pages {
      for quote in try quotes(of: page) {
        // A command's arguments are not part of its path.
        let path = quote.components(separatedBy: " ")[0]
        let top = path.components(separatedBy: "/")[0]
        guard
          ["Sources", "Tests", "Tools", "Snapshots", ".ci"].contains(top)
            || path.hasSuffix(".md") || path == "Package.swift"
        else { continue }
        count += 1
        // What a reader is about to add has a folder already.
        let isPlaceholder = path.contains("Foo")
        let place = isPlaceholder ? (path as NSString).deletingLastPathComponent : path
        XCTAssertTrue(exists(place), "\(page) names \(path), which is not there")
      }
    }
    XCTAssertGreaterThan(count, 60)
  }

  /// Articles speak of their readers' folders, too; what lies in Tools is ours.
  func testEveryToolThatTheArticlesNameExists() throws {
    var count = 0
    let catalogs = try FileManager.default.subpathsOfDirectory(
      atPath: Self.root.appendingPathComponent("Sources").path)
    for page in ["README.md"] + catalogs.filter({ $0.hasSuffix(".md") }).map({ "Sources/" + $0 }) {
      for quote in try quotes(of: page) where quote.hasPrefix("Tools/") && !quote.contains("<") {
        count += 1
        let path = quote.components(separatedBy: " ")[0]
        XCTAssertTrue(exists(path), "\(page) names \(path), which is not there")
      }
    }
    XCTAssertGreaterThan(count, 15)
  }

  func testEveryLinkOfThePagesLeadsSomewhere() throws {
    for page in Self.pages + ["CHANGELOG.md"] {
      let folder = (page as NSString).deletingLastPathComponent
      let links = try text(page).components(separatedBy: "](").dropFirst()
        .map { $0.components(separatedBy: ")")[0] }
      for link in links where !link.hasPrefix("http") {
        let path = (folder as NSString).appendingPathComponent(link)
        XCTAssertTrue(exists(path), "\(page) links \(link), which is not there")
      }
    }
  }

  func testEveryTypeThatTheArchitectureNamesIsDeclared() throws {
    let types = try Set(quotes(of: Self.pages[1])).filter { quote in
      quote.first?.isUppercase == true && quote.contains { $0.isLowercase }
        && quote.allSatisfy(\.isLetter)
    }.subtracting(["NoJPEG", "Snapshots", "Sources", "Tests"])
    let declared = try declaredTypes()

    XCTAssertGreaterThan(types.count, 10)
    for type in types.sorted() {
      XCTAssertTrue(declared.contains(type), "the architecture names \(type), which is not there")
    }
  }

  private func declaredTypes() throws -> Set<String> {
    let sources = Self.root.appendingPathComponent("Sources")
    let files = try XCTUnwrap(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    let declaration = /(?:struct|class|enum|protocol)\s+([A-Z]\w*)/
    var names: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: declaration) { names.insert(String(match.1)) }
    }
    return names
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

final class ReadmeTests: XCTestCase {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  func testSwiftExamplesStandInAFileThatIsCompiled() throws {
    let compiled = try text("Tests/ExampleViewsTests/GreetingViewTests.swift")
    let blocks = try text("README.md").components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }

    XCTAssertEqual(blocks.count, 2)
    for block in blocks {
      XCTAssertTrue(compiled.contains(block), "not in the compiled example:\n\(block)")
    }
  }

  func testPicturesAndFilesThatItLinksExist() throws {
    let readme = try text("README.md")
    let links =
      readme.components(separatedBy: "](").dropFirst().map { $0.components(separatedBy: ")")[0] }
      + readme.matches(of: /src="([^"]+)"/).map { String($0.1) }

    XCTAssertFalse(links.isEmpty)
    for link in links where !link.hasPrefix("http") {
      let path = root.appendingPathComponent(link).path
      XCTAssertTrue(FileManager.default.fileExists(atPath: path), "no file: \(link)")
    }
  }

  func testCommandsThatItNamesExist() throws {
    let readme = try text("README.md")

    for command in ["Tools/demo", "Tools/test", "Tools/check"] {
      XCTAssertTrue(readme.contains("`\(command)`"))
      let path = root.appendingPathComponent(command).path
      XCTAssertTrue(FileManager.default.isExecutableFile(atPath: path), command)
    }
  }
}

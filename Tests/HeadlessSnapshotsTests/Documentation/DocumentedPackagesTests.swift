// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// Wherever people are told what to install, it is what Tools/setup looks for.
final class DocumentedPackagesTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The Debian packages that building and drawing need.
  private func needed() throws -> Set<String> {
    let lines = try text("Tools/setup").components(separatedBy: "if [ \"${1:-}\" = --tests ]")[0]
    return Set(lines.matches(of: #/(?m)^need ([\w-]+) /#).map { String($0.1) })
  }

  func testEachListOfPackagesIsWhole() throws {
    let needed = try needed()
    let articles = "Sources/HeadlessSnapshots/HeadlessSnapshots.docc/"
    let pages = [
      "README.md", articles + "YourFirstTest.md", articles + "ContinuousIntegration.md",
      "Tools/ci/github-actions.yml", "Tools/ci/gitlab-ci.yml", ".devcontainer/Containerfile",
    ]

    XCTAssertGreaterThan(needed.count, 5)
    for page in pages {
      // Lists go on behind a backslash at the end of a line.
      let commands = try text(page).replacing(/\\\n/, with: " ").components(separatedBy: "\n")
        .filter { $0.contains("apt-get install") || $0.contains("apt-get  install") }
      XCTAssertFalse(commands.isEmpty, page)
      for command in commands {
        let named = Set(command.split { $0 == " " || $0 == "`" }.map(String.init))
        XCTAssertEqual(needed.subtracting(named), [], page)
      }
    }
  }
}

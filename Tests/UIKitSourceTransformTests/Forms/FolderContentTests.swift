// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

/// The order of what a folder holds.
final class FolderContentTests: TransformTestCase {
  func testFoldersAreListedInTheOrderOfNames() {
    check(
      "let a = try files.contentsOfDirectory(atPath: p)",
      "let a = try files.orderedContentsOfDirectory(atPath: p)")
    check(
      "let a = try! f.contentsOfDirectory(at: u, includingPropertiesForKeys: nil, options: [])",
      "let a = try! f.orderedContentsOfDirectory(at: u, includingPropertiesForKeys: nil, options: [])"
    )
    for text in ["let a = b.contentsOfDirectory(c)", "let a = b.contentsOfDirectory"] {
      check(text, text)
    }
  }
}

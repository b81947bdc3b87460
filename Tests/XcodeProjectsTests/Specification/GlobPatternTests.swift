// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import XcodeProjects

final class GlobPatternTests: XCTestCase {
  private func check(
    _ pattern: String, matches: [String], not others: [String], line: UInt = #line
  ) {
    let glob = GlobPattern(pattern)
    for path in matches {
      XCTAssertTrue(glob.matches(path), "\(pattern) has \(path)", line: line)
    }
    for path in others {
      XCTAssertFalse(glob.matches(path), "\(pattern) has not \(path)", line: line)
    }
  }

  func testPatternsAreThoseOfBash() {
    check("*.swift", matches: ["A.swift"], not: ["B/A.swift", "A.swiftx"])
    check("**/*.md", matches: ["A.md", "B/C/A.md"], not: ["A.mdx"])
    check("B/**", matches: ["B/A", "B/C/A.m"], not: ["B", "BC/A"])
    check("**/Tests/**", matches: ["Tests/A", "B/Tests/C/D"], not: ["MyTests/A"])
    check("**Foo.swift", matches: ["Foo.swift", "A/Foo.swift"], not: ["AFoo.swift"])
    check("server[0-2].?son", matches: ["server1.json"], not: ["server3.json", "server1.son"])
    check("[!a]*.{h,m}", matches: ["b.h", "bc.m"], not: ["a.h", "b.c"])
    check("./Kit/", matches: ["Kit"], not: ["Kits"])
    check("A+B (1).txt", matches: ["A+B (1).txt"], not: ["AAB 1.txt"])
  }
}

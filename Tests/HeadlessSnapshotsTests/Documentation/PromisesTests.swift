// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// Each promise of the page names its tests, which have to be there, and each limit its constant.
final class PromisesTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let page = "Sources/HeadlessSnapshots/HeadlessSnapshots.docc/Promises.md"

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The items of the page's lists, each in one line.
  private func promises() throws -> [String] {
    try text(Self.page).components(separatedBy: "\n\n").filter { $0.hasPrefix("- ") }
      .flatMap { ("\n" + $0).components(separatedBy: "\n- ").dropFirst() }
      .map { $0.replacingOccurrences(of: "\n", with: " ") }
  }

  /// The tests of all suites, as `Suite.test`.
  private func declaredTests() throws -> Set<String> {
    let tests = Self.root.appendingPathComponent("Tests")
    let files = try XCTUnwrap(
      FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil))
    let suite = /(?m)^(?:@Suite )?(?:final )?(?:class|struct|extension) (\w+)/
    let test = /(?m)^ *(?:@Test )?func (\w+)\(\)/
    var found: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      let suites = text.matches(of: suite)
      for match in text.matches(of: test) {
        guard let owner = suites.last(where: { $0.range.lowerBound < match.range.lowerBound })
        else { continue }
        found.insert("\(owner.1).\(match.1)")
      }
    }
    return found
  }

  func testEachPromiseNamesTestsAndTheyExist() throws {
    let declared = try declaredTests()
    let promises = try promises()

    XCTAssertGreaterThan(promises.count, 25)
    for promise in promises {
      let named = promise.matches(of: /`(\w+Tests\.\w+)`/).map { String($0.1) }
      XCTAssertFalse(named.isEmpty, "no test holds this: \(promise)")
      for test in named {
        XCTAssert(declared.contains(test), "the page names \(test), which is not there")
      }
    }
  }

  func testEachLimitIsThatOfTheCode() throws {
    let rows = try text(Self.page).matches(of: /\| (\d+) \| `([^`]+)` `(\w+)` \|/)

    XCTAssertGreaterThan(rows.count, 8)
    for row in rows {
      let (limit, file, name) = (String(row.1), String(row.2), String(row.3))
      let declaration = try Regex(
        "(?:let|var) \(name)(?:: \\w+)? = (?:Duration.seconds\\()?([0-9_ <]+)")
      let value = try XCTUnwrap(
        try text(file).firstMatch(of: declaration)?.output[1].substring, "\(file) has no \(name)")
      let factors = value.replacingOccurrences(of: "_", with: "").components(separatedBy: "<<")
        .compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
      let number = factors.count == 2 ? factors[0] << factors[1] : factors.first
      XCTAssertEqual(number, Int(limit), "\(file): \(name)")
    }
  }
}

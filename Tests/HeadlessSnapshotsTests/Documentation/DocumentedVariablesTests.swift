// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// The article "Environment variables" has each variable that the sources read.
final class DocumentedVariablesTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let page =
    "Sources/HeadlessSnapshots/HeadlessSnapshots.docc/EnvironmentVariables.md"

  /// SwiftPM's own, by which a process of tests hears which are left out.
  private static let others: Set = ["_SWIFTPM_SKIP_TESTS_LIST"]

  func testEachVariableThatIsReadIsTold() throws {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent(Self.page), encoding: .utf8)
    var read: Set<String> = []
    for folder in ["Sources", "Plugins", "Tools/snapshots"] {
      let walker = FileManager.default.enumerator(
        at: Self.root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      for case let file as URL in walker ?? .init() where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        read.formUnion(text.matches(of: /environment\["(\w+)"\]/).map { String($0.1) })
        read.formUnion(text.matches(of: /"(SNAPSHOT_[A-Z_]+)"/).map { String($0.1) })
      }
    }

    XCTAssertGreaterThan(read.count, 15)
    for variable in read.subtracting(Self.others).sorted() {
      XCTAssertTrue(page.contains("`\(variable)`"), "the article does not name \(variable)")
    }
  }
}

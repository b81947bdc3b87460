// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessSnapshots
import SnapshotVerification
import XCTest

final class AssertSnapshotAsTextXCTests: CapturingTestCase, @unchecked Sendable {
  private struct Order: Encodable { var id = 1, item = "tea" }

  private func text(_ package: TestPackage, _ name: String) -> String? {
    FileManager.default.contents(
      atPath: package.folder + "/Snapshots/HeadlessSnapshotsTests/AssertSnapshotAsTextXCTests/"
        + name
    )
    .map { String(decoding: $0, as: UTF8.self) }
  }

  func testEachFormIsStoredBesideThePictures() throws {
    let package = try TestPackage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))

    _ = package.run {
      self.failures {
        assertSnapshot(of: "a\nb", as: .text)
        assertSnapshot(of: Order(), as: .json, named: "order")
        assertSnapshot(of: Order(), as: .dump, named: "dump")
        assertSnapshot(of: view, as: .viewTree, named: "tree")
      }
    }
    let failures = package.run {
      self.failures { assertSnapshot(of: Order(), as: .json, named: "order") }
    }

    XCTAssertEqual(failures, [])
    let test = "testEachFormIsStoredBesideThePictures"
    XCTAssertEqual(text(package, test + ".txt"), "a\nb")
    XCTAssertEqual(
      text(package, test + ".order.json"), "{\n  \"id\" : 1,\n  \"item\" : \"tea\"\n}")
    XCTAssertEqual(
      text(package, test + ".dump.txt"), "▿ Order\n  - id: 1\n  - item: \"tea\"\n")
    XCTAssertEqual(
      text(package, test + ".tree.txt"),
      "<UIView; frame = (0 0; 20 10)>\n   | <UIView; frame = (1 2; 3 4)>\n")
  }

  func testADifferenceIsShownByItsLines() throws {
    let package = try TestPackage()
    func failure(_ order: Order) -> String? {
      package.run { self.failures { assertSnapshot(of: order, as: .json) } }.first?.message
    }

    _ = failure(Order())
    let message = try XCTUnwrap(failure(Order(item: "milk")))

    XCTAssertTrue(
      message.contains(
        "the text differs from its reference.\n\n@@ -1,4 +1,4 @@\n {\n   \"id\" : 1,\n"
          + "-  \"item\" : \"tea\"\n+  \"item\" : \"milk\"\n }"), message)
  }

  func testTheSizeOfTheScopeHolds() throws {
    let package = try TestPackage()

    _ = package.run {
      self.failures {
        assertSnapshot(of: UIView(), as: .viewTree, .size(.fixed(30, 20)))
      }
    }

    XCTAssertEqual(
      text(package, "testTheSizeOfTheScopeHolds.txt"), "<UIView; frame = (0 0; 30 20)>\n")
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessSnapshots
import SnapshotVerification
import XCTest

final class CompanionsXCTests: CapturingTestCase, @unchecked Sendable {
  private let folder = "/Snapshots/HeadlessSnapshotsTests/CompanionsXCTests/"

  private func files(_ package: TestPackage) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: package.folder + folder)) ?? []).sorted()
  }

  private func text(_ package: TestPackage, _ name: String) -> String? {
    FileManager.default.contents(atPath: package.folder + folder + name)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func assert(_ titles: [String: String], _ settings: SnapshotSettings...) {
    assertSnapshots(
      of: UIButton.self, states: titles, size: .fixed(80, 44),
      .companions([.viewTree, .accessibility]),
      SnapshotSettings(settings), apply: { $0.setTitle($1, for: .normal) }, testName: "test")
  }

  func testEachStateHasItsTextsBesideItsPicture() throws {
    let package = try TestPackage()

    _ = package.run { self.failures { self.assert(["a": "Save", "b": "Open"], .variant("dark")) } }

    XCTAssertEqual(
      files(package),
      [
        "test.a.dark,accessibility.txt", "test.a.dark,viewTree.txt", "test.a.dark.png",
        "test.b.dark,accessibility.txt", "test.b.dark,viewTree.txt", "test.b.dark.png",
      ])
    XCTAssertEqual(text(package, "test.a.dark,accessibility.txt"), "1. Save. Button.\n")
    XCTAssertTrue(
      text(package, "test.b.dark,viewTree.txt")?.hasPrefix("<UIButton; frame = (0 0; 80 44)")
        == true)
  }

  func testATextThatDiffersIsAFailureOfItsOwn() throws {
    let package = try TestPackage()
    _ = package.run { self.failures { self.assert(["a": "Save"]) } }

    let failures = package.run { self.failures { self.assert(["a": "Open"]) } }
    let again = package.run { self.failures { self.assert(["a": "Save"]) } }

    XCTAssertEqual(failures.count, 3)
    XCTAssertTrue(
      failures.contains { $0.message.contains("-1. Save. Button.\n+1. Open. Button.") })
    XCTAssertEqual(again, [])
  }

  func testATextIsAboutTheViewWhateverThePictureShows() throws {
    let package = try TestPackage()

    _ = package.run { self.failures { self.assert(["a": "Save"], .picture(.accessibilityImage)) } }

    XCTAssertEqual(
      files(package),
      ["test.a.accessibility.png", "test.a.accessibility.txt", "test.a.viewTree.txt"])
  }

  func testAPictureOfAccessibilityHasANameOfItsOwn() throws {
    let package = try TestPackage()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 44))
    button.setTitle("Save", for: .normal)

    _ = package.run {
      self.failures {
        assertSnapshot(of: button, testName: "test")
        assertSnapshot(of: button, as: .accessibilityImage, testName: "test")
        assertSnapshot(of: button, as: .accessibility, named: "spoken", testName: "test")
      }
    }

    XCTAssertEqual(files(package), ["test.accessibility.png", "test.png", "test.spoken.txt"])
    XCTAssertEqual(text(package, "test.spoken.txt"), "1. Save. Button.\n")
  }
}

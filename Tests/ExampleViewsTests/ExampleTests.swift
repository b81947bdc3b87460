// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ExampleViews
import Foundation
import XCTest

/// What the gallery shows is what the tests keep.
final class ExampleTests: XCTestCase {
  private let references = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Snapshots/ExampleViewsTests")

  private func files(_ example: Example) -> [String] {
    let test = example.function.replacingOccurrences(of: "()", with: "")
    return example.subjects.flatMap { state, _ in
      example.scales.map { scale in
        let parts = [test, state, example.variant(scale: scale)].compactMap { $0 }
        let name = parts.joined(separator: ".").replacingOccurrences(of: " ", with: "-")
        return "\(example.suite)/\(name).png"
      }
    }
  }

  func testEachStateOfEachExampleHasItsReferences() {
    for file in Example.all.flatMap(files) {
      let path = references.appendingPathComponent(file).path
      XCTAssertTrue(FileManager.default.fileExists(atPath: path), "no reference \(file)")
    }
  }

  func testEachExampleHasANameAndReferencesOfItsOwn() {
    let names = Example.all.map(\.name)
    let files = Example.all.flatMap(files)

    XCTAssertEqual(Set(names).count, names.count)
    XCTAssertEqual(Set(files).count, files.count)
  }

  func testEachScreenIsThereInThreeLifecyclesAtLeast() {
    let names = Example.all.map(\.name)

    for (screen, count) in [("Profile", 5), ("Checkout", 3), ("PetList", 3), ("PetShop", 3)] {
      XCTAssertGreaterThanOrEqual(names.filter { $0.contains(screen) }.count, count, screen)
    }
    XCTAssertEqual(names.filter { $0.contains("Keypad") && !$0.contains("Cell") }.count, 4)
  }
}

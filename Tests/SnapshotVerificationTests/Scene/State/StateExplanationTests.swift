// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

@testable import SnapshotVerification

/// Every property that changes a picture is named by the explanation of the difference.
final class StateExplanationTests: XCTestCase {
  private func check(_ classes: [ProbedClass], line: UInt = #line) throws {
    for probe in classes.flatMap(\.probes) {
      let (before, after, headlines) = try probe.run()

      XCTAssertNotEqual(
        before.bitmap, after.bitmap, "\(probe.title) changes no pixel", line: line)
      XCTAssertTrue(
        headlines.contains { $0.contains(probe.words) },
        "\(probe.title): \(probe.words) is not in \(headlines)", line: line)
    }
  }

  func testControlsAreExplained() throws { try check(ProbedClass.controls) }
  func testButtonsAreExplained() throws { try check(ProbedClass.buttons) }
  func testTextsAreExplained() throws { try check(ProbedClass.texts) }
  func testContainersAreExplained() throws { try check(ProbedClass.containers) }
  func testListsAreExplained() throws { try check(ProbedClass.lists) }
  func testContentsOfListsAreExplained() throws { try check(ProbedClass.listContents) }
  func testSearchesAreExplained() throws { try check(ProbedClass.searches) }
  func testBarsAreExplained() throws { try check(ProbedClass.bars) }
  func testLayersAreExplained() throws { try check(ProbedClass.layers) }

  func testEachPropertyOfEachClassIsProbedOrKnownToChangeNoPixel() throws {
    let sources = try ViewClassSources()
    let probed = Dictionary(grouping: ProbedClass.all, by: \.name)

    XCTAssertGreaterThan(sources.properties.count, 25)
    for (name, properties) in sources.properties.sorted(by: { $0.key < $1.key }) {
      let classes = try XCTUnwrap(probed[name], "\(name) has no probes")
      let known = classes.reduce(into: Set<String>()) { known, probed in
        known.formUnion(probed.inert)
        known.formUnion(probed.probes.map(\.property))
      }
      XCTAssertEqual(properties.subtracting(known).sorted(), [], "\(name) has properties unprobed")
    }
  }

  func testOnAndOffAreDifferentScenes() {
    let toggle = UISwitch()
    let off = SceneNode(toggle)
    toggle.isOn = true

    XCTAssertNotEqual(SceneNode(toggle), off)
    XCTAssertEqual(
      SceneDifference(from: off, to: SceneNode(toggle)).causes.map(\.headline),
      ["UISwitch at (0, 0): on no became yes"])
  }
}

extension ProbedClass {
  /// All classes that are probed.
  static var all: [ProbedClass] {
    controls + buttons + texts + containers + lists + listContents + searches + bars + layers
      + kept + withoutEffect + mapsAndPages
  }
}

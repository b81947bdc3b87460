// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import SnapshotVerification
import XCTest

final class SnapshotSettingsTests: XCTestCase {
  /// Each setting twice, with two values.
  private let all: [(first: SnapshotSettings, second: SnapshotSettings)] = [
    (.size(.fitting), .size(.width(2))), (.scale(1), .scale(2)), (.variant("a"), .variant("b")),
    (.userInterfaceStyle(.light), .userInterfaceStyle(.dark)),
    (.textRendering(.blocks), .textRendering(.glyphs)), (.traits(.light), .traits([.dark])),
    (.phases(.byHost), .phases(.byView)), (.record(.all), .record(.never)),
    (.strategy(.exact), .strategy(.channelTolerance(max: 1))), (.trust(.digests), .trust(.pixels)),
    (.indistinguishableStates(.off), .indistinguishableStates(.failure)),
    (.picture(.view), .picture(.accessibilityImage)),
    (.companions([]), .companions([.viewTree])), (.lints(.off), .lints(.notes)),
    (.artifacts("a"), .artifacts("b")),
  ]

  /// What settings say, by the names of the properties.
  private func said(_ settings: SnapshotSettings) -> [String: String] {
    Mirror(reflecting: settings).children.reduce(into: [:]) { said, child in
      guard let label = child.label, let value = Mirror(reflecting: child.value).children.first
      else { return }
      said[label] = "\(value.value)"
    }
  }

  func testEachSettingIsOneProperty() {
    let names = all.map { said($0.first).keys.joined(separator: " ") }

    XCTAssertEqual(
      Set(names), Set(Mirror(reflecting: SnapshotSettings()).children.compactMap(\.label)))
    XCTAssertEqual(Set(names).count, all.count)
    for pair in all { XCTAssertNotEqual(said(pair.first), said(pair.second)) }
  }

  func testWhatNothingIsSaidOfIsNothing() {
    XCTAssertEqual(said(SnapshotSettings()), [:])
  }

  func testTheInnerOfTwoPrecedesAndTheOuterFillsIn() {
    for pair in all {
      XCTAssertEqual(said(pair.first.over(pair.second)), said(pair.first))
      XCTAssertEqual(said(pair.second.over(SnapshotSettings())), said(pair.second))
      XCTAssertEqual(said(SnapshotSettings().over(pair.second)), said(pair.second))
    }
  }

  func testTheLaterInAListPrecedes() {
    let settings = SnapshotSettings(.scale(1), .variant("a"), SnapshotSettings(.scale(3)))

    XCTAssertEqual(said(settings), ["scale": "3.0", "variant": "a"])
  }
}

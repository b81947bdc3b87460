// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import SnapshotVerification

final class StateValuesTests: XCTestCase {
  private enum Message {
    case none
    case failed(code: Int)
  }

  func testValuesLabelThemselves() {
    XCTAssertEqual(StateValues<Bool>.both.pairs.map(\.label), ["false", "true"])
    XCTAssertEqual(
      StateValues<Message>.listed([.none, .failed(code: 3)]).pairs.map(\.label),
      ["none", "failed(code: 3)"])
    XCTAssertEqual(StateValues<Double>.ends(of: 0...1).pairs.map(\.label), ["0.0", "0.5", "1.0"])
  }

  func testARangeIsItsEndsAndItsMiddle() {
    XCTAssertEqual(StateValues<Int>.ends(of: 0...130).pairs.map(\.value), [0, 65, 130])
    XCTAssertEqual(StateValues<Int>.ends(of: 3...4).pairs.map(\.value), [3, 4])
    XCTAssertEqual(StateValues<Int>.ends(of: 3...3).pairs.map(\.value), [3])
    XCTAssertEqual(StateValues<UInt8>.ends(of: 0...255).pairs.map(\.value), [0, 127, 255])
    XCTAssertEqual(StateValues<Int>.ends(of: .min ... .max).pairs.map(\.value).count, 3)
    XCTAssertEqual(StateValues<Int>.every(2...4).pairs.map(\.value), [2, 3, 4])
  }

  func testCollectionsAreEmptyOneAndMany() {
    let values = StateValues<[String]>.counts(many: 3) { "item \($0)" }

    XCTAssertEqual(values.pairs.map(\.label), ["empty", "one", "many"])
    XCTAssertEqual(values.pairs.map(\.value), [[], ["item 0"], ["item 0", "item 1", "item 2"]])
  }

  func testOptionalValuesAreNoneAndTheOthers() {
    let values: StateValues<Bool?> = .optional(.both)

    XCTAssertEqual(values.pairs.map(\.label), ["none", "false", "true"])
    XCTAssertEqual(values.pairs.map(\.value), [nil, false, true])
  }

  func testTextsComeInEveryKindThatBreaksLayouts() {
    let texts = StateValues.texts("Save all").pairs

    XCTAssertEqual(
      texts.map(\.label),
      ["empty", "short", "long", "right-to-left", "emoji", "combining", "pseudo"])
    XCTAssertEqual(texts[1].value, "Save all")
    XCTAssertGreaterThanOrEqual(texts[2].value.count, 120)
    XCTAssertLessThan(texts[5].value.count, texts[5].value.unicodeScalars.count)
    XCTAssertEqual(texts[6].value, "[\u{160}\u{E5}\u{1E7D}\u{E9} \u{E5}\u{13C}\u{13C} ~~]")
    XCTAssertGreaterThanOrEqual(StateValues.texts("").pairs[2].value.count, 120)
  }

  func testValuesCanBeJoined() {
    let values: StateValues<Int> = ["none": 0] + .every(1...2)

    XCTAssertEqual(values.pairs.map(\.label), ["none", "1", "2"])
  }
}

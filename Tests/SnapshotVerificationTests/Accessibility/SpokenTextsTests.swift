// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

@testable import SnapshotVerification

final class SpokenTextsTests: XCTestCase {
  func testAFullStopIsNotDoubled() {
    XCTAssertEqual(
      SpokenTexts(label: "Done.", traits: .button).description(in: nil), "Done. Button.")
    XCTAssertEqual(
      SpokenTexts(label: "Done.").description(in: .list(.start)), "Done. List Start.")
  }

  func testNothingButAPlaceIsRead() {
    XCTAssertEqual(SpokenTexts().description(in: .list(.end)), "List End.")
    XCTAssertEqual(SpokenTexts(traits: .selected).description(in: nil), "Selected.")
  }

  func testEmptyTextsCountAsNone() {
    let texts = SpokenTexts(label: "", value: "", hint: "", traits: .adjustable)

    XCTAssertEqual(texts.description(in: nil), "Adjustable.")
    XCTAssertEqual(
      texts.hint(in: nil), "Swipe up or down with one finger to adjust the value.")
  }

  func testOwnHintsPrecedeThoseOfTraits() {
    let texts = SpokenTexts(label: "Volume", hint: "Of the alarm.", traits: .adjustable)

    XCTAssertEqual(
      texts.hint(in: nil),
      "Of the alarm. Swipe up or down with one finger to adjust the value.")
  }

  func testWhatIsDimmedHasNoHintsOfItsTraits() {
    for traits: UIAccessibilityTraits in [.adjustable, .toggleButton, .textEntry] {
      let texts = SpokenTexts(label: "A", hint: "Own", traits: traits.union(.notEnabled))

      XCTAssertEqual(texts.hint(in: nil), "Own")
    }
  }

  func testASearchFieldIsNoOtherField() {
    let texts = SpokenTexts(value: "Search", traits: [.searchField, .textEntry])

    XCTAssertEqual(texts.description(in: nil), "Search. Search Field.")
    XCTAssertEqual(texts.hint(in: nil), "Double tap to edit.")
  }

  func testASecureFieldSaysSo() {
    XCTAssertEqual(
      SpokenTexts(label: "PIN", traits: [.textEntry, .secureTextField]).description(in: nil),
      "PIN. Secure Text Field.")
  }

  func testACellIsReadAfterItsHeaders() {
    let cell = SpokenCell(
      row: 1, column: 2, height: 2, width: 3, isFirstInRow: true,
      headers: [
        SpokenTexts(label: "Team", value: "Red"), SpokenTexts(label: "Goals"), SpokenTexts(),
      ])

    XCTAssertEqual(
      SpokenTexts(label: "4", value: "best").description(in: .cell(cell)),
      "Team: Red. Goals. 4. Spans 2 rows. Spans 3 columns. Row 2. Column 3. best")
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotReporting
import XCTest

final class PictureComparisonTextTests: XCTestCase {
  func testWhatIsNotEqualIsListedAndTheRestCounted() {
    XCTAssertEqual(
      PictureComparison.ofEveryOutcome.text(style: .plain),
      """
      differing  Profile/adult.png
                 12 of 400 pixels differ (3.00%), in 4x3 at (10, 0), by up to 37 of 255
                 out/Profile/adult/difference.png
      differing  Profile/wide.png
                 21x20 pixels, the reference 20x20
                 12 of 400 pixels differ (3.00%), in 4x3 at (10, 0), by up to 37 of 255
      unusable   bad\\u{1B}[2J\\u{A}.png
                 actual: It is empty.
      added      new.png
      removed    old.png

      1 unusable, 2 differing, 1 added, 1 removed, 1 equal

      """)
  }

  func testOnlyTheWordsAreColored() {
    let comparison = PictureComparison(
      reference: "a", actual: "b", pictures: [.init(path: "new.png", outcome: .added)])

    XCTAssertEqual(
      comparison.text(style: .colored), "\u{1B}[32madded\u{1B}[0m      new.png\n\n1 added\n")
  }

  func testEqualPicturesAreOneLine() {
    let comparison = PictureComparison(
      reference: "a", actual: "b", pictures: [.init(path: "same.png", outcome: .equal)])

    XCTAssertEqual(comparison.text(style: .plain), "1 equal\n")
  }
}

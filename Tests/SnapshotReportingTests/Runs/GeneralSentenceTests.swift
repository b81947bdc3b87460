// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import SnapshotReporting

final class GeneralSentenceTests: XCTestCase {
  func testQuotesColorsAndNumbersAreLeftOut() {
    for (sentence, general) in [
      ("", ""),
      ("a text is cut", "a text is cut"),
      ("it is 60x30 points, +1,024.5 or -3 %", "it is … points, … or … %"),
      ("from #FFF, #336699CC to #AABBCC", "from …, … to …"),
      ("\"Open. Button.\" and 'x'", "… and …"),
      ("'it isn't said \"so", "…t said \"so"),
      ("an ellipsis … - and größer 4", "an ellipsis … - and größer …"),
      // Neither is a color: too few digits, and a word.
      ("#12 and #addition", "#… and #addition"),
      ("#123456789", "#…"),
    ] {
      XCTAssertEqual(GeneralSentence(sentence).text, general, sentence)
    }
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import Testing

/// A trap ends its process, so each runs in a child whose last words are read.
@Suite struct TrapTests {
  @Test func trapSaysItsSentenceAndNamesTheCaller() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      trap("a list has no value 7")
    }

    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("TrapTests.swift"))
    #expect(text.contains("a list has no value 7"))
  }

  @Test func requireSaysItsSentenceInAnOptimizedModule() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Bitmap(width: -1, height: 2)
    }

    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("a bitmap cannot be -1x2 pixels"))
  }

  @Test func requireMakesNoSentenceWhereItsConditionHolds() {
    var isMade = false
    func sentence() -> String {
      isMade = true
      return "never said"
    }

    require(true, sentence())

    #expect(!isMade)
  }
}

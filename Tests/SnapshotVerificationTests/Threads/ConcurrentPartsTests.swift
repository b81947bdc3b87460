// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Testing

@testable import SnapshotVerification

struct ConcurrentPartsTests {
  @Test(arguments: [0, 1, 511, 512, 513, 5_000])
  func everyElementIsInOnePartAndPartsKeepTheirOrder(_ count: Int) {
    let numbers = Array(0..<count)

    let parts = numbers.mapParts { Array($0) }

    #expect(parts.flatMap { $0 } == numbers)
    #expect(parts.count == (count + 511) / 512)
  }

  @Test func whatATestLetsFailFailsOnAllThreads() {
    let answers = FileCall.$answer.withValue({ _ in .fail(5) }) {
      Array(0..<40).mapParts(of: 1) { _ in FileCall.answer != nil }
    }

    #expect(answers == Array(repeating: true, count: 40))
  }
}

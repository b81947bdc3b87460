// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification
import Testing

struct TextDifferenceTests {
  @Test
  func aChangedLineIsRemovedAndAdded() {
    let difference = TextDifference(from: "a\nb\nc", to: "a\nx\nc")

    #expect(difference.unified() == "@@ -1,3 +1,3 @@\n a\n-b\n+x\n c")
    #expect(difference.removedCount == 1)
    #expect(difference.addedCount == 1)
  }

  @Test
  func equalTextsHaveNoHunks() {
    let difference = TextDifference(from: "a\nb", to: "a\nb")

    #expect(difference.isEmpty)
    #expect(difference.unified() == "")
  }

  @Test
  func changesFarFromEachOtherAreTwoHunks() {
    let old = (1...30).map(String.init)
    var new = old
    new[1] = "x"
    new.append("31")

    let text = TextDifference(
      from: old.joined(separator: "\n"), to: new.joined(separator: "\n")
    ).unified(context: 1)

    #expect(text == "@@ -1,3 +1,3 @@\n 1\n-2\n+x\n 3\n@@ -30,1 +30,2 @@\n 30\n+31")
  }

  @Test
  func aLineEndAtTheEndIsSeen() {
    #expect(
      TextDifference(from: "a", to: "a\n").unified() == "@@ -1,1 +1,2 @@\n a\n+")
  }

  @Test
  func spacesAtAnEndAreMarked() {
    #expect(TextDifference(from: "a", to: "a ").unified() == "@@ -1,1 +1,1 @@\n-a\n+a ¬")
  }

  @Test
  func carriageReturnsDiffer() {
    #expect(!TextDifference(from: "a\r\nb", to: "a\nb").isEmpty)
  }

  @Test
  func longDifferencesAreCut() {
    let text = TextDifference(from: "", to: (1...10).map(String.init).joined(separator: "\n"))
      .unified(limit: 3)

    #expect(text.hasSuffix("... and 9 more lines"))
  }
}

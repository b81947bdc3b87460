// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

/// Texts that stand in the sources of their tests (`assertInlineSnapshot`), which no decision
/// writes: the test itself finds its place in the source, and knows how it is indented.
extension ReviewItem {
  /// Whether it is such a text, and differs from what the test wrote or is not there yet.
  public var isUnwrittenInlineText: Bool {
    reference == nil && texts?.actual != nil
      && (outcome == .differed || outcome == .missingReference)
  }

  /// The command that writes the text into the source, and no other test's.
  public var recordingCommand: String {
    let name = "\(suite.replacing(".", with: "/"))/\(SnapshotTest.baseName(ofFunction: test))"
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "._/-".contains($0) }
    let filter = isPlain ? name : "\"\(SnapshotTest.escaped(name))\""
    return "swift run snapshots record --failed --filter \(filter)"
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

extension Diffing where Value == String {
  /// Texts, compared line by line.
  public static var lines: Diffing {
    var diffing = Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        let document = SnapshotDocument.text(new)
        guard let words = document.difference(Array(old.utf8)) else { return nil }
        let attachment = XCTAttachment(
          data: Data(words.utf8), uniformTypeIdentifier: "public.patch-file")
        return (words, [attachment])
      })
    diffing.judgment = .lines
    return diffing
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A text as it is, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

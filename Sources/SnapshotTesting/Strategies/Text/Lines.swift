// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

extension Diffing where Value == String {
  /// Texts, compared line by line.
  public static var lines: Diffing {
    var diffing = Diffing.diff(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diffV2: { old, new in
        let document = SnapshotDocument.text(new)
        guard let words = document.difference(Array(old.utf8)) else { return nil }
        return (words, [.data(Data(words.utf8), name: "difference.patch")])
      })
    diffing.judgment = .lines
    return diffing
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A text as it is, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

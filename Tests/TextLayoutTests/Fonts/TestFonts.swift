// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import TextLayout
import XCTest

/// Inter from Debian's `fonts-inter`, the only font that the tests need.
func inter(_ weight: Int = 400, italic: Bool = false) throws -> FontFace {
  try FontLibrary.system.face(family: "Inter", weight: weight, italic: italic)
}

/// The bytes of Inter Regular's file, for tests that damage them.
func interBytes() throws -> Data {
  let file = try XCTUnwrap(inter().file)
  return try Data(contentsOf: URL(fileURLWithPath: file))
}

extension Data {
  /// The tables of a font of one face, and where they lie.
  var tables: [(tag: String, range: Range<Int>)] {
    func number(_ offset: Int, _ count: Int) -> Int {
      (offset..<offset + count).reduce(0) { $0 << 8 | Int(self[$1]) }
    }
    return (0..<number(4, 2)).map { index in
      let record = 12 + index * 16
      let start = number(record + 8, 4)
      return (
        String(decoding: self[record..<record + 4], as: UTF8.self),
        start..<start + number(record + 12, 4)
      )
    }
  }

  /// The font with one table's tag replaced; the new tag must sort to the same place.
  func renamingTable(_ tag: String, to newTag: String) throws -> Data {
    var data = self
    let count = Int(data[4]) << 8 | Int(data[5])
    for table in 0..<count {
      let range = 12 + table * 16..<16 + table * 16
      if String(decoding: data[range], as: UTF8.self) == tag {
        data.replaceSubrange(range, with: Data(newTag.utf8))
        return data
      }
    }
    XCTFail("the font has no table \(tag)")
    return data
  }
}

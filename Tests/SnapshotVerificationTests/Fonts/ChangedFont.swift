// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import TextLayout
import XCTest

/// Inter Regular as another release of it might be.
struct ChangedFont {
  private(set) var data: Data
  let original: FontFace

  init() throws {
    original = try FontLibrary.system.face(family: "Inter")
    data = try Data(contentsOf: URL(fileURLWithPath: XCTUnwrap(original.file)))
  }

  /// States another version, which draws the same.
  mutating func changeVersion(to version: String) throws {
    let old = try XCTUnwrap(original.version.data(using: .utf16BigEndian))
    let new = try XCTUnwrap(version.data(using: .utf16BigEndian))
    XCTAssertEqual(old.count, new.count)
    while let range = data.range(of: old) { data.replaceSubrange(range, with: new) }
  }

  /// Makes all letters larger, by writing fewer units per em into the table `head`.
  mutating func makeLarger() throws {
    let tables = Int(data[4]) << 8 | Int(data[5])
    let record = try XCTUnwrap(
      (0..<tables).map { 12 + 16 * $0 }.first {
        String(decoding: data[$0..<$0 + 4], as: UTF8.self) == "head"
      })
    let offset = (8..<12).reduce(0) { $0 << 8 | Int(data[record + $1]) }
    data[offset + 18] = UInt8(2400 >> 8)
    data[offset + 19] = UInt8(2400 & 0xFF)
  }
}

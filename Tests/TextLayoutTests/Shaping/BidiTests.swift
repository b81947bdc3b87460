// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import TextLayout

final class BidiTests: XCTestCase {
  func testLatinTextHasOneLevel() {
    let levels = Bidi.levels(of: scalars("Hello, 10:30!"), base: .leftToRight)

    XCTAssertEqual(levels.base, 0)
    XCTAssertNil(levels.levels)
  }

  func testHebrewTurnsInALatinParagraph() {
    let levels = Bidi.levels(of: scalars("ab אב 12"), base: .leftToRight)

    XCTAssertEqual(levels.levels, [0, 0, 0, 1, 1, 1, 2, 2])
  }

  func testFirstStrongLetterDecidesTheBase() {
    XCTAssertEqual(Bidi.levels(of: scalars("12 אב"), base: .firstStrong).base, 1)
    XCTAssertEqual(Bidi.levels(of: scalars("12 ab אב"), base: .firstStrong).base, 0)
    XCTAssertEqual(Bidi.levels(of: scalars("12"), base: .firstStrong).base, 0)
    XCTAssertEqual(Bidi.levels(of: scalars("ab"), base: .rightToLeft).base, 1)
  }

  func testReorderingTurnsTheHighestLevelsFirst() {
    let order = Bidi.reorder(Array(zip("abcdef", [0, 1, 2, 2, 1, 0])), level: { UInt8($0.1) })

    XCTAssertEqual(String(order.map(\.0)), "aecdbf")
  }

  /// Every line of Unicode's own test, from Debian's package `unicode-data`.
  func testOfficialBidiCharacterTest() throws {
    let file = "/usr/share/unicode/BidiCharacterTest.txt"
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw XCTSkip("\(file) is absent: `apt-get install unicode-data`")
    }
    var failures = 0
    var count = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) where line.first != 0x23 {
      let fields = line.split(separator: UInt8(ascii: ";")).map { Substring($0) }
      guard fields.count == 5 else { continue }
      let isRight = BidiLine(fields).isReproduced
      count += 1
      if !isRight, failures < 5 { XCTFail("\(Substring(line))") }
      failures += isRight ? 0 : 1
    }
    XCTAssertEqual(failures, 0)
    XCTAssertGreaterThan(count, 91_000)
  }

  private func scalars(_ text: String) -> ArraySlice<UInt32> {
    text.unicodeScalars.map(\.value)[...]
  }
}

/// A line of the test: scalars; direction; base level; levels; visual order.
private struct BidiLine {
  let scalars: [UInt32]
  let base: BaseDirection
  let baseLevel: UInt8?
  /// `nil` for scalars that the algorithm removes.
  let levels: [UInt8?]
  let order: [Int]

  init(_ fields: [Substring]) {
    scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
    base = ["0": .leftToRight, "1": .rightToLeft][fields[1]] ?? .firstStrong
    baseLevel = UInt8(fields[2])
    levels = fields[3].split(separator: " ").map { UInt8($0) }
    order = fields[4].split(separator: " ").compactMap { Int($0) }
  }

  var isReproduced: Bool {
    let found = Bidi.levels(of: scalars[...], base: base)
    let own = found.levels ?? [UInt8](repeating: found.base, count: scalars.count)
    guard found.base == baseLevel else { return false }
    guard zip(own, levels).allSatisfy({ $1 == nil || $0 == $1 }) else { return false }
    let visible = scalars.indices.filter { levels[$0] != nil }
    return Bidi.reorder(visible, level: { own[$0] }) == order
  }
}

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
    guard let bytes = FileManager.default.contents(atPath: file) else {
      throw XCTSkip("\(file) is absent: `apt-get install unicode-data`")
    }
    var failures = 0
    var count = 0
    bytes.withUnsafeBytes { bytes in
      var reader = BidiTestReader(bytes: bytes)
      while let line = reader.next() {
        count += 1
        guard !line.isReproduced else { continue }
        failures += 1
        if failures < 5 { XCTFail("\(line)") }
      }
    }
    XCTAssertEqual(failures, 0)
    XCTAssertGreaterThan(count, 91_000)
  }

  private func scalars(_ text: String) -> ArraySlice<UInt32> {
    text.unicodeScalars.map(\.value)[...]
  }
}

/// A line of the test.
private struct BidiLine {
  let scalars: [UInt32]
  let base: BaseDirection
  let baseLevel: Int
  /// -1 for scalars that the algorithm removes.
  let levels: [Int]
  let order: [Int]

  var isReproduced: Bool {
    let found = Bidi.levels(of: scalars[...], base: base)
    let own = found.levels ?? [UInt8](repeating: found.base, count: scalars.count)
    guard Int(found.base) == baseLevel, levels.count == own.count else { return false }
    var visible: [Int] = []
    for index in 0..<own.count where levels[index] >= 0 {
      if Int(own[index]) != levels[index] { return false }
      visible.append(index)
    }
    return Bidi.reorder(visible, level: { own[$0] }) == order
  }
}

/// Reads the test file byte by byte: tests are not optimized, and the file has seven million.
private struct BidiTestReader {
  let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  mutating func next() -> BidiLine? {
    while position < bytes.count {
      let isData = bytes[position] != 0x23 && bytes[position] != 0x0A
      guard isData else {
        skipLine()
        continue
      }
      let scalars = numbers(radix: 16)
      let direction = numbers()
      let baseLevel = numbers()
      let line = BidiLine(
        scalars: scalars.map { UInt32($0) },
        base: direction == [0] ? .leftToRight : direction == [1] ? .rightToLeft : .firstStrong,
        baseLevel: baseLevel[0], levels: numbers(), order: numbers())
      return line
    }
    return nil
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != 0x0A { position += 1 }
    position += 1
  }

  /// The numbers of a field, -1 for an `x`. Goes on behind the field's end.
  private mutating func numbers(radix: Int = 10) -> [Int] {
    var numbers: [Int] = []
    var value: Int?
    while position < bytes.count {
      let byte = Int(bytes[position])
      position += 1
      switch byte {
      case 0x30...0x39: value = (value ?? 0) * radix + byte - 0x30
      case 0x41...0x46: value = (value ?? 0) * radix + byte - 0x37
      case 0x78: value = -1
      default:
        if let number = value { numbers.append(number) }
        value = nil
        if byte == 0x3B || byte == 0x0A { return numbers }
      }
    }
    return numbers
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import TextLayout

final class LineBreakerTests: XCTestCase {
  func testLinesBreakAfterSpacesAndHyphens() {
    XCTAssertEqual(marked("to be well-known"), "to |be |well-|known")
  }

  func testNumbersStayWhole() {
    XCTAssertEqual(marked("pay $(12.35) or 7,000%"), "pay |$(12.35) |or |7,000%")
  }

  func testNewlinesAreMandatory() {
    XCTAssertEqual(marked("a\nb\r\nc\u{2028}d"), "a\n!b\r\n!c\u{2028}!d")
  }

  func testNoBreakSpaceKeepsTogether() {
    XCTAssertEqual(marked("10\u{A0}km away"), "10\u{A0}km |away")
  }

  func testIdeographsBreakExceptBeforeClosingPunctuation() {
    XCTAssertEqual(marked("東京。大"), "東|京。|大")
  }

  func testFlagsBreakInPairs() {
    XCTAssertEqual(marked("🇩🇪🇫🇷"), "🇩🇪|🇫🇷")
  }

  func testEmptyTextHasNoBreak() {
    XCTAssertEqual(LineBreaker.breaks(in: [UInt32]()), [.prohibited])
  }

  /// Every line of Unicode's own test, from Debian's package `unicode-data`.
  func testOfficialLineBreakTest() throws {
    let file = "/usr/share/unicode/auxiliary/LineBreakTest.txt"
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw XCTSkip("\(file) is absent: `apt-get install unicode-data`")
    }
    guard text.hasPrefix("# LineBreakTest-\(LineBreakTable.unicodeVersion)") else {
      throw XCTSkip("\(file) is not of Unicode \(LineBreakTable.unicodeVersion)")
    }
    var count = 0
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }
      let scalars = fields.compactMap { UInt32($0, radix: 16) }
      let expected = fields.filter { $0 == "÷" || $0 == "×" }.map { $0 == "÷" }

      let actual = LineBreaker.breaks(in: scalars).map { $0 != .prohibited }

      XCTAssertEqual(actual, expected, "\(line)")
      count += 1
    }
    XCTAssertEqual(count, 7_654)
  }

  private func marked(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let breaks = LineBreaker.breaks(in: scalars.map(\.value))
    return scalars.indices.reduce(into: "") { result, index in
      switch breaks[index] {
      case .prohibited: break
      case .allowed: result += "|"
      case .mandatory: result += "!"
      }
      result.unicodeScalars.append(scalars[index])
    }
  }
}

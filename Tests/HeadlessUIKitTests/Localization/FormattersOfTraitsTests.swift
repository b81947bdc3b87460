// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class FormattersOfTraitsTests: XCTestCase {
  private func inLanguage<Result>(_ language: String?, _ body: () -> Result) -> Result {
    var environment = RenderingEnvironment.current
    environment.language = language
    return RenderingEnvironment.$current.withValue(environment, operation: body)
  }

  func testMoneyIsThatOfTheLocale() {
    func money() -> String? {
      let formatter = NumberFormatter.ofTraits()
      formatter.numberStyle = .currency
      return formatter.string(from: 45)
    }

    XCTAssertEqual(inLanguage(nil, money), "$45.00")
    XCTAssertEqual(inLanguage("de-DE", money), "45,00\u{A0}\u{20AC}")
  }

  func testDatesAreThoseOfTheLocale() {
    func date() -> String {
      let formatter = DateFormatter.ofTraits()
      formatter.dateStyle = .medium
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      return formatter.string(from: Date(timeIntervalSince1970: 0))
    }

    XCTAssertEqual(inLanguage(nil, date), "Jan 1, 1970")
    XCTAssertEqual(inLanguage("de", date), "01.01.1970")
  }

  func testWeeksBeginWhereTheLocaleSays() {
    XCTAssertEqual(inLanguage(nil) { Calendar.ofTraits.firstWeekday }, 1)
    XCTAssertEqual(inLanguage("de-DE") { Calendar.ofTraits.firstWeekday }, 2)
  }
}

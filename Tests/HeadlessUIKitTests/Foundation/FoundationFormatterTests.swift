// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class FoundationFormatterTests: XCTestCase {
  private let english = Locale(identifier: "en_US")

  func testDistancesInTime() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = english
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
    func text(_ interval: TimeInterval) -> String {
      formatter.localizedString(for: now + interval, relativeTo: now)
    }

    XCTAssertEqual(text(-3 * 86_400), "3 days ago")
    XCTAssertEqual(text(-1.9 * 86_400), "1 day ago")
    XCTAssertEqual(text(15 * 86_400), "in 2 weeks")
    XCTAssertEqual(text(-90), "1 minute ago")
    XCTAssertEqual(text(0), "in 0 seconds")
    formatter.dateTimeStyle = .named
    XCTAssertEqual(text(-86_400), "yesterday")
    formatter.dateTimeStyle = .numeric
    formatter.unitsStyle = .short
    XCTAssertEqual(formatter.localizedString(from: DateComponents(month: -2)), "2 mo. ago")
    formatter.locale = Locale(identifier: "de")
    formatter.unitsStyle = .full
    XCTAssertEqual(text(-2 * 3_600), "vor 2 Stunden")
  }

  private func durations(
    _ units: NSCalendar.Unit, _ style: DateComponentsFormatter.UnitsStyle = .positional
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = english
    formatter.calendar = calendar
    return formatter
  }

  func testPositionalDurations() {
    let formatter = durations([.hour, .minute, .second])

    XCTAssertEqual(formatter.string(from: 3_725), "1:02:05")
    XCTAssertEqual(formatter.string(from: 65), "1:05")
    XCTAssertEqual(formatter.string(from: 5), "5")
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    XCTAssertEqual(formatter.string(from: 65), "01:05")
    XCTAssertEqual(formatter.string(from: 3_725), "62:05")
    XCTAssertEqual(formatter.string(from: -65), "-01:05")
  }

  func testDurationsInWords() {
    let units: NSCalendar.Unit = [.hour, .minute, .second]

    XCTAssertEqual(durations(units, .full).string(from: 3_725), "1 hour, 2 minutes, 5 seconds")
    XCTAssertEqual(durations(units, .short).string(from: 3_605), "1 hr, 5 sec")
    XCTAssertEqual(durations(units, .abbreviated).string(from: 3_725), "1h 2m 5s")
    XCTAssertEqual(durations(units, .brief).string(from: 3_725), "1hr 2min 5sec")
    XCTAssertEqual(durations([.day], .spellOut).string(from: 3 * 86_400), "three days")
    XCTAssertEqual(
      durations([.year, .month], .full).string(from: DateComponents(month: 14)),
      "1 year, 2 months")
    let longest = durations(units, .full)
    longest.maximumUnitCount = 1
    longest.includesTimeRemainingPhrase = true
    XCTAssertEqual(longest.string(from: 3_725), "1 hour remaining")
  }

  func testLists() {
    let formatter = ListFormatter()
    formatter.locale = english

    XCTAssertEqual(formatter.string(from: ["a", "b", "c"]), "a, b, and c")
    XCTAssertEqual(formatter.string(from: ["a", 2]), "a and 2")
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIDatePickerTests: XCTestCase {
  /// February 3, 2021, 16:05 in Greenwich.
  private let date = Date(timeIntervalSince1970: 1_612_368_300)

  private func picker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = date
    picker.frame.size = picker.intrinsicContentSize
    picker.layoutIfNeeded()
    return picker
  }

  private func texts(_ view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
  }

  /// The texts of the middle row of wheels.
  private func chosen(_ view: UIView) -> [String] {
    guard let wheels = view.subviews.compactMap({ $0 as? UIPickerView }).first else { return [] }
    return (0..<wheels.numberOfComponents).compactMap { component in
      let row = wheels.selectedRow(inComponent: component)
      return (wheels.view(forRow: row, forComponent: component) as? UILabel)?.text
    }
  }

  func testItsWordsAreThoseOfTheLanguage() {
    func time(_ language: String?) -> [String] {
      var environment = RenderingEnvironment.current
      environment.language = language
      return RenderingEnvironment.$current.withValue(environment) {
        texts(picker(.time, .compact)).filter { !$0.isEmpty }
      }
    }
    XCTAssertEqual(time(nil), ["4:05 PM"])
    XCTAssertEqual(time("en"), ["4:05 PM"])
    XCTAssertEqual(time("de"), ["16:05"])
    XCTAssertEqual(time("en-GB"), ["16:05"])
  }

  func testTheStyleIsThatOfTheMode() {
    XCTAssertEqual(UIDatePicker().datePickerStyle, .compact)
    XCTAssertEqual(picker(.countDownTimer, .compact).datePickerStyle, .wheels)
    XCTAssertEqual(picker(.date, .inline).datePickerStyle, .inline)
  }

  func testLabelsSayTheDate() {
    XCTAssertEqual(texts(picker(.dateAndTime, .compact)), ["Feb 3, 2021", "4:05 PM"])
    XCTAssertEqual(texts(picker(.date, .compact)), ["Feb 3, 2021"])
    XCTAssertEqual(texts(picker(.time, .compact)), ["4:05 PM"])
    XCTAssertEqual(picker(.date, .compact).intrinsicContentSize.height, 34.5)
  }

  /// Recorded: as the view of a bar button item it is as wide as its one label.
  func testAPickerWithoutAFrameIsAsLargeAsItsContent() {
    let picker = UIDatePicker()
    let both = picker.frame.width
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .compact
    XCTAssertEqual(picker.frame.size, picker.intrinsicContentSize)
    XCTAssertLessThan(picker.frame.width, both)

    picker.frame.size.width = 300
    picker.datePickerMode = .time
    XCTAssertEqual(picker.frame.width, 300)
    let framed = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 250, height: 40))
    framed.datePickerMode = .date
    XCTAssertEqual(framed.frame.size, CGSize(width: 250, height: 40))
  }

  func testWheelsSayTheDate() {
    XCTAssertEqual(chosen(picker(.date, .wheels)), ["February", "3", "2021"])
    XCTAssertEqual(chosen(picker(.time, .wheels)), ["4", "05", "PM"])
    XCTAssertEqual(chosen(picker(.dateAndTime, .wheels)), ["Wed Feb 3", "4", "05", "PM"])
    XCTAssertEqual(picker(.date, .wheels).bounds.size, CGSize(width: 320, height: 216))
    let timer = picker(.countDownTimer, .wheels)
    timer.countDownDuration = 3_900
    timer.layoutIfNeeded()
    XCTAssertEqual(chosen(timer), ["1 hour", "5 min"])
  }

  func testAMonthStartsOnItsDayOfTheWeek() throws {
    let picker = picker(.date, .inline)
    let shown = texts(picker)
    XCTAssertEqual(shown.first, "February 2021")
    XCTAssertTrue(shown.contains("SUN"))
    XCTAssertEqual(shown.suffix(28).first, "1")

    func label(_ text: String, _ view: UIView) -> UILabel? {
      if let found = view as? UILabel, found.text == text { return found }
      return view.subviews.lazy.compactMap { label(text, $0) }.first
    }
    let (first, sunday) = (try XCTUnwrap(label("1", picker)), try XCTUnwrap(label("7", picker)))
    let (monday, tuesday) = (
      try XCTUnwrap(label("MON", picker)), try XCTUnwrap(label("SUN", picker))
    )
    XCTAssertEqual(first.frame.midX, monday.frame.midX)
    XCTAssertEqual(sunday.frame.midX, tuesday.frame.midX)
    XCTAssertGreaterThan(sunday.frame.midY, first.frame.midY)
    XCTAssertEqual(label("3", picker)?.textColor, picker.tintColor)
  }

  func testADateStaysWithinItsLimits() {
    let picker = picker(.date, .compact)
    picker.minimumDate = date.addingTimeInterval(86_400)
    XCTAssertEqual(picker.date, date.addingTimeInterval(86_400))

    picker.minimumDate = nil
    picker.maximumDate = date
    picker.setDate(date.addingTimeInterval(1), animated: true)

    XCTAssertEqual(picker.date, date)
  }

  func testMinutesAreRoundedDown() {
    let picker = picker(.time, .compact)
    picker.date = date.addingTimeInterval(240)
    picker.minuteInterval = 15
    XCTAssertEqual(texts(picker), ["4:00 PM"])

    picker.roundsToMinuteInterval = false
    XCTAssertEqual(texts(picker), ["4:09 PM"])
  }

  func testZonesAndPlacesChangeTheWords() throws {
    let picker = picker(.dateAndTime, .compact)
    picker.timeZone = TimeZone(secondsFromGMT: 9 * 3_600)
    XCTAssertEqual(texts(picker), ["Feb 4, 2021", "1:05 AM"])

    picker.timeZone = nil
    picker.locale = Locale(identifier: "de_DE")

    let words = texts(picker)
    XCTAssertTrue(try XCTUnwrap(words.first).hasPrefix("3"), "\(words)")
    XCTAssertEqual(words.last, "16:05")
  }

  func testANewPickerIsTheSameEachTime() {
    XCTAssertEqual(texts(UIDatePicker()), ["Jan 9, 2007", "9:41 AM"])
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A date as wheels.
///
/// The widths of wheels for dates and times, and where their texts stand, are such that the ink
/// lies where it lies in four pictures: dates with the month first and times of twelve hours in
/// react-native-datetimepicker, dates with the day first and times of 24 hours in docs-maui.
/// Weekdays and durations have been found in no picture: they stand in the middle.
final class DateWheels: UIPickerView {
  private struct Wheel {
    var rows: [String]
    var chosen: Int
    var width: CGFloat
    var text = WheelText()
  }

  /// From the edge of a wheel to its texts.
  private static let inset: CGFloat = 16.25

  private let source = Source()

  convenience init(_ picker: UIDatePicker) {
    self.init(frame: .zero)
    source.wheels = DateWheels.wheels(of: picker)
    wheelTexts = source.wheels.map(\.text)
    dataSource = source
    delegate = source
    for (index, wheel) in source.wheels.enumerated() {
      selectRow(wheel.chosen, inComponent: index, animated: false)
    }
  }

  private static func wheels(of picker: UIDatePicker) -> [Wheel] {
    let (words, date) = (picker.words, picker.shownDate)
    switch picker.datePickerMode {
    case .date: return days(words, date)
    case .yearAndMonth: return [months(words, date), years(words, date)]
    case .time: return aligned(times(words, date, picker.minuteStep))
    case .dateAndTime: return [weekdays(words, date)] + times(words, date, picker.minuteStep)
    case .countDownTimer: return duration(picker)
    }
  }

  private static func days(_ words: DateWords, _ date: Date) -> [Wheel] {
    let count = words.calendar.range(of: .day, in: .month, for: date)?.count ?? 31
    let day = Wheel(
      rows: (1...count).map(String.init), chosen: words.part(.day, of: date) - 1, width: 59,
      text: WheelText(edge: .trailing, inset: inset))
    let month = months(words, date)
    return (words.startsWithMonth ? [month, day] : [day, month]) + [years(words, date)]
  }

  private static func months(_ words: DateWords, _ date: Date) -> Wheel {
    Wheel(
      rows: words.months, chosen: words.part(.month, of: date) - 1, width: 132.5,
      text: WheelText(edge: .leading, inset: inset))
  }

  private static func years(_ words: DateWords, _ date: Date) -> Wheel {
    let year = words.part(.year, of: date)
    return Wheel(
      rows: ((year - 10)...(year + 10)).map(String.init), chosen: 10, width: 98,
      text: WheelText(inset: 10.9))
  }

  private static func weekdays(_ words: DateWords, _ date: Date) -> Wheel {
    let days = (-10...10).map { offset in
      words.calendar.date(byAdding: .day, value: offset, to: date) ?? date
    }
    return Wheel(rows: days.map(words.weekday), chosen: 10, width: 136)
  }

  private static func times(_ words: DateWords, _ date: Date, _ step: Int) -> [Wheel] {
    let (hour, minute) = (words.part(.hour, of: date), words.part(.minute, of: date))
    // Hours and minutes go on in a circle: the wheel shows what comes before the first.
    let hours =
      words.countsToTwelve
      ? (0..<36).map { String(($0 + 11) % 12 + 1) }
      : (0..<72).map { DateWords.twoDigits($0 % 24) }
    let cycle = words.countsToTwelve ? 12 : 24
    let hourWheel = Wheel(rows: hours, chosen: hour % cycle + cycle, width: 44)
    let perHour = 60 / step
    let minutes = (0..<3 * perHour).map { DateWords.twoDigits($0 % perHour * step) }
    let minuteWheel = Wheel(rows: minutes, chosen: minute / step + perHour, width: 44)
    guard words.countsToTwelve else { return [hourWheel, minuteWheel] }
    return [
      hourWheel, minuteWheel, Wheel(rows: words.halves, chosen: hour / 12, width: 52),
    ]
  }

  /// The wheels of a time that stands alone.
  private static func aligned(_ times: [Wheel]) -> [Wheel] {
    let isOfTwelve = times.count == 3
    return times.enumerated().map { index, wheel in
      var wheel = wheel
      wheel.width = index == 2 ? 80.4 : isOfTwelve ? 66.6 : 71
      wheel.text =
        index == 2
        ? WheelText(edge: .leading, inset: 10.8)
        : WheelText(edge: .trailing, inset: isOfTwelve ? 17.3 : 26)
      return wheel
    }
  }

  private static func duration(_ picker: UIDatePicker) -> [Wheel] {
    let minutes = max(0, Int(min(86_340, picker.countDownDuration) / 60))
    let step = picker.minuteStep
    return [
      Wheel(
        rows: (0..<24).map { $0 == 1 ? "1 hour" : "\($0) hours" }, chosen: minutes / 60, width: 120),
      Wheel(
        rows: stride(from: 0, to: 60, by: step).map { "\($0) min" },
        chosen: minutes % 60 / step, width: 120),
    ]
  }

  private final class Source: UIPickerViewDataSource, UIPickerViewDelegate {
    var wheels: [Wheel] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      wheels[component].rows.count
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      wheels[component].width
    }

    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { wheels[component].rows[row] }
  }
}

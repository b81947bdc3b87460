// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The words and parts of a date, in a calendar of its own.
///
/// They are those of the environment's language, or English as on a device of the United States,
/// unless the picker was given a locale: no picture depends on the machine's.
struct DateWords {
  let calendar: Calendar
  private let locale: Locale?

  init(calendar: Calendar?, locale: Locale?, timeZone: TimeZone?) {
    let locale = locale ?? Self.localeOfEnvironment
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    calendar.locale = locale ?? Locale(identifier: "en_US")
    self.calendar = calendar
    self.locale = locale
  }

  /// `nil` where the environment has no language, or English of no other country.
  private static var localeOfEnvironment: Locale? {
    guard let language = RenderingEnvironment.current.language,
      !["en", "en-us", "en_us"].contains(language.lowercased())
    else { return nil }
    return Locale(identifier: language)
  }

  private static let english = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let englishDays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  var months: [String] { locale == nil ? Self.english : calendar.standaloneMonthSymbols }

  private var shortMonths: [String] {
    locale == nil ? Self.english.map { String($0.prefix(3)) } : calendar.shortMonthSymbols
  }

  /// The days of the week from Sunday on.
  var weekdays: [String] { locale == nil ? Self.englishDays : calendar.shortWeekdaySymbols }

  /// Whether hours are counted to twelve.
  var countsToTwelve: Bool {
    guard let locale else { return true }
    let format = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)
    return format?.contains("a") ?? false
  }

  var halves: [String] { locale == nil ? ["AM", "PM"] : [calendar.amSymbol, calendar.pmSymbol] }

  /// Whether the month comes before the day.
  var startsWithMonth: Bool {
    guard let locale,
      let format = DateFormatter.dateFormat(fromTemplate: "dMMMM", options: 0, locale: locale),
      let day = format.firstIndex(of: "d"), let month = format.firstIndex(of: "M")
    else { return true }
    return month < day
  }

  func part(_ component: Calendar.Component, of date: Date) -> Int {
    calendar.component(component, from: date)
  }

  /// Such as "Jan 9, 2007", or as the locale writes it.
  func day(_ date: Date) -> String {
    if let locale {
      let formatter = DateFormatter()
      formatter.calendar = calendar
      formatter.timeZone = calendar.timeZone
      formatter.locale = locale
      formatter.setLocalizedDateFormatFromTemplate("yMMMd")
      return formatter.string(from: date)
    }
    let month = shortMonths[(part(.month, of: date) - 1) % shortMonths.count]
    return "\(month) \(part(.day, of: date)), \(part(.year, of: date))"
  }

  /// Such as "Tue Jan 9".
  func weekday(_ date: Date) -> String {
    let weekday = weekdays[(part(.weekday, of: date) - 1) % weekdays.count]
    let month = shortMonths[(part(.month, of: date) - 1) % shortMonths.count]
    let day = part(.day, of: date)
    return startsWithMonth ? "\(weekday) \(month) \(day)" : "\(weekday) \(day) \(month)"
  }

  /// Such as "9:41 AM".
  func time(_ date: Date) -> String {
    let (hour, minute) = (part(.hour, of: date), Self.twoDigits(part(.minute, of: date)))
    guard countsToTwelve else { return "\(Self.twoDigits(hour)):\(minute)" }
    return "\(hour % 12 == 0 ? 12 : hour % 12):\(minute) \(halves[hour / 12])"
  }

  /// Such as "January 2007".
  func month(_ date: Date) -> String {
    "\(months[(part(.month, of: date) - 1) % months.count]) \(part(.year, of: date))"
  }

  static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

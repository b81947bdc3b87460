// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// What an app's `Locale.current` and formatters say on the device. Linux's Foundation knows one
// locale, "English of the world", whose money is of no currency.

extension Locale {
  /// The locale of the running task's language: that of the traits; without one `en_US`, which is a
  /// simulator's.
  ///
  /// ```swift
  /// let name = Locale.ofTraits.identifier  // "en_US"
  /// ```
  public static var ofTraits: Locale {
    Locale(identifier: RenderingEnvironment.current.language ?? "en_US")
  }

  /// What `Locale.preferredLanguages` becomes: the language of the traits, and `en` without one, as
  /// on a simulator that was not set up.
  public static var preferredLanguagesOfTraits: [String] {
    [RenderingEnvironment.current.language ?? "en"]
  }
}

extension Calendar {
  /// The calendar of the running task's language, which says where its weeks begin.
  public static var ofTraits: Calendar {
    var calendar = Calendar.current
    calendar.locale = .ofTraits
    calendar.firstWeekday = Locale.ofTraits.calendar.firstWeekday
    calendar.minimumDaysInFirstWeek = Locale.ofTraits.calendar.minimumDaysInFirstWeek
    return calendar
  }
}

extension NumberFormatter {
  /// Makes a formatter in the locale of the running task's language.
  public class func ofTraits() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = .ofTraits
    return formatter
  }
}

extension DateFormatter {
  /// Makes a formatter in the locale of the running task's language.
  public class func ofTraits() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = .ofTraits
    return formatter
  }
}

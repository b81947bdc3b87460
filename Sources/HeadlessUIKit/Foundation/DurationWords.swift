// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The words of lengths of time in one language.
struct DurationWords {
  let locale: Locale

  /// Units with their numbers in a row.
  func text(
    _ parts: [(unit: DurationUnit, value: Int)], _ style: DateComponentsFormatter.UnitsStyle
  ) -> String {
    let words = parts.map { word($0.unit, $0.value, style) }
    return words.joined(separator: style == .abbreviated || style == .brief ? " " : ", ")
  }

  private func word(
    _ unit: DurationUnit, _ value: Int, _ style: DateComponentsFormatter.UnitsStyle
  ) -> String {
    let number = value.formatted(.number.grouping(.never).locale(locale))
    let word: String
    if let duration = unit.duration {
      let format = Duration.UnitsFormatStyle(
        allowedUnits: [duration.unit], width: Self.width(style),
        zeroValueUnits: .show(length: 1))
      word = Duration.seconds(value * duration.seconds).formatted(format.locale(locale))
    } else {
      word = english(Self.longUnit(unit, value, style))
    }
    switch style {
    case .brief: return word.replacingOccurrences(of: " ", with: "")
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.locale = locale
      formatter.numberStyle = .spellOut
      let spelled = formatter.string(from: NSNumber(value: value)) ?? number
      return word.replacingOccurrences(of: number, with: spelled)
    default: return word
    }
  }

  private static func width(
    _ style: DateComponentsFormatter.UnitsStyle
  ) -> Duration.UnitsFormatStyle.UnitWidth {
    switch style {
    case .full, .spellOut: .wide
    case .short, .brief: .abbreviated
    case .abbreviated, .positional: .narrow
    }
  }

  private static func longUnit(
    _ unit: DurationUnit, _ value: Int, _ style: DateComponentsFormatter.UnitsStyle
  ) -> String {
    let isYear = unit.component == .year
    let ending = value == 1 ? "" : "s"
    switch style {
    case .full, .spellOut: return "\(value) \(isYear ? "year" : "month")\(ending)"
    case .short, .brief: return "\(value) \(isYear ? "yr" : "mth")\(ending)"
    case .abbreviated, .positional: return "\(value)\(isYear ? "y" : "mo")"
    }
  }

  /// A text of English words, for which Linux's Foundation has no others.
  func english(_ text: String) -> String {
    require(
      locale.language.languageCode?.identifier == "en" || locale.identifier == "C"
        || locale.identifier.isEmpty || locale.identifier.hasPrefix("en"),
      "DateComponentsFormatter writes '\(text)' in English alone on Linux, not in "
        + "'\(locale.identifier)': allow only units from weeks to seconds, and no phrases")
    return text
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Writes lengths of time, such as "1:02:05" or "1 hr, 2 min", which Linux's Foundation does not
/// have.
///
/// ```swift
/// let formatter = DateComponentsFormatter()
/// formatter.allowedUnits = [.minute, .second]
/// formatter.zeroFormattingBehavior = .pad
/// let text = formatter.string(from: 65)  // "01:05"
/// ```
///
/// Years and months are written in English alone: other languages stop the program and say so.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "1:02:05".
    case positional
    /// "1h 2m 5s".
    case abbreviated
    /// "1 hr, 2 min, 5 sec".
    case short
    /// "1 hour, 2 minutes, 5 seconds".
    case full
    /// "one hour, two minutes, five seconds".
    case spellOut
    /// "1hr 2min 5sec".
    case brief
  }

  /// What becomes of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The options as one number.
    public let rawValue: UInt
    /// Makes options of a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Leading ones are dropped in the positional style, all ones in the others.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Those before the first that is not zero are dropped.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Those between others are dropped.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Those behind the last that is not zero are dropped.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All are dropped.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All are kept, with two digits in the positional style.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How units are written. The default is positional.
  open var unitsStyle: UnitsStyle = .positional
  /// Which units are written. The default, none, means all from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units that are zero.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// By which years, months and days are counted, and its locale is the language.
  open var calendar: Calendar? = .ofSnapshot
  /// From which date years and months are counted; `nil` is the beginning of 2001.
  open var referenceDate: Date?
  /// How many units are written at most, the largest ones; 0, the default, for all.
  open var maximumUnitCount: Int = 0
  /// Whether a text begins with "About", in English alone. The default is false.
  open var includesApproximationPhrase: Bool = false
  /// Whether a text ends with "remaining", in English alone. The default is false.
  open var includesTimeRemainingPhrase: Bool = false
  /// Kept: units are whole numbers.
  open var allowsFractionalUnits: Bool = false
  /// Kept: what is left out at the front counts in the next smaller unit.
  open var collapsesLargestUnit: Bool = false
  /// Kept. Texts are as in the middle of a sentence.
  open var formattingContext: Formatter.Context = .unknown

  /// Makes a formatter.
  public override init() { super.init() }
  /// Fails: formatters are not read from archives.
  public required init?(coder: NSCoder) { nil }

  /// A length in a style, with the defaults of the others.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// A number of seconds.
  open func string(from interval: TimeInterval) -> String? {
    let start = reference
    return string(from: start, to: start + interval.rounded(.towardZero))
  }

  /// From one date to another one.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = DurationUnit.all.filter { allows($0) }
    let isNegative = endDate < startDate
    let components = calendarOrDefault.dateComponents(
      Set(units.map(\.component)), from: min(startDate, endDate), to: max(startDate, endDate))
    let text = text(of: units.map { ($0, components.value(for: $0.component) ?? 0) })
    return isNegative ? "-" + text : text
  }

  /// Components, which are carried over into the units that are allowed.
  open func string(from components: DateComponents) -> String? {
    let start = reference
    return calendarOrDefault.date(byAdding: components, to: start)
      .flatMap { string(from: start, to: $0) }
  }

  /// Components, or a number of seconds; `nil` for anything else.
  open override func string(for object: Any?) -> String? {
    switch object {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }

  private var reference: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

  private var calendarOrDefault: Calendar { calendar ?? .ofSnapshot }

  private func allows(_ unit: DurationUnit) -> Bool {
    // Weeks are counted only where somebody asks for them.
    allowedUnits.isEmpty ? unit.component != .weekOfMonth : allowedUnits.contains(unit.unit)
  }

  private typealias Part = (unit: DurationUnit, value: Int)

  private func text(of all: [Part]) -> String {
    var parts = kept(all)
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let words = DurationWords(locale: calendarOrDefault.locale ?? .ofSnapshot)
    var text =
      unitsStyle == .positional
      ? positional(parts, isPadded: zeroFormattingBehavior.contains(.pad))
      : words.text(parts, unitsStyle)
    if includesApproximationPhrase { text = words.english("About \(text)") }
    if includesTimeRemainingPhrase { text = words.english("\(text) remaining") }
    return text
  }

  private func kept(_ parts: [Part]) -> [Part] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    guard let first = parts.firstIndex(where: { $0.value != 0 }),
      let last = parts.lastIndex(where: { $0.value != 0 })
    else {
      return behavior.isDisjoint(with: .dropAll) ? parts : parts.suffix(1)
    }
    return parts.indices.filter { index in
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return parts[index].value != 0 || !behavior.contains(.dropMiddle)
    }.map { parts[$0] }
  }

  private func positional(_ parts: [Part], isPadded: Bool) -> String {
    parts.enumerated().map { index, part in
      let digits = String(part.value)
      let hasTwo = digits.count > 1 || index == 0 && !isPadded
      return hasTwo ? digits : "0" + digits
    }.joined(separator: ":")
  }
}

/// A unit of a length of time.
struct DurationUnit {
  let component: Calendar.Component
  let unit: NSCalendar.Unit
  /// Its seconds and its name for Foundation's durations; `nil` for years and months.
  let duration: (seconds: Int, unit: Duration.UnitsFormatStyle.Unit)?

  /// From the largest on.
  static let all = [
    DurationUnit(component: .year, unit: .year, duration: nil),
    DurationUnit(component: .month, unit: .month, duration: nil),
    DurationUnit(component: .weekOfMonth, unit: .weekOfMonth, duration: (604_800, .weeks)),
    DurationUnit(component: .day, unit: .day, duration: (86_400, .days)),
    DurationUnit(component: .hour, unit: .hour, duration: (3_600, .hours)),
    DurationUnit(component: .minute, unit: .minute, duration: (60, .minutes)),
    DurationUnit(component: .second, unit: .second, duration: (1, .seconds)),
  ]
}

extension Calendar {
  /// The machine's calendar in the snapshot's language.
  static var ofSnapshot: Calendar {
    var calendar = Calendar.autoupdatingCurrent
    calendar.locale = .ofSnapshot
    return calendar
  }
}

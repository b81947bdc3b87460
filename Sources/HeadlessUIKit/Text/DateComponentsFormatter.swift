// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Writes how long something takes. Linux's Foundation says that it has none; this one writes weeks,
/// days, hours, minutes and seconds in the language of its calendar's locale.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `1:02:05`.
    case positional = 0
    /// `1h 2m 5s`.
    case abbreviated = 1
    /// `1 hr, 2 min, 5 sec`.
    case short = 2
    /// `1 hour, 2 minutes, 5 seconds`.
    case full = 3
    /// As `full`: numbers are not spelled out here.
    case spellOut = 4
    /// `1 hr 2 min 5 sec`.
    case brief = 5
  }

  /// What becomes of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// Foundation's bits.
    public let rawValue: UInt
    /// Makes a behavior of Foundation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Leading ones are dropped where the style is `positional`, otherwise all.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Those before the first one that is not.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Those between others.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Those behind the last one that is not.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All are dropped.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All stay, the first one with two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The units that are written: of weeks, days, hours, minutes and seconds.
  open var allowedUnits: NSCalendar.Unit = [.day, .hour, .minute, .second]
  /// How they are written. The default is `positional`.
  open var unitsStyle: UnitsStyle = .positional
  /// What becomes of units that are zero.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// How many units are written at most, the largest; 0, the default, for all.
  open var maximumUnitCount: Int = 0
  /// Whether the largest unit takes what is left over. Kept.
  open var allowsFractionalUnits: Bool = false
  /// Whether units that are left out count in the next smaller one. Kept: they do.
  open var collapsesLargestUnit: Bool = false
  /// Whether it is said that it is about so. Kept.
  open var includesApproximationPhrase: Bool = false
  /// Whether it is said that it is what remains. Kept.
  open var includesTimeRemainingPhrase: Bool = false
  /// Whose locale is written in; `nil` for the current one.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// From when on units count. Kept: a day has 24 hours.
  open var referenceDate: Date?

  /// Makes a formatter of days, hours, minutes and seconds.
  public override init() { super.init() }

  /// Archives are not read: always `nil`.
  public required init?(coder: NSCoder) { nil }

  private static let units:
    [(unit: NSCalendar.Unit, seconds: Int, name: Duration.UnitsFormatStyle.Unit)] = [
      (.weekOfMonth, 604_800, .weeks), (.day, 86_400, .days), (.hour, 3_600, .hours),
      (.minute, 60, .minutes), (.second, 1, .seconds),
    ]

  /// Writes seconds; `nil` where no unit is allowed.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    var rest = Int(abs(ti).rounded(.toNearestOrAwayFromZero))
    let allowed = Self.units.filter { allowedUnits.contains($0.unit) }
    guard !allowed.isEmpty else { return nil }
    let values = allowed.map { unit in
      let value = rest / unit.seconds
      rest %= unit.seconds
      return (value: value, unit: unit.name)
    }
    let shown = kept(values)
    let text =
      unitsStyle == .positional ? positional(shown.map(\.value)) : words(shown)
    return ti <= -0.5 ? "-" + text : text
  }

  /// Writes the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Writes components, where a day has 24 hours.
  open func string(from components: DateComponents) -> String? {
    let days = Double((components.weekOfMonth ?? 0) * 7 + (components.day ?? 0))
    let hours = days * 24 + Double(components.hour ?? 0)
    let minutes = hours * 60 + Double(components.minute ?? 0)
    return string(from: minutes * 60 + Double(components.second ?? 0))
  }

  /// Writes components in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Writes a time interval, or date components.
  open override func string(for obj: Any?) -> String? {
    if let components = obj as? DateComponents { return string(from: components) }
    return (obj as? TimeInterval).flatMap { string(from: $0) }
  }

  private typealias Part = (value: Int, unit: Duration.UnitsFormatStyle.Unit)

  private func kept(_ parts: [Part]) -> [Part] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
    }
    let isZero = parts.map { $0.value == 0 }
    guard let first = isZero.firstIndex(of: false), let last = isZero.lastIndex(of: false) else {
      let all = behavior.contains(.pad) || behavior.isEmpty ? parts : Array(parts.suffix(1))
      return limited(all)
    }
    return limited(
      parts.enumerated().filter { index, part in
        if part.value != 0 { return true }
        if index < first { return !behavior.contains(.dropLeading) }
        return index > last
          ? !behavior.contains(.dropTrailing) : !behavior.contains(.dropMiddle)
      }.map(\.element))
  }

  private func limited(_ parts: [Part]) -> [Part] {
    maximumUnitCount > 0 ? Array(parts.prefix(maximumUnitCount)) : parts
  }

  private func positional(_ values: [Int]) -> String {
    values.enumerated().map { index, value in
      let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
      return isPadded && value < 10 ? "0\(value)" : "\(value)"
    }.joined(separator: ":")
  }

  private func words(_ parts: [Part]) -> String {
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .positional, .abbreviated: .narrow
      case .short: .abbreviated
      case .full, .spellOut: .wide
      case .brief: .condensedAbbreviated
      }
    let seconds = parts.reduce(0) { sum, part in
      sum + part.value * (Self.units.first { $0.name == part.unit }?.seconds ?? 0)
    }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: Set(parts.map(\.unit)), width: width,
      zeroValueUnits: parts.contains { $0.value == 0 } ? .show(length: 1) : .hide
    ).locale(calendar?.locale ?? .current)
    return Duration.seconds(seconds).formatted(style)
  }
}

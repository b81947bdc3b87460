// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Says how far a date is away, such as "3 days ago" or "in 2 weeks", which Linux's Foundation does
/// not have.
///
/// ```swift
/// let formatter = RelativeDateTimeFormatter()
/// formatter.locale = Locale(identifier: "en")
/// let text = formatter.localizedString(fromTimeInterval: -3 * 86400)  // "3 days ago"
/// ```
///
/// The largest unit that is not zero counts, and is cut off, not rounded.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// How a distance is told.
  public enum DateTimeStyle: Int, Sendable {
    /// In numbers: "1 day ago".
    case numeric
    /// By name, where there is one: "yesterday".
    case named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full
    /// "two months ago".
    case spellOut
    /// "2 mo. ago".
    case short
    /// "2mo ago".
    case abbreviated
  }

  /// How a distance is told. The default is in numbers.
  open var dateTimeStyle: DateTimeStyle = .numeric
  /// How units are written. The default is in full.
  open var unitsStyle: UnitsStyle = .full
  /// Kept. Texts are as in the middle of a sentence.
  open var formattingContext: Formatter.Context = .unknown
  /// In which days and months are counted. The default is the machine's.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The language. The default is the snapshot's, or else the machine's.
  open var locale: Locale! = .ofSnapshot

  /// Makes a formatter.
  public override init() { super.init() }
  /// Fails: formatters are not read from archives.
  public required init?(coder: NSCoder) { nil }

  /// The largest component that is not zero.
  open func localizedString(from components: DateComponents) -> String {
    for unit in RelativeUnit.all {
      if let value = components.value(for: unit.component), value != 0 {
        return text(value, unit)
      }
    }
    return text(0, .second)
  }

  /// A number of seconds, negative ones in the past.
  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: now + interval, relativeTo: now)
  }

  /// How far a date is from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units = Set(RelativeUnit.all.map(\.component))
    return localizedString(
      from: calendar.dateComponents(units, from: referenceDate, to: date))
  }

  /// How far a date is from now; `nil` for anything but a date.
  open override func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(_ value: Int, _ unit: RelativeUnit) -> String {
    // The style tells of its anchor as seen from the date that it is given.
    let anchor = Date(timeIntervalSinceReferenceDate: 0)
    var fixed = Calendar(identifier: .gregorian)
    fixed.timeZone = .gmt
    let other = fixed.date(byAdding: unit.component, value: -value, to: anchor) ?? anchor
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: anchor, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: units, locale: locale, calendar: fixed)
    style.allowedFields = [unit.field]
    return style.format(other)
  }

  private var units: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

private struct RelativeUnit {
  let component: Calendar.Component
  let field: Date.RelativeFormatStyle.Field

  static let second = RelativeUnit(component: .second, field: .second)
  /// From the largest on.
  static let all = [
    RelativeUnit(component: .year, field: .year), RelativeUnit(component: .month, field: .month),
    RelativeUnit(component: .weekOfMonth, field: .week),
    RelativeUnit(component: .day, field: .day), RelativeUnit(component: .hour, field: .hour),
    RelativeUnit(component: .minute, field: .minute), second,
  ]
}

extension Locale {
  /// The locale of the snapshot's language; the machine's where none is set.
  static var ofSnapshot: Locale {
    RenderingEnvironment.current.language.map(Locale.init(identifier:)) ?? .autoupdatingCurrent
  }
}

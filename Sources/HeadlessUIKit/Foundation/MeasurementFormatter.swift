// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Writes measurements such as "7.456 mi" or "37,5 °C", which Linux's Foundation does not have.
///
/// ```swift
/// let formatter = MeasurementFormatter()
/// formatter.locale = Locale(identifier: "en_US")
/// let run = Measurement(value: 12, unit: UnitLength.kilometers)
/// let text = formatter.string(from: run)  // "7.456 mi"
/// ```
///
/// The words are those of the Unicode CLDR, as on iOS. Units that it does not know are written with
/// their symbols.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// In which unit a measurement is written.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// In its own, not the language's.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// In one that is of its size: 1,500 meters are 1.5 kilometers, or 0.932 miles.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Temperatures without a letter: "37.5°".
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// In which unit a measurement is written. The default is that of its dimension which the region
  /// of the language prefers: kilometers or miles, kilograms or pounds, kilometers or miles per
  /// hour, degrees Celsius or Fahrenheit, liters or gallons; other dimensions keep theirs.
  open var unitOptions: UnitOptions = []
  /// How units are written: `.short` is "3m", `.medium`, the default, "3 m", `.long` "3 meters".
  open var unitStyle: Formatter.UnitStyle = .medium
  /// The language. The default is the snapshot's, or else the machine's.
  open var locale: Locale! = .ofSnapshot {
    didSet { numberFormatter.locale = locale }
  }
  /// Writes the number. The default has at most three digits behind the point.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = .ofSnapshot
    return formatter
  }()

  /// Makes a formatter.
  public override init() { super.init() }
  /// Fails: formatters are not read from archives.
  public required init?(coder: NSCoder) { nil }

  /// A measurement, such as "3 m".
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(of: measurement.value, in: measurement.unit)
  }

  /// A unit alone, such as "m".
  open func string(from unit: Unit) -> String {
    guard let name = UnitName(unit),
      let text = InternationalComponents.text(
        of: 0, skeleton: skeleton(name.identifier, usage: nil, digits: "."), locale: locale),
      let number = InternationalComponents.text(of: 0, skeleton: ".", locale: locale)
    else { return unit.symbol }
    return text.replacingOccurrences(of: number, with: "").trimmingCharacters(in: .whitespaces)
  }

  /// A measurement; `nil` for anything else.
  open override func string(for object: Any?) -> String? {
    (object as? any AnyMeasurement)?.text(by: self)
  }

  private func text(of value: Double, in unit: Unit) -> String {
    var (value, unit) = (value, unit)
    if !unitOptions.contains(.providedUnit), !unitOptions.contains(.naturalScale),
      let own = unit as? Dimension, let preferred = UnitName.preferred(over: own, in: locale)
    {
      value = preferred.converter.value(
        fromBaseUnitValue: own.converter.baseUnitValue(fromValue: value))
      unit = preferred
    }
    return localizedText(of: value, in: unit)
      ?? "\(numberFormatter.string(from: value as NSNumber) ?? "") \(unit.symbol)"
  }

  private func localizedText(of value: Double, in unit: Unit) -> String? {
    guard let name = UnitName(unit) else { return nil }
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature {
      return numberFormatter.string(from: value as NSNumber).map { $0 + "°" }
    }
    let isScaled = unitOptions.contains(.naturalScale) && !unitOptions.contains(.providedUnit)
    guard
      let text = InternationalComponents.text(
        of: value,
        skeleton: skeleton(name.identifier, usage: isScaled ? name.usage : nil, digits: digits),
        locale: locale)
    else { return nil }
    guard !isScaled, let number = numberFormatter.string(from: value as NSNumber) else {
      return text
    }
    return replaced(text, value, number)
  }

  /// A text with the number as the number's formatter writes it.
  private func replaced(_ text: String, _ value: Double, _ number: String) -> String {
    guard
      let plain = InternationalComponents.text(of: value, skeleton: digits, locale: locale),
      let range = text.range(of: plain)
    else { return text }
    return text.replacingCharacters(in: range, with: number)
  }

  /// How many digits there are behind the point, as a skeleton says it.
  private var digits: String {
    let least = max(0, numberFormatter.minimumFractionDigits)
    let most = max(least, numberFormatter.maximumFractionDigits)
    return "." + String(repeating: "0", count: least)
      + String(repeating: "#", count: most - least)
  }

  private func skeleton(_ unit: String, usage: String?, digits: String) -> String {
    let width =
      switch unitStyle {
      case .short: "narrow"
      case .long: "full-name"
      default: "short"
      }
    return "unit/\(unit) unit-width-\(width) \(digits)" + (usage.map { " usage/\($0)" } ?? "")
  }
}

/// A measurement of any unit.
private protocol AnyMeasurement {
  func text(by formatter: MeasurementFormatter) -> String
}

extension Measurement: AnyMeasurement {
  fileprivate func text(by formatter: MeasurementFormatter) -> String {
    formatter.string(from: self)
  }
}

// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

import HeadlessUIKit

final class MeasurementFormatterTests: XCTestCase {
  private func text(
    _ value: Double, _ unit: Dimension, _ locale: String = "en_US",
    _ options: MeasurementFormatter.UnitOptions = [],
    _ style: Formatter.UnitStyle = .medium
  ) -> String {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitOptions = options
    formatter.unitStyle = style
    return formatter.string(from: Measurement(value: value, unit: unit))
  }

  func testMeasurementsAreInTheRegionsUnits() {
    // Apple's documentation and forums have these two.
    XCTAssertEqual(text(12, UnitLength.kilometers), "7.456 mi")
    XCTAssertEqual(text(500, UnitMass.grams, "de_DE"), "0,5 kg")
    XCTAssertEqual(text(5, UnitLength.meters), "0.003 mi")
    XCTAssertEqual(text(37.5, UnitTemperature.celsius), "99.5°F")
    XCTAssertEqual(text(3, UnitSpeed.metersPerSecond, "fr_FR"), "10,8\u{202f}km/h")
    XCTAssertEqual(text(21, UnitTemperature.celsius, "en_GB"), "21°C")
    XCTAssertEqual(text(3, UnitDuration.hours), "3 hr")
  }

  func testOptionsAndStyles() {
    XCTAssertEqual(text(3.14159, UnitLength.meters, "en_US", .providedUnit), "3.142 m")
    XCTAssertEqual(text(3, UnitLength.meters, "en_US", .providedUnit, .short), "3m")
    XCTAssertEqual(text(3, UnitLength.meters, "en_US", .providedUnit, .long), "3 meters")
    XCTAssertEqual(text(1, UnitLength.meters, "en_US", .providedUnit, .long), "1 meter")
    XCTAssertEqual(
      text(3000.5, UnitSpeed.kilometersPerHour, "de_DE", .providedUnit, .long),
      "3.000,5 Kilometer pro Stunde")
    XCTAssertEqual(text(5, UnitLength.meters, "en_US", .naturalScale), "16.404 ft")
    XCTAssertEqual(text(1500, UnitLength.meters, "de_DE", .naturalScale), "1,5 km")
    XCTAssertEqual(
      text(37.5, UnitTemperature.celsius, "en_US", .temperatureWithoutUnit), "99.5°")
    XCTAssertEqual(
      text(37.5, UnitTemperature.celsius, "en", [.temperatureWithoutUnit, .providedUnit]), "37.5°")
  }

  func testTheNumbersFormatterWritesTheNumber() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitOptions = .providedUnit
    formatter.numberFormatter.maximumFractionDigits = 0
    XCTAssertEqual(
      formatter.string(from: Measurement(value: 37.6, unit: UnitTemperature.celsius)), "38°C")
    formatter.numberFormatter.minimumFractionDigits = 2
    formatter.numberFormatter.positivePrefix = "+"
    XCTAssertEqual(
      formatter.string(from: Measurement(value: 2, unit: UnitLength.kilometers)), "+2.00 km")
    XCTAssertEqual(
      formatter.string(for: Measurement(value: 2, unit: UnitLength.kilometers)), "+2.00 km")
    XCTAssertNil(formatter.string(for: 3))
  }

  func testUnitsAloneAndUnitsOfOnesOwn() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    XCTAssertEqual(formatter.string(from: UnitLength.kilometers), "km")
    formatter.unitStyle = .long
    XCTAssertEqual(formatter.string(from: UnitLength.kilometers), "kilometers")
    let smoots = UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7))
    formatter.unitOptions = .providedUnit
    XCTAssertEqual(formatter.string(from: Measurement(value: 364.4, unit: smoots)), "364.4 smoot")
  }

  func testEachNamedUnitIsKnownToTheComponents() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    for (unit, name) in [
      (UnitVolume.liters, "liters"), (UnitArea.hectares, "hectares"), (UnitPower.watts, "watts"),
      (UnitPressure.hectopascals, "hectopascals"), (UnitEnergy.kilojoules, "kilojoules"),
      (UnitFrequency.hertz, "hertz"), (UnitInformationStorage.megabytes, "megabytes"),
      (UnitAngle.degrees, "degrees"), (UnitElectricCurrent.amperes, "amperes"),
    ] as [(Dimension, String)] {
      XCTAssertEqual(formatter.string(from: Measurement(value: 2, unit: unit)), "2 \(name)")
    }
  }
}
